import { describe, expect, it } from 'vitest';
import { isScenario, readScenario } from './check.ts';
import { hamlet } from './testing/hamlet.ts';

type Spoil = (scenario: ReturnType<typeof hamlet>) => unknown;

const coastal = { 'coastal-arms': true };

/** What is wrong after spoiling one thing, as `code at`. */
function problems(
  spoil: Spoil,
  edition = 'argad-2024',
  options: Record<string, unknown> = coastal,
): string[] {
  const scenario = hamlet();
  spoil(scenario);
  const read = readScenario(scenario, edition, options);
  if (isScenario(read)) return [];
  for (const { message } of read) expect(message).not.toBe('');
  return read.map(({ code, at }) => `${code} ${at}`);
}

const white = (s: ReturnType<typeof hamlet>) => s.sides[0]!.figures;
const blue = (s: ReturnType<typeof hamlet>) => s.sides[1]!.figures;

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

describe('each problem, with its place', () => {
  const cases: readonly (readonly [string, Spoil, ...string[]])[] = [
    ['the first of the shape', (s) => (s.aims[0]!.points = 0), 'value aims[0].points'],
    ['an edition that nobody knows', (s) => s.editions.splice(0, 1, 'argad-1066'), 'edition editions[0]'],
    ['an edition it is not for', (s) => s.editions.splice(0, 2), 'edition editions'],
    // ids
    ['an id twice', (s) => (s.lines[0]!.id = 'wood'), 'id lines[0].id'],
    [
      'an id twice across kinds',
      (s) => (s.objects[0]!.id = 'boat'),
      'id objects[0].id',
      'reference aims[1].object',
    ],
    ['outside as an id', (s) => (s.areas[0]!.id = 'outside'), 'id areas[0].id'],
    // points
    ['a point off the table', (s) => (s.areas[0]!.corners[1] = [130, 5]), 'off-table areas[0].corners[1]'],
    ['a point finer than a millimetre', (s) => (s.supports[0] = [70.05, 60]), 'precision supports[0][0]'],
    ['a table finer than a millimetre', (s) => (s.table.widthCm = 120.05), 'precision table.widthCm'],
    // outlines
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
    // editions
    ['deep water and boats without the option', (s) => s, 'edition areas[1].kind', 'edition vessels'],
    // buildings
    [
      'rooms that overlap',
      (s) => (s.buildings[0]!.rooms[1]!.corners[0] = [47, 40]),
      'room buildings[0].rooms[1].corners',
      'opening buildings[0].openings[1].at',
    ],
    [
      'the same room twice',
      (s) => (s.buildings[0]!.rooms[2]!.floor = 0),
      'room buildings[0].rooms[2].corners',
      'opening buildings[0].openings[0].joins',
      'opening buildings[0].openings[3].joins',
      'overlap sides[0].figures[3].at',
    ],
    [
      'vessels that overlap',
      (s) =>
        s.vessels.push({
          id: 'skiff',
          kind: 'rowing-boat',
          deck: 'steady',
          corners: [
            [20, 72],
            [30, 72],
            [30, 75],
          ],
        }),
      'overlap vessels[1].corners',
    ],
    [
      'an opening of no room',
      (s) => (s.buildings[0]!.openings[2]!.joins[0] = 'parlor'),
      'reference buildings[0].openings[2].joins[0]',
    ],
    [
      'an opening that joins a room with itself',
      (s) => (s.buildings[0]!.openings[2]!.joins[1] = 'parlour'),
      'opening buildings[0].openings[2].joins',
    ],
    [
      'an opening off the wall',
      (s) =>
        (s.buildings[0]!.openings[2]!.at = [
          [51, 41],
          [52, 41],
        ]),
      'opening buildings[0].openings[2].at',
    ],
    [
      'an opening round a corner',
      (s) =>
        (s.buildings[0]!.openings[2]!.at = [
          [55, 40],
          [56, 41],
        ]),
      'opening buildings[0].openings[2].at',
    ],
    [
      'an opening of no width',
      (s) => (s.buildings[0]!.openings[2]!.at[1] = [51, 40]),
      'opening buildings[0].openings[2].at',
    ],
    [
      'a door that nobody fits through',
      (s) => (s.buildings[0]!.openings[0]!.at[1] = [44, 40]),
      'opening buildings[0].openings[0].at',
    ],
    [
      'outside that is another room',
      (s) => (s.buildings[0]!.openings[1]!.joins[1] = 'outside'),
      'opening buildings[0].openings[1].joins',
      'room buildings[0].rooms[1]',
    ],
    [
      'a door between floors',
      (s) => (s.buildings[0]!.openings[3]!.kind = 'door'),
      'opening buildings[0].openings[3].joins',
    ],
    [
      'stairs on one floor',
      (s) => (s.buildings[0]!.openings[3]!.joins = ['kitchen', 'parlour']),
      'opening buildings[0].openings[3].joins',
      'room buildings[0].rooms[2]',
    ],
    [
      'stairs outside the room',
      (s) => (s.buildings[0]!.openings[3]!.at[0] = [39, 41]),
      'opening buildings[0].openings[3].at[0]',
    ],
    [
      'a room without a way in',
      (s) => (s.buildings[0]!.openings[1]!.kind = 'window'),
      'room buildings[0].rooms[1]',
    ],
    [
      'a room apart',
      (s) => {
        s.buildings[0]!.rooms.push({
          id: 'shed',
          floor: 0,
          corners: [
            [70, 40],
            [75, 40],
            [75, 45],
          ],
        });
        s.buildings[0]!.openings.push({
          id: 'gap',
          kind: 'breach',
          at: [
            [71, 40],
            [74, 40],
          ],
          joins: ['shed', 'outside'],
        });
      },
      'room buildings[0].rooms[3]',
    ],
    [
      'a boat ashore',
      (s) => {
        s.vessels[0]!.corners = [
          [10, 61],
          [24, 61],
          [24, 66],
          [10, 66],
        ];
        white(s)[4]!.at = [14, 63];
      },
      'place vessels[0].corners',
    ],
    [
      'too many in a boat',
      (s) => {
        for (let i = 0; i < 8; i++)
          white(s).push({ ...white(s)[4]!, id: `crew-${i}`, at: [16.5 + 2 * (i % 4), i < 4 ? 72 : 74] });
      },
      'combination vessels[0]',
    ],
    ['a thing under water', (s) => (s.objects[0]!.at = [35, 75]), 'place objects[0].at'],
    [
      'zones that overlap',
      (s) =>
        (s.sides[1]!.zone = [
          [59, 0],
          [120, 0],
          [120, 80],
          [59, 80],
        ]),
      'overlap sides[1].zone',
    ],
    // figures
    ['a breastplate that is none', (s) => (blue(s)[4]!.armour = 0), 'combination sides[1].figures[4].gear'],
    ['a facing too fine', (s) => (white(s)[0]!.facing = 10.05), 'precision sides[0].figures[0].facing'],
    [
      'a gun without a support',
      (s) => {
        s.supports = [];
        blue(s)[4]!.firearms = ['swivel-gun'];
      },
      'missing sides[1].figures[4].firearms[0]',
    ],
    ['a base over the edge', (s) => (blue(s)[4]!.at = [119.5, 50]), 'off-table sides[1].figures[4].at'],
    ['a figure out of its zone', (s) => (white(s)[5]!.at = [70, 20]), 'place sides[0].figures[5].at'],
    ["a figure in the others' zone", (s) => (blue(s)[4]!.at = [55, 70]), 'overlap sides[0].zone'],
    [
      'a figure in a wall',
      (s) => (blue(s)[4]!.at = [55, 5.5]),
      'overlap sides[0].zone',
      'place sides[1].figures[4].at',
    ],
    [
      'a figure in deep water',
      (s) => (blue(s)[4]!.at = [35, 75]),
      'overlap sides[0].zone',
      'place sides[1].figures[4].at',
    ],
    ['no such room', (s) => (white(s)[2]!.room = 'cellar'), 'reference sides[0].figures[2].room'],
    ['not in its room', (s) => (white(s)[2]!.at = [48, 46]), 'place sides[0].figures[2].at'],
    ['in a room that is not named', (s) => (white(s)[2]!.room = null), 'place sides[0].figures[2].at'],
    [
      'a rider in a room',
      (s) => {
        white(s)[2]!.troop = 'light-cavalry';
        white(s)[2]!.at = [44, 44];
      },
      'place sides[0].figures[2].room',
    ],
    [
      'in a room and aboard',
      (s) => (white(s)[2]!.vessel = 'boat'),
      'combination sides[0].figures[2].vessel',
      'place sides[0].figures[2].at',
    ],
    ['no such vessel', (s) => (white(s)[4]!.vessel = 'bark'), 'reference sides[0].figures[4].vessel'],
    ['not wholly aboard', (s) => (white(s)[4]!.at = [10.5, 73]), 'place sides[0].figures[4].at'],
    ['on a deck that is not named', (s) => (white(s)[4]!.vessel = null), 'place sides[0].figures[4].at'],
    ['figures that overlap', (s) => (blue(s)[4]!.at = [90, 39]), 'overlap sides[1].figures[4].at'],
    // hiding and things
    ['nowhere to hide', (s) => (white(s)[0]!.at = [40, 10]), 'hiding sides[0].figures[0].at'],
    ['too far from the hedge', (s) => (white(s)[1]!.at = [28.5, 20]), 'hiding sides[0].figures[1].at'],
    ['hidden upright', (s) => (white(s)[0]!.posture = 'upright'), 'hiding sides[0].figures[0].posture'],
    ['a hidden rider', (s) => (white(s)[5]!.secret = true), 'hiding sides[0].figures[5].secret'],
    [
      'carrying nothing known',
      (s) => (white(s)[2]!.carries = 'leter'),
      'reference sides[0].figures[2].carries',
      'missing objects[1].at',
    ],
    ['carried by two', (s) => (white(s)[3]!.carries = 'letter'), 'combination sides[0].figures[3].carries'],
    [
      'a heavy thing on horseback',
      (s) => {
        white(s)[5]!.carries = 'chest';
        s.objects[0]!.at = null;
      },
      'combination sides[0].figures[5].carries',
    ],
    ['carried and lying', (s) => (s.objects[1]!.at = [60, 61]), 'combination objects[1].at'],
    ['a thing that is nowhere', (s) => (s.objects[0]!.at = null), 'missing objects[0].at'],
    // bodies
    [
      'nobody of that name in a body',
      (s) => (s.sides[1]!.bodies[0]!.figures[3] = 'cook'),
      'reference sides[1].bodies[0].figures[3]',
    ],
    [
      'twice in a body',
      (s) => s.sides[1]!.bodies[0]!.figures.push('one'),
      'body sides[1].bodies[0].figures[4]',
      'body sides[1].figures[0].at',
    ],
    [
      'a body of two kinds',
      (s) => (blue(s)[3]!.troop = 'heavy-cavalry'),
      'overlap sides[1].figures[3].at',
      'overlap sides[1].figures[3].at',
      'overlap sides[1].figures[3].at',
      'body sides[1].bodies[0].figures',
    ],
    ['a body without a leader', (s) => (blue(s)[0]!.leader = false), 'body sides[1].bodies[0].figures'],
    ['a prisoner in a body', (s) => (blue(s)[1]!.captive = true), 'body sides[1].figures[1]'],
    [
      'more files than men',
      (s) => (s.sides[1]!.bodies[0]!.files = 5),
      'body sides[1].bodies[0].files',
      'body sides[1].figures[2].at',
      'body sides[1].figures[3].at',
    ],
    ['out of his place in a body', (s) => (blue(s)[3]!.at = [92, 42.2]), 'body sides[1].figures[3].at'],
    ['facing another way in a body', (s) => (blue(s)[3]!.facing = 90), 'body sides[1].figures[3].facing'],
    [
      'a body in a wood',
      (s) =>
        (s.areas[0]!.corners = [
          [92.5, 42],
          [99, 42],
          [99, 48],
          [92.5, 48],
        ]),
      'hiding sides[0].figures[0].at',
      'body sides[1].figures[3].at',
    ],
    // aims
    ['an aim that lacks its place', (s) => (s.aims[0]!.place = null), 'missing aims[0].place'],
    ['an aim that lacks its thing', (s) => (s.aims[1]!.object = null), 'missing aims[1].object'],
    ['an aim with too much', (s) => (s.aims[0]!.edge = 'west'), 'aim aims[0].edge'],
    ['to seize neither nor', (s) => (s.aims[4]!.figures = []), 'aim aims[4]'],
    ['an aim of nobody', (s) => (s.aims[3]!.side = 'green'), 'reference aims[3].side'],
    ['to flee with the enemy', (s) => (s.aims[2]!.figures[0] = 'one'), 'reference aims[2].figures[0]'],
    ['to catch a friend', (s) => (s.aims[4]!.figures[0] = 'one'), 'reference aims[4].figures[0]'],
    ['somebody twice', (s) => s.aims[2]!.figures.push('cook'), 'aim aims[2].figures'],
    ['more than there are', (s) => (s.aims[3]!.least = 7), 'aim aims[3].least'],
    [
      'to kill a prisoner',
      (s) => {
        for (const figure of white(s)) if (figure.id === 'cook') figure.captive = true;
        Object.assign(s.aims[3]!, { figures: ['cook'], least: 1 });
      },
      'reference aims[3].figures[0]',
    ],
    [
      'a side without an aim',
      (s) => (s.aims = s.aims.filter(({ side }) => side === 'blue')),
      'winner sides[0]',
    ],
    [
      'a side of prisoners',
      (s) => {
        s.sides[1]!.bodies = [];
        for (const figure of blue(s)) figure.captive = true;
      },
      'winner sides[1].figures',
    ],
    [
      'the same aim twice',
      (s) => s.aims.push({ ...s.aims[3]!, id: 'slay-again', points: 5 }),
      'winner aims[5]',
    ],
  ];

  for (const [name, spoil, ...wanted] of cases)
    it(name, () => {
      const options = name.includes('without the option') ? {} : coastal;
      expect(problems(spoil, 'argad-2024', options)).toEqual(wanted);
    });

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

  it('light cavalry has no close order', () => {
    const found = problems((s) => {
      for (const [i, figure] of blue(s).slice(0, 4).entries()) {
        figure.troop = 'light-cavalry';
        figure.at = [90 + 5 * Math.floor(i / 2), 40 + 2.5 * (i % 2)];
      }
    });
    expect(found).toEqual(['body sides[1].bodies[0].figures']);
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
