/** `en`: English words of each rule, by its id. */
import { fireWords } from './en-fire.ts';
import { meleeWords } from './en-melee.ts';
import { refusingWords } from './en-refusing.ts';

/** Every rule in a sentence or two. */
export const en: Readonly<Record<string, string>> = { ...fireWords, ...meleeWords, ...refusingWords };
