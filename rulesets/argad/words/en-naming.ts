/** How figures, things, vessels and houses are called within an English sentence. */

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

export const naming = {
  somebody: 'somebody',
  nobody: 'Nobody',
  thing: 'thing',
  vessel: 'vessel',
  /** Things begin with a small letter within a sentence, but for proper names that the writer may have given them. */
  inSentence: (name: string) => name.charAt(0).toLowerCase() + name.slice(1),
  /** One of several of a name, from 0. */
  nth: (n: number, name: string) => `${ordinals[n] ?? 'next'} ${name}`,
  /** Inside, and of what; null: a house without a name. */
  indoors: (building: string | null) => (building === null ? 'indoors' : `indoors (${building})`),
  /** Names such as “The passenger” stand in the middle of a sentence too. */
  tidy: (told: string) => told.replace(/([^.:!?] )The /g, '$1the '),
};
