import { none } from '@grognard/lists';
import { anIndex } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import { layOut, noOrder, square } from '../flow/testing/skirmish.ts';
import { copyState } from '../state/copy-state.ts';
import type { ArgadEvent, ArgadEventOf } from '../state/events.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { brokenInvariants, invariantNames } from './index.ts';

/** A valid table and state with something of everything. */
function laid(): { table: Table; state: State } {
  const hull = [
    [72, 72],
    [78, 72],
    [78, 80],
    [75, 86],
    [72, 80],
  ];
  const door = {
    id: 'door',
    kind: 'door' as const,
    at: [
      [40, 43],
      [40, 46],
    ],
    joins: ['hall', 'outside'],
  };
  return layOut({
    options: { 'coastal-arms': true },
    map: {
      areas: [{ id: 'sea', kind: 'deep-water', corners: square(70, 70, 30) }],
      buildings: [{ id: 'house', rooms: [{ id: 'hall', corners: square(40, 40, 9) }], openings: [door] }],
      vessels: [{ id: 'boat', kind: 'rowing-boat', corners: hull }],
      objects: [{ id: 'keg', name: 'Keg', weight: 'heavy' }],
    },
    blue: {
      ...Object.fromEntries(
        ['p', 'q', 'r', 's'].map((id, n) => [id, { at: [10 + 2 * n, 10] as const, leader: n === 0 }]),
      ),
      carrier: { at: [10, 30], carries: 'keg', swims: 'good' },
      rider: { at: [20, 30], troop: 'light-cavalry' },
      sailor: { at: [75, 76], vessel: 'boat', swims: 'good' },
      inside: { at: [44, 44], room: 'hall' },
    },
    bodies: [{ id: 'line', figures: ['p', 'q', 'r', 's'], files: 4, facing: 0 }],
    red: {
      gunner: { at: [60, 10], firearms: ['pistol', 'flintlock-musket'] },
      friend: { at: [64, 10] },
      captive: { at: [68, 10], captive: true },
      hidden: { at: [60, 30], now: { known: 2 } },
    },
  });
}

interface Spoil {
  readonly table: Table;
  readonly before: State;
  readonly after: State;
  readonly events: ArgadEvent[];
  readonly figure: (id: string) => FigureIndex;
  readonly now: (id: string) => State['figures'][number];
}

/** The invariants broken after a valid game has been spoilt. */
function brokenBy(spoil: (given: Spoil) => void): string[] {
  const { table, state } = laid();
  const before = copyState(state);
  const after = copyState(state);
  const events: ArgadEvent[] = [];
  const figure = (id: string) => table.figureOf.get(id)!;
  spoil({ table, before, after, events, figure, now: (id) => after.figures[figure(id)]! });
  return brokenInvariants(table, before, { side: 'blue', events }, after).map((line) => line.split(':')[0]!);
}

const moved = (figure: FigureIndex, way: { x: number; y: number }[]): ArgadEvent => ({
  kind: 'moved',
  figure,
  way,
  heading: 0,
  room: -1,
  vessel: -1,
  swimming: false,
  posture: 'upright',
  slice: 40,
  stopped: 'arrived',
});

const shot = (figure: FigureIndex, target: FigureIndex, weapon: number): ArgadEventOf<'shot'> => ({
  kind: 'shot',
  figure,
  target,
  firearm: weapon === 0 ? 'pistol' : 'flintlock-musket',
  weapon,
  moment: 'end',
  from: { x: 6000, y: 1000 },
  to: { x: 1000, y: 1000 },
  rangeCm: 50,
  need: 7,
  modifier: 0,
  hits: 0,
  victims: [],
});

const struck = (figure: FigureIndex, victim: FigureIndex): ArgadEvent => ({
  kind: 'struck',
  figure,
  victim,
  weapon: 'sword',
  need: 4,
  recoil: 3,
  modifier: 0,
  natural: 1,
  result: 'miss',
  stands: true,
});

