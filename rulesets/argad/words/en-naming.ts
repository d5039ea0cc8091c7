/** English names of figures, things, vessels and houses within a sentence. */

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

export const naming = {
  somebody: 'somebody',
  nobody: 'Nobody',
  thing: 'thing',
  vessel: 'vessel',
  /** Things begin with a small letter within a sentence, except proper names from the scenario. */
  inSentence: (name: string) => name.charAt(0).toLowerCase() + name.slice(1),
  /** One of several with the same name, counted from 0. */
  nth: (n: number, name: string) => `${ordinals[n] ?? 'next'} ${name}`,
  /** "Indoors" with the name of the house, or null if it has none. */
  indoors: (building: string | null) => (building === null ? 'indoors' : `indoors (${building})`),
  /** Names such as “The passenger” also stand in the middle of a sentence. */
  tidy: (told: string) => told.replace(/([^.:!?] )The /g, '$1the '),
};
