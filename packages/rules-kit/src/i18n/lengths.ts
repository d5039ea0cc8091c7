/** Lengths in texts: rules measure in cm; whoever measures in inches reads inches. */
import { kitWords } from './kit-words.ts';
import { decimal } from './numbers.ts';
import type { Words } from './words.ts';

/** As much of the words as a length needs. */
type LengthWords = Pick<Words, 'language' | 'units'>;

const cmInAnInch = 2.54;
const number = String.raw`\d+(?:[.,]\d+)?`;
const between = '-|–| – | × |/| (?:to|and|or|à|et|ou|a|e|o) ';
/** Figures before the sign of the unit; dice are no figures: `2D6 cm` stays as it is. */
const lengths = new RegExp(
  `(?<![\\p{L}\\d.,])(${number}(?:(?:${between})${number})*)[ \u00a0\u202f]cm(?!\\p{L})`,
  'gu',
);
const inCm = /\b(?:in|en) cm\b/gu;

/** So many cm in inches, with one figure after the point; with two where one would leave nothing. */
export function inInches(cm: number): number {
  const inches = cm / cmInAnInch;
  const rounded = Math.round(inches * 10) / 10;
  return rounded === 0 ? Math.round(inches * 100) / 100 : rounded;
}

/** Every figure of a text of figures, which are cm, in inches. */
function figuresIn({ language }: LengthWords, figures: string): string {
  return figures.replace(new RegExp(number, 'g'), (cm) =>
    decimal(inInches(Number(cm.replace(',', '.'))), language),
  );
}

/** A text with its lengths in the reader's unit. */
export function measured(words: LengthWords, text: string): string {
  if (words.units !== 'inches' || !text.includes('cm')) return text;
  return text.replace(lengths, (_, figures: string) => {
    const inches = figuresIn(words, figures);
    return `${inches} ${kitWords(words.language).inches(Number(inches.replace(',', '.')))}`;
  });
}

/** Figures without a unit, which stand under a title that names it, in the reader's unit. */
export function measuredBare(words: LengthWords, figures: string): string {
  return words.units === 'inches' ? figuresIn(words, figures) : figures;
}

/** The title above such figures: what is in cm is in inches. */
export function measuredTitle(words: LengthWords, title: string): string {
  if (words.units !== 'inches') return title;
  const { inInches: said, inchesShort } = kitWords(words.language);
  return title === 'cm' ? inchesShort : title.replace(inCm, said);
}

/** The words of whoever measures in these units: what the ruleset's own table says follows them too. */
export function readIn(words: Words, units: NonNullable<Words['units']>): Words {
  if (units === 'cm') return words;
  const read: Words = { ...words, units };
  return words.table === undefined ? read : { ...read, table: saidMeasured(read, words.table) };
}

/** Texts, functions that give texts, and whatever is made of them. */
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
