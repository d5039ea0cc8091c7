/** The chief's two points for a hesitant corps, which its own die may then need less (`deploy.hesitant`). */
import type { ChoiceTask, TaskValues } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { choiceTask, plainChoice } from '@grognard/table-kit';
import { urgeCost } from '../actions/command/index.ts';
import { explainRefusals } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { checkCommand } from '../flow/check.ts';
import type { AdlgCommandOf } from '../state/commands.ts';
import type { CorpsIndex } from '../state/indices.ts';
import type { InteractionContext } from './interaction-context.ts';

/** Own corps that hesitate, if this one is led by the chief. */
function hesitantCorps({ table, state }: InteractionContext, corps: CorpsIndex): readonly CorpsIndex[] {
  const { isChief, side } = entryAt(table.corps, corps);
  if (!isChief) return [];
  return entryAt(table.sides, side).corps.filter((other) => entryAt(state.commands, other).hesitant);
}

export function urgeFrom(
  context: InteractionContext,
  corps: CorpsIndex,
  { urge }: TaskValues,
): AdlgCommandOf<'urge'> | null {
  const { table } = context;
  const urged = hesitantCorps(context, corps).find((other) => entryAt(table.corps, other).id === urge);
  return urged === undefined ? null : { kind: 'urge', corps: entryAt(table.corps, urged).id };
}

export function urgeTasks(context: InteractionContext, corps: CorpsIndex, values: TaskValues): ChoiceTask[] {
  const { table, state, side } = context;
  const { tasks, cp } = interactionWordsOf(table);
  const hesitant = hesitantCorps(context, corps);
  if (hesitant.length === 0) return [];
  const choices = hesitant.map((other) => {
    const { id, name } = entryAt(table.corps, other);
    const verdict = checkCommand(table, state, side, { kind: 'urge', corps: id });
    return plainChoice(id, tasks.urges(name, cp(urgeCost)), explainRefusals(table, verdict, null));
  });
  return [
    choiceTask('urge', tasks.urge, values['urge'] ?? null, [plainChoice(null, tasks.nobody, []), ...choices]),
  ];
}
