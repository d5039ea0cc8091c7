/** KitWords: the kit's own texts for any game, in every language. */
import type { Standing, Use } from '../rule.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Language } from './language.ts';

/** Texts of an explanation. */
export interface TextPhrases {
  readonly odds: string;
  readonly certain: string;
  readonly refused: string;
  readonly noDice: string;
  readonly thrown: (dice: string) => string;
  readonly remedy: string;
  readonly unit: (number: number) => string;
}

/** Texts on the allowed values of a field or an option. */
export interface ShapePhrases {
  readonly whole: (min: string, max: string) => string;
  readonly number: (min: string, max: string) => string;
  readonly list: (count: string, of: string) => string;
  readonly span: (min: number, max: number) => string;
}

export interface KitWords {
  readonly yes: string;
  readonly no: string;
  /** Names of the two positions of a switch. */
  readonly on: string;
  readonly off: string;
  readonly none: string;
  /** Between the last two items of a list, of which this is the last. */
  readonly and: (last: string) => string;
  /** Between a name and the text about it. */
  readonly colon: string;
  /** Between sentences of one line. */
  readonly semicolon: string;
  /** Name of the unit for this number of inches, used after numbers, after `in` and above columns. */
  readonly inches: (number: number) => string;
  readonly inInches: string;
  readonly inchesShort: string;
  readonly decimalSign: '.' | ',';
  /** Between a number and what it counts. */
  readonly countSpace: ' ' | '\u00a0';
  /** The text with U+00A0 where no line may break, as within `12 cm`. */
  readonly unbroken: (text: string) => string;
  /** Follows the number, with the space that the language wants. */
  readonly percentSign: string;
  /** Whether this number takes the singular. */
  readonly isOne: (number: number) => boolean;
  readonly standings: Readonly<Record<Standing, string>>;
  readonly uses: Readonly<Record<Use, string>>;
  readonly text: TextPhrases;
  readonly shapes: ShapePhrases;
  readonly didYouMean: (message: string, near: string) => string;
  /** Problems with a case: the English message with `{name}` for each inserted part, and the same in this language. */
  readonly problems: readonly (readonly [english: string, here: string])[];
}

const all: Readonly<Record<Language, KitWords>> = { en, fr, it };

export function kitWords(language: Language): KitWords {
  return all[language];
}
