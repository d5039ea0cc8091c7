/** Tasks of a unit's formation: which, when, how wide and how open. */

import type { Task, TaskValues } from '@grognard/engine';
import { entryAt, none } from '@grognard/lists';
import { amountTask, choiceTask, plainChoice } from '@grognard/table-kit';
import { formationsOf } from '../../model.ts';
import { basesLeft, mostGap } from '../bodies/index.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { type MoverContext, refusalsOf } from './mover-context.ts';

export function formationTasks(mover: MoverContext): readonly Task[] {
  const { context, unit, end, parts, values } = mover;
  const { table, state } = context;
  const { tasks, formation: named } = interactionWordsOf(table);
  const { stands } = entryAt(state.units, unit);
  const { arm } = entryAt(table.units, unit);
  if (stands.house !== none && parts.head.length === 0) return [];
  const known = stands.formation === 'gunners' ? (['deployed'] as const) : formationsOf[arm];
  const choices = known.map((one) => plainChoice(one, named(one), refusalsOf(mover, { formation: one })));
  const found: Task[] = [choiceTask('formation', tasks.formation, end.formation, choices, 'usual')];
  const form = [...parts.head, ...parts.last].find(({ step }) => step === 'form');
  if (form !== undefined && parts.middle.length > 0) {
    const when = parts.last.includes(form) ? 'last' : 'first';
    const times = (['first', 'last'] as const).map((one) =>
      plainChoice(one, tasks.formTimes[one], refusalsOf(mover, { formWhen: one })),
    );
    found.push(choiceTask('formWhen', tasks.formWhen, when, times, 'usual'));
  }
  return [...found, ...shapeTasks(mover, values)];
}

/** Width of a column or open order, and its gap. */
function shapeTasks({ context, unit, end }: MoverContext, values: TaskValues): readonly Task[] {
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  const bases = Math.max(1, basesLeft(table, unit, entryAt(state.units, unit)));
  const found: Task[] = [];
  const isColumn = end.formation === 'column' || end.formation === 'limbered';
  const most = isColumn ? Math.max(1, Math.round(table.rules.table.shapes.columnWidth)) : bases;
  if (isColumn || end.formation === 'open')
    found.push(
      amountTask(
        'files',
        tasks.files,
        {
          value: typeof values['files'] === 'number' ? values['files'] : end.files,
          unit: 'count',
          least: 1,
          most,
        },
        'more',
      ),
    );
  if (end.formation === 'open')
    found.push(
      amountTask(
        'gap',
        tasks.gap,
        {
          value: typeof values['gap'] === 'number' ? values['gap'] : end.gap,
          unit: 'length',
          least: 0,
          most: mostGap(table.rules.table),
        },
        'more',
      ),
    );
  return found;
}
