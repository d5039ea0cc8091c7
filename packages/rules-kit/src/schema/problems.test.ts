/** All problems of a value at once: the same as the check finds one at a time. */
import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
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
});
