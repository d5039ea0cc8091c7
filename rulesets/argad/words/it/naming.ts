/** Italian names of figures, things, vessels and houses within a sentence. */
const ordinals = ['primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto', 'settimo', 'ottavo'];

export const naming = {
  somebody: 'qualcuno',
  nobody: 'Nessuno',
  thing: 'oggetto',
  vessel: 'scafo',
  inSentence: (name: string) => name.charAt(0).toLowerCase() + name.slice(1),
  nth: (n: number, name: string) => `${ordinals[n] ?? 'altro'} ${name}`,
  indoors: (building: string | null) => (building === null ? 'al chiuso' : `al chiuso (${building})`),
  /** A sentence begins with a capital. */
  tidy: (told: string) => told.replace(/(^|[.!?] )(\p{Ll})/gu, (whole) => whole.toUpperCase()),
};
