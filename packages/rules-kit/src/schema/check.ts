/** check: checks a value against its shape, and returns the value as the rules read it or the problem with its place. */
import { memoizePer } from '../memoize.ts';
import { checkData } from './check-data.ts';
import { Problem } from './problem.ts';
import type { AnyShape, Field, Fields, OutputOf, Shape } from './shape.ts';
import { didYouMean } from './suggest.ts';

/** An untrusted value, shortened for a message. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return value.length > 40 ? `"${value.slice(0, 40)}…"` : `"${value}"`;
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : typeof value;
}

function wrongType(value: unknown, wanted: string): Problem {
  return new Problem('type', '', `${wanted} is wanted here, not ${shown(value)}`);
}

function checkChoice(values: readonly (string | number)[], value: unknown): unknown {
  if (values.includes(value as string | number)) return value === 0 ? 0 : value;
  if (typeof value !== typeof values[0]) return wrongType(value, `one of ${values.join(', ')}`);
  const hint = typeof value === 'string' ? didYouMean(value, values.map(String)) : '';
  return new Problem('value', '', `${shown(value)} is not one of ${values.join(', ')}${hint}`);
}

function checkNumber(form: { kind: 'whole' | 'number'; min: number; max: number }, value: unknown): unknown {
  if (typeof value !== 'number')
    return wrongType(value, form.kind === 'whole' ? 'a whole number' : 'a number');
  if (form.kind === 'whole' && Number.isFinite(value) && !Number.isInteger(value)) {
    return wrongType(value, 'a whole number');
  }
  if (!(value >= form.min && value <= form.max)) {
    return new Problem('value', '', `${value} is not between ${form.min} and ${form.max}`);
  }
  return value === 0 ? 0 : value;
}

interface ListForm {
  readonly of: AnyShape;
  readonly min: number;
  readonly max: number;
  readonly distinct?: true;
}

/** Problem of a list as a whole: too short, too long, or with an entry twice that may stand once. Null if there is none. */
export function listProblem({ min, max, distinct }: ListForm, value: readonly unknown[]): Problem | null {
  if (value.length < min || value.length > max)
    return new Problem('value', '', `the list has ${value.length} entries, not ${min} to ${max}`);
  const again = distinct ? value.findIndex((entry, n) => value.indexOf(entry) < n) : -1;
  return again < 0
    ? null
    : new Problem('value', `[${again}]`, `${shown(value[again])} stands twice in the list`);
}

function checkList(form: ListForm, value: unknown): unknown {
  if (!Array.isArray(value)) return wrongType(value, 'a list');
  const problem = listProblem(form, value);
  if (problem !== null) return problem;
  const out: unknown[] = [];
  for (let i = 0; i < value.length; i++) {
    const entry = check(form.of, value[i]);
    if (entry instanceof Problem) return entry.within(`[${i}]`);
    out.push(entry);
  }
  return out;
}

function defaultOf(field: Field): unknown {
  if (field.presence !== 'optional') return undefined;
  const value = check(field.shape, field.fallback);
  if (value instanceof Problem)
    throw new TypeError(`the default of "${field.title}" is wrong: ${value.message}`);
  return value;
}

/** Precomputed parts of a record: its required fields and its defaults. */
interface Blank {
  readonly required: readonly string[];
  /** All fields with their defaults, which are shared and never changed. */
  readonly record: Readonly<Record<string, unknown>>;
}

const blankOf = memoizePer((fields: Fields): Blank => {
  const entries = Object.entries(fields);
  return {
    required: entries.filter(([, { presence }]) => presence === 'required').map(([name]) => name),
    record: Object.fromEntries(entries.map(([name, field]) => [name, defaultOf(field)])),
  };
});

/** Problem of a field that the record does not have. */
export function unknownField(name: string, fields: Fields): Problem {
  const place = name.length > 80 ? `${name.slice(0, 80)}…` : name;
  const hint = didYouMean(name, Object.keys(fields));
  return new Problem('unknown-field', place, `there is no field ${shown(name)} here${hint}`);
}

/** Problem of a required field that is missing. */
export function missingField(name: string): Problem {
  return new Problem('missing', name, `${name} must be given`);
}

function checkRecord(fields: Fields, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return wrongType(value, 'an object');
  const given = value as Readonly<Record<string, unknown>>;
  const { required, record } = blankOf(fields);
  const out: Record<string, unknown> = { ...record };
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(fields, name)) return unknownField(name, fields);
    const entry = given[name];
    if (entry === undefined) continue;
    const checked = check(fields[name]!.shape, entry);
    if (checked instanceof Problem) return checked.within(name);
    out[name] = checked;
  }
  for (const name of required) {
    if (out[name] === undefined) return missingField(name);
  }
  return out;
}

function checkEither(shapes: readonly AnyShape[], value: unknown): unknown {
  let problem: Problem | null = null;
  for (const shape of shapes) {
    const checked = check(shape, value);
    if (!(checked instanceof Problem)) return checked;
    // The shape that got furthest has the most useful problem: a wrong value before a wrong type.
    if (problem === null || (checked.code !== 'type' && problem.code === 'type')) problem = checked;
  }
  return problem;
}

function checkRefined(
  form: { of: AnyShape; wrong: (value: unknown) => string | null },
  value: unknown,
): unknown {
  const checked = check(form.of, value);
  if (checked instanceof Problem) return checked;
  const wrong = form.wrong(checked);
  return wrong === null ? checked : new Problem('value', '', wrong);
}

/** The value as the rules read it, or the first problem found. */
export function check<Out>(shape: Shape<unknown, Out>, value: unknown): Out | Problem;
export function check<S extends AnyShape>(shape: S, value: unknown): OutputOf<S> | Problem;
export function check(shape: AnyShape, value: unknown): unknown {
  const { form } = shape;
  switch (form.kind) {
    case 'choice':
      return checkChoice(form.values, value);
    case 'flag':
      return typeof value === 'boolean' ? value : wrongType(value, 'true or false');
    case 'whole':
    case 'number':
      return checkNumber(form, value);
    case 'nullable':
      return value === null ? null : check(form.of, value);
    case 'either':
      return checkEither(form.of, value);
    case 'list':
      return checkList(form, value);
    case 'record':
      return checkRecord(form.fields, value);
    case 'text':
      if (typeof value !== 'string') return wrongType(value, form.says);
      return form.pattern.test(value)
        ? value
        : new Problem('value', '', `${shown(value)} is not ${form.says}`);
    case 'data':
      return checkData(form, value);
    case 'refined':
      return checkRefined(form, value);
  }
}
