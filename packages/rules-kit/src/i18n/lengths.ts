/** measured, inInches: lengths in texts. Rules measure in cm; readers who measure in inches see inches. */
import { kitWords } from './kit-words.ts';
import { decimal } from './numbers.ts';
import type { Words } from './words.ts';

/** The part of the words that a length needs. */
type LengthWords = Pick<Words, 'language' | 'units'>;

const cmInAnInch = 2.54;
const number = String.raw`\d+(?:[.,]\d+)?`;
const between = '-|–| – | × |/| (?:to|and|or|of|à|et|ou|sur|a|e|o|su) ';
/** Numbers before the unit's sign. Dice are not numbers: `2D6 cm` stays unchanged. */
const lengths = new RegExp(
  `(?<![\\p{L}\\d.,])(${number}(?:(?:${between})${number})*)[ \u00a0\u202f]cm(?!\\p{L})`,
  'gu',
);
const inCm = /\b(?:in|en) cm\b/gu;

/** Centimetres in inches, with one decimal, or with two where one would give zero. */
export function inInches(cm: number): number {
  const inches = cm / cmInAnInch;
  const rounded = Math.round(inches * 10) / 10;
  return rounded === 0 ? Math.round(inches * 100) / 100 : rounded;
}

/** Converts every number of a text from cm to inches. */
function figuresIn({ language }: LengthWords, figures: string): string {
  return figures.replace(new RegExp(number, 'g'), (cm) =>
    decimal(inInches(Number(cm.replace(',', '.'))), language),
  );
}

/** A text with its lengths in the reader's unit, and with the spaces of the language between numbers and units. */
export function measured(words: LengthWords, text: string): string {
  const { inches: unit, countSpace, unbroken } = kitWords(words.language);
  const joined = unbroken(text);
  if (words.units !== 'inches' || !joined.includes('cm')) return joined;
  return joined.replace(lengths, (_, figures: string) => {
    const inches = figuresIn(words, figures);
    return `${inches}${countSpace}${unit(Number(inches.replace(',', '.')))}`;
  });
}

/** Numbers without a unit, under a title that names it, in the reader's unit. */
export function measuredBare(words: LengthWords, figures: string): string {
  return words.units === 'inches' ? figuresIn(words, figures) : figures;
}

/** Title above such numbers, with cm replaced by inches. */
export function measuredTitle(words: LengthWords, title: string): string {
  if (words.units !== 'inches') return title;
  const { inInches: said, inchesShort } = kitWords(words.language);
  return title === 'cm' ? inchesShort : title.replace(inCm, said).replaceAll('(cm)', `(${inchesShort})`);
}

/** Words for a reader who measures in these units. The ruleset's table words follow them too. */
export function readIn(words: Words, units: NonNullable<Words['units']>): Words {
  if (units === 'cm') return words;
  const read: Words = { ...words, units };
  return words.table === undefined ? read : { ...read, table: saidMeasured(read, words.table) };
}

/** Converts texts, functions that return texts, and structures made of them. */
export function saidMeasured<T>(words: LengthWords, said: T): T {
  if (words.units !== 'inches') return said;
  if (typeof said === 'string') return measured(words, said) as T;
  if (typeof said === 'function')
    return ((...given: readonly unknown[]) =>
      saidMeasured(words, (said as (...given: readonly unknown[]) => unknown)(...given))) as T;
  if (Array.isArray(said)) return said.map((each: unknown) => saidMeasured(words, each)) as T;
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(
    Object.entries(said).map(([name, each]) => [name, saidMeasured(words, each as unknown)]),
  ) as T;
}
