/** French names of figures, things, vessels and houses within a sentence. */
const ordinals = [
  'premier',
  'second',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
];

export const naming = {
  somebody: 'quelqu’un',
  nobody: 'Personne',
  thing: 'objet',
  vessel: 'bâtiment',
  inSentence: (name: string) => name.charAt(0).toLowerCase() + name.slice(1),
  nth: (n: number, name: string) => `${ordinals[n] ?? 'autre'} ${name}`,
  indoors: (building: string | null) => (building === null ? 'à l’intérieur' : `à l’intérieur (${building})`),
  /** A sentence begins with a capital. */
  tidy: (told: string) => told.replace(/(^|[.!?] )(\p{Ll})/gu, (whole) => whole.toUpperCase()),
};
