/** shapeText: the values a field may have, in words. */
import type { AnyShape } from '@grognard/rules-kit';

/** "one of none, cover", "a whole number from 1 to 5", "true or false". */
export function shapeText(shape: AnyShape): string {
  const { form } = shape;
  switch (form.kind) {
    case 'choice':
      return form.values.length === 1 ? String(form.values[0]) : `one of ${form.values.join(', ')}`;
    case 'flag':
      return 'true or false';
    case 'whole':
      return `a whole number ${range(form)}`;
    case 'number':
      return `a number ${range(form)}`;
    case 'nullable':
      return `${shapeText(form.of)}; or null`;
    case 'refined':
      return shapeText(form.of);
    case 'either':
      return form.of.map(shapeText).join('; or ');
    case 'list':
      return `a list, ${form.min > 0 ? `${form.min} to ${form.max}` : `up to ${form.max}`}, each ${shapeText(form.of)}`;
    case 'record':
      return 'an object';
    case 'text':
      return form.says;
    case 'data':
      return form.root === 'object' ? 'an object' : 'any JSON';
  }
}

/** A default as a person would type it. */
export function usualText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(usualText).join(', ');
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

function range({ min, max }: { readonly min: number; readonly max: number }): string {
  if (Math.abs(max) > 1e15) return Math.abs(min) > 1e15 ? 'of any size' : `from ${min} up`;
  return `from ${min} to ${max}`;
}
