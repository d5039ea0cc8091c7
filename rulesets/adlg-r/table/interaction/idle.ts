/** `idleIn`: pieces that can still act on the question, and have not. */
import type { PieceId } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { commanderId } from '../../looks/units.ts';
import { mayEngage, meleesToChoose } from '../actions/melee/index.ts';
import { mayPursue } from '../actions/rout/index.ts';
import { isOfSequence, type TurnQuestion } from '../flow/question.ts';
import { isInMelee } from '../zones/index.ts';
import { type InteractionContext, idOf, unitsAsked } from './interaction-context.ts';
import { ableToShoot } from './shooting.ts';

export function idleIn(context: InteractionContext, question: TurnQuestion): PieceId[] {
  if (!isOfSequence(question)) return [];
  const { table, state, side } = context;
  switch (question.phase) {
    case 'orders':
      // Without points nobody is left to order.
      return !hasPoints(state)
        ? []
        : unitsAsked(context)
            .filter((unit) => !hasActed(context, unit) && !isInMelee(state, unit))
            .map((unit) => idOf(context, unit));
    case 'shooting':
      return ableToShoot(context).map((unit) => idOf(context, unit));
    case 'engagement':
      return side === null ? [] : mayEngage(table, state, side).map((corps) => commanderId(table, corps));
    case 'melee':
      return [...new Set(meleesToChoose(table, state).map(({ a }) => idOf(context, a)))];
    case 'pursuit':
      return mayPursue(table, state).map((unit) => idOf(context, unit));
    case 'answer':
    case 'pursued':
    case 'follow':
    case 'wing':
    case 'face':
      return unitsAsked(context).map((unit) => idOf(context, unit));
    case 'activation':
    case 'rout':
    case 'check':
      return [];
  }
}

function hasPoints({ commands, corps }: InteractionContext['state']): boolean {
  return commands.some(({ cp, free }, index) => index === corps && cp + free > 0);
}

function hasActed({ state }: InteractionContext, unit: Parameters<typeof isInMelee>[1]): boolean {
  const { doings } = entryAt(state.units, unit);
  return doings.moves > 0 || doings.charged || doings.triedRally || doings.held || doings.leftZoc;
}