const spoils: Readonly<Record<string, readonly ((given: Spoil) => void)[]>> = {
  overlap: [({ now }) => Object.assign(now('friend'), { x: 6150 })],
  'off the table': [({ now }) => Object.assign(now('friend'), { x: -1 })],
  'whole places': [
    ({ now }) => Object.assign(now('friend'), { x: 6400.5 }),
    ({ now }) => Object.assign(now('friend'), { heading: 3600 }),
  ],
  'across a wall': [({ now }) => Object.assign(now('inside'), { x: 4000, y: 4150 })],
  rooms: [
    ({ now }) => Object.assign(now('inside'), { x: 2500 }),
    ({ now }) => Object.assign(now('inside'), { room: -1 }),
    ({ now }) => Object.assign(now('rider'), { x: 4450, y: 4450, room: 0 }),
  ],
  aboard: [
    ({ now }) => Object.assign(now('sailor'), { x: 9000 }),
    ({ after }) => {
      for (const figure of after.figures) figure.vessel = anIndex(0);
    },
  ],
  swimmers: [
    ({ now }) => Object.assign(now('friend'), { swimming: true }),
    ({ now }) => Object.assign(now('carrier'), { swimming: true, x: 9000, y: 9000 }),
    ({ now }) => Object.assign(now('sailor'), { swimming: true }),
  ],
  drowning: [({ now }) => Object.assign(now('friend'), { x: 9000, y: 9000 })],
  posture: [({ now }) => Object.assign(now('rider'), { posture: 'crouched' })],
  saddle: [
    ({ now }) => Object.assign(now('friend'), { mounted: true }),
    ({ now }) => Object.assign(now('rider'), { mounted: false }),
    ({ after, figure }) => after.horses.push({ rider: figure('rider'), x: 0, y: 0, heading: 0 }),
  ],
  arms: [
    ({ now }) => Object.assign(now('friend'), { loaded: 1 }),
    ({ now }) => Object.assign(now('gunner'), { reloading: 1 }),
  ],
  wounds: [({ now }) => Object.assign(now('p'), { wounded: true })],
  grips: [
    ({ now, figure }) => Object.assign(now('p'), { foe: figure('q') }),
    ({ now, figure }) => Object.assign(now('p'), { below: [figure('captive')] }),
    ({ now, figure }) => Object.assign(now('p'), { below: [figure('friend'), figure('friend')] }),
  ],
  charges: [
    ({ now }) => Object.assign(now('rider'), { charged: 7 }),
    ({ now }) => Object.assign(now('friend'), { charged: 1 }),
  ],
  captors: [({ now }) => Object.assign(now('captive'), { heldBy: 5 })],
  status: [({ before, figure }) => Object.assign(before.figures[figure('friend')]!, { status: 'dead' })],
  loads: [
    ({ after }) => Object.assign(after.things[0]!, { carriers: [] }),
    ({ after }) => Object.assign(after.things[0]!, { x: 0 }),
    ({ after, figure }) => after.things[0]!.carriers.push(figure('rider')),
    ({ now }) => Object.assign(now('carrier'), { status: 'dead' }),
    ({ after }) => Object.assign(after.things[0]!, { gone: true }),
  ],
  members: [
    ({ now }) => Object.assign(now('q'), { body: -1 }),
    ({ now }) => Object.assign(now('friend'), { body: 0 }),
    ({ after }) => after.bodies[0]!.members.push(after.bodies[0]!.members[1]!),
    ({ now }) => Object.assign(now('q'), { mounted: true }),
    ({ after }) => after.marches.push(null),
  ],
  strength: [({ after }) => after.bodies[0]!.members.pop(), ({ after }) => after.bodies[0]!.members.shift()],
  ranks: [
    ({ now }) => Object.assign(now('q'), { y: 1100 }),
    ({ now }) => Object.assign(now('q'), { heading: 0 }),
  ],
  known: [
    ({ now }) => Object.assign(now('friend'), { known: 1 }),
    ({ now }) => Object.assign(now('friend'), { known: 7 }),
    ({ now }) => Object.assign(now('p'), { known: 1 }),
  ],
  turns: [
    ({ after }) => Object.assign(after, { turn: 2 }),
    ({ events }) => events.push({ kind: 'turnEnded', turn: 1 }),
  ],
  seals: [
    ({ after, events }) => {
      events.push({ kind: 'revealed', turn: 1, fixed: true });
      after.sides[0]!.sealed = true;
    },
  ],
  'orders forgotten': [
    ({ after, events, figure }) => {
      events.push({ kind: 'turnEnded', turn: 1 });
      after.orders[figure('p')] = noOrder;
    },
  ],
  'who is ordered': [
    ({ after, figure }) => {
      after.orders[figure('captive')] = noOrder;
    },
    ({ after, now, figure }) => {
      after.orders[figure('friend')] = noOrder;
      now('friend').status = 'gone';
    },
    ({ after }) => after.orders.pop(),
  ],
  points: [
    ({ after }) => Object.assign(after.sides[0]!, { points: 1 }),
    ({ after }) => {
      after.scored[0] = anIndex(1);
    },
  ],
  result: [
    ({ after }) => Object.assign(after, { phase: 'over' }),
    ({ before }) => Object.assign(before, { phase: 'over' }),
    ({ after }) => Object.assign(after, { phase: 'deploy' }),
  ],
  replay: [({ after }) => Object.assign(after, { turn: 2 })],
  ways: [
    ({ events, figure }) =>
      events.push(
        moved(figure('friend'), [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
        ]),
      ),
    ({ events, figure }) =>
      events.push(
        moved(figure('friend'), [
          { x: 6400, y: 1000 },
          { x: 8500, y: 1000 },
        ]),
      ),
    ({ events, figure: figureIndex }) => {
      const figure = figureIndex('friend');
      events.push({ kind: 'slowed', figures: [figure], ground: 'difficult', tenths: [300], blocked: false });
      events.push(
        moved(figure, [
          { x: 6400, y: 1000 },
          { x: 6800, y: 1000 },
        ]),
      );
    },
    ({ events, figure }) => {
      events.push(moved(figure('friend'), [{ x: 6400, y: 1000 }]));
      events.push(moved(figure('friend'), [{ x: 6400, y: 1000 }]));
    },
  ],
  bodies: [
    ({ events }) =>
      events.push({ kind: 'bodyMoved', body: anIndex(0), at: { x: 5000, y: 1000 }, heading: 900 }),
  ],
  boats: [
    ({ events }) =>
      events.push({
        kind: 'rowed',
        vessel: anIndex(0),
        way: [
          { x: 7500, y: 7500 },
          { x: 8600, y: 7500 },
        ],
        heading: 0,
      }),
  ],
  recoils: [
    ({ events, figure }) =>
      events.push({ kind: 'gaveWay', figure: figure('friend'), at: { x: 6500, y: 1000 } }),
  ],
  'the dead': [
    ({ before, events, figure }) => {
      before.figures[figure('friend')]!.status = 'dead';
      events.push({ kind: 'stoodFast', figure: figure('friend') });
    },
    ({ events, figure }) => {
      events.push({ kind: 'fell', figure: figure('friend'), by: none, how: 'fall' });
      events.push(moved(figure('friend'), [{ x: 6400, y: 1000 }]));
    },
  ],
  captives: [({ events, figure }) => events.push(struck(figure('captive'), figure('p')))],
  shots: [
    ({ events, figure }) => {
      events.push(shot(figure('gunner'), figure('p'), 0));
      events.push(shot(figure('gunner'), figure('p'), 1));
    },
    ({ before, events, figure }) => {
      before.figures[figure('gunner')]!.loaded = 2;
      events.push(shot(figure('gunner'), figure('p'), 0));
    },
    ({ events, figure }) => events.push(shot(figure('gunner'), figure('friend'), 0)),
    ({ events, figure }) => events.push(shot(figure('gunner'), figure('p'), 2)),
    ({ events, figure }) => events.push({ ...shot(figure('gunner'), figure('p'), 0), modifier: -2 }),
  ],
  blows: [
    ({ events, figure }) => {
      events.push(struck(figure('friend'), figure('p')));
      events.push(struck(figure('friend'), figure('p')));
    },
    ({ events, figure }) => events.push(struck(figure('friend'), figure('gunner'))),
    ({ before, events, figure }) => {
      before.figures[figure('p')]!.status = 'gone';
      events.push(struck(figure('friend'), figure('p')));
    },
  ],
  standing: [
    ({ events, figure }) => {
      events.push(shot(figure('gunner'), figure('p'), 1));
      events.push(moved(figure('gunner'), [{ x: 6000, y: 1000 }]));
    },
  ],
  reloads: [
    ({ events, figure }) => {
      events.push(shot(figure('gunner'), figure('p'), 0));
      events.push({ kind: 'reloaded', figure: figure('gunner'), weapon: 0, done: true });
    },
    ({ events, figure }) =>
      events.push({ kind: 'reloaded', figure: figure('friend'), weapon: 0, done: true }),
  ],
  'own orders': [
    ({ events, figure }) =>
      events.push({ kind: 'ordered', figure: figure('friend'), order: noOrder, only: ['blue'] }),
  ],
  unseen: [
    ({ events, figure }) => events.push(moved(figure('hidden'), [{ x: 6000, y: 3000 }])),
    ({ events, figure }) =>
      events.push({ ...struck(figure('friend'), figure('hidden')), only: ['blue', 'red'] }),
  ],
  'under seal': [
    ({ events, figure }) => events.push({ kind: 'ordered', figure: figure('p'), order: noOrder }),
    ({ events, figure }) =>
      events.push({ kind: 'ordered', figure: figure('p'), order: noOrder, only: ['blue', 'red'] }),
  ],
};

test('a game without a fault breaks nothing', () => {
  expect(brokenBy(() => {})).toEqual([]);
});

test('what is secret may happen under seal', () => {
  const broken = brokenBy(({ events, after, figure: figureIndex }) => {
    const figure = figureIndex('hidden');
    events.push({ kind: 'postureTaken', figure, posture: 'crouched', only: ['red'] });
    after.figures[figure]!.posture = 'crouched';
  });
  expect(broken).toEqual([]);
});

test('every invariant is shown to fail', () => {
  expect(Object.keys(spoils).sort()).toEqual([...invariantNames].sort());
});

test.each(
  Object.entries(spoils).flatMap(([name, ways]) => ways.map((spoil, n) => [name, n + 1, spoil] as const)),
)('invariant %s is broken, way %d', (name, _, spoil) => {
  expect(brokenBy(spoil)).toContain(name);
});
