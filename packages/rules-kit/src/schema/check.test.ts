/** Checks of input: every code with its place, defaults, and the JSON Schema of the same shape. */
import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { Problem } from './problem.ts';
import {
  choice,
  derived,
  either,
  flag,
  list,
  number,
  optional,
  orNull,
  partsOf,
  record,
  required,
  text,
  whole,
} from './shape.ts';
import { didYouMean, nearest } from './suggest.ts';

const figure = record({
  kind: required(choice(['foot', 'horse']), 'kind'),
  class: optional(whole(1, 5), 3, 'class'),
  mounted: derived(flag(), 'true for horse', 'in the saddle'),
});
const shape = record({
  figure: required(figure, 'who'),
  rangeCm: optional(number(0, 100), 10, 'range', { matters: [{ field: 'figure.kind', is: ['foot'] }] }),
  armour: optional(choice([0, 4]), 0, 'armour'),
  ground: optional(list(choice(['open', 'wood']), { min: 0, max: 2 }), [], 'ground'),
  cover: optional(orNull(whole(1, 3)), null, 'cover'),
  order: optional(either(choice(['none']), whole(1, 9)), 'none', 'order'),
  name: optional(text(/^[a-z]+$/, 'a name in small letters'), 'x', 'name'),
  friends: optional(list(figure, { min: 0, max: 3 }), [], 'friends'),
});
const foot = { figure: { kind: 'foot' } };

function problem(value: unknown): string {
  const found = check(shape, value);
  if (!(found instanceof Problem)) return 'none';
  expect(found.message).not.toBe('');
  return `${found.code} ${found.at}`;
}

describe('a good value', () => {
  it('gets every default, and nothing for what the procedure works out', () => {
    expect(check(shape, foot)).toEqual({
      figure: { kind: 'foot', class: 3, mounted: undefined },
      rangeCm: 10,
      armour: 0,
      ground: [],
      cover: null,
      order: 'none',
      name: 'x',
      friends: [],
    });
  });

  it('is kept as it is, −0 and 3.0 apart', () => {
    const given = {
      figure: { kind: 'horse', class: 3.0, mounted: false },
      rangeCm: -0,
      ground: ['wood'],
      order: 4,
    };
    expect(check(shape, given)).toMatchObject({ figure: given.figure, ground: ['wood'], order: 4 });
    expect(Object.is((check(shape, given) as { rangeCm: number }).rangeCm, 0)).toBe(true);
  });

  it('undefined is as good as left out', () => {
    expect(check(shape, { ...foot, rangeCm: undefined })).toEqual(check(shape, foot));
  });
});

describe('a problem', () => {
  it.each([
    ['type ', 7],
    ['type ', null],
    ['type ', []],
    ['missing figure', {}],
    ['missing figure.kind', { figure: {} }],
    ['type figure', { figure: null }],
    ['value figure.kind', { figure: { kind: 'fot' } }],
    ['type figure.kind', { figure: { kind: 1 } }],
    ['unknown-field figure.mood', { figure: { kind: 'foot', mood: 1 } }],
    ['unknown-field __proto__', JSON.parse('{"figure":{"kind":"foot"},"__proto__":{}}')],
    ['unknown-field toString', { ...foot, toString: 1 }],
    ['type figure.class', { figure: { kind: 'foot', class: '3' } }],
    ['type figure.class', { figure: { kind: 'foot', class: 2.5 } }],
    ['value figure.class', { figure: { kind: 'foot', class: 6 } }],
    ['value rangeCm', { ...foot, rangeCm: Number.NaN }],
    ['value rangeCm', { ...foot, rangeCm: Number.POSITIVE_INFINITY }],
    ['value rangeCm', { ...foot, rangeCm: -0.1 }],
    ['type rangeCm', { ...foot, rangeCm: null }],
    ['type rangeCm', { ...foot, rangeCm: true }],
    ['value armour', { ...foot, armour: 3 }],
    ['type armour', { ...foot, armour: '4' }],
    ['type ground', { ...foot, ground: 'wood' }],
    ['value ground', { ...foot, ground: ['wood', 'wood', 'wood'] }],
    ['value ground[1]', { ...foot, ground: ['wood', 'sea'] }],
    ['type ground[0]', { ...foot, ground: new Array(1) }],
    ['value cover', { ...foot, cover: 9 }],
    ['type cover', { ...foot, cover: 'low' }],
    ['value order', { ...foot, order: 'some' }],
    ['value order', { ...foot, order: 10 }],
    ['type order', { ...foot, order: [] }],
    ['value name', { ...foot, name: 'X' }],
    ['type name', { ...foot, name: 1 }],
    ['value friends[1].class', { ...foot, friends: [{ kind: 'foot' }, { kind: 'foot', class: 0 }] }],
  ])('%s', (due, value) => {
    expect(problem(value)).toBe(due);
  });

  it('a default that its own shape refuses is our mistake', () => {
    const wrong = record({ n: optional(whole(1, 2), 3, 'n') });
    expect(() => check(wrong, {})).toThrow('the default of "n" is wrong');
  });

  it('says what was probably meant', () => {
    expect((check(shape, { figure: { kind: 'fot' } }) as Problem).message).toContain('did you mean "foot"?');
    expect(nearest('pistle', ['pistol', 'musket'])).toBe('pistol');
    expect(nearest('zzzzzz', ['pistol'])).toBeNull();
    expect(nearest('x'.repeat(65), ['x'])).toBeNull();
    expect(didYouMean('zzzzzz', ['pistol'])).toBe('');
  });
});

describe('JSON Schema', () => {
  it('says the same', () => {
    expect(jsonSchemaOf(shape)).toMatchObject({
      type: 'object',
      required: ['figure'],
      additionalProperties: false,
      properties: {
        figure: {
          title: 'who',
          required: ['kind'],
          properties: { mounted: { 'x-default': 'true for horse' } },
        },
        rangeCm: {
          type: 'number',
          minimum: 0,
          maximum: 100,
          default: 10,
          'x-matters-when': [{ field: 'figure.kind' }],
        },
        armour: { enum: [0, 4] },
        ground: { type: 'array', items: { enum: ['open', 'wood'] }, minItems: 0, maxItems: 2 },
        cover: { anyOf: [{ type: 'integer', minimum: 1, maximum: 3 }, { type: 'null' }] },
        order: { anyOf: [{ enum: ['none'] }, { type: 'integer' }] },
        name: { type: 'string', pattern: '^[a-z]+$' },
      },
    });
  });
});

it('parts of one shape: what is left out keeps its default', () => {
  const crew = record(partsOf(whole(1, 8), { guns: 4, howitzers: 2 }));
  expect(check(crew, { guns: 6 })).toEqual({ guns: 6, howitzers: 2 });
  expect(check(crew, { guns: 9 })).toMatchObject({ code: 'value', at: 'guns' });
});
