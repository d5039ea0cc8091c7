/** All problems of a value at once: the same as the check finds one at a time. */
import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { Problem } from './problem.ts';
import { problemsIn } from './problems.ts';
import { choice, list, optional, orNull, record, required, text, whole } from './shape.ts';

const man = record({
  id: required(text(/^[a-z]+$/, 'a name in small letters'), 'Id'),
  class: optional(whole(1, 5), 3, 'Class'),
  horse: optional(orNull(choice(['bay', 'grey'])), null, 'Horse'),
});
const shape = record({
  men: required(list(man, { min: 1, max: 2 }), 'Men'),
  turns: required(whole(1, 40), 'Turns'),
});

const told = (value: unknown): string[] => problemsIn(shape, value).map(({ code, at }) => `${code} ${at}`);

describe('problemsIn', () => {
  it('finds none where the check finds none', () => {
    const good = {
      men: [
        { id: 'jean', horse: null },
        { id: 'yves', horse: 'bay' },
      ],
      turns: 8,
    };
    expect(check(shape, good)).not.toBeInstanceOf(Problem);
    expect(told(good)).toEqual([]);
  });

  it('tells every place, those that are missing last', () => {
    const men = [{ id: 'Jean', clas: 3 }, { class: 9, horse: 'roan' }, { id: 'yves' }];
    expect(told({ men, name: 'x' })).toEqual([
      'value men',
      'value men[0].id',
      'unknown-field men[0].clas',
      'value men[1].class',
      'value men[1].horse',
      'missing men[1].id',
      'unknown-field name',
      'missing turns',
    ]);
  });

  it('tells a wrong kind of value once', () => {
    for (const value of [null, 3, [], 'x']) expect(told(value)).toEqual(['type ']);
    expect(told({ men: {}, turns: '8' })).toEqual(['type men', 'type turns']);
  });

  it('names an entry that stands twice in a list of distinct ones, as the check and the schema do', () => {
    const arms = list(choice(['pike', 'pistol', 'sword']), { min: 1, max: 3, distinct: true });
    expect(problemsIn(arms, ['pike', 'sword'])).toEqual([]);
    expect(problemsIn(arms, ['pike', 'sword', 'pike'])).toEqual([
      new Problem('value', '[2]', '"pike" stands twice in the list'),
    ]);
    expect(check(arms, ['pike', 'pike'])).toEqual(
      new Problem('value', '[1]', '"pike" stands twice in the list'),
    );
    expect(jsonSchemaOf(arms)).toMatchObject({ uniqueItems: true });
    expect(jsonSchemaOf(list(whole(1, 2), { min: 1, max: 3 }))).not.toHaveProperty('uniqueItems');
  });
});
