import {
  choice,
  either,
  flag,
  list,
  number,
  optional,
  orNull,
  record,
  required,
  whole,
} from '@grognard/rules-kit';
import { describe, expect, it } from 'vitest';
import { flagAt, flagsEndingIn, flagsOf, locate } from './fields.ts';
import { valueFrom } from './values.ts';

const unit = record({
  kind: required(choice(['line', 'gun']), 'Kind'),
  charging: optional(flag(), false, 'Charges'),
});
const input = record({
  rangeCm: optional(number(0, 100), 0, 'Range'),
  shooter: optional(record({ inMelee: optional(flag(), false, 'In melee') }), {}, 'Shooter'),
  attackers: required(list(unit, { min: 1, max: 4 }), 'Attackers'),
  ground: optional(list(choice(['mud', 'snow']), { min: 0, max: 4 }), [], 'Ground'),
});

describe('fields as flags', () => {
  it('every leaf has a flag', () => {
    expect(flagsOf(input).map(({ name }) => name)).toEqual([
      'range-cm',
      'shooter.in-melee',
      'attackers.N.kind',
      'attackers.N.charging',
      'ground',
    ]);
  });

  it('finds a field written as kebab or camel, and places in lists', () => {
    expect(locate(input, 'range-cm')?.path).toEqual(['rangeCm']);
    expect(locate(input, 'rangeCm')?.path).toEqual(['rangeCm']);
    expect(locate(input, 'shooter.inMelee')?.path).toEqual(['shooter', 'inMelee']);
    expect(locate(input, 'attackers.2.kind')?.path).toEqual(['attackers', 2, 'kind']);
    expect(locate(input, 'ground.0')?.path).toEqual(['ground', 0]);
  });

  it.each([
    'range',
    'shooter.class',
    'attackers.x.kind',
    'ground.99999',
    '__proto__',
    'constructor',
    'shooter.toString',
    '',
  ])('knows no %s', (name) => {
    expect(locate(input, name)).toBeNull();
  });

  it('a place in an error has its flag; a bare field finds its owner', () => {
    expect(flagAt('input.shooter.inMelee')).toBe('--shooter.in-melee');
    expect(flagAt('input.ground[0]')).toBe('--ground.0');
    expect(flagAt('dice[0]')).toBeNull();
    expect(flagsEndingIn(input, 'inMelee')).toEqual(['shooter.in-melee']);
  });
});

describe('values out of words', () => {
  it.each([
    [choice([0, 4]), '4', 4],
    [choice([0, 4]), '5', 5],
    [choice(['1', '2']), '2', '2'],
    [whole(0, 9), '3', 3],
    [whole(0, 9), '3.0', 3],
    [number(0, 9), '1e999', Number.POSITIVE_INFINITY],
    [number(0, 9), 'NaN', 'NaN'],
    [number(0, 9), '0x10', '0x10'],
    [number(0, 9), '', ''],
    [orNull(whole(0, 9)), 'null', null],
    [flag(), 'false', false],
    [flag(), 'maybe', 'maybe'],
    [list(whole(0, 9), { min: 0, max: 3 }), '1, 2', [1, 2]],
    [list(whole(0, 9), { min: 0, max: 3 }), '', []],
    [list(unit, { min: 0, max: 3 }), '[{"kind":"gun"}]', [{ kind: 'gun' }]],
    [unit, '{"kind":"gun"}', { kind: 'gun' }],
    [either(choice(['none']), whole(1, 6)), '3', 3],
    [either(choice(['none']), whole(1, 6)), 'none', 'none'],
  ])('%#: %o from %s', (shape, words, value) => {
    expect(valueFrom(shape, words)).toEqual(value);
  });
});
