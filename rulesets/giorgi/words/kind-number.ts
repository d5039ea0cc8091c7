/** Units named in the plural: grenadiers, riflemen, guns, howitzers. All others are one body, and feminine in French and Italian. */
import type { Kind } from '../model.ts';

const plural: readonly Kind[] = ['grenadier', 'rifle', 'gun', 'howitzer'];

/** The form of a word that agrees with the unit: one feminine body, or several men or pieces. */
export function agreeing(kind: Kind, one: string, several: string): string {
  return plural.includes(kind) ? several : one;
}
