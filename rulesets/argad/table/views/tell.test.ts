import { none } from '@grognard/lists';
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { apply } from '../flow/apply.ts';
import { gameOn } from '../index.ts';
import type { ArgadEvent, ArgadEventOf, EventKind } from '../state/events.ts';
import { layBattle } from '../testing/battle.ts';
import { eventKinds, tellEvent } from './tell.ts';
import { nameOf } from './tell-names.ts';

const { table, state: start } = layBattle({
  edition: 'argad-coastal',
  options: {},
  sides: {
    blue: {
      b1: { at: [50, 20], name: 'Sergeant Morvan', leader: true, firearms: ['flintlock-musket'] },
      b2: { at: [54, 20], name: 'Hello, sentry' },
    },
    red: { r1: { at: [50, 80], name: 'Private Cole' }, r2: { at: [60, 80], name: 'Private Cole' } },
  },
  map: {
    objects: [{ id: 'chest', name: 'Pay chest', at: [20, 20] }],
    vessels: [
      {
        id: 'long-boat',
        kind: 'rowing-boat',
        corners: [
          [5, 5],
          [15, 5],
          [15, 10],
          [5, 10],
        ],
      },
    ],
    areas: [
      {
        id: 'sea',
        kind: 'deep-water',
        corners: [
          [0, 0],
          [30, 0],
          [30, 15],
          [0, 15],
        ],
      },
    ],
  },
});

/** The report of an event that has just happened. */
function values(...events: ArgadEvent[]): string | null {
  const state = structuredClone(start);
  for (const event of events) apply(state, event);
  return tellEvent(table, events.at(-1)!, state);
}

const at = { x: 5000, y: 2000 };
const shot: ArgadEventOf<'shot'> = {
  kind: 'shot',
  figure: anIndex(0),
  target: anIndex(2),
  firearm: 'flintlock-musket',
  weapon: 0,
  moment: 'end',
  from: at,
  to: at,
  rangeCm: 23,
  need: 6,
  modifier: -1,
  hits: 0,
  victims: [],
};
const moved: ArgadEventOf<'moved'> = {
  kind: 'moved',
  figure: anIndex(1),
  way: [at, { x: 5000, y: 3450 }],
  heading: 900,
  room: none,
  vessel: none,
  swimming: false,
  posture: 'upright',
  slice: 40,
  stopped: 'arrived',
};
const struck: ArgadEventOf<'struck'> = {
  kind: 'struck',
  figure: anIndex(0),
  victim: anIndex(2),
  weapon: 'bayonet',
  need: 8,
  recoil: 6,
  modifier: 1,
  natural: 7,
  result: 'hit',
  stands: true,
};
const formed: ArgadEventOf<'formed'> = {
  kind: 'formed',
  body: anIndex(0),
  members: [anIndex(0), anIndex(1)],
  files: 2,
  at,
  heading: 900,
};

