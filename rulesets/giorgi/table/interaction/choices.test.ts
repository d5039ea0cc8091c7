/** Tests of the interaction at prompts with few answers, of morale and of set-up. */

import { asHeading } from '@grognard/geometry';
import { anIndex } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import type { HouseIndex, UnitIndex } from '../state/indices.ts';
import type { AgendaItem, State } from '../state/model.ts';
import { secondSide } from '../state/sides.ts';
import { give, layBattle, playOn } from '../testing/battle.ts';
import { at, type GestureValues, handOf, handOn } from './testing/table-interaction.ts';

const mixed = {
  south: { foot: { at: [50, 30], with: { kind: 'light', bases: 2 } }, other: { at: [90, 30] } },
  north: { enemy: { at: [50, 70] } },
  houses: [{ at: [20, 30] }],
} as const;

const asking =
  (...agenda: readonly AgendaItem[]) =>
  (state: State) => {
    state.agenda = agenda;
  };

test.for([
  ['unit.base-removed', { do: 'end', unit: anIndex<UnitIndex>(0) }, ['left', 'right']],
  ['woods.mixed', { do: 'value', unit: anIndex<UnitIndex>(0) }, ['first', 'second']],
  ['melee.av', { do: 'advance', unit: anIndex<UnitIndex>(0) }, ['yes', 'no']],
  [
    'building.outcome',
    { do: 'occupy', house: anIndex<HouseIndex>(0), units: [anIndex<UnitIndex>(0), anIndex<UnitIndex>(1)] },
    ['foot', 'other', 'no'],
  ],
] as const)('%s: it is asked at once, and every answer can be given', ([, pending, values]) => {
  const { interaction, task, propose } = handOn(mixed, asking(pending));
  expect(interaction.prompt.reaction?.pieces[0]).toBe('foot');
  expect(interaction.prompt.reaction?.words).not.toBe('');
  expect(interaction.prompt.finish).toBeNull();
  const { choices } = task('choice', 'foot', 'choose');
  expect(choices.map(({ value }) => value)).toEqual(values);
  for (const value of values) {
    const told = propose('foot', { choose: value });
    expect(told.refusals).toEqual([]);
    expect(told.commands).toHaveLength(1);
  }
});

test('melee.bt: whoever broke through has the tasks of a move, and may stay', () => {
  const { interaction, propose } = handOn(mixed, asking({ do: 'breakthrough', unit: anIndex(0) }));
  expect(interaction.prompt.finish?.command).toEqual({ kind: 'done' });
  expect(interaction.pieces.filter(({ isMine }) => isMine).map(({ id }) => id)).toEqual(['foot']);
  expect(propose('foot', { place: at(50, 35) }).refusals).toEqual([]);
});

test('morale.rally: a router shows its chance and where it would face; morale.reform: a shaken unit reforms', () => {
  const { table, state } = layBattle(mixed);
  state.step = 'start';
  state.units[0]!.rung = 3;
  state.units[1]!.rung = 1;
  const hand = handOf(table, state, 'south');
  const { odds } = hand.offer('foot', 'nerve', 'rally');
  expect(odds[0]!.share).toBeCloseTo(table.units[0]!.nerve / 6, 9);
  const west = hand.propose('foot', { facing: [{ handle: 'facing', to: at(20, 30) }] });
  expect(west.commands[0]).toMatchObject({ kind: 'rally', heading: 1800 });
  expect(hand.propose('foot', { facing: [{ handle: 'facing', value: 1800 }] }).commands).toEqual(
    west.commands,
  );
  const reform = hand.propose('other', { nerve: 'reform' });
  expect(reform.refusals).toEqual([]);
  const match = playOn(table, state);
  give(match, 'south', reform.commands[0] as unknown as GestureValues & { readonly kind: string });
  expect(match.state.units[1]!.rung).toBe(0);
});

