/** jsonSchemaOf: a shape as JSON Schema (2020-12), with titles, defaults, allowed values and conditions of fields. */

import { choiceName, phrase } from '../i18n/phrase.ts';
import type { Words } from '../i18n/words.ts';
import type { AnyShape, Field } from './shape.ts';

/** A JSON Schema, as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** JSON Schema of a shape. With words, in their language and with the names of choices. `of` is the field it describes. */
export function jsonSchemaOf(shape: AnyShape, words?: Words, of = ''): JsonSchema {
  const { form } = shape;
  switch (form.kind) {
    case 'choice':
      return {
        enum: form.values,
        ...(words === undefined
          ? {}
          : { 'x-names': form.values.map((value) => choiceName(words, value, of)) }),
      };
    case 'flag':
      return { type: 'boolean' };
    case 'whole':
      return { type: 'integer', minimum: form.min, maximum: form.max };
    case 'number':
      return { type: 'number', minimum: form.min, maximum: form.max };
    case 'nullable':
      return { anyOf: [jsonSchemaOf(form.of, words, of), { type: 'null' }] };
    case 'either':
      return { anyOf: form.of.map((inner) => jsonSchemaOf(inner, words, of)) };
    case 'list':
      return {
        type: 'array',
        items: jsonSchemaOf(form.of, words, of),
        minItems: form.min,
        maxItems: form.max,
        ...(form.distinct ? { uniqueItems: true } : {}),
        ...(form.itemTitle === undefined ? {} : { 'x-item-title': sayIn(words, form.itemTitle) }),
        ...(form.addTitle === undefined ? {} : { 'x-add-title': sayIn(words, form.addTitle) }),
      };
    case 'text':
      return { type: 'string', pattern: form.pattern.source, description: sayIn(words, form.says) };
    case 'data':
      return form.root === 'object' ? { type: 'object' } : {};
    case 'refined':
      return jsonSchemaOf(form.of, words, of);
    case 'record': {
      const entries = Object.entries(form.fields);
      const needed = entries.filter(([, field]) => field.presence === 'required').map(([name]) => name);
      return {
        type: 'object',
        properties: Object.fromEntries(
          entries.map(([name, field]) => [name, fieldSchema(field, name, words)]),
        ),
        ...(needed.length > 0 ? { required: needed } : {}),
        additionalProperties: false,
      };
    }
  }
}

function sayIn(words: Words | undefined, english: string): string {
  return words === undefined ? english : phrase(words, english);
}

function fieldSchema(field: Field, name: string, words?: Words): JsonSchema {
  return {
    title: sayIn(words, field.title),
    ...jsonSchemaOf(field.shape, words, name),
    ...(field.presence === 'optional' ? { default: field.fallback } : {}),
    ...(field.derived === undefined ? {} : { 'x-default': sayIn(words, field.derived) }),
    ...(field.matters === undefined ? {} : { 'x-matters-when': field.matters }),
  };
}
