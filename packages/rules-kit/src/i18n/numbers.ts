/** decimal, plusMinus, listed: numbers, counts and lists as a language writes them. */
import { kitWords } from './kit-words.ts';
import type { Language } from './language.ts';

/** A number with the language's decimal sign: `2.5` or `2,5`. */
export function decimal(number: number | string, language: Language): string {
  return String(number).replace('.', kitWords(language).decimalSign);
}

/** A text of numbers and signs, with decimals as the language writes them. */
export function decimals(text: string, language: Language): string {
  const sign = kitWords(language).decimalSign;
  return sign === '.' ? text : text.replace(/(\d)\.(?=\d)/g, `$1${sign}`);
}

/** A number with a true minus sign if it is negative: 3, −1. */
export function signed(figure: string | number, language: Language = 'en'): string {
  if (typeof figure !== 'number') return figure;
  return figure < 0 ? `−${decimal(-figure, language)}` : decimal(figure, language);
}

/** A modifier as a player writes it: +1, −2, 0. */
export function plusMinus(value: number, language: Language = 'en'): string {
  return value > 0 ? `+${decimal(value, language)}` : value < 0 ? `−${decimal(-value, language)}` : '0';
}

/** `1 soldier`, `3 soldiers`; in French `0 soldat`, with the space of the language. */
export function counted(number: number, one: string, many = `${one}s`, language: Language = 'en'): string {
  const { countSpace, isOne } = kitWords(language);
  return `${decimal(number, language)}${countSpace}${isOne(number) ? one : many}`;
}

/** A list in a sentence: `woods, a bank and stairs`. */
export function listed(parts: readonly string[], language: Language = 'en'): string {
  const last = parts.at(-1);
  if (last === undefined || parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')}${kitWords(language).and(last)}${last}`;
}

/** A fraction as a percentage. 0% and 100% only if they are exact. */
export function percentOf(fraction: string, language: Language = 'en'): string {
  const [top = '0', bottom = '1'] = fraction.split('/');
  const [part, whole] = [BigInt(top), BigInt(bottom)];
  const { decimalSign: sign, percentSign: percent } = kitWords(language);
  if (part === 0n) return `0${percent}`;
  if (part === whole) return `100${percent}`;
  const tenths = (part * 2000n + whole) / (whole * 2n);
  if (tenths === 0n) return `< 0${sign}1${percent}`;
  if (tenths >= 1000n) return `> 99${sign}9${percent}`;
  return `${tenths / 10n}${sign}${tenths % 10n}${percent}`;
}

const romanDigits = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** A share from 0 to 1, told as chances are: a table has exact and sampled ones one beside the other. */
export function percentOfShare(share: number, language: Language = 'en'): string {
  return percentOf(`${Math.round(share * 1e9)}/1000000000`, language);
}

/** A part of an allowance, which is no chance and needs no decimals. */
export function wholePercentOf(share: number, language: Language): string {
  return `${Math.round(share * 100)}${kitWords(language).percentSign}`;
}

/** A whole number in Roman numerals, for centuries: 18 is `XVIII`. */
export function romanNumeral(number: number): string {
  let left = number;
  let numeral = '';
  for (const [value, digit] of romanDigits) for (; left >= value; left -= value) numeral += digit;
  return numeral;
}
