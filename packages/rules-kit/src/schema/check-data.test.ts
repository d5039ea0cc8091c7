/** checkData: plain data is accepted unchanged within its limits, and never reaches a prototype. */
import { expect, it } from 'vitest';
import { check } from './check.ts';
import { Problem } from './problem.ts';
import { data, dataObject } from './shape.ts';

const limits = { depth: 3, values: 10, characters: 8 };
const anything = data(limits);
const object = dataObject(limits);

const problemOf = (shape: typeof anything | typeof object, value: unknown) => {
  const checked = check(shape, value);
  return checked instanceof Problem ? `${checked.code} ${checked.at}: ${checked.message}` : null;
};

it('JSON of every kind passes unchanged', () => {
  for (const value of [null, true, -1.5, 'text', [], {}, { a: [{ b: null }] }, [[1], ['x']]]) {
    expect(problemOf(anything, value)).toBeNull();
    expect(check(anything, value)).toBe(value);
  }
});

it('an object is wanted where one is declared', () => {
  for (const value of [null, [], 'text', 1, new Date()])
    expect(problemOf(object, value)).toMatch(/^type : an object/);
  expect(problemOf(object, { kind: 'fire' })).toBeNull();
});

it.each([
  ['deeper than its levels', { a: { b: { c: {} } } }, 'value a.b.c: more than 3 levels deep'],
  ['longer texts', { a: 'nine char' }, 'value a: a text of more than 8 characters'],
  ['longer names', { 'nine char': 1 }, 'value nine char: a text of more than 8 characters'],
  ['more values', Array.from({ length: 10 }, () => 1), 'value [9]: more than 10 values'],
  ['numbers that JSON does not have', [1, Number.NaN], 'value [1]: NaN is not a number of JSON'],
  ['what is not data', { a: [undefined] }, 'type a[0]: plain data is wanted here, not undefined'],
  ['functions', [() => 1], 'type [0]: plain data is wanted here, not function'],
  ['objects of classes', { a: new Map() }, 'type a: plain data is wanted here'],
])('%s are refused with their place', (_, value, problem) => {
  expect(problemOf(anything, value)).toBe(problem);
});

it.each(['__proto__', 'constructor', 'prototype'])('the name %s is refused at every depth', (name) => {
  const hostile: unknown = JSON.parse(`{"a":[{"${name}":{"x":1}}]}`);
  expect(problemOf(object, hostile)).toBe(`unknown-field a[0].${name}: this name is not allowed`);
});

it('a bomb of brackets is refused without exhausting the stack', () => {
  let bomb: unknown = [];
  for (let n = 0; n < 100_000; n++) bomb = [bomb];
  expect(problemOf(anything, bomb)).toMatch(/more than 3 levels/);
});
