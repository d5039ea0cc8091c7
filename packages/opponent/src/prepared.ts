/** preparedAnswer: the other side of a lesson. It gives the commands that were prepared, as far as they are still legal. */
import {
  type AnyTableGame,
  type AnyView,
  type Command,
  hashedFaces,
  isFixed,
  Match,
  type SideId,
} from '@grognard/engine';
import type { PlayerAnswer } from './answer.ts';
import { createRandom } from './random.ts';
import type { AnyMatch } from './submit-commands.ts';

/**
 * What has become illegal is dropped. After the last command the side closes what it is asked, or answers as a recruit where
 * only an answer does. What follows dice is asked anew.
 */
export function preparedAnswer(
  game: AnyTableGame,
  side: SideId,
  prepared: readonly Command[],
  view: AnyView,
): PlayerAnswer {
  const { doctrine, rules } = game;
  const luck = createRandom(1);
  const match: AnyMatch = new Match(rules, doctrine.sampleState(view, side, luck), hashedFaces(1), 'state');
  const commands: Command[] = [];
  for (const command of prepared) {
    const submitted = match.give(side, command);
    if (!submitted.done) continue;
    commands.push(command);
    if (submitted.events.some(isFixed)) return { commands, reasons: [], work: 0, memory: null };
  }
  const awaits = match.awaits();
  if (awaits.kind !== 'over' && awaits.sides.includes(side)) {
    const finish = game.interactionFor(match.view(side), side).prompt.finish?.command;
    const last =
      finish === undefined ? doctrine.plan(match.view(side), side, 'recruit', luck).commands : [finish];
    commands.push(...last);
  }
  return { commands, reasons: [], work: 0, memory: null };
}
