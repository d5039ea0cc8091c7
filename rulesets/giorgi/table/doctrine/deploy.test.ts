/** Deployment unit by unit, as the recruit does it and *Deploy for me* does it for a player. */
import { asAnyGame, hashedFaces, Match } from '@grognard/engine';
import { isBaseWhollyIn, overlaps } from '@grognard/geometry';
import { type AnyMatch, createRandom } from '@grognard/opponent';
import { expect, test } from 'vitest';
import { zoneOf } from '../actions/setup/deploy.ts';
import { bodyNow } from '../bodies/index.ts';
import { gameOn } from '../index.ts';
import type { State } from '../state/model.ts';
import { towardsEnemy } from '../state/sides.ts';
import { laid, scenarioNamed } from '../trial/on-trial.ts';

const places = [
  ['raab', 1],
  ['meeting', 1],
  ['meeting', 2],
  ['meeting', 3],
] as const;

test.each(places)(
  'scenario.deployment: at %s (%i) every unit stands in its zone, apart from the others, towards the enemy',
  (id, seed) => {
    const table = laid({ scenario: scenarioNamed(id), edition: 'giorgi', options: {} });
    const game = asAnyGame(gameOn(table));
    const match: AnyMatch = new Match(game.rules, game.rules.start(null), hashedFaces(seed), 'state');
    const stateNow = () => match.state as State;
    const luck = createRandom(seed);
    let placed = 0;
    for (let n = 0; n < 200 && stateNow().phase !== 'turn'; n++) {
      const awaits = match.awaits();
      if (awaits.kind === 'over') throw new Error('over before it began');
      const side = awaits.sides[0]!;
      const { commands } = game.doctrine.plan(match.view(side), side, 'recruit', luck);
      for (const command of commands) {
        expect([command, match.submit(side, command).done]).toEqual([command, true]);
        if (command.kind === 'place') placed++;
      }
    }
    const state = stateNow();
    expect(state.phase).toBe('turn');
    expect(placed).toBeGreaterThan(10);
    expect(state.units.filter(({ status }) => status === 'reserve')).toEqual([]);
    for (const { id: who, index, side } of table.units) {
      const body = bodyNow(table, state, index);
      expect([who, isBaseWhollyIn(body, zoneOf(table, state, side))]).toEqual([who, true]);
      expect([who, state.units[index]!.stands.heading]).toEqual([who, towardsEnemy(table, state, index)]);
      const upon = table.units.filter(
        (other) => other.index !== index && overlaps(body, bodyNow(table, state, other.index)),
      );
      expect([who, upon.map((other) => other.id)]).toEqual([who, []]);
    }
  },
);
