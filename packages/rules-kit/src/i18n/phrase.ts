/** Phrases that are declared in English, said in the language of the words. */

import { measured, measuredBare } from './lengths.ts';
import { decimal, decimals, listed, signed } from './numbers.ts';
import type { Words } from './words.ts';

/** As much of the words as a phrase needs. */
export type PhraseWords = Pick<Words, 'language' | 'phrases' | 'units'>;

/** A phrase with parts put in, `{name}` for each: for texts that are made of more than one phrase. */
export interface TextTemplate {
  readonly phrase: string;
  readonly parts: Readonly<Record<string, Text>>;
}

/** Several texts in a row: side by side, with commas, or as a list in a sentence. */
export interface TextList {
  readonly texts: readonly Text[];
  readonly by: 'nothing' | 'commas' | 'and';
}

/** Figures that are cm, without saying so: the title above them does. */
export interface BareLength {
  readonly cm: string;
}

/** What is printed in the language of the reader: a phrase in English, a figure, or what is made of them. */
export type Text = string | number | TextTemplate | TextList | BareLength;

/** A phrase with its parts. */
export function template(phrase: string, parts: Readonly<Record<string, Text>>): TextTemplate {
  return { phrase, parts };
}

/** Texts in a row. */
export function textList(texts: readonly Text[], by: TextList['by'] = 'commas'): TextList {
  return { texts, by };
}

/** Figures under a title that says that they are cm. */
export function bareLength(cm: string | number): BareLength {
  return { cm: String(cm) };
}

/** Whether a text is made of others, or of bare figures: all else that has fields is not. */
export function isComposed(text: object): text is TextTemplate | TextList | BareLength {
  return 'phrase' in text || 'texts' in text || 'cm' in text;
}

/** Whether bare figures stand in a text. */
export function isBareLength(text: Text): boolean {
  if (typeof text !== 'object' || 'phrase' in text) return false;
  return 'cm' in text || text.texts.some(isBareLength);
}

const numbers = /(?<![{\d.])\d+(?:\.\d+)?(?![\d}])/g;

/**
 * Under which name the words know a phrase: its numbers stand as `{1}`, `{2}`, so that no number of the rules is
 * written a second time in another language.
 */
export function phraseKey(english: string): string {
  let count = 0;
  return english.replace(numbers, () => `{${++count}}`);
}

/** A phrase in the language of the words, in English where they do not have it; its lengths in the reader's unit. */
export function phrase(words: PhraseWords, english: string): string {
  return measured(words, translated(words, english));
}

/** The same with its lengths as they stand. */
export function translated({ language, phrases }: PhraseWords, english: string): string {
  if (Object.hasOwn(phrases, english)) return phrases[english]!;
  if (language === 'en') return english;
  if (!/\p{L}/u.test(english)) return decimals(english, language);
  const key = phraseKey(english);
  if (key === english || !Object.hasOwn(phrases, key)) return english;
  const found = english.match(numbers) ?? [];
  return phrases[key]!.replace(/\{(\d+)\}/g, (whole, n: string) => {
    const number = found[Number(n) - 1];
    return number === undefined ? whole : decimal(number, language);
  });
}

/** A text in the language of the words. */
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
 * What a value of a choice is called: by the words, under `field: value` where the field makes a difference, else under
 * the value; where they have none, the value itself without its hyphens.
 */
export function choiceName({ names }: Pick<Words, 'names'>, value: string | number, field = ''): string {
  for (const key of [`${field}: ${value}`, String(value)]) if (Object.hasOwn(names, key)) return names[key]!;
  return String(value).replaceAll('-', ' ');
}
