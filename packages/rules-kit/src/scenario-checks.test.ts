import { describe, expect, it } from 'vitest';
import { checkLengths, checkPointsOnTable, checkUniqueIds, refersTo } from './index.ts';
import { valuesAt } from './scenario-checks.ts';

const file = {
  table: { widthCm: 120.04 },
  hills: [{ id: 'hill', at: [10, 20] }],
  sides: [
    {
      id: 'red',
      zone: null,
      units: [
        { id: 'guard', at: [130, 5] },
        { id: 'hill', at: null },
      ],
    },
    {
      id: 'blue',
      zone: [
        [0, 0],
        [5.55, 7],
      ],
      units: [],
    },
  ],
};

function problems(check: (tell: (code: string, at: string) => void) => void): string[] {
  const found: string[] = [];
  check((code, at) => found.push(`${code} ${at}`));
  return found;
}

describe('checks of scenario files', () => {
  it('find the values of a path in the order of the file', () => {
    expect(valuesAt(file, 'sides[].units[].id')).toEqual([
      { at: 'sides[0].units[0].id', value: 'guard' },
      { at: 'sides[0].units[1].id', value: 'hill' },
    ]);
    expect(valuesAt(file, 'sides[].zone[]').map(({ at }) => at)).toEqual([
      'sides[1].zone[0]',
      'sides[1].zone[1]',
    ]);
    expect(valuesAt(file, 'rivers[].points[]')).toEqual([]);
  });

  it('tell of ids that are taken or reserved', () => {
    const paths = ['hills[].id', 'sides[].id', 'sides[].units[].id'];
    expect(problems((tell) => checkUniqueIds(file, paths, tell))).toEqual(['id sides[0].units[1].id']);
    const reserved = new Map([['blue', 'the sky']]);
    expect(problems((tell) => checkUniqueIds(file, ['sides[].id'], tell, reserved))).toEqual([
      'id sides[1].id',
    ]);
  });

  it('tell of points off the table and of parts of a millimetre', () => {
    const size = { width: 120, depth: 60 };
    const paths = ['hills[].at', 'sides[].units[].at', 'sides[].zone[]'];
    expect(problems((tell) => checkPointsOnTable(file, paths, size, tell))).toEqual([
      'off-table sides[0].units[0].at',
      'precision sides[1].zone[1][0]',
    ]);
    expect(problems((tell) => checkLengths(file, ['table.widthCm'], tell))).toEqual([
      'precision table.widthCm',
    ]);
  });

  it('tell of references to nothing, with what might be meant', () => {
    const said: string[] = [];
    const tell = (_code: string, _at: string, message: string) => said.push(message);
    expect(refersTo('guard', ['guard', 'horse'], 'unit', { at: 'a', tell })).toBe(true);
    expect(refersTo('gard', ['guard', 'horse'], 'unit', { at: 'a', tell })).toBe(false);
    expect(refersTo('guard', [], 'unit', { at: 'a', tell })).toBe(false);
    expect(said[0]).toMatch(/there is no unit "gard"; one of guard, horse is wanted.*guard/);
    expect(said[1]).toBe('there is no unit "guard"; there is none');
  });
});
