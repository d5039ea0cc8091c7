/** Tests that cached shots, zones and reactions equal those found on a fresh table, at every prompt of recruits' battles. */
import { asAnyGame, hashedFaces, Match } from '@grognard/engine';
import { type AnyMatch, giveCommands, makePlayer } from '@grognard/opponent';
import { anIndex, SeededRandom, type TrialBattle } from '@grognard/test-kit';
import { expect, it } from 'vitest';
import { gameOn } from '../../index.ts';
import { copyState } from '../../state/copy.ts';
import type { Placement, State, Table, UnitState } from '../../state/model.ts';
import { layBattle, unitIn } from '../../testing/battle.ts';
import { laid, scenarioNamed } from '../../trial/on-trial.ts';
import { randomBattle } from '../../trial/random-scenario.ts';
import { answersOf } from '../attack/index.ts';
import { availableShots, judge, lawfulOffers, zonesOf } from './index.ts';

/** A state with equal placements that no cache knows. */
function unseen(state: State): State {
  const copy = copyState(state);
  for (const unit of copy.units) unit.stands = { ...unit.stands } satisfies Placement;
  return copy;
}

type Change = (unit: UnitState) => void;

/** Changes of a unit that leave all places as they are. */
const changes: readonly Change[] = [
  (unit) => {
    if (unit.soldiers > 1) unit.soldiers -= 1;
  },
  (unit) => {
    unit.rung = unit.rung === 0 ? 1 : 0;
  },
  (unit) => {
    unit.fired = !unit.fired;
  },
  (unit) => {
    unit.moved = !unit.moved;
  },
  (unit) => {
    unit.quiet = !unit.quiet;
  },
  (unit) => {
    unit.faces ^= 1;
  },
  (unit) => {
    unit.spent = !unit.spent;
  },
  (unit) => {
    unit.drew = unit.drew.length > 0 ? [] : [anIndex(0), anIndex(1)];
  },
];

/** The state with one unit changed. Everything cached about places stays valid. */
function otherwise(state: State, n: number): State {
  const copy = copyState(state);
  changes[n % changes.length]!(copy.units[n % copy.units.length]!);
  if (n % 5 === 0) copy.clashes = [];
  return copy;
}

function told(table: Table, state: State): readonly string[] {
  const units = table.units.map(({ index, id }) => {
    const choices = [...lawfulOffers(table, state, index), ...availableShots(table, state, index, null)];
    const volleys = choices.map(({ firing }) =>
      firing.cases.map(({ facts }) => judge(table.rules, facts, null).volley),
    );
    return `${id} ${JSON.stringify([choices, volleys, zonesOf(table, state, index)])}`;
  });
  return [...units, JSON.stringify(answersOf(table, state))];
}

function battleNamed(id: string): TrialBattle {
  const scenario = scenarioNamed(id);
  return scenario === undefined
    ? randomBattle(new SeededRandom(1815, id))
    : { scenario, edition: 'giorgi', options: {} };
}

it.each([
  ['crossroads', 1],
  ['crossroads', 2],
  ['borghetto', 1],
  ['meeting', 1],
  ['battle by chance 10', 1],
  ['battle by chance 12', 1],
  ['battle by chance 23', 1],
] as const)(
  'who asks again is told the same as who asks for the first time: %s, %i',
  { timeout: 60_000 },
  (id, seed) => {
    const table = laid(battleNamed(id));
    const game = asAnyGame(gameOn(table));
    const match: AnyMatch = new Match(game.rules, game.rules.start(null), hashedFaces(seed), 'state');
    const players = game.sides.map(({ id: side }) => makePlayer(game, side, 'recruit', { seed }));
    let asked = seed;
    for (let awaits = match.awaits(); awaits.kind !== 'over'; awaits = match.awaits()) {
      const now = match.state as State;
      expect(told(table, now)).toEqual(told({ ...table }, unseen(now)));
      const other = otherwise(now, asked++);
      expect(told(table, other)).toEqual(told({ ...table }, unseen(other)));
      const player = players.find(({ side }) => side === awaits.sides[0])!;
      giveCommands(match, player.side, player.answer(match.view(player.side)).commands);
    }
  },
);

it('artillery.rod-from: the rod is laid anew where somebody it might strike has more soldiers than before', () => {
  const { table, state } = layBattle({
    options: { 'artillery.depth': { lineFront: 6 } },
    south: { a: { at: [50, 10], kind: 'gun', bases: 1 } },
    north: {
      b: { at: [50, 40], bases: 6 },
      c: { at: [46, 46], bases: 1 },
      d: { at: [54, 46], bases: 1 },
    },
  });
  const through = (soldiers: number) => {
    unitIn(table, state, 'c').soldiers = 2;
    unitIn(table, state, 'd').soldiers = soldiers;
    const shots = lawfulOffers(table, state, table.unitOf.get('a')!).map(({ firing }) => firing);
    return shots
      .find(({ shot }) => shot.shot === 'round' && table.units[shot.target]?.id === 'b')
      ?.cases.map(({ target }) => table.units[target]!.id);
  };
  expect(through(1)).toEqual(['b', 'c']);
  expect(through(3)).toEqual(['b', 'd']);
});