/** Every kind that is reported, once. */
const sentences: readonly (readonly [ArgadEvent | readonly ArgadEvent[], string])[] = [
  [{ kind: 'conceded', side: anIndex(1) }, 'Conceded by Side red.'],
  [
    {
      kind: 'slowed',
      figures: [anIndex(0), anIndex(1)],
      ground: 'difficult',
      tenths: [900, 900],
      blocked: false,
    },
    'Difficult ground slows Sergeant Morvan and Hello to 9 cm each.',
  ],
  [
    { kind: 'slowed', figures: [anIndex(1)], ground: 'very-difficult', tenths: [0], blocked: true },
    'Hello is stuck in very difficult ground.',
  ],
  [moved, 'Hello moves 14.5 cm north.'],
  [
    { ...moved, way: [at, { x: 5004, y: 2000 }], stopped: 'friend' },
    'Hello cannot move: friends in the way.',
  ],
  [
    { kind: 'stayed', figures: [anIndex(0), anIndex(1)], body: -1, vessel: -1, stopped: 'friend' },
    'Sergeant Morvan and Hello cannot move: friends in the way.',
  ],
  [
    { kind: 'stayed', figures: [anIndex(1)], body: -1, vessel: -1, stopped: 'contact' },
    'Hello cannot move: enemy in contact.',
  ],
  [
    { kind: 'stayed', figures: [], body: -1, vessel: anIndex(0), stopped: 'blocked' },
    'The long boat does not move.',
  ],
  [
    [
      formed,
      { kind: 'stayed', figures: [anIndex(0), anIndex(1)], body: anIndex(0), vessel: -1, stopped: 'blocked' },
    ],
    'The body under Sergeant Morvan cannot move: blocked.',
  ],
  [
    { ...moved, posture: 'crouched', stopped: 'friend' },
    'Hello moves crouched 14.5 cm north and stops short of a friend.',
  ],
  [{ ...moved, swimming: true, stopped: 'allowance' }, 'Hello swims 14.5 cm north, its full allowance.'],
  [
    [formed, { kind: 'bodyMoved', body: anIndex(0), at, heading: 450 }],
    'The body under Sergeant Morvan, 2 figures, halts facing north-east.',
  ],
  [
    [formed, { kind: 'bodyMoved', body: anIndex(0), at, heading: 900, from: { x: 5000, y: 3200 } }],
    'The body under Sergeant Morvan, 2 figures, marches 12 cm south and halts facing north.',
  ],
  [
    [formed, { kind: 'bodyClosedUp', body: anIndex(0), members: [anIndex(0), anIndex(1)], files: 2 }],
    'Sergeant Morvan forms 2 figures in close order, 2 abreast.',
  ],
  [
    [formed, { kind: 'bodyClosedUp', body: anIndex(0), members: [anIndex(0), anIndex(1)], files: 2, at }],
    'The body under Sergeant Morvan dresses its ranks: 2 figures, 2 abreast.',
  ],
  [
    [
      formed,
      {
        kind: 'bodyClosedUp',
        body: anIndex(0),
        members: [anIndex(0), anIndex(1)],
        files: 1,
        at,
        by: 'change-of-rank',
      },
    ],
    'The body under Sergeant Morvan changes rank: 2 figures, 1 abreast now.',
  ],
  [[formed, { kind: 'opened', body: anIndex(0) }], 'A body breaks into loose order.'],
  [
    [formed, { kind: 'opened', body: anIndex(0), members: [anIndex(0), anIndex(1)] }],
    'The body under Sergeant Morvan breaks into loose order.',
  ],
  [
    [formed, { kind: 'opened', body: anIndex(0), members: [anIndex(1)] }],
    'A body without a leader breaks into loose order.',
  ],
  [
    [
      { kind: 'boarded', figure: anIndex(0), vessel: anIndex(0), at },
      { kind: 'rowed', vessel: anIndex(0), way: [at, { x: 5800, y: 2000 }], heading: 0 },
    ],
    'The long boat is rowed 8 cm east, 1 aboard.',
  ],
  [
    { kind: 'postureTaken', figure: anIndex(0), posture: 'crouched' },
    'Sergeant Morvan crouches out of sight.',
  ],
  [{ kind: 'postureTaken', figure: anIndex(0), posture: 'upright' }, 'Sergeant Morvan stands up.'],
  [{ kind: 'mounted', figure: anIndex(0), at, heading: 0 }, 'Sergeant Morvan mounts.'],
  [
    { kind: 'dismounted', figure: anIndex(0), at },
    'Sergeant Morvan dismounts and leaves the horse standing.',
  ],
  [
    { kind: 'boarded', figure: anIndex(0), vessel: anIndex(0), at },
    'Sergeant Morvan climbs aboard the long boat.',
  ],
  [{ kind: 'wentAshore', figure: anIndex(0), at }, 'Sergeant Morvan goes ashore.'],
  [{ kind: 'took', figure: anIndex(0), thing: anIndex(0) }, 'Sergeant Morvan picks up the pay chest.'],
  [
    [
      { kind: 'took', figure: anIndex(0), thing: anIndex(0) },
      { kind: 'took', figure: anIndex(1), thing: anIndex(0) },
    ],
    'Hello lends a hand with the pay chest.',
  ],
  [
    { kind: 'dropped', figure: anIndex(0), thing: anIndex(0), at },
    'Sergeant Morvan puts down the pay chest.',
  ],
  [
    { kind: 'touched', one: anIndex(0), other: anIndex(2), slice: 3 },
    'Sergeant Morvan and Private Cole (r1) are in contact.',
  ],
  [
    { kind: 'charged', figure: anIndex(0), on: anIndex(3), run: 1200 },
    'Sergeant Morvan charges Private Cole (r2) from 12 cm.',
  ],
  [
    { kind: 'shown', figure: anIndex(0), to: [anIndex(1)], by: 'hide.found' },
    'Sergeant Morvan is found in hiding by Side red.',
  ],
  [
    { kind: 'shown', figure: anIndex(0), to: [anIndex(1)], by: 'hide.reveal' },
    'Sergeant Morvan comes out of hiding.',
  ],
  [
    shot,
    'Sergeant Morvan fires a flintlock musket at Private Cole (r1) (23 cm): needs 6, modifier −1. Miss.',
  ],
  [
    { ...shot, moment: 'start', modifier: 0, hits: 2, victims: [anIndex(2), anIndex(3)] },
    'Sergeant Morvan fires a flintlock musket before movement at Private Cole (r1) (23 cm): needs 6. Hits Private Cole (r1) and Private Cole (r2).',
  ],
  [
    { kind: 'heldFire', figure: anIndex(0), others: [anIndex(1)], target: -1, rules: ['turn.target-lost'] },
    'Sergeant Morvan and Hello have no target.',
  ],
  [
    { kind: 'heldFire', figure: anIndex(0), target: anIndex(2), rules: ['turn.target-lost'] },
    'Sergeant Morvan does not fire at Private Cole (r1): there is no chance of a hit.',
  ],
  [
    { kind: 'heldFire', figure: anIndex(0), target: anIndex(2), rules: ['shoot.loaded', 'turn.surprise'] },
    'Sergeant Morvan does not fire at Private Cole (r1): weapon not loaded; the target was hidden until now.',
  ],
  [
    struck,
    'Sergeant Morvan strikes Private Cole (r1) with a bayonet: kills on 8+, drives back on 6+, modifier +1. Rolled 7: kill.',
  ],
  [
    { ...struck, weapon: 'bare-hands', result: 'recoil', stands: false, modifier: 0 },
    'Sergeant Morvan strikes Private Cole (r1) with bare hands: kills on 8+, drives back on 6+. Rolled 7: Private Cole (r1) is driven back, but the opponent’s blow takes effect first.',
  ],
  [
    { kind: 'recoiled', figure: anIndex(0), from: [anIndex(2)], at, swimming: false, vessel: -1 },
    'Sergeant Morvan falls back before Private Cole (r1).',
  ],
  [
    { kind: 'recoiled', figure: anIndex(0), from: [anIndex(2)], at, swimming: true, vessel: -1 },
    'Sergeant Morvan falls back into deep water.',
  ],
  [{ kind: 'stoodFast', figure: anIndex(0) }, 'Sergeant Morvan cannot fall back and holds its ground.'],
  [{ kind: 'gaveWay', figure: anIndex(0), at }, 'Sergeant Morvan makes room.'],
  [{ kind: 'steppedUp', figure: anIndex(0), at }, 'Sergeant Morvan follows up.'],
  [{ kind: 'wounded', figure: anIndex(0) }, 'Sergeant Morvan is wounded.'],
  [{ kind: 'fell', figure: anIndex(1), by: anIndex(2), how: 'shot' }, 'Hello is shot by Private Cole (r1).'],
  [{ kind: 'fell', figure: anIndex(1), by: -1, how: 'drowned' }, 'Hello drowns.'],
  [
    [
      { kind: 'took', figure: anIndex(0), thing: anIndex(0) },
      { kind: 'left', figure: anIndex(0), edge: 'west' },
    ],
    'Sergeant Morvan leaves the table over the west edge with the pay chest.',
  ],
  [
    { kind: 'reloaded', figure: anIndex(0), weapon: 0, done: true },
    'Sergeant Morvan has loaded the flintlock musket.',
  ],
  [
    { kind: 'reloaded', figure: anIndex(0), weapon: 0, done: false },
    'Sergeant Morvan is loading the flintlock musket.',
  ],
  [{ kind: 'soaked', figure: anIndex(0) }, 'Sergeant Morvan’s powder is wet; its firearms are unloaded.'],
  [{ kind: 'seized', figure: anIndex(0), by: anIndex(1) }, 'Sergeant Morvan is captured by Side red.'],
  [{ kind: 'seized', figure: anIndex(0), by: -1 }, 'Sergeant Morvan is free.'],
  [
    { kind: 'scored', side: anIndex(0), aim: anIndex(0), points: 2 },
    '2 points for Side blue: Hold the far corner.',
  ],
  [
    { kind: 'ended', result: { winners: ['red'], by: 'scenario.turns', points: { blue: 1, red: 3 } } },
    'The battle is over: last turn played. Victory: Side red (Side blue 1, Side red 3).',
  ],
  [
    { kind: 'ended', result: { winners: [], by: 'aim.points', points: { blue: 1, red: 1 } } },
    'The battle is over: every aim is decided. Draw (Side blue 1, Side red 1).',
  ],
];

