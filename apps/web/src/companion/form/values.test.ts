/** Choices and the resulting input. */
import { expect, it } from 'vitest';
import { type FormField, fieldsOf } from './fields.ts';
import { leavesOf } from './primary-fields.ts';
import { stepped, stepsOf, typed } from './steps.ts';
import { choose, fittingChoices, inputOf, joinedChoices, mattering } from './values.ts';

const fields: readonly FormField[] = fieldsOf({
  type: 'object',
  required: ['weapon'],
  properties: {
    weapon: { title: 'Weapon', enum: ['pistol', 'swivel'] },
    shooter: {
      type: 'object',
      default: {},
      properties: {
        class: { type: 'integer', minimum: 1, maximum: 5, default: 3 },
        propped: {
          type: 'boolean',
          default: true,
          'x-matters-when': [{ field: 'weapon', is: ['swivel'] }],
        },
        steady: {
          type: 'boolean',
          default: false,
          'x-matters-when': [{ field: 'shooter.propped', is: [true] }],
        },
      },
    },
    ground: { type: 'array', items: { enum: ['wood', 'open'] }, minItems: 0, maxItems: 2, default: [] },
  },
});

it('only what matters and differs from its default is given', () => {
  const choices = { weapon: 'pistol', shooter: { class: 3, propped: false }, ground: [] };
  expect(inputOf(fields, choices)).toEqual({ weapon: 'pistol' });
  expect(inputOf(fields, { ...choices, weapon: 'swivel' })).toEqual({
    weapon: 'swivel',
    shooter: { propped: false },
  });
});

it('a field that hangs on one that does not matter sees its default', () => {
  const steady = leavesOf(fields).find(({ name }) => name === 'steady')!;
  expect(mattering(fields, { weapon: 'pistol', shooter: { propped: false } })(steady)).toBe(true);
  expect(mattering(fields, { weapon: 'swivel', shooter: { propped: false } })(steady)).toBe(false);
});

it('fields that hang on each other end the question', () => {
  const turned = fieldsOf({
    properties: {
      a: { enum: ['front', 'flank'], default: 'front', 'x-matters-when': [{ field: 'b', is: ['front'] }] },
      b: { enum: ['front', 'flank'], default: 'front', 'x-matters-when': [{ field: 'a', is: ['front'] }] },
    },
  });
  const matters = mattering(turned, { a: 'flank' });
  expect(turned.map(matters)).toEqual([true, false]);
});

it('what was kept and no longer fits is dropped', () => {
  const kept = { weapon: 'laser', shooter: { class: 9, propped: 'yes' }, ground: ['wood', 'sea'], more: 1 };
  expect(fittingChoices(fields, kept)).toEqual({ shooter: {}, ground: ['wood'] });
  expect(fittingChoices(fields, null)).toEqual({});
});

it('choices are changed one by one, and put over one another', () => {
  expect(choose({ a: 1 }, 'a', undefined)).toEqual({});
  expect(joinedChoices({ a: { b: 1, c: 2 }, d: 3 }, { a: { b: 4 } })).toEqual({ a: { b: 4, c: 2 }, d: 3 });
});

const range = { kind: 'number', min: 0, max: 1000, whole: false } as const;
const small = { kind: 'number', min: 1, max: 6, whole: true } as const;

it('numbers go in steps that suit their span, and never out of it', () => {
  expect(stepsOf(range)).toEqual([-5, -1, 1, 5]);
  expect(stepsOf(small)).toEqual([-1, 1]);
  expect(stepsOf({ ...small, whole: false })).toEqual([-0.5, 0.5]);
  expect(stepped(range, 3, -5)).toBe(0);
  expect(stepped(small, null, 1)).toBe(1);
  expect(stepped(range, 0.1, 1)).toBe(1.1);
});

it('a typed number may have a comma; what is no number changes nothing', () => {
  expect(typed(range, '12,5')).toBe(12.5);
  expect(typed(small, '99')).toBe(6);
  expect(typed(range, ' ')).toBeNull();
  expect(typed(range, 'x')).toBeUndefined();
});
