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
import { type AnyShape, check, Problem } from '@grognard/rules-kit';
import type { PlayerAnswer } from './answer.ts';
import { makeLuck } from './random.ts';
import type { AnyMatch } from './submit-commands.ts';

/** A command with the fields that it leaves out, or null if it is none. */
function inFull(shape: AnyShape | undefined, command: Command): Command | null {
  const whole = shape === undefined ? null : check(shape, command);
  return whole instanceof Problem ? null : (whole as Command | null);
}

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
  const luck = makeLuck(1);
  const match: AnyMatch = new Match(rules, doctrine.sampleState(view, side, luck), hashedFaces(1), 'state');
  const commands: Command[] = [];
  for (const given of prepared) {
    const command = inFull(rules.commands[given.kind], given);
    if (command === null) continue;
    const submitted = match.submit(side, command);
    if (!submitted.done) continue;
    commands.push(command);
    if (submitted.events.some(isFixed)) return { commands, reasons: [], work: 0 };
  }
  const awaits = match.awaits();
  if (awaits.kind !== 'over' && awaits.sides.includes(side)) {
    const finish = game.interactionFor(match.view(side), side).prompt.finish?.command;
    const last =
      finish === undefined ? doctrine.plan(match.view(side), side, 'recruit', luck).commands : [finish];
    commands.push(...last);
  }
  return { commands, reasons: [], work: 0 };
}