/** Kinds of event that are not reported. */
const unsaid: readonly EventKind[] = [
  'placed',
  'ordered',
  'marchOrdered',
  'rowingOrdered',
  'formed',
  'cancelled',
  'sealed',
  'revealed',
  'gripped',
  'turnEnded',
];

const asList = (given: ArgadEvent | readonly ArgadEvent[]) => ('kind' in given ? [given] : given);

describe('a battle report', () => {
  test.each(sentences)('%j', (given, sentence) => {
    expect(values(...asList(given))).toBe(sentence);
  });

  test('has a sentence for every kind of event that is not kept in the books only', () => {
    const said = new Set(sentences.map(([given]) => asList(given).at(-1)!.kind));
    for (const kind of eventKinds)
      expect([kind, said.has(kind) || unsaid.includes(kind)]).toEqual([kind, true]);
  });

  test('dice are told under the name of whoever threw them', () => {
    const { actorName: called } = gameOn(table);
    expect(['b1', 'r2', 'nobody'].map((actor) => called?.(actor))).toEqual([
      'Sergeant Morvan',
      'Private Cole (r2)',
      'nobody',
    ]);
  });

  test('says nothing of what is only kept in the books', () => {
    expect(values({ kind: 'sealed', side: anIndex(0) })).toBeNull();
    expect(values({ kind: 'turnEnded', turn: 1 })).toBeNull();
    expect(values({ ...moved, way: [at] })).toBeNull();
    expect(values({ ...moved, rowed: true })).toBeNull();
  });
});

test('a name that sides share tells the side too, one that a side has twice its id', () => {
  const { table: shared } = layBattle({
    sides: {
      blue: { b1: { at: [50, 20], name: 'Private Cole' }, b2: { at: [54, 20], name: 'Private Hext' } },
      red: {
        r1: { at: [50, 80], name: 'Private Cole' },
        r2: { at: [60, 80], name: 'Private Moss' },
        r3: { at: [64, 80], name: 'Private Moss' },
      },
    },
  });
  const [blue, red] = shared.sides.map(({ name }) => name);
  expect(shared.roster.map(({ index }) => nameOf(shared, index))).toEqual([
    `Private Cole (${blue})`,
    'Private Hext',
    `Private Cole (${red})`,
    'Private Moss (r2)',
    'Private Moss (r3)',
  ]);
});
