/** Threats, worst first: fire from present positions, and blows of figures that can reach contact. */

import { type Gesture, type Item, onceEach, type Threat } from '@grognard/engine';
import { entryAt, lookUp } from '@grognard/lists';
import { percentOfShare } from '@grognard/rules-kit';
import { areEnemies } from '../bodies/contacts.ts';
import { edgeCrossed } from '../field/hiding.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { State } from '../state/model.ts';
import type { InteractionContext } from './interaction-context.ts';
import { stateAfterGesture } from './state-after-gesture.ts';
import { blowAt } from './threat-blow.ts';
import { fireAt, type RankedThreat } from './threat-fire.ts';

/** Threats to the pieces of a gesture at their proposed places. */
export function threatsTo(context: InteractionContext, gesture: Gesture): readonly Threat[] {
  const { state, men: figures } = stateAfterGesture(context, gesture);
  const found = threatsBetween(context, state, everybody(context), figures);
  return onceEach(found, 'from').map(({ threat }) => threat);
}

export function everybody({ table, state }: InteractionContext): FigureIndex[] {
  return table.roster.flatMap(({ index, captive }) =>
    !captive && entryAt(state.figures, index).status === 'on' ? [index] : [],
  );
}

export function threatsBetween(
  { table }: InteractionContext,
  state: State,
  from: readonly FigureIndex[],
  to: readonly FigureIndex[],
): RankedThreat[] {
  const found: RankedThreat[] = [];
  for (const target of to) {
    // A figure that leaves the table is out of reach (`scenario.edge`).
    if (edgeCrossed(table.field, entryAt(state.figures, target)) !== null) continue;
    for (const enemy of from) {
      if (!areEnemies(table, enemy, target)) continue;
      const fire = fireAt(table, state, enemy, target);
      if (fire !== null) found.push(fire);
      const blow = blowAt(table, state, enemy, target);
      if (blow !== null) found.push(blow);
    }
  }
  return found.sort((a, b) => b.chance - a.chance);
}

/** Lines from threatening to threatened figures, with the chance of a hit. */
export function threatItems(
  { table }: InteractionContext,
  state: State,
  threats: readonly RankedThreat[],
): Item[] {
  const at = (id: string) => {
    const { x, y } = entryAt(state.figures, lookUp(table.figureOf, id));
    return { x, y };
  };
  return threats.map(
    ({ threat: { from, on }, chance }, n): Item => ({
      kind: 'threat',
      id: `threat:${n}`,
      from: at(from),
      to: at(on),
      text: percentOfShare(chance, table.words.rules.language),
    }),
  );
}
