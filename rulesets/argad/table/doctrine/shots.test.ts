/** Planned shots: none is without a chance by what the side can see. */
import { type Command, hashedFaces, Match } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { canHit } from '../../rules/shoot/procedure.ts';
import { firearmIndex, judge, shooterNow } from '../actions/shots.ts';
import { gameOn } from '../index.ts';
import type { State, Table } from '../state/model.ts';
import type { ArgadCommand } from '../state/orders.ts';
import { laid, scenarioNamed } from '../trial/on-trial.ts';
import { sameLuck } from './testing/whole-battle.ts';

/** Whether a command orders a shot at a target that cannot be hit from where the shooter stands. */
function isHopeless(table: Table, state: State, command: ArgadCommand): boolean {
  if (command.kind !== 'order' || command.shot === null || command.path.length > 0) return false;
  const target = table.figureOf.get(command.shot.target ?? '');
  const man = table.figureOf.get(command.figure);
  if (target === undefined || man === undefined) return false;
  const weapon = firearmIndex(table, state, man, command.shot.weapon);
  const { assessed } = judge(shooterNow(table, state, man, 'standing'), weapon, target, null);
  return assessed !== null && !canHit(assessed);
}

const battles = [
  ['village', 'argad-2021'],
  ['battery', 'argad-coastal'],
] as const;

describe.each(battles)('%s %s', (id, edition) => {
  const table = laid({ scenario: scenarioNamed(id), edition, options: {} });
  const { rules, doctrine } = gameOn(table);

  test.each(['recruit', 'steady'])('turn.target-lost: %s names nobody who cannot be hit', (manner) => {
    let shots = 0;
    for (const seed of [1]) {
      const match = new Match(rules, rules.start(null), hashedFaces(seed), 'state');
      for (let asked = 0; asked < 14; asked++) {
        const awaits = match.awaits();
        if (awaits.kind === 'over') break;
        for (const side of awaits.sides) {
          const { commands } = doctrine.plan(match.view(side), side, manner, sameLuck(5));
          for (const command of commands) {
            if (command.kind === 'order' && command.shot !== null) shots++;
            expect([isHopeless(table, match.state, command), command]).toEqual([false, command]);
            match.submit(side, command as Command as ArgadCommand);
          }
        }
      }
    }
    expect(shots).toBeGreaterThan(30);
  });
});
