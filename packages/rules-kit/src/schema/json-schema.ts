/** A shape as JSON Schema (2020-12), with titles, defaults, allowed values and when a field matters. */
import type { AnyShape, Field } from './shape.ts';

/** A JSON Schema, as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The JSON Schema of a shape. */
export function jsonSchemaOf(shape: AnyShape): JsonSchema {
  const { form } = shape;
  switch (form.kind) {
    case 'choice':
      return { enum: form.values };
    case 'flag':
      return { type: 'boolean' };
    case 'whole':
      return { type: 'integer', minimum: form.min, maximum: form.max };
    case 'number':
      return { type: 'number', minimum: form.min, maximum: form.max };
    case 'nullable':
      return { anyOf: [jsonSchemaOf(form.of), { type: 'null' }] };
    case 'either':
      return { anyOf: form.of.map(jsonSchemaOf) };
    case 'list':
      return { type: 'array', items: jsonSchemaOf(form.of), minItems: form.min, maxItems: form.max };
    case 'text':
      return { type: 'string', pattern: form.pattern.source, description: form.says };
    case 'refined':
      return jsonSchemaOf(form.of);
    case 'record': {
      const entries = Object.entries(form.fields);
      const needed = entries.filter(([, field]) => field.presence === 'required').map(([name]) => name);
      return {
        type: 'object',
        properties: Object.fromEntries(entries.map(([name, field]) => [name, fieldSchema(field)])),
        ...(needed.length > 0 ? { required: needed } : {}),
        additionalProperties: false,
      };
    }
  }
}

function fieldSchema(field: Field): JsonSchema {
  return {
    title: field.title,
    ...jsonSchemaOf(field.shape),
    ...(field.presence === 'optional' ? { default: field.fallback } : {}),
    ...(field.derived === undefined ? {} : { 'x-default': field.derived }),
    ...(field.matters === undefined ? {} : { 'x-matters-when': field.matters }),
  };
}
