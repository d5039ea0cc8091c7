/** changeInput: changes one field of an input, like a player who asks "and if …". */
import type { AnyShape, Field, Fields, Matters } from '@grognard/rules-kit';
import { type Data, isData, withAt } from '../data.ts';
import type { SeededRandom } from './seeded-random.ts';
import { type Pool, someValue } from './values.ts';

interface Changed {
  readonly value: unknown;
  /** Conditions on other fields for the change to matter. */
  readonly matters: readonly Matters[];
}

/** Number of plain fields in a shape, so that each is changed equally often. */
const weights = new WeakMap<AnyShape, number>();

function weightOf(shape: AnyShape): number {
  let weight = weights.get(shape);
  if (weight === undefined) {
    const { form } = shape;
    if (form.kind === 'record')
      weight = Object.values(form.fields).reduce((sum, field) => sum + weightOf(field.shape), 0);
    else if (form.kind === 'nullable' || form.kind === 'list' || form.kind === 'refined')
      weight = weightOf(form.of);
    else weight = 1;
    weights.set(shape, weight);
  }
  return weight;
}

function pickField(fields: Fields, random: SeededRandom): [string, Field] {
  const entries = Object.entries(fields);
  let left = random.below(entries.reduce((sum, [, { shape }]) => sum + Math.max(1, weightOf(shape)), 0));
  for (const entry of entries) {
    left -= Math.max(1, weightOf(entry[1].shape));
    if (left < 0) return entry;
  }
  throw new RangeError('a record without fields');
}

function changeList(
  form: { of: AnyShape; min: number; max: number },
  list: readonly unknown[],
  path: string,
  pool: Pool,
  random: SeededRandom,
): Changed {
  const where = random.below(Math.max(1, list.length));
  const kind = random.below(10);
  if (kind < 6 && list.length > 0) {
    const { value, matters } = changeValue(form.of, list[where], path, pool, random);
    return { value: list.with(where, value), matters };
  }
  if (kind < 8 && list.length < form.max)
    return { value: [...list, someValue(form.of, path, pool, random)], matters: [] };
  if (list.length > form.min) return { value: list.filter((_, i) => i !== where), matters: [] };
  return { value: list, matters: [] };
}

function changeRecord(fields: Fields, record: Data, path: string, pool: Pool, random: SeededRandom): Changed {
  const [name, field] = pickField(fields, random);
  const given = Object.hasOwn(record, name);
  if (given && field.presence !== 'required' && random.inHundred(15))
    return { value: withAt(record, [name], undefined), matters: [] };
  const start = given ? record[name] : field.fallback;
  const { value, matters } = changeValue(field.shape, start, `${path}.${name}`, pool, random);
  return { value: { ...record, [name]: value }, matters: [...(field.matters ?? []), ...matters] };
}

function changeValue(
  shape: AnyShape,
  value: unknown,
  path: string,
  pool: Pool,
  random: SeededRandom,
): Changed {
  const { form } = shape;
  if (form.kind === 'record' && Object.keys(form.fields).length > 0)
    return changeRecord(form.fields, isData(value) ? value : {}, path, pool, random);
  if (form.kind === 'nullable' && value !== null && value !== undefined && random.inHundred(85))
    return changeValue(form.of, value, path, pool, random);
  if (form.kind === 'refined' && random.inHundred(85)) return changeValue(form.of, value, path, pool, random);
  if (form.kind === 'list' && Array.isArray(value) && random.inHundred(80))
    return changeList(form, value, path, pool, random);
  return { value: someValue(shape, path, pool, random), matters: [] };
}

/** The input with one field changed, and usually with the fields that make it matter. */
export function changeInput(shape: AnyShape, input: Data, pool: Pool, random: SeededRandom): Data {
  const { value, matters } = changeValue(shape, input, '', pool, random);
  let changed = value as Data;
  for (const { field, is } of matters) {
    if (is.length > 0 && random.inHundred(70)) changed = withAt(changed, field.split('.'), random.pick(is));
  }
  return changed;
}
