/** Several figures firing at one target: which of them can, and the chance that any of them hits. */

import type { ExplainedRefusal } from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import { type OddsLine, oddsOf, type Sixths, type WeightedOutcome } from '@grognard/rules-kit';
import { type ShotAssessed, shoot } from '../../rules/shoot/procedure.ts';
import { oddsInWords } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { OrderCommand } from '../state/orders.ts';
import type { InteractionContext } from './interaction-context.ts';
import { shotRefusals } from './order-refusals.ts';
import type { IntendedOrder } from './rehearse.ts';
import { lookAt, shootingBy } from './shot.ts';
import { wayOf } from './state-after-order.ts';

interface Salvo {
  /** How many of the ordered figures can shoot at it. */
  readonly able: number;
  readonly odds: readonly OddsLine[];
  /** The refusals of the first that cannot. */
  readonly refusals: readonly ExplainedRefusal[];
}

export function salvoAt(
  context: InteractionContext,
  meant: readonly IntendedOrder[],
  target: FigureIndex,
): Salvo {
  const { table } = context;
  const shots: ShotAssessed[] = [];
  let refusals: readonly ExplainedRefusal[] = [];
  for (const { command } of meant) {
    if (command.kind !== 'order') continue;
    const figure = lookUp(table.figureOf, command.figure);
    const order: OrderCommand = command;
    const shooting = shootingBy(context, figure, order, wayOf(context, figure, order));
    if (shooting === null) continue;
    const looked = lookAt(table, shooting, target);
    if (looked.assessed !== null) shots.push(looked.assessed);
    else if (refusals.length === 0) refusals = shotRefusals(table, shooting, looked, null);
  }
  return { able: shots.length, odds: shots.length === 0 ? [] : oddsTogether(context, shots), refusals };
}

/** Dice of different figures are independent: the chance that all miss is the product of their misses. */
function oddsTogether({ table }: InteractionContext, shots: readonly ShotAssessed[]): readonly OddsLine[] {
  const { threats } = interactionWordsOf(table);
  let ways = 1n;
  let dice = 0;
  for (const assessed of shots) {
    const miss = missOf(assessed);
    ways *= BigInt(miss.ways);
    dice += miss.dice;
  }
  const all = 6n ** BigInt(dice);
  const odds: WeightedOutcome<boolean>[] = [
    { outcome: true, key: 'true', chance: { ways: all - ways, dice } },
    { outcome: false, key: 'false', chance: { ways, dice } },
  ];
  const lines = odds.filter(({ chance }) => chance.ways !== 0n);
  return lines.flatMap((line) =>
    oddsInWords(table, [line], (hit) => (hit ? threats.anyHit : threats.allMiss)),
  );
}

const misses = new Map<string, Sixths>();

/** Cached for each number needed. */
function missOf(assessed: ShotAssessed): Sixths {
  const { need, modifier, highest, volley } = assessed;
  const key = `${need - modifier},${highest},${volley?.groups.join() ?? ''},${volley?.bonus ?? ''}`;
  let miss = misses.get(key);
  if (miss === undefined) {
    const odds = oddsOf((chance) => shoot.roll(assessed, chance).hits === 0);
    miss = odds.find(({ outcome }) => outcome)?.chance ?? { ways: 0, dice: 0 };
    misses.set(key, miss);
  }
  return miss;
}