test('turn.melee-order: melees are chosen as targets, each with its sum', () => {
  const { table, state } = layBattle({
    south: { one: { at: [30, 40] }, two: { at: [90, 40] } },
    north: { first: { at: [30, 42] }, second: { at: [90, 42] } },
  });
  state.step = 'melee';
  state.clashes = [0, 1].map((by) => ({
    by: anIndex(by),
    on: anIndex(by + 2),
    struck: 'front',
    run: 0,
    charging: false,
    thinned: false,
    how: 'attack',
  }));
  const hand = handOf(table, state, 'south');
  const { choices } = hand.task('target', 'two', 'fight');
  expect(choices.map(({ value, piece }) => [value, piece])).toEqual([
    ['two', 'second'],
    ['one', 'first'],
  ]);
  expect(choices.every(({ odds, sum }) => odds.length > 1 && sum.length > 2)).toBe(true);
  expect(hand.propose('two', { fight: 'one' }).commands).toEqual([{ kind: 'fight', unit: 'one' }]);
});

test('scenario.deployment: a unit is set up by place, facing, formation and house; off its zone it is refused', () => {
  const { propose, task } = handOn({ ...mixed, map: { deployment: 'by-turns' } }, (state) => {
    state.phase = 'deploy';
    state.active = anIndex(0);
  });
  expect(propose('foot', { place: at(60, 10) }).refusals).toEqual([]);
  expect(propose('foot', { place: at(60, 60) }).refusals.map(({ rule }) => rule)).toEqual([
    'scenario.deployment',
  ]);
  const turned = propose('foot', {
    place: at(60, 10),
    facing: [{ handle: 'facing', value: 0 }],
    formation: 'column',
  });
  expect(turned.commands[0]).toMatchObject({ heading: 0, formation: 'column' });
  expect(task('choice', 'foot', 'house').choices).toHaveLength(2);
});

test('scenario.terrain: ground is laid by piece, place and heading; an edge is chosen', () => {
  const ground = { ...mixed, map: { ground: 'by-players', deployment: 'by-turns' } } as const;
  const laying = handOn({ ...ground, houses: [] }, (state) => {
    state.phase = 'terrain';
  });
  const [piece] = laying.interaction.prompt.reaction!.pieces;
  const hill = laying.propose(piece!, { piece: 'hill', place: at(60, 50), heading: 450 });
  expect(hill.refusals).toEqual([]);
  expect(hill.items.some(({ kind }) => kind === 'area')).toBe(true);
  expect(
    laying.propose(piece!, { piece: 'hill', place: at(1, 50) }).refusals.map(({ rule }) => rule),
  ).toEqual(['scenario.terrain']);
  expect(laying.interaction.prompt.finish?.command).toMatchObject({ kind: 'lay', piece: null });
  expect(laying.interaction.prompt.reaction?.words).toMatch(/piece of terrain, tap where/);
  const choosing = handOn({ ...ground, houses: [] }, (state) => {
    state.phase = 'edge';
  });
  expect(choosing.propose(piece!, { edge: 'north' }).commands).toEqual([{ kind: 'edge', edge: 'north' }]);
});

test('scenario.terrain: with the middle taken each piece first lies beside it, and may be chosen where it cannot stay', () => {
  const ground = { ...mixed, map: { ground: 'by-players', deployment: 'by-turns' } } as const;
  const { task, propose, interaction } = handOn({ ...ground, houses: [] }, (state, table) => {
    state.phase = 'terrain';
    const middle = { x: table.width / 2, y: table.depth / 2 };
    state.laid = [{ piece: 'plough', side: secondSide, ...middle, heading: asHeading(900) }];
  });
  const piece = interaction.prompt.reaction!.pieces[0]!;
  const { choices } = task('choice', piece, 'piece');
  expect(choices.map(({ refusals }) => refusals)).toEqual(choices.map(() => []));
  for (const { value } of choices) expect(propose(piece, { piece: value }).refusals).toEqual([]);
  const there = task('choice', piece, 'piece', { place: at(60, 50) }).choices;
  expect(there.every(({ refusals, isProvisional }) => refusals.length > 0 && isProvisional)).toBe(true);
});
