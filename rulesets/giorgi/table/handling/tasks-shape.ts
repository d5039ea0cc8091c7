/** How a unit is to stand: its formation, when it takes it up, how broad and how loose it is. */
import type { Task } from '@grognard/engine';
import { formationsOf } from '../../model.ts';
import { basesLeft, mostGap } from '../bodies/index.ts';
import { against, choose, type Mover } from './mover.ts';
import { plainOffer, type Told } from './told.ts';
import { handWordsOf } from './words.ts';

export function formationTasks(mover: Mover): readonly Task[] {
  const { holding, unit, end, parts, told } = mover;
  const { table, state } = holding;
  const { tasks, formation: named } = handWordsOf(table);
  const { stands } = state.units[unit]!;
  const { arm } = table.units[unit]!;
  if (stands.house >= 0 && parts.head.length === 0) return [];
  const known = stands.formation === 'gunners' ? (['deployed'] as const) : formationsOf[arm];
  const offers = known.map((one) => plainOffer(one, named(one), against(mover, { formation: one })));
  const found: Task[] = [choose('formation', tasks.formation, end.formation, offers, 'usual')];
  const form = [...parts.head, ...parts.last].find(({ step }) => step === 'form');
  if (form !== undefined && parts.middle.length > 0) {
    const when = parts.last.includes(form) ? 'last' : 'first';
    const times = (['first', 'last'] as const).map((one) =>
      plainOffer(one, tasks.formTimes[one], against(mover, { formWhen: one })),
    );
    found.push(choose('formWhen', tasks.formWhen, when, times, 'usual'));
  }
  return [...found, ...shapeTasks(mover, told)];
}

/** How broad a column or open order is, and how loose. */
function shapeTasks({ holding, unit, end }: Mover, told: Told): readonly Task[] {
  const { table, state } = holding;
  const { tasks } = handWordsOf(table);
  const bases = Math.max(1, basesLeft(table, unit, state.units[unit]!));
  const found: Task[] = [];
  const isColumn = end.formation === 'column' || end.formation === 'limbered';
  const most = isColumn ? Math.max(1, Math.round(table.rules.table.shapes.columnWidth)) : bases;
  if (isColumn || end.formation === 'open')
    found.push({
      kind: 'amount',
      id: 'files',
      title: tasks.files,
      usual: false,
      value: typeof told['files'] === 'number' ? told['files'] : end.files,
      unit: 'count',
      least: 1,
      most,
    });
  if (end.formation === 'open')
    found.push({
      kind: 'amount',
      id: 'gap',
      title: tasks.gap,
      usual: false,
      value: typeof told['gap'] === 'number' ? told['gap'] : end.gap,
      unit: 'length',
      least: 0,
      most: mostGap(table.rules.table),
    });
  return found;
}
