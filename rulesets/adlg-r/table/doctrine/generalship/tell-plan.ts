/** tellPlan: what has changed in a battle plan, as a staff officer would say it. */
import type { BattlePlan, PlannedGroup, Reason } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { GeneralshipWords } from '../../../words/doctrine-words.ts';
import type { SideIndex } from '../../state/indices.ts';
import type { Table } from '../../state/model.ts';

/** Nothing if the plan is the same. A line for why there is a new one, and one for each group with a new task. */
export function tellPlan(
  table: Table,
  side: SideIndex,
  words: GeneralshipWords,
  plan: BattlePlan,
  before: BattlePlan | null,
): Reason[] {
  const changed = plan.groups.filter((group) => !before?.groups.some((old) => isSame(old, group)));
  if (changed.length === 0) return [];
  const lines = changed.map((group): Reason => {
    const corps = table.corpsOf.get(group.id);
    const units = corps === undefined ? [] : entryAt(table.corps, corps).units;
    return {
      who: units.map((unit) => entryAt(table.units, unit).id),
      words: tellGroup(table, words, plan, group),
    };
  });
  const { mainEffort, because } = plan;
  const effort = mainEffort === null ? [] : [{ who: [], words: words.effort(corpsName(table, mainEffort)) }];
  const isNewEffort = mainEffort !== before?.mainEffort;
  const ours = entryAt(table.sides, side).name;
  return [{ who: [], words: words.because[because](ours) }, ...(isNewEffort ? effort : []), ...lines];
}

function isSame(one: PlannedGroup, other: PlannedGroup): boolean {
  return one.id === other.id && one.task === other.task && one.target === other.target;
}

function tellGroup(
  table: Table,
  words: GeneralshipWords,
  { groups }: BattlePlan,
  group: PlannedGroup,
): string {
  const { id, task, target, byTurn } = group;
  const name = corpsName(table, id);
  if (target === null) return words.reserve(name);
  const along = groups.filter(
    (other) => other.id !== id && other.target === target && other.task === 'assault',
  );
  const [first] = along;
  if (task === 'assault' && first !== undefined)
    return words.together(name, corpsName(table, first.id), corpsName(table, target));
  return words.tasks[task === 'reserve' ? 'hold' : task](name, corpsName(table, target), byTurn);
}

function corpsName(table: Table, id: string): string {
  const corps = table.corpsOf.get(id);
  return corps === undefined ? id : entryAt(table.corps, corps).name;
}
