/** Random values of a random shape pass its check; spoilt ones do not crash it. */
import { Luck, someValue } from '@grognard/test-kit';
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

function someShape(luck: Luck, depth: number): AnyShape {
  const min = luck.below(9) - 4;
  switch (luck.below(depth === 0 ? 4 : 8)) {
    case 0:
      return choice(['a', 'b', 'c']);
    case 1:
      return flag();
    case 2:
      return whole(min, min + luck.below(9));
    case 3:
      return number(min, min + luck.below(9));
    case 4:
      return orNull(someShape(luck, depth - 1));
    case 5:
      return either(choice(['other']), someShape(luck, depth - 1));
    case 6:
      return list(someShape(luck, depth - 1), { min: luck.below(2), max: 1 + luck.below(3) });
    default:
      return someRecord(luck, depth);
  }
}

function someRecord(luck: Luck, depth: number): AnyShape {
  const fields: Record<string, Fields[string]> = {};
  for (const name of ['one', 'two', 'three'].slice(luck.below(3))) {
    const shape = someShape(luck, depth - 1);
    fields[name] = luck.inHundred(50)
      ? required(shape, name)
      : optional(shape, someValue(shape, '', new Map(), luck), name);
  }
  return record(fields);
}

describe('random shapes', () => {
  const luck = new Luck(7, 'shapes');

  it('accept what they allow, and the same again', () => {
    for (let i = 0; i < 3_000; i++) {
      const shape = someShape(luck, 3);
      const value = someValue(shape, '', new Map(), luck);
      const checked = check(shape, value);
      if (checked instanceof Problem)
        throw new Error(`${checked.message}: ${JSON.stringify({ shape, value })}`);
      expect(check(shape, checked)).toEqual(checked);
    }
  });

  it('answer to values of other shapes', () => {
    for (let i = 0; i < 3_000; i++) {
      const found = check(someShape(luck, 3), someValue(someShape(luck, 3), '', new Map(), luck));
      if (found instanceof Problem) expect(found.message.length).toBeGreaterThan(0);
    }
  });
});
