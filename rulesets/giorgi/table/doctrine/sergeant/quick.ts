/** A sergeant that scores fire, attacks and reactions, and marches as a recruit does. Rollouts are played like this. */

import { fireOf } from '../../flow/given-command.ts';
import type { TurnQuestion } from '../../flow/question.ts';
import { isLegal, movable } from '../random.ts';
import { orderFor } from '../recruit-moves.ts';
import { answerNext } from './answer.ts';
import { attacksBy } from './attack.ts';
import { shotsOfSide } from './fire.ts';
import type { ReasonedCommand } from './reasoned-command.ts';
import type { SergeantContext } from './sergeant-context.ts';

/** Null if the full search should answer. */
export function answerQuickly(mind: SergeantContext, question: TurnQuestion): ReasonedCommand | null {
  const { phase } = question;
  if (phase === 'guns' || phase === 'small-arms') return fireNow(mind);
  if (phase === 'move' || phase === 'breakthrough') return moveNow(mind, question);
  return phase === 'reaction' ? answerNext(mind) : null;
}

const done: ReasonedCommand = { command: { kind: 'done' }, words: '' };

/** The best shot of all, except of units that would rather attack. */
function fireNow(mind: SergeantContext): ReasonedCommand {
  const { table, state, side } = mind;
  for (const { unit, shot, harm } of shotsOfSide(mind)) {
    if ((attacksBy(mind, state, unit)[0]?.gain ?? 0) - mind.manner.least > 2 * harm) continue;
    const command = fireOf(table, shot);
    if (isLegal(table, state, side, command)) return { command, words: '' };
  }
  return done;
}

/** The best attack of all, then the marches of every unit. */
function moveNow(mind: SergeantContext, question: TurnQuestion): ReasonedCommand {
  const { table, state, side, manner } = mind;
  const units = movable(table, state, question);
  const attacks = units
    .flatMap((unit) => attacksBy(mind, state, unit).slice(0, 1))
    .filter(({ gain }) => gain > manner.least)
    .sort((a, b) => b.gain - a.gain);
  for (const { command } of attacks) if (isLegal(table, state, side, command)) return { command, words: '' };
  if (question.phase === 'breakthrough') return done;
  for (const unit of units) {
    const order = orderFor(table, state, unit);
    if (order === null || (order.command.kind === 'move' && order.command.target !== null)) continue;
    if (isLegal(table, state, side, order.command)) return { command: order.command, words: '' };
  }
  return done;
}
