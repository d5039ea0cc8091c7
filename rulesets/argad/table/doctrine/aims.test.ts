/** Computer players that meet no resistance: they reach their aims of landing, carrying and leaving. */

import { type AnyTableGame, asAnyGame, type Command } from '@grognard/engine';
import { none } from '@grognard/lists';
import { expect, test } from 'vitest';
import { scenarios } from '../../scenarios/index.ts';
import { gameOn, layTable } from '../index.ts';
import type { State, Table } from '../state/model.ts';
import { sameLuck, startOf } from './testing/whole-battle.ts';

interface File {
  readonly sides: readonly { readonly id: string; readonly figures: readonly { readonly id: string }[] }[];
  readonly aims: readonly { readonly side: string; readonly kind: string }[];
}

/** Bushes well away from the action. */
const bushes = [62, 76] as const;

/** A scenario with enough turns, in which the other side has one figure left, lying hidden. */
function unopposed(file: File, side: string, at: readonly [number, number]): unknown {
  const left = { id: 'hidden', leader: true, at, posture: 'crouched', secret: true };
  const sides = file.sides.map((one) => (one.id === side ? one : { ...one, zone: null, figures: [left] }));
  const aims = file.aims.filter((aim) => aim.side === side && aim.kind !== 'kill');
  const other = sides.find((one) => one.id !== side)!.id;
  const stays = {
    id: 'stays',
    side: other,
    kind: 'hold',
    points: 1,
    words: 'Lie low.',
    place: at,
    secret: true,
  };
  return { ...file, sides, aims: [...aims, stays], turns: 30 };
}

/** The battle after this many turns of one side, played by the sergeant style, without resistance. */
function alone(id: string, side: string, turns: number): { readonly table: Table; readonly state: State } {
  const found = scenarios.find((scenario) => scenario.id === id)!;
  const table = layTable(unopposed(found.data as unknown as File, side, bushes), found.editions.at(-1)!, {});
  if (!('field' in table)) throw new Error(JSON.stringify(table));
  const game: AnyTableGame = asAnyGame(gameOn(table));
  const match = startOf(game, 3);
  const seal = { kind: 'seal' } as Command;
  for (;;) {
    const awaits = match.awaits();
    const state = match.state as State;
    if (awaits.kind === 'over' || state.turn > turns) return { table, state };
    for (const asked of awaits.sides) {
      const commands =
        asked === side ? game.doctrine.plan(match.view(side), side, 'steady', sameLuck(1)).commands : [seal];
      for (const command of commands) match.submit(asked, command as Command);
    }
  }
}

function reached({ table, state }: ReturnType<typeof alone>, side: string): string[] {
  return table.aims
    .filter((aim, index) => aim.side === side && state.scored[index]! !== none)
    .map(({ id }) => id);
}

test('water.boat-board: two boats are rowed to the land and empty but for those who keep one of them', () => {
  const { table, state } = alone('battery', 'raiders', 9);
  const aboard = table.roster.filter(({ index }) => state.figures[index]!.vessel !== none);
  expect(aboard.map(({ index }) => state.figures[index]!.status)).not.toContain('dead');
  expect(aboard.length).toBeLessThanOrEqual(4);
});

test('aim.carry-off: a book comes off over the water, in a boat that was kept for it', () => {
  expect(reached(alone('battery', 'raiders', 24), 'raiders')).toContain('raiders-book');
});
