/** Command range: whether a commander reaches a unit or group (`command.measure`, `command.test-now`). */
import { isWithin, type Pose, placeBase } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { command } from '../../../rules/command/procedure.ts';
import { baseOf, behindUnit } from '../../bodies/index.ts';
import type { CorpsIndex, UnitIndex } from '../../state/indices.ts';
import type { CorpsInfo, State, Table } from '../../state/model.ts';

/** Where he stands, or would stand just behind his unit (`command.measure-attached`). */
export function poseOfCommander(table: Table, state: State, corps: CorpsIndex): Pose {
  const { pose, with: joined } = entryAt(state.commands, corps).commander;
  return joined === none ? pose : behindUnit(table, state, joined);
}

/** The grade with which a corps is led: that of its commander, or `lost` (`command.lost`). */
export function gradeNow({ corps }: Table, state: State, index: CorpsIndex): CorpsInfo['grade'] {
  return entryAt(state.commands, index).commander.status === 'lost' ? 'lost' : entryAt(corps, index).grade;
}

const far: readonly string[] = ['LI', 'LH', 'Drag'];

/** Whether a commander reaches any unit of a group. Its range is doubled for light troops and dragoons (`command.range-double`). */
export function isInRange(
  table: Table,
  state: State,
  corps: CorpsIndex,
  units: readonly UnitIndex[],
): boolean {
  const grade = gradeNow(table, state, corps);
  if (grade === 'lost') return false;
  const led = command.assess(command.situation(table.rules, { grade }), null);
  const { rangeUd, lightRangeUd } = command.facts(led);
  const isFar = (unit: UnitIndex) => far.includes(entryAt(table.units, unit).row.category);
  const isDoubled = table.options['command.mixed-group'] === 'all' ? units.every(isFar) : units.some(isFar);
  const reach = (isDoubled ? lightRangeUd : rangeUd) * table.sizes.ud;
  const base = placeBase(table.sizes.commander, poseOfCommander(table, state, corps));
  return units.some((unit) => isWithin(base, baseOf(table, state, unit), reach + table.sizes.eps - 1));
}
