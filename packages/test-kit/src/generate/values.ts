/** someValue: random values of a shape, mostly near the edges where rules change. */
import { type AnyShape, check, type Field, type Fields, Problem } from '@grognard/rules-kit';
import { type Data, isData } from '../data.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Values seen in examples, by their path without list indices. They show where bands begin and end. */
export type Pool = ReadonlyMap<string, readonly unknown[]>;

/** Collects every value of some data by path. */
export function poolOf(inputs: readonly Data[]): Pool {
  const pool = new Map<string, unknown[]>();
  const visit = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const entry of value) visit(entry, path);
    else if (isData(value)) for (const name of Object.keys(value)) visit(value[name], `${path}.${name}`);
    else {
      const known = pool.get(path);
      if (known === undefined) pool.set(path, [value]);
      else if (!known.includes(value)) known.push(value);
    }
  };
  for (const input of inputs) visit(input, '');
  return pool;
}

const steps = [0, 0, 0.5, -0.5, 1, -1, 0.01, -0.01];

function someNumber(
  form: { kind: 'whole' | 'number'; min: number; max: number },
  known: readonly unknown[],
  random: SeededRandom,
): number {
  const numbers = known.filter((value) => typeof value === 'number');
  const kind = random.below(10);
  let value: number;
  if (kind < 5 && numbers.length > 0) value = random.pick(numbers) + random.pick(steps);
  else if (kind < 6) value = form.min;
  else if (kind < 7) value = form.max;
  else if (kind < 9) value = form.min + random.below(Math.min(24, Math.floor(form.max - form.min) + 1));
  else value = form.min + ((form.max - form.min) * random.below(1001)) / 1000;
  if (form.kind === 'whole') value = Math.round(value);
  return Math.max(form.min, Math.min(form.max, value));
}

/** A random value that the shape allows. */
export function someValue(shape: AnyShape, path: string, pool: Pool, random: SeededRandom): unknown {
  const { form } = shape;
  const known = pool.get(path) ?? [];
  switch (form.kind) {
    case 'choice':
      return random.pick(form.values);
    case 'flag':
      return random.inHundred(50);
    case 'whole':
    case 'number':
      return someNumber(form, known, random);
    case 'nullable':
      return random.inHundred(25) ? null : someValue(form.of, path, pool, random);
    case 'either':
      return someValue(random.pick(form.of), path, pool, random);
    case 'list': {
      const most = Math.min(form.max, form.min + (random.inHundred(5) ? 16 : 3));
      return Array.from({ length: random.between(form.min, most) }, () =>
        someValue(form.of, path, pool, random),
      );
    }
    case 'record':
      return someRecord(form.fields, path, pool, random, random.below(4));
    case 'refined': {
      let value = someValue(form.of, path, pool, random);
      for (let i = 0; i < 20 && check(shape, value) instanceof Problem; i++)
        value = someValue(form.of, path, pool, random);
      return value;
    }
    case 'data':
      return known.length > 0 ? random.pick(known) : {};
    case 'text': {
      const texts = known.filter((value) => typeof value === 'string');
      return texts.length > 0 ? random.pick(texts) : '';
    }
  }
}

/** A record with its required fields, and `extra` of the others. */
export function someRecord(
  fields: Fields,
  path: string,
  pool: Pool,
  random: SeededRandom,
  extra: number,
): Data {
  const record: Record<string, unknown> = {};
  const others: [string, Field][] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (field.presence === 'required') record[name] = someValue(field.shape, `${path}.${name}`, pool, random);
    else others.push([name, field]);
  }
  for (let i = 0; i < extra && others.length > 0; i++) {
    const [name, field] = random.pick(others);
    record[name] = someValue(field.shape, `${path}.${name}`, pool, random);
  }
  return record;
}

/** A record with half of all its fields set, at every depth. */
export function wildRecord(fields: Fields, path: string, pool: Pool, random: SeededRandom): Data {
  const record: Record<string, unknown> = {};
  for (const [name, { shape, presence }] of Object.entries(fields)) {
    if (presence !== 'required' && random.inHundred(50)) continue;
    const inner = `${path}.${name}`;
    record[name] =
      shape.form.kind === 'record'
        ? wildRecord(shape.form.fields, inner, pool, random)
        : someValue(shape, inner, pool, random);
  }
  return record;
}
