import { describe, expect, it } from 'vitest';
import { isScenario, readScenario } from './check.ts';
import { hamlet } from './testing/hamlet.ts';
import { blue, problems, red, type Spoil } from './testing/spoilt.ts';

describe('readScenario', () => {
  it('gives back a scenario that is right, with what was left out', () => {
    const read = readScenario(hamlet(), 'giorgi');
    if (!isScenario(read)) throw new Error(JSON.stringify(read));
    expect(read.lines.map(({ widthCm }) => widthCm)).toEqual([4, 0]);
    expect(read.sides[0]!.units[0]).toMatchObject({ bases: null, nation: 'other', modifier: 0, house: null });
    // A garrison stands at its house, placed as it will come out.
    expect(read.sides[1]!.units[0]).toMatchObject({ at: [75, 65], formation: 'open', facing: 0 });
    expect(read.options).toEqual({});
  });

  it('tells everything that is wrong with the shape at once, then with the sense', () => {
    const { title: _title, ...untitled } = hamlet();
    const read = readScenario({ ...untitled, turns: 99, weather: 'rain' }, 'giorgi');
    expect(isScenario(read) ? [] : read.map(({ code, at }) => `${code} ${at}`)).toEqual([
      'value turns',
      'unknown-field weather',
      'missing title',
    ]);
    const found = problems((s) => {
      blue(s)[0]!.at = [60.05, 10];
      s.areas[0]!.level = 0;
      red(s)[1]!.formation = 'deployed';
    });
    expect(found).toEqual([
      'precision sides[0].units[0].at[0]',
      'ground areas[0].level',
      'formation sides[1].units[1].formation',
      'formation sides[1].units[1].gapCm',
    ]);
  });

  it('says what would be right', () => {
    const read = readScenario({ ...hamlet(), options: { 'woods.sigt': 4 } }, 'giorgi');
    expect(read).toMatchObject([{ code: 'unknown-field', at: 'options.woods.sigt' }]);
    expect(JSON.stringify(read)).toContain('woods.sight');
  });

  it('scenario.force: a side without units is the ready-made one, as the options have it', () => {
    const file = { ...hamlet(), deployment: 'by-turns' };
    const read = readScenario(
      { ...file, sides: file.sides.map((side) => ({ ...side, units: [] })) },
      'giorgi',
      {
        'scenario.force': [
          { kind: 'line' },
          { kind: 'line', strength: 8 },
          { kind: 'gun', calibre: '12lb', horse: true },
        ],
      },
    );
    if (!isScenario(read)) throw new Error(JSON.stringify(read));
    expect(read.sides[1]!.units).toMatchObject([
      { id: 'red-line-1', name: 'Line battalion 1', kind: 'line', bases: null },
      { id: 'red-line-2', name: 'Line battalion 2', bases: 8 },
      { id: 'red-gun-1', kind: 'gun', calibre: '12lb', horse: true, formation: 'limbered' },
    ]);
  });
});

describe('each problem, with its place', () => {
  const cases: readonly (readonly [string, Spoil, ...string[]])[] = [
    ['an edition that nobody knows', (s) => s.editions.splice(0, 1, 'giorgi-1066'), 'value editions[0]'],
    // options
    ['an option that nobody knows', (s) => (s.options['woods.sigt'] = 3), 'unknown-field options.woods.sigt'],
    ['an option out of range', (s) => (s.options['woods.sight'] = 99), 'value options.woods.sight'],
    // ids and points
    ['an id twice', (s) => (s.houses[0]!.id = 'wood'), 'id houses[0].id'],
    ['an id twice across sides', (s) => (red(s)[1]!.id = 'line'), 'id sides[1].units[1].id'],
    ['a point off the table', (s) => (s.areas[3]!.corners[1] = [130, 20]), 'off-table areas[3].corners[1]'],
    ['a general off the table', (s) => (s.sides[0]!.general = [60, 90]), 'off-table sides[0].general'],
    [
      'a point finer than a millimetre',
      (s) => (s.objectives[0]!.at = [60, 62.05]),
      'precision objectives[0].at[1]',
    ],
    ['a house finer than a millimetre', (s) => (s.houses[0]!.widthCm = 8.04), 'precision houses[0].widthCm'],
    // outlines
    [
      'an outline that meets itself',
      (s) => s.areas[3]!.corners.splice(1, 2, [100, 35], [100, 20]),
      'outline areas[3].corners[0]',
    ],
    ['a line that stands still', (s) => s.lines[1]!.points.push([90, 40]), 'outline lines[1].points[2]'],
    // ground
    ['a hill without height', (s) => (s.areas[0]!.level = 0), 'ground areas[0].level'],
    ['height of a wood', (s) => (s.areas[3]!.level = 1), 'ground areas[3].level'],
    ['width of a wall', (s) => (s.lines[1]!.widthCm = 2), 'ground lines[1].widthCm'],
    [
      'ground drawn where players lay it',
      (s) => (s.ground = 'by-players'),
      'ground areas',
      'ground lines',
      'ground houses',
      'ground objectives',
    ],
    ['a river without crossing', (s) => s.areas.splice(2, 1), 'crossing areas[1]', 'reach objectives[0].at'],
    [
      'a bridge over nothing',
      (s) =>
        (s.areas[2]!.corners = [
          [20, 60],
          [24, 60],
          [24, 70],
          [20, 70],
        ]),
      'crossing areas[1]',
      'crossing areas[2]',
      'reach objectives[0].at',
    ],
    ['houses in each other', (s) => (s.houses[1]!.at = [45, 42]), 'overlap houses[1].at'],
    ['a house in the river', (s) => (s.houses[0]!.at = [45, 48]), 'house houses[0].at'],
    ['a house over the edge', (s) => (s.houses[0]!.at = [2, 40]), 'off-table houses[0].at'],
    [
      'an objective in the water',
      (s) => (s.objectives[0]!.at = [20, 53]),
      'reach objectives[0].at',
      'reach objectives[0].at',
      'reach objectives[0].at',
    ],
    // sides
    ['both sides at one edge', (s) => (s.sides[1]!.edge = 'south'), 'zone sides[1].edge'],
    [
      'sides that look alike',
      (s) => Object.assign(s.sides[1]!, { colour: 'blue', sign: 'plume' }),
      'zone sides[1].sign',
    ],
    [
      'zones that overlap',
      (s) =>
        (s.sides[1]!.zone = [
          [0, 15],
          [120, 15],
          [120, 80],
          [0, 80],
        ]),
      'overlap sides[1].zone',
    ],
  ];

  it.each(cases.map(([what, spoil, ...expected]) => [what, spoil, expected] as const))(
    '%s',
    (_what, spoil, expected) => {
      expect(problems(spoil)).toEqual(expected);
    },
  );

  it('terrain.river "half-rate", terrain.woods-forbidden: what an option allows is no problem', () => {
    const river: Spoil = (s) => {
      s.areas.splice(2, 1);
      s.options['terrain.river'] = 'half-rate';
    };
    expect(problems(river)).toEqual([]);
    const wood: Spoil = (s) => {
      s.areas[3]!.corners = [
        [80, 5],
        [100, 5],
        [100, 35],
        [80, 35],
      ];
      s.options['terrain.woods-forbidden'] = false;
    };
    expect(problems(wood)).toEqual([]);
  });
});
