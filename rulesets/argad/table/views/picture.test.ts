import type { Item, Viewer } from '@grognard/engine';
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { apply } from '../flow/apply.ts';
import { copyState } from '../state/copy-state.ts';
import type { ArgadEvent } from '../state/events.ts';
import { layBattle } from '../testing/battle.ts';
import { pictureOfView } from './picture.ts';
import { viewOf } from './view.ts';
import { witnessEvents } from './witness/index.ts';

const at = (x: number, y: number): { at: [number, number] } => ({ at: [x, y] });
const square = (x: number, y: number, size: number) => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

function laid() {
  return layBattle({
    edition: 'argad-2024',
    sides: {
      blue: { b1: { ...at(50, 20), troop: 'light-cavalry' }, b2: { ...at(60, 20), firearms: ['pistol'] } },
      red: { r1: at(50, 80), r2: { ...at(75, 50), secret: true, posture: 'crouched' } },
    },
    map: {
      areas: [{ id: 'bushes', kind: 'bushes', corners: square(70, 45, 10) }],
      objects: [{ id: 'chest', name: 'Chest', at: [20, 20] }],
    },
  });
}

function seen(
  viewer: Viewer,
  events: readonly ArgadEvent[] = [],
): { items: readonly Item[]; lines: readonly string[] } {
  const { table, state: before } = laid();
  const state = copyState(before);
  for (const event of events) apply(state, event);
  const values = witnessEvents(table, before, events, viewer);
  const { items, title } = pictureOfView(table, viewOf(table, state, viewer), values);
  return { items, lines: title?.lines ?? [] };
}

const ids = (items: readonly Item[], kind: Item['kind']) =>
  items.filter((item) => item.kind === kind).map(({ id }) => id);

describe('a picture of the battle', () => {
  test('hide.secret: a figure in hiding is painted for its own side and the umpire', () => {
    expect(ids(seen('umpire').items, 'piece')).toEqual(['b1', 'b2', 'r1', 'r2']);
    expect(ids(seen({ side: 'red' }).items, 'piece')).toContain('r2');
    for (const side of ['blue', null]) expect(ids(seen({ side }).items, 'piece')).toEqual(['b1', 'b2', 'r1']);
  });

  test('what a side does not know of is not drawn', () => {
    const way: ArgadEvent = {
      kind: 'moved',
      figure: anIndex(3),
      way: [
        { x: 7500, y: 5000 },
        { x: 7500, y: 5200 },
      ],
      heading: 900,
      room: -1,
      vessel: -1,
      swimming: false,
      posture: 'crouched',
      slice: 40,
      stopped: 'arrived',
      only: ['red'],
    };
    expect(ids(seen('umpire', [way]).items, 'path')).toHaveLength(1);
    expect(ids(seen({ side: 'blue' }, [way]).items, 'path')).toEqual([]);
  });

  test('formation.close-order: the way that a body has marched is drawn', () => {
    const from = { x: 5000, y: 2000 };
    const march: ArgadEvent[] = [
      { kind: 'formed', body: anIndex(0), members: [anIndex(1)], files: 1, at: from, heading: 900 },
      { kind: 'bodyMoved', body: anIndex(0), at: { x: 5000, y: 3200 }, heading: 900, from },
    ];
    const opened: ArgadEvent = { kind: 'opened', body: anIndex(0), members: [anIndex(1)] };
    for (const events of [march, [...march, opened]])
      expect(seen({ side: 'red' }, events).items.filter(({ kind }) => kind === 'path')).toMatchObject([
        { side: 'blue', points: [from, { x: 5000, y: 3200 }] },
      ]);
  });

  test('shots, the fallen, horses left standing and things lie where they are', () => {
    const events: ArgadEvent[] = [
      { kind: 'dismounted', figure: anIndex(0), at: { x: 5400, y: 2000 } },
      {
        kind: 'shot',
        figure: anIndex(1),
        target: anIndex(2),
        firearm: 'pistol',
        weapon: 0,
        moment: 'end',
        from: { x: 6000, y: 2000 },
        to: { x: 5000, y: 8000 },
        rangeCm: 5,
        need: 5,
        modifier: 0,
        hits: 1,
        victims: [anIndex(2)],
      },
      { kind: 'fell', figure: anIndex(2), by: anIndex(1), how: 'shot' },
      { kind: 'turnEnded', turn: 1 },
    ];
    const { items, lines } = seen({ side: 'blue' }, events);
    expect(lines).toContain('Turn 1');
    expect(ids(items, 'fallen')).toEqual(['fallen-r1']);
    expect(ids(items, 'object')).toEqual(['chest', 'horse-b1']);
    expect(items.find(({ kind }) => kind === 'shot')).toMatchObject({ result: 'hit' });
    expect(items.find(({ id }) => id === 'b1')).toMatchObject({ mounted: false, at: { x: 5400, y: 2000 } });
    expect(items.find(({ id }) => id === 'b2')).toMatchObject({ loaded: false });
  });

  test('water.boat: a boat is painted where it was rowed to, turned with its bow', () => {
    const { table, state } = layBattle({
      edition: 'argad-coastal',
      sides: { blue: { b1: at(50, 20) }, red: { r1: at(50, 80) } },
      map: {
        areas: [{ id: 'sea', kind: 'deep-water', corners: square(0, 0, 40) }],
        vessels: [
          {
            id: 'gig',
            kind: 'rowing-boat',
            corners: [
              [10, 10],
              [16, 10],
              [16, 13],
              [10, 13],
            ],
          },
        ],
      },
    });
    const items = () => pictureOfView(table, viewOf(table, state, 'umpire'), []).items;
    const deck = () => {
      const item = items().find(({ kind }) => kind === 'vessel');
      return item?.kind === 'vessel' ? item.deck : [];
    };
    const fallen = () => ids(items(), 'fallen');
    const before = deck();
    const { x, y, heading } = state.vessels[0]!;
    Object.assign(state.figures[0]!, { vessel: 0, x, y, status: 'dead' });
    expect(fallen()).toEqual(['fallen-b1']);
    apply(state, {
      kind: 'rowed',
      vessel: anIndex(0),
      way: [
        { x, y },
        { x: x + 500, y },
      ],
      heading,
    });
    expect(deck()).toEqual(before.map((corner) => ({ x: corner.x + 500, y: corner.y })));
    // A figure killed aboard is not left behind in the water.
    expect(fallen()).toEqual([]);
    state.vessels[0]!.heading = (heading + 1800) % 3600;
    // Half a turn takes every corner across the middle.
    deck().forEach((corner, n) => {
      expect(Math.abs(corner.x - (2 * x + 500 - before[n]!.x))).toBeLessThan(20);
      expect(Math.abs(corner.y + before[n]!.y - 2 * y)).toBeLessThan(20);
    });
  });
});
