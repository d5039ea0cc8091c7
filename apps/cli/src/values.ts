/** valueFrom: turns the words of a flag into the value its shape requires. Words that do not fit are left for the check to report. */
import { type AnyShape, check, Problem } from '@grognard/rules-kit';

const numeral = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

export function valueFrom(shape: AnyShape, words: string): unknown {
  const { form } = shape;
  switch (form.kind) {
    case 'choice':
      return form.values.find((value) => String(value) === words) ?? unlisted(form.values, words);
    case 'flag':
      return words === 'true' ? true : words === 'false' ? false : words;
    case 'whole':
    case 'number':
      return numberFrom(words);
    case 'nullable':
      return words === 'null' ? null : valueFrom(form.of, words);
    case 'refined':
      return valueFrom(form.of, words);
    case 'either':
      return fromEither(form.of, words);
    case 'list':
      if (words.startsWith('[')) return jsonFrom(words);
      return words === '' ? [] : words.split(',').map((word) => valueFrom(form.of, word.trim()));
    case 'record':
    case 'data':
      return jsonFrom(words);
    case 'text':
      return words;
  }
}

function fromEither(shapes: readonly AnyShape[], words: string): unknown {
  const values = shapes.map((shape) => ({ shape, value: valueFrom(shape, words) }));
  const fitting = values.find(({ shape, value }) => !(check(shape, value) instanceof Problem));
  return (fitting ?? values[0]!).value;
}

function numberFrom(words: string): unknown {
  return numeral.test(words) ? Number(words) : words === 'null' ? null : words;
}

/** A value that is not among the choices, converted to their type if the words allow it. */
function unlisted(values: readonly (string | number)[], words: string): unknown {
  return typeof values[0] === 'number' ? numberFrom(words) : words;
}

/** The words read as JSON, or the words themselves if they are not JSON. */
export function jsonFrom(words: string): unknown {
  try {
    return JSON.parse(words) as unknown;
  } catch {
    return words;
  }
}
