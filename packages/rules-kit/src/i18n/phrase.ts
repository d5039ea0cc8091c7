/** phrase, inWords: phrases declared in English, translated into the language of the words. */

import { measured, measuredBare } from './lengths.ts';
import { decimal, decimals, listed, romanNumeral, signed } from './numbers.ts';
import type { Words } from './words.ts';

/** The part of the words that a phrase needs. */
export type PhraseWords = Pick<Words, 'language' | 'phrases' | 'units'>;

/** A phrase with `{name}` for each inserted part, for texts made of more than one phrase. */
export interface TextTemplate {
  readonly phrase: string;
  readonly parts: Readonly<Record<string, Text>>;
}

/** Several texts in a row: side by side, with commas, or as a list in a sentence. */
export interface TextList {
  readonly texts: readonly Text[];
  readonly by: 'nothing' | 'commas' | 'and';
}

/** Numbers in cm without a unit, which the title above them names. */
export interface BareLength {
  readonly cm: string;
}

/** Something printed in the reader's language: an English phrase, a number, or a composition of them. */
export type Text = string | number | TextTemplate | TextList | BareLength;

export function template(phrase: string, parts: Readonly<Record<string, Text>>): TextTemplate {
  return { phrase, parts };
}

export function textList(texts: readonly Text[], by: TextList['by'] = 'commas'): TextList {
  return { texts, by };
}

/** Numbers under a title that names cm as their unit. */
export function bareLength(cm: string | number): BareLength {
  return { cm: String(cm) };
}

/** Whether a text is composed of others or is a bare length. No other object counts as a text. */
export function isComposed(text: object): text is TextTemplate | TextList | BareLength {
  return 'phrase' in text || 'texts' in text || 'cm' in text;
}

/** Whether a text contains a bare length. */
export function isBareLength(text: Text): boolean {
  if (typeof text !== 'object' || 'phrase' in text) return false;
  return 'cm' in text || text.texts.some(isBareLength);
}

const numbers = /(?<![{\d.])\d+(?:\.\d+)?(?![\d}])/g;

/** Key of a phrase in the words. Its numbers are `{1}`, `{2}`, so that no number of the rules is repeated in another language. */
export function phraseKey(english: string): string {
  let count = 0;
  return english.replace(numbers, () => `{${++count}}`);
}

/** A phrase in the language of the words, or in English if they do not have it. Its lengths are in the reader's unit. */
export function phrase(words: PhraseWords, english: string): string {
  return measured(words, translated(words, english));
}

/** A phrase in the language of the words with unchanged lengths. `{1:roman}` is its first number in Roman numerals, as centuries want it. */
export function translated({ language, phrases }: PhraseWords, english: string): string {
  if (Object.hasOwn(phrases, english)) return phrases[english]!;
  if (language === 'en') return english;
  if (!/\p{L}/u.test(english)) return decimals(english, language);
  const key = phraseKey(english);
  if (key === english || !Object.hasOwn(phrases, key)) return english;
  const found = english.match(numbers) ?? [];
  return phrases[key]!.replace(/\{(\d+)(:roman)?\}/g, (whole, n: string, roman?: string) => {
    const number = found[Number(n) - 1];
    if (number === undefined) return whole;
    return roman === undefined ? decimal(number, language) : romanNumeral(Number(number));
  });
}

export function inWords(words: PhraseWords, text: Text): string {
  if (typeof text === 'number') return signed(text, words.language);
  if (typeof text === 'string') return phrase(words, text);
  if ('cm' in text) return measuredBare(words, decimals(text.cm, words.language));
  if ('texts' in text) {
    const parts = text.texts.map((part) => inWords(words, part));
    return text.by === 'and' ? listed(parts, words.language) : parts.join(text.by === 'commas' ? ', ' : '');
  }
  const { parts } = text;
  const filled = phrase(words, text.phrase).replace(/\{([a-zA-Z][a-zA-Z0-9]*)\}/g, (whole, name: string) =>
    Object.hasOwn(parts, name) ? inWords(words, parts[name]!) : whole,
  );
  return measured(words, filled);
}

/**
 * Name of a value of a choice: the words' entry for `field: value` if there is one, else for the value. Without an entry it is the
 * value itself without hyphens.
 */
export function choiceName({ names }: Pick<Words, 'names'>, value: string | number, field = ''): string {
  for (const key of [`${field}: ${value}`, String(value)]) if (Object.hasOwn(names, key)) return names[key]!;
  return String(value).replaceAll('-', ' ');
}
