/** French names of figures, things, vessels and houses within a sentence. */
import { nth } from './grammar.ts';

export const naming = {
  somebody: 'quelqu’un',
  nobody: 'Personne',
  thing: 'objet',
  vessel: 'bâtiment',
  inSentence: (name: string) => name.charAt(0).toLowerCase() + name.slice(1),
  nth,
  indoors: (building: string | null) => (building === null ? 'à l’intérieur' : `à l’intérieur (${building})`),
  /** A sentence begins with a capital. */
  tidy: (told: string) => told.replace(/(^|[.!?] )(\p{Ll})/gu, (whole) => whole.toUpperCase()),
};
