/** Random positions whose forecasts are held against the real turn. For tests only. */
import type { Gesture, Random } from '@grognard/engine';
import { gameOn } from '../../../index.ts';
import type { ArgadCommand } from '../../../state/orders.ts';
import { layBattle } from '../../../testing/battle.ts';
import { interactionContext } from '../../interaction-context.ts';
import { letThemReceive, worldWith } from '../world.ts';
import { differences } from './played.ts';
import { randomPosition } from './random-position.ts';

export interface CheckedPositions {
  readonly positions: number;
  readonly sampled: number;
  readonly barred: number;
  readonly wrong: readonly string[];
}

export function checkPositions(
  random: Random,
  wanted: number,
  thorough: { readonly branches: number; readonly turns: number },
): CheckedPositions {
  const wrong: string[] = [];
  let [positions, sampled, barred] = [0, 0, 0];
  while (positions < wanted) {
    const { battle, before, gesture } = randomPosition(random);
    const { table, state } = layBattle(battle);
    const { rules, interactionFor } = gameOn(table);
    const blue = table.sides[0]!;
    const give = (given: Gesture) => {
      const { commands, refusals } = interactionFor(rules.view(state, { side: blue.id }), blue.id).propose(
        given,
      );
      if (refusals.length > 0) return;
      for (const command of commands as readonly ArgadCommand[])
        rules.decide(state, blue.id, command, {
          reasons: false,
          emit: (event) => rules.apply(state, event),
          dice: () => {
            throw new Error('orders need no dice');
          },
        });
    };
    if (before !== null) give(before);
    const view = rules.view(state, { side: blue.id });
    const interaction = interactionFor(view, blue.id);
    const forecast = interaction.forecast?.(gesture)?.proposal ?? null;
    if (forecast === null) continue;
    positions++;
    if (forecast.basis.kind === 'sampled') sampled++;
    if (forecast.items.some((item) => item.kind === 'path' && item.ending !== undefined)) barred++;
    const context = interactionContext(table, view, blue.index);
    const world = worldWith(context, interaction.propose(gesture).commands as readonly ArgadCommand[])!;
    letThemReceive(context, world);
    for (const { piece, fates } of forecast.pieces) {
      const sum = fates.reduce((all, { share }) => all + share, 0);
      if (Math.abs(sum - 1) > 1e-9) wrong.push(`${piece}: shares add up to ${sum}`);
    }
    for (const each of differences(table, world, forecast, thorough))
      wrong.push(`position ${positions}: ${each}`);
  }
  return { positions, sampled, barred, wrong };
}
