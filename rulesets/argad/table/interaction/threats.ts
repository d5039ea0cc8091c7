/** Threats, worst first: fire from present positions, and blows of figures that can reach contact. */

import type { Gesture, Threat } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { type RankedThreat, threatsByEnemy, worstFirst } from '@grognard/table-kit';
import { areEnemies } from '../bodies/contacts.ts';
import { edgeCrossed } from '../field/hiding.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { State } from '../state/model.ts';
import type { InteractionContext } from './interaction-context.ts';
import { stateAfterGesture } from './state-after-gesture.ts';
import { blowAt } from './threat-blow.ts';
import { fireAt } from './threat-fire.ts';

/** Threats to the pieces of a gesture at their proposed places. */
export function threatsTo(context: InteractionContext, gesture: Gesture): readonly Threat[] {
  const { state, figures } = stateAfterGesture(context, gesture);
  const found = threatsBetween(context, state, everybody(context), figures);
  return threatsByEnemy(found);
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
  return worstFirst(found);
}
