/** Conforming: poses, preference, room, friends and partial contact (chapter conform). */
import type { Pose } from '@grognard/geometry';
import { describe, expect, it } from 'vitest';
import type { UnitEdge } from '../../state/model.ts';
import { type BattleSetup, indexIn, layBattle, type TestUnit, turnOn, unitIn } from '../../testing/battle.ts';
import { touch } from '../../testing/contacts.ts';
import { type Conforming, canConform, conform, plotConform } from './index.ts';

interface Position {
  readonly south: Readonly<Record<string, TestUnit>>;
  readonly north: Readonly<Record<string, TestUnit>>;
  readonly more?: Omit<BattleSetup, 'south' | 'north'>;
}

const ud = 400;

function placed({ x, y, heading }: Pose): [number, number, number] {
  return [x / ud, y / ud, heading / 10];
}

/** What a plot comes to, in UD and degrees. */
function plotted(
  { south, north, more = {} }: Position,
  given: Partial<Omit<Conforming, 'unit' | 'enemy' | 'edge' | 'mates'>> & {
    readonly by?: string;
    readonly on?: string;
    readonly edge?: UnitEdge;
    readonly mates?: readonly string[];
    readonly contacts?: readonly (readonly [string, string, UnitEdge])[];
  } = {},
) {
  const { by = 'a', on = 'z', edge = 'front', contacts = [], mates = [], ...rest } = given;
  const { table, state } = layBattle({ south, north, ...more });
  for (const [one, other, where] of contacts) touch(table, state, one, other, { edge: where });
  const plot = plotConform(table, state, {
    unit: indexIn(table, by),
    enemy: on === 'camp' ? 'camp' : indexIn(table, on),
    edge,
    mates: mates.map((id) => indexIn(table, id)),
    ...rest,
  });
  const others = [...plot.friends, ...plot.mates, ...plot.column].map(({ unit, pose }) => [
    table.units[unit]!.id,
    ...placed(pose),
  ]);
  return { pose: placed(plot.pose), complete: plot.complete, edge: plot.edge, others };
}

/** Bases: shot 2 × 1, cavalry 1 × 0.75, levy 1 × 1, keil 2 × 2, war wagon 1 × 2. */
const horse = (x: number, y: number, facing = 0): TestUnit => ({ kind: 'heavy-cavalry', at: [x, y], facing });
const foot = (x: number, y: number, facing = 0): TestUnit => ({ kind: 'shot', at: [x, y], facing });

describe('conform.poses', () => {
  it('front: equals, corner on corner', () => {
    const { pose, complete } = plotted({ south: { a: foot(10.25, 8) }, north: { z: foot(10, 9, 180) } });
    expect({ pose, complete }).toEqual({ pose: [10, 8, 90], complete: true });
  });

  it('front: from askew', () => {
    const { pose } = plotted({ south: { a: horse(10.2, 8, 20) }, north: { z: horse(10, 9, 180) } });
    expect(pose).toEqual([10, 8.25, 90]);
  });

  it('conform.widths: one on two wide takes the corner nearest to where it touches', () => {
    const on = (x: number) => plotted({ south: { a: horse(x, 8.125) }, north: { z: foot(10, 9, 180) } }).pose;
    expect([on(9.7), on(10.3), on(11.2)]).toEqual([
      [9.5, 8.125, 90],
      [10.5, 8.125, 90],
      [10.5, 8.125, 90],
    ]);
  });

  it('conform.equal: of equals the left one, or the one its player likes', () => {
    const position = { south: { a: horse(10, 8.125) }, north: { z: foot(10, 9, 180) } };
    expect(plotted(position).pose).toEqual([9.5, 8.125, 90]);
    expect(plotted(position, { prefer: 'right' }).pose).toEqual([10.5, 8.125, 90]);
  });

  it('conform.widths: two wide on one take in one neighbour or the other', () => {
    const on = (x: number) =>
      plotted({ south: { a: foot(x, 8) }, north: { z: { kind: 'levy', at: [10, 9], facing: 180 } } }).pose;
    expect([on(9.8), on(10.2)]).toEqual([
      [9.5, 8, 90],
      [10.5, 8, 90],
    ]);
  });

  it('flank: own front corner on the front corner; rear: front corner on rear corner', () => {
    const north = { z: foot(10, 9, 180) };
    expect(plotted({ south: { a: horse(8.625, 9, 90) }, north }, { edge: 'right' }).pose).toEqual([
      8.625, 9, 0,
    ]);
    expect(plotted({ south: { a: horse(8.6, 8.7, 60) }, north }, { edge: 'right' }).pose).toEqual([
      8.625, 9, 0,
    ]);
    expect(plotted({ south: { a: foot(8.5, 9.2, 90) }, north }, { edge: 'right' }).pose).toEqual([
      8.5, 9.5, 0,
    ]);
    expect(plotted({ south: { a: foot(10.4, 10, 180) }, north }, { edge: 'rear' })).toMatchObject({
      pose: [10, 10, 270],
      complete: true,
    });
  });

  it('canConform says whether there is one', () => {
    const { table, state } = layBattle({ south: { a: foot(10.25, 8) }, north: { z: foot(10, 9, 180) } });
    expect(
      canConform(table, state, { unit: indexIn(table, 'a'), enemy: indexIn(table, 'z'), edge: 'front' }),
    ).toBe(true);
  });
});

describe('conform', () => {
  it('moves, completes the contact, and costs the point of a multiple attack at once', () => {
    const { table, state } = layBattle({
      south: { a: foot(10, 8), b: horse(8.6, 8.7, 60) },
      north: { z: foot(10, 9, 180) },
    });
    touch(table, state, 'a', 'z');
    touch(table, state, 'b', 'z', { edge: 'right', complete: false });
    const { turn, all } = turnOn(table, state);
    const by = { how: 'charge', uncontrolled: false, first: true } as const;
    conform(turn, { unit: indexIn(table, 'b'), enemy: indexIn(table, 'z'), edge: 'right' }, by);
    expect(placed(unitIn(table, state, 'b').pose)).toEqual([8.625, 9, 0]);
    expect(state.contacts.map(({ complete }) => complete)).toEqual([true, true]);
    expect(all('lost')).toMatchObject([{ by: 'melee.multiple-loss', points: 1 }]);
  });
});
