/** Episodes of the same player turn appear under one heading. If a battle has no player turns, each has its own. */
import { expect, it } from 'vitest';
import { groupsOf } from './groups.ts';

const numbered = (whens: readonly (readonly [number, string?])[]) =>
  groupsOf(
    whens.map(([turn, stage], n) => ({ n, turn, ...(stage === undefined ? {} : { stage }) })),
    (each) => each,
  ).map((group) => group.map(({ n }) => n));

it('neighbours of one turn and part are together, those of another apart', () => {
  expect(
    numbered([
      [1, 'red'],
      [1, 'red'],
      [1, 'blue'],
      [2, 'red'],
      [2, 'red'],
    ]),
  ).toEqual([[0, 1], [2], [3, 4]]);
});

it('without parts each stands alone, also in the same turn', () => {
  expect(numbered([[1], [1], [2]])).toEqual([[0], [1], [2]]);
  expect(numbered([])).toEqual([]);
});
