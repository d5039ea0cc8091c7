/** What the kit says in its own name, whatever the game, in every language. */
import type { Standing, Use } from '../rule.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Language } from './language.ts';

/** What an explanation says. */
export interface TextPhrases {
  readonly odds: string;
  readonly certain: string;
  readonly refused: string;
  readonly noDice: string;
  readonly thrown: (dice: string) => string;
  readonly remedy: string;
  readonly unit: (number: number) => string;
}

/** What a field or an option may hold. */
export interface ShapePhrases {
  readonly whole: (min: string, max: string) => string;
  readonly number: (min: string, max: string) => string;
  readonly list: (count: string, of: string) => string;
  readonly span: (min: number, max: number) => string;
}

export interface KitWords {
  readonly yes: string;
  readonly no: string;
  readonly none: string;
  /** Between the last two of a list. */
  readonly and: string;
  /** Between what is named and what is said of it. */
  readonly colon: string;
  /** Between sentences of one line. */
  readonly semicolon: string;
  /** What so many inches are called, in figures before it, after `in` and above a column. */
  readonly inches: (number: number) => string;
  readonly inInches: string;
  readonly inchesShort: string;
  readonly decimalSign: '.' | ',';
  /** Whether so many of something are spoken of as one. */
  readonly isOne: (number: number) => boolean;
  readonly standings: Readonly<Record<Standing, string>>;
  readonly uses: Readonly<Record<Use, string>>;
  readonly text: TextPhrases;
  readonly shapes: ShapePhrases;
  readonly didYouMean: (message: string, near: string) => string;
  /** What is wrong with a case: the English message with `{name}` for what is filled in, and the same in this language. */
  readonly problems: readonly (readonly [english: string, here: string])[];
}

const all: Readonly<Record<Language, KitWords>> = { en, fr, it };

/** The kit's own words in a language. */
export function kitWords(language: Language): KitWords {
  return all[language];
}
