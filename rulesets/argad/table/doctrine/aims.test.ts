/** Computer players get done what they are sent for when nobody hinders them: landing, carrying, leaving. */
import { type AnyTableGame, asAnyGame, type Command } from '@grognard/engine';
import { expect, test } from 'vitest';
import { scenarios } from '../../scenarios/index.ts';
import { gameOn, layTable } from '../index.ts';
import type { State, Table } from '../model.ts';
import { sameLuck, startOf } from './testing/whole-battle.ts';

/** A battle that one side fights as a sergeant does, while the others give no orders; the state after so many turns of many. */
function alone(id: string, side: string, turns: number): { readonly table: Table; readonly state: State } {
  const found = scenarios.find((scenario) => scenario.id === id)!;
  const file = { ...(found.data as object), turns: 30 };
  const table = layTable(file, found.editions.at(-1)!, {});
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

/** The aims of a side that have been reached. */
function reached({ table, state }: ReturnType<typeof alone>, side: string): string[] {
  return table.aims
    .filter((aim, index) => aim.side === side && state.scored[index]! >= 0)
    .map(({ id }) => id);
}

test('water.boat-board: two boats are rowed to the land and empty but for those who keep one of them', () => {
  const { table, state } = alone('battery', 'raiders', 9);
  const aboard = table.men.filter(({ index }) => state.figures[index]!.vessel >= 0);
  expect(aboard.map(({ index }) => state.figures[index]!.status)).not.toContain('dead');
  expect(aboard.length).toBeLessThanOrEqual(4);
});

test('aim.carry-off: a book comes off over the water, in a boat that was kept for it', () => {
  expect(reached(alone('battery', 'raiders', 24), 'raiders')).toContain('raiders-book');
});

test('figure.carry: who carries something brings it away instead of putting it down to fight', () => {
  const aims = reached(alone('convoy', 'escort', 30), 'escort');
  expect(aims).toContain('escort-despatches');
  expect(aims.filter((id) => id.endsWith('-chest')).length).toBeGreaterThanOrEqual(1);
});

test('aim.escape: tubs and a passenger go inland by the lanes', () => {
  const aims = reached(alone('landing', 'smugglers', 30), 'smugglers');
  expect(aims).toContain('run-stranger');
  expect(aims.filter((id) => id.startsWith('run-tubs')).length).toBeGreaterThanOrEqual(1);
});
