import { describe, expect, it } from 'vitest';
import { blue, problems, red, type Spoil } from './testing/spoilt.ts';

describe('each problem of units, with its place', () => {
  const cases: readonly (readonly [string, Spoil, ...string[]])[] = [
    // units
    [
      'a formation its arm does not have',
      (s) => (blue(s)[1]!.formation = 'square'),
      'formation sides[0].units[1].formation',
    ],
    ['gaps in close order', (s) => (blue(s)[0]!.gapCm = 1), 'formation sides[0].units[0].gapCm'],
    ['files of a line', (s) => (blue(s)[1]!.files = 3), 'formation sides[0].units[1].files'],
    [
      'formed inside a wood',
      (s) => Object.assign(s.sides[0]!, { zone: null }) && Object.assign(blue(s)[0]!, { at: [90, 28] }),
      'formation sides[0].units[0].formation',
    ],
    ['a battery that is too large', (s) => (blue(s)[2]!.bases = 9), 'strength sides[0].units[2].bases'],
    [
      'more of the second kind than there are',
      (s) => (blue(s)[0]!.with = { kind: 'light', bases: 6 }),
      'strength sides[0].units[0].with.bases',
    ],
    [
      'horse with a second kind',
      (s) => (blue(s)[1]!.with = { kind: 'light', bases: 1 }),
      'strength sides[0].units[1].with',
    ],
    ['foot with carbines', (s) => (blue(s)[0]!.carbine = true), 'strength sides[0].units[0].carbine'],
    ['elite foot', (s) => (blue(s)[0]!.elite = true), 'strength sides[0].units[0].elite'],
    ['horse artillery on foot', (s) => (blue(s)[0]!.horse = true), 'strength sides[0].units[0].horse'],
    ['British grenadiers', (s) => (red(s)[0]!.nation = 'british'), 'strength sides[1].units[0].nation'],
    // places
    ['a unit without a place', (s) => (blue(s)[0]!.at = null), 'missing sides[0].units[0].at'],
    ['a unit out of its zone', (s) => (blue(s)[0]!.at = [60, 18]), 'zone sides[0].units[0].at'],
    ['a unit over the edge', (s) => (red(s)[1]!.at = [2, 70]), 'place sides[1].units[1].at'],
    ['a unit in the river', (s) => (red(s)[1]!.at = [40, 56.5]), 'place sides[1].units[1].at'],
    ['a unit in a house', (s) => (s.houses[0]!.at = [40, 70]), 'place sides[1].units[1].at'],
    [
      'a unit across a high wall',
      (s) =>
        (s.lines[1]!.points = [
          [44, 66],
          [44, 76],
        ]),
      'place sides[1].units[1].at',
    ],
    [
      'horse in a wood',
      (s) =>
        (s.areas[3]!.corners = [
          [80, 5],
          [100, 5],
          [100, 35],
          [80, 35],
        ]),
      'place sides[0].units[1].at',
    ],
    ['bodies in each other', (s) => (blue(s)[1]!.at = [61, 12]), 'overlap sides[0].units[1].at'],
    // houses
    ['a house that nobody knows', (s) => (red(s)[0]!.house = 'mil'), 'reference sides[1].units[0].house'],
    [
      'two in one house',
      (s) =>
        Object.assign(red(s)[1]!, { at: null, house: 'mill', formation: 'line', gapCm: undefined }) &&
        delete red(s)[1]!.gapCm,
      'house sides[1].units[1].house',
    ],
    ['too many in a house', (s) => (red(s)[0]!.bases = 7), 'house sides[1].units[0].house'],
    [
      'horse in a house',
      (s) => Object.assign(blue(s)[1]!, { at: null, house: 'farm' }),
      'house sides[0].units[1].house',
    ],
    ['a garrison with a place', (s) => (red(s)[0]!.at = [20, 70]), 'house sides[1].units[0].at'],
  ];

  it.each(cases.map(([what, spoil, ...expected]) => [what, spoil, expected] as const))(
    '%s',
    (_what, spoil, expected) => {
      expect(problems(spoil)).toEqual(expected);
    },
  );

  it('scenario.deployment: by turns, places that are given lie in the strip', () => {
    const spoil: Spoil = (s) => {
      s.deployment = 'by-turns';
      red(s)[1]!.at = [40, 60.5];
    };
    expect(problems(spoil)).toEqual(['zone sides[1].units[1].at']);
    expect(problems(spoil, { 'scenario.deployment': { depthCm: 25 } })).toEqual([]);
  });
});
