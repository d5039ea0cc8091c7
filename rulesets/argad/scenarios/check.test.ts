import { describe, expect, it } from 'vitest';
import { isScenario, readScenario } from './check.ts';
import { hamlet } from './testing/hamlet.ts';
import { blue, coastal, foundIn, problems, type SpoiltCase, white } from './testing/spoil.ts';

describe('readScenario', () => {
  it('gives back a scenario that is right, with its defaults', () => {
    const read = readScenario(hamlet(), 'argad-2024', coastal);
    expect(isScenario(read) && read.sides[0]!.figures[0]!.gear).toBe('light');
  });

  it('tells everything that is wrong at once', () => {
    const found = problems((s) => {
      white(s)[0]!.at = [119.55, 10];
      s.aims[0]!.place = null;
    });
    expect(found).toContain('precision sides[0].figures[0].at[0]');
    expect(found).toContain('missing aims[0].place');
    expect(found.length).toBeGreaterThan(3);
  });

  it('says what would be right', () => {
    const read = readScenario({ ...hamlet(), turns: 99 }, 'argad-2024');
    expect(read).toEqual([{ code: 'value', at: 'turns', message: '99 is not between 1 and 40' }]);
  });
});

describe('editions and options', () => {
  const cases: readonly SpoiltCase[] = [
    ['the first of the shape', (s) => (s.aims[0]!.points = 0), 'value aims[0].points'],
    ['an edition that nobody knows', (s) => s.editions.splice(0, 1, 'argad-1066'), 'value editions[0]'],
    ['an edition it is not for', (s) => s.editions.splice(0, 2), 'edition editions'],
    ['deep water and boats without the option', (s) => s, 'edition areas[1].kind', 'edition vessels'],
  ];

  for (const each of cases) {
    const [name, , ...wanted] = each;
    it(name, () => expect(foundIn(each)).toEqual(wanted));
  }

  it('riders and close order are not of the coast, its arms not of the others', () => {
    expect(problems((s) => s, 'argad-coastal', {})).toEqual([
      'edition sides[0].figures[5].troop',
      'edition sides[1].bodies[0]',
    ]);
    expect(problems((s) => (blue(s)[4]!.firearms = ['blunderbuss']), 'argad-2021', {})).toContain(
      'edition sides[1].figures[4].firearms[0]',
    );
    expect(problems((s) => (blue(s)[4]!.firearms = ['blunderbuss']))).toEqual([]);
  });

  it('editions and options that nobody knows', () => {
    expect(problems((s) => s, 'argad-2025')).toEqual(['edition edition']);
    expect(problems((s) => s, 'argad-2024', { 'costal-arms': true })).toEqual([
      'option options["costal-arms"]',
    ]);
    expect(problems((s) => s, 'argad-2024', { 'coastal-arms': 3 })).toEqual([
      'option options["coastal-arms"]',
    ]);
  });
});

describe('ids, each problem with its place', () => {
  const cases: readonly SpoiltCase[] = [
    ['an id twice', (s) => (s.lines[0]!.id = 'wood'), 'id lines[0].id'],
    [
      'an id twice across kinds',
      (s) => (s.objects[0]!.id = 'boat'),
      'id objects[0].id',
      'reference aims[1].object',
    ],
    ['outside as an id', (s) => (s.areas[0]!.id = 'outside'), 'id areas[0].id'],
  ];

  for (const each of cases) {
    const [name, , ...wanted] = each;
    it(name, () => expect(foundIn(each)).toEqual(wanted));
  }
});

describe('points and outlines, each problem with its place', () => {
  const cases: readonly SpoiltCase[] = [
    ['a point off the table', (s) => (s.areas[0]!.corners[1] = [130, 5]), 'off-table areas[0].corners[1]'],
    ['a point finer than a millimetre', (s) => (s.supports[0] = [70.05, 60]), 'precision supports[0][0]'],
    ['a table finer than a millimetre', (s) => (s.table.widthCm = 120.05), 'precision table.widthCm'],
    [
      'an outline that meets itself',
      (s) => s.areas[0]!.corners.reverse().splice(0, 2, [5, 5], [20, 20]),
      'outline areas[0].corners[0]',
      'hiding sides[0].figures[0].at',
    ],
    [
      'a zone that meets itself',
      (s) =>
        (s.sides[0]!.zone = [
          [0, 0],
          [60, 80],
          [60, 0],
          [0, 80],
        ]),
      'outline sides[0].zone[0]',
    ],
    [
      'a line that stands still',
      (s) =>
        (s.lines[0]!.points = [
          [30, 10],
          [30, 10],
          [30, 30],
        ]),
      'outline lines[0].points[1]',
      'hiding sides[0].figures[1].at',
    ],
  ];

  for (const each of cases) {
    const [name, , ...wanted] = each;
    it(name, () => expect(foundIn(each)).toEqual(wanted));
  }
});
