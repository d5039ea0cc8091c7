/** The losses to be expected from orders before they are sealed. */
import { hashedFaces, Match } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { sameLuck } from '../../doctrine/testing/whole-battle.ts';
import { gameOn } from '../../index.ts';
import { laid, scenarioNamed } from '../../trial/on-trial.ts';
import { interactionContext } from '../interaction-context.ts';
import { at, handOn, someOrder } from '../testing/table-interaction.ts';
import { playedTurns } from './testing/played.ts';
import { letThemFire, worldWith } from './world.ts';

const musket = { firearms: ['flintlock-musket'] as ['flintlock-musket'] };

describe('a plan before it is sealed', () => {
  const duel = {
    sides: {
      blue: { hale: { at: [50, 40] as [number, number], ...musket } },
      red: { kergu: { at: [50, 55] as [number, number], ...musket } },
    },
  };

  test('shoot.roll: they fire as best they can, and our orders count', () => {
    const { interaction: idle } = handOn(duel);
    expect(idle.planForecast?.()).toMatchObject({
      inflicted: { average: 0, words: '0' },
      suffered: { words: '0.33' },
      basis: { kind: 'exact' },
      assumptions: ['If the enemies you can see stand where they are and fire at whom they best can.'],
    });
    const { interaction: firing } = handOn(duel, (state) => {
      const shot = { weapon: 'flintlock-musket', target: 'kergu', moment: 'end', after: 0, fallback: 'hold' };
      state.orders[0] = someOrder({ shot: shot as never });
    });
    expect(firing.planForecast?.()).toMatchObject({
      inflicted: { words: '0.33' },
      suffered: { words: '0.33' },
    });
  });

  test('shoot.range: whoever walks away is fired at where he ends', () => {
    const { interaction: hand } = handOn(duel, (state) => {
      state.orders[0] = someOrder({ path: [at(50, 25)] });
    });
    expect(hand.planForecast?.()).toMatchObject({ suffered: { words: '0.17' } });
  });

  test('hide.secret: who is not seen counts in nothing', () => {
    const { interaction: hand } = handOn(duel, (state) => {
      state.figures[1]!.known = 2;
    });
    expect(hand.planForecast?.()).toBeNull();
  });

  test('turn.orders: nobody in reach, nothing to expect', () => {
    const { interaction: hand } = handOn({
      sides: { blue: { hale: { at: [10, 10] } }, red: { kergu: { at: [90, 90] } } },
    });
    expect(hand.planForecast?.()).toBeNull();
  });
});

test('turn.phases: the losses of plans of a whole battle are those of the turn played out', () => {
  const table = laid({ scenario: scenarioNamed('starter'), edition: 'argad-2024', options: {} });
  const { rules, doctrine, interactionFor } = gameOn(table);
  const match = new Match(rules, rules.start(null), hashedFaces(5));
  let seen = 0;
  for (let asked = 0; asked < 14; asked++) {
    const awaits = match.awaits();
    if (awaits.kind === 'over') break;
    const side = awaits.sides[0]!;
    const { commands } = doctrine.plan(match.view(side), side, doctrine.styles[0]!, sameLuck(4));
    for (const command of commands.slice(0, -1)) match.submit(side, command);
    const view = match.view(side);
    const forecast = interactionFor(view, side).planForecast?.() ?? null;
    if (forecast !== null) {
      seen++;
      const context = interactionContext(table, view, table.sideOf.get(side)!);
      const world = worldWith(context, [])!;
      letThemFire(context, world);
      const turns = 150;
      const played = playedTurns(table, world, turns);
      const lost = (own: boolean) =>
        table.roster
          .filter((figure) => (table.sides[figure.side]!.id === side) === own)
          .reduce((sum, { id }) => sum + played(id, 'killed'), 0);
      // Losses of a few figures spread by less than one.
      const most = 4 * Math.sqrt(1 / turns + 1 / 60);
      expect(Math.abs(lost(true) - forecast.suffered.average)).toBeLessThan(most);
      expect(Math.abs(lost(false) - forecast.inflicted.average)).toBeLessThan(most);
    }
    match.submit(side, commands.at(-1)!);
  }
  expect(seen).toBeGreaterThan(3);
});
