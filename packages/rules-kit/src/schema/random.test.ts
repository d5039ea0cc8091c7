/** Random values of a random shape pass its check. Spoilt ones do not crash it. */
import { SeededRandom, someValue } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { Problem } from './problem.ts';
import {
  type AnyShape,
  choice,
  either,
  type Fields,
  flag,
  list,
  number,
  optional,
  orNull,
  record,
  required,
  whole,
} from './shape.ts';

function someShape(random: SeededRandom, depth: number): AnyShape {
  const min = random.below(9) - 4;
  switch (random.below(depth === 0 ? 4 : 8)) {
    case 0:
      return choice(['a', 'b', 'c']);
    case 1:
      return flag();
    case 2:
      return whole(min, min + random.below(9));
    case 3:
      return number(min, min + random.below(9));
    case 4:
      return orNull(someShape(random, depth - 1));
    case 5:
      return either(choice(['other']), someShape(random, depth - 1));
    case 6:
      return list(someShape(random, depth - 1), { min: random.below(2), max: 1 + random.below(3) });
    default:
      return someRecord(random, depth);
  }
}

function someRecord(random: SeededRandom, depth: number): AnyShape {
  const fields: Record<string, Fields[string]> = {};
  for (const name of ['one', 'two', 'three'].slice(random.below(3))) {
    const shape = someShape(random, depth - 1);
    fields[name] = random.inHundred(50)
      ? required(shape, name)
      : optional(shape, someValue(shape, '', new Map(), random), name);
  }
  return record(fields);
}

describe('random shapes', () => {
  const random = new SeededRandom(7, 'shapes');

  it('accept what they allow, and the same again', () => {
    for (let i = 0; i < 3_000; i++) {
      const shape = someShape(random, 3);
      const value = someValue(shape, '', new Map(), random);
      const checked = check(shape, value);
      if (checked instanceof Problem)
        throw new Error(`${checked.message}: ${JSON.stringify({ shape, value })}`);
      expect(check(shape, checked)).toEqual(checked);
    }
  });

  it('answer to values of other shapes', () => {
    for (let i = 0; i < 3_000; i++) {
      const found = check(someShape(random, 3), someValue(someShape(random, 3), '', new Map(), random));
      if (found instanceof Problem) expect(found.message.length).toBeGreaterThan(0);
    }
  });
});
