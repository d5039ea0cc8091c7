/** shapeText: the values a field may have, in words. */
import type { AnyShape } from '@grognard/rules-kit';
import { type DescribeWords, describeWords } from './describe-words.ts';

/** "one of none, cover", "a whole number from 1 to 5", "true or false". */
export function shapeText(shape: AnyShape, said: DescribeWords = describeWords.en): string {
  const { form } = shape;
  const inner = (of: AnyShape): string => shapeText(of, said);
  switch (form.kind) {
    case 'choice':
      return form.values.length === 1 ? String(form.values[0]) : said.oneOf(form.values.join(', '));
    case 'flag':
      return said.flag;
    case 'whole':
      return said.whole(range(form, said));
    case 'number':
      return said.number(range(form, said));
    case 'nullable':
      return said.orNull(inner(form.of));
    case 'refined':
      return inner(form.of);
    case 'either':
      return said.either(form.of.map(inner));
    case 'list':
      return said.list(form.min, form.max, inner(form.of));
    case 'record':
      return said.object;
    case 'text':
      return form.says;
    case 'data':
      return form.root === 'object' ? said.object : said.json;
  }
}

/** A default as a person would type it. */
export function usualText(value: unknown, said: DescribeWords = describeWords.en): string {
  if (Array.isArray(value))
    return value.length === 0 ? said.none : value.map((each: unknown) => usualText(each, said)).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A placeholder for the value of a flag: NUMBER, WORD or LIST. Empty for a flag without a value. */
export function placeholder(shape: AnyShape): string {
  const { form } = shape;
  switch (form.kind) {
    case 'flag':
      return '';
    case 'whole':
    case 'number':
      return 'NUMBER';
    case 'choice':
      return form.values.every((value) => typeof value === 'number') ? 'NUMBER' : 'WORD';
    case 'nullable':
    case 'refined':
      return placeholder(form.of);
    case 'list':
      return 'LIST';
    case 'record':
    case 'data':
      return 'JSON';
    case 'either':
    case 'text':
      return 'VALUE';
  }
}

function range(
  { min, max }: { readonly min: number; readonly max: number },
  { anySize, up, span }: DescribeWords,
): string {
  if (Math.abs(max) > 1e15) return Math.abs(min) > 1e15 ? anySize : up(min);
  return span(min, max);
}
