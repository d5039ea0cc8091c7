/** `idleIn`, `moversIn`: units that can still act in this phase and have not. */

import type { PieceId } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { mayMove } from '../actions/move/index.ts';
import type { QuestionPhase } from '../flow/question.ts';
import { legalShots } from '../flow/shots.ts';
import { type InteractionContext, unitsAsked } from './interaction-context.ts';

/** Units without orders yet: in fire those with a legal shot, in movement those that may still move. */
export function idleIn(context: InteractionContext, phase: QuestionPhase): PieceId[] {
  const { table, state } = context;
  switch (phase) {
    case 'guns':
    case 'small-arms':
      return unitsAsked(context)
        .filter((unit) => legalShots(table, state, unit).length > 0)
        .map((unit) => entryAt(table.units, unit).id);
    case 'move':
      return moversIn(context);
    case 'deploy':
      return unitsAsked(context)
        .filter((unit) => entryAt(state.units, unit).status === 'reserve')
        .map((unit) => entryAt(table.units, unit).id);
    case 'start':
    case 'melee':
      return unitsAsked(context).map((unit) => entryAt(table.units, unit).id);
    case 'roll':
    case 'terrain':
    case 'edge':
    case 'breaking':
    case 'reaction':
    case 'end':
    case 'value':
    case 'occupy':
    case 'advance':
    case 'breakthrough':
      return [];
  }
}

/** Units that may still be ordered to move or attack. */
function moversIn(context: InteractionContext): PieceId[] {
  const { table, state } = context;
  return unitsAsked(context)
    .filter((unit) => mayMove(table, state, unit).length === 0)
    .map((unit) => entryAt(table.units, unit).id);
}
