/** Which corps acts next: each with the points that its die may bring. */
import type { Choice, Gesture, Proposal, Task } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { type Line, oddsOf } from '@grognard/rules-kit';
import { choiceTask, nothingProposed } from '@grognard/table-kit';
import { command as commanding } from '../../rules/command/procedure.ts';
import { corpsToActivate, gradeNow } from '../actions/command/index.ts';
import { explainRefusals, oddsInWords, sumLines } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { checkCommand } from '../flow/check.ts';
import type { AdlgCommandOf } from '../state/commands.ts';
import type { CorpsIndex } from '../state/indices.ts';
import type { InteractionContext, PieceRef } from './interaction-context.ts';

export function activateCommand({ table }: InteractionContext, corps: CorpsIndex): AdlgCommandOf<'activate'> {
  return { kind: 'activate', corps: entryAt(table.corps, corps).id };
}

/** The corps of the piece comes first. */
export function activationTasks(
  context: InteractionContext,
  piece: PieceRef,
  { values }: Gesture,
): readonly Task[] {
  const { table, state } = context;
  const own = piece.kind === 'commander' ? piece.corps : entryAt(table.units, piece.unit).corps;
  const all = corpsToActivate(table, state);
  const ordered = [...all.filter((corps) => corps === own), ...all.filter((corps) => corps !== own)];
  const { tasks } = interactionWordsOf(table);
  const choices = ordered.map((corps) => corpsChoice(context, corps));
  return [choiceTask('activate', tasks.activate, values['activate'] ?? null, choices)];
}

/** A corps with the points that it may get, and the chance of each. */
function corpsChoice(context: InteractionContext, corps: CorpsIndex): Choice {
  const { table, state, side } = context;
  const { id, name } = entryAt(table.corps, corps);
  const lines: Line[] = [];
  const led = commanding.assess(
    commanding.situation(table.rules, { grade: gradeNow(table, state, corps) }),
    lines,
  );
  const { odds, tasks } = interactionWordsOf(table);
  const chances = oddsOf((dice) => commanding.roll(led, dice)).toSorted(
    (one, other) => other.outcome.cp - one.outcome.cp,
  );
  const points = chances.map(({ outcome }) => outcome.cp);
  const verdict = checkCommand(table, state, side, activateCommand(context, corps));
  return {
    value: id,
    title: tasks.corps(name, Math.min(...points), Math.max(...points)),
    refusals: explainRefusals(table, verdict, null),
    odds: [],
    sum: [
      ...sumLines(table, lines, 'value'),
      ...oddsInWords(table, chances, ({ cp, free }) => odds.cp(cp, free)),
    ],
    piece: null,
  };
}

export function proposeActivation(context: InteractionContext, { values }: Gesture): Proposal {
  const { table, state, side } = context;
  const corps = corpsToActivate(table, state).find(
    (index) => entryAt(table.corps, index).id === values['activate'],
  );
  if (corps === undefined) return nothingProposed;
  const command = activateCommand(context, corps);
  return {
    ...nothingProposed,
    commands: [command],
    refusals: explainRefusals(table, checkCommand(table, state, side, command), null),
  };
}
