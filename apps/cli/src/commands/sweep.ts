/** sweep: resolves one case for every value of one field. Neighbouring values with the same answer share a row. */
import { type Answer, type AnyShape, didYouMean } from '@grognard/rules-kit';
import { splitFlag, UsageError } from '../arguments.ts';
import type { CaseOfFlags } from '../case-from-flags.ts';
import { coreOf, type FieldPath, flagsEndingIn, flagsOf, kebab, locate } from '../fields.ts';
import { valueFrom } from '../values.ts';

/** Consecutive values of the swept field with the same answer. */
export interface SweptRow {
  readonly from: unknown;
  /** The last value with the same answer. */
  readonly to: unknown;
  readonly answer: Answer;
}

/** A case swept over one of its fields. */
export interface Sweep {
  /** The field as the input names it. */
  readonly field: string;
  readonly flag: string;
  readonly rows: readonly SweptRow[];
}

/** Maximum number of values tried in a range. */
const mostSteps = 1000;

/** `swept` is FIELD or FIELD=VALUE,VALUE. */
export function sweep(found: CaseOfFlags, swept: string, resolve: (asked: unknown) => Answer): Sweep {
  const { name, value } = splitFlag(`--${swept.replace(/^--/, '')}`);
  const place = locate(found.procedure.input, name);
  if (place === null) throw unknownSweep(found.procedure.input, name);
  const values = value === null ? valuesOf(place.shape) : given(place.shape, value);
  if (values === null) throw new UsageError(`--sweep ${name} needs its values: --sweep ${name}=VALUE,VALUE`);
  const rows: SweptRow[] = [];
  let last = '';
  const merges = value === null && isNumeric(place.shape);
  for (const tried of values) {
    const answer = resolve({ ...found.asked, input: withValue(found.asked.input, place.path, tried) });
    const text = JSON.stringify(answer);
    const before = rows.at(-1);
    if (merges && before !== undefined && text === last && tried !== null && before.from !== null)
      rows[rows.length - 1] = { ...before, to: tried };
    else rows.push({ from: tried, to: tried, answer });
    last = text;
  }
  return { field: place.path.join('.'), flag: name.split('.').map(kebab).join('.'), rows };
}

function unknownSweep(input: AnyShape, name: string): UsageError {
  const near = flagsEndingIn(input, name)[0];
  const known = flagsOf(input).map((flag) => flag.name);
  return new UsageError(
    `there is no field "${name}"${near === undefined ? didYouMean(name, known) : `; did you mean "${near}"?`}`,
    `Fields: ${known.join(', ')}.`,
  );
}

function isNumeric(shape: AnyShape): boolean {
  const { kind } = coreOf(shape).form;
  return kind === 'whole' || kind === 'number';
}

/** All values to try, or null if the shape does not determine them. */
function valuesOf(shape: AnyShape): readonly unknown[] | null {
  const { form } = shape;
  switch (form.kind) {
    case 'choice':
      return form.values;
    case 'flag':
      return [false, true];
    case 'whole':
    case 'number':
      return steps(form);
    case 'nullable': {
      const inner = valuesOf(form.of);
      return inner === null ? null : [null, ...inner];
    }
    case 'refined':
      return valuesOf(form.of);
    case 'either':
      return [...new Set(form.of.flatMap((part) => valuesOf(part) ?? []))];
    case 'list': {
      const inner = valuesOf(form.of);
      if (inner === null) return null;
      return [...(form.min === 0 ? [[]] : []), ...inner.map((one) => [one])];
    }
    case 'record':
    case 'text':
    case 'data':
      return null;
  }
}

/** Steps of one, or of a half for short distances. Wider steps if the range would need too many. */
function steps({
  kind,
  min,
  max,
}: {
  kind: 'whole' | 'number';
  min: number;
  max: number;
}): readonly number[] | null {
  if (!(max - min < 1e9)) return null;
  const fine = kind === 'number' && max - min <= mostSteps / 10 ? 0.5 : 1;
  const step = (max - min) / fine <= mostSteps ? fine : Math.ceil((max - min) / mostSteps);
  const values: number[] = [];
  for (let value = min; value <= max; value += step) values.push(value);
  if (values.at(-1) !== max) values.push(max);
  return values;
}

function given(shape: AnyShape, words: string): readonly unknown[] {
  const isList = coreOf(shape).form.kind === 'list';
  return words.split(',').map((word) => {
    const value = valueFrom(shape, word.trim());
    return isList && !Array.isArray(value) ? [value] : value;
  });
}

/** A copy of the input with one value set. */
function withValue(input: unknown, path: FieldPath['path'], value: unknown): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return value;
  if (typeof part === 'number') {
    const copy: unknown[] = Array.isArray(input) ? [...(input as unknown[])] : [];
    for (let gap = copy.length; gap < part; gap++) copy.push({});
    copy[part] = withValue(copy[part], rest, value);
    return copy;
  }
  const holder = (typeof input === 'object' && input !== null ? input : {}) as Readonly<
    Record<string, unknown>
  >;
  const inner = Object.hasOwn(holder, part) ? holder[part] : undefined;
  return { ...holder, [part]: withValue(inner, rest, value) };
}
