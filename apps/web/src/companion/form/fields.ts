/** FormField and Control: the fields of a form, read from the description of an input, one control for each field of any game. */
import { capital, type JsonSchema, type Matters } from '@grognard/rules-kit';

export interface NamedValue {
  readonly value: string | number;
  readonly name: string;
}

/** How a value is entered. */
export type Control =
  | { readonly kind: 'choice'; readonly values: readonly NamedValue[] }
  | { readonly kind: 'switch' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly whole: boolean }
  /** May be left without a value. */
  | { readonly kind: 'maybe'; readonly of: Control }
  | {
      readonly kind: 'list';
      readonly of: Control;
      readonly min: number;
      readonly max: number;
      /** An entry in the singular, and the button that adds one. Empty if the ruleset names neither. */
      readonly itemTitle: string;
      readonly addTitle: string;
    }
  | { readonly kind: 'group'; readonly fields: readonly FormField[] }
  /** Too complex for a form. */
  | { readonly kind: 'none' };

export interface FormField {
  readonly name: string;
  /** The path from the top of the input: `shooter.class`, or `attackers[].kind` for entries of lists. */
  readonly path: string;
  readonly title: string;
  readonly control: Control;
  /** `derived` if the rules derive a missing value. */
  readonly presence: 'required' | 'optional' | 'derived';
  readonly fallback: unknown;
  readonly matters: readonly Matters[];
  /** A further remark about the field. Empty for most fields. */
  readonly says: string;
}

type Schema = JsonSchema;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const schemasIn = (list: unknown) => (Array.isArray(list) ? (list as Schema[]) : []);

export function fieldsOf(schema: Schema, prefix = ''): readonly FormField[] {
  const needed = (schema['required'] ?? []) as readonly string[];
  return Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>).map(
    ([name, field]) => fieldOf(name, prefix + name, field, needed.includes(name)),
  );
}

function fieldOf(name: string, path: string, schema: Schema, isNeeded: boolean): FormField {
  const presence = isNeeded ? 'required' : Object.hasOwn(schema, 'default') ? 'optional' : 'derived';
  return {
    name,
    path,
    title: typeof schema['title'] === 'string' ? schema['title'] : name,
    control: controlOf(schema, path),
    presence,
    fallback: schema['default'],
    matters: (schema['x-matters-when'] ?? []) as readonly Matters[],
    says: textOf(schema['description']),
  };
}

/** The control for a schema. Of several alternatives, the first that a form can hold. */
export function controlOf(schema: Schema, path: string): Control {
  if (Array.isArray(schema['enum'])) return choiceOf(schema);
  if (Array.isArray(schema['anyOf'])) return eitherOf(schemasIn(schema['anyOf']), path);
  switch (schema['type']) {
    case 'boolean':
      return { kind: 'switch' };
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        min: Number(schema['minimum']),
        max: Number(schema['maximum']),
        whole: schema['type'] === 'integer',
      };
    case 'object':
      return { kind: 'group', fields: fieldsOf(schema, `${path}.`) };
    case 'array':
      return listOf(schema, path);
    default:
      return { kind: 'none' };
  }
}

function choiceOf(schema: Schema): Control {
  const values = schema['enum'] as readonly (string | number)[];
  const names = (schema['x-names'] ?? []) as readonly string[];
  return {
    kind: 'choice',
    values: values.map((value, at) => ({
      value,
      name: capital(names[at] ?? String(value).replaceAll('-', ' ')),
    })),
  };
}

function eitherOf(schemas: readonly Schema[], path: string): Control {
  const some = schemas.filter(({ type }) => type !== 'null').map((schema) => controlOf(schema, path));
  const choices = some.filter((control) => control.kind === 'choice');
  const found =
    choices.length > 1
      ? { kind: 'choice' as const, values: choices.flatMap(({ values }) => values) }
      : some.find(({ kind }) => kind !== 'none' && kind !== 'list');
  if (found === undefined) return { kind: 'none' };
  return some.length < schemas.length ? { kind: 'maybe', of: found } : found;
}

function listOf(schema: Schema, path: string): Control {
  const of = controlOf((schema['items'] ?? {}) as Schema, `${path}[]`);
  if (of.kind === 'none' || of.kind === 'list') return { kind: 'none' };
  return {
    kind: 'list',
    of,
    min: Number(schema['minItems'] ?? 0),
    max: Number(schema['maxItems'] ?? 99),
    itemTitle: textOf(schema['x-item-title']),
    addTitle: textOf(schema['x-add-title']),
  };
}
