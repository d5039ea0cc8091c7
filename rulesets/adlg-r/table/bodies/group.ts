/** Whether units are a group, or why they are none (chapter command). */
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table, UnitInfo } from '../state/model.ts';
import { offsetsIn, widestRank } from './joined.ts';

/** Rules against ordering these units together. Empty for a single unit. */
export function againstGroup(table: Table, state: State, units: readonly UnitIndex[]): RuleId[] {
  if (units.length === 1) return [];
  const infos = units.map((unit) => entryAt(table.units, unit));
  const [first] = infos;
  if (infos.some(({ corps }) => corps !== first?.corps)) return ['command.group'];
  const offsets = offsetsIn(table, state, units);
  if (offsets === null) return ['command.group-joined'];
  const no: RuleId[] = [];
  if (widestRank(table, units, offsets).length > table.rules.table.groupWide) no.push('command.group-wide');
  if (!areMixable(table, infos)) no.push('command.group-mix');
  return no;
}

/** `command.group-mix`, `command.group-dragoons`. */
export function areMixable({ options }: Table, infos: readonly UnitInfo[]): boolean {
  const dragoons = options['command.group-dragoons'];
  const isFoot = ({ row: { category } }: UnitInfo) =>
    ['LMI', 'MI', 'HI', 'WWg', 'Art'].includes(category) || (category === 'Drag' && dragoons === 'foot');
  const isMounted = ({ row: { category } }: UnitInfo) =>
    ['LH', 'Cv', 'Kn'].includes(category) || (category === 'Drag' && dragoons === 'mounted');
  const isElephant = ({ row: { category } }: UnitInfo) => category === 'El';
  const [foot, mounted, elephants] = [infos.some(isFoot), infos.some(isMounted), infos.some(isElephant)];
  return !(foot && mounted) && !(elephants && mounted);
}
