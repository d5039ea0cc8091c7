/** How strong a unit of a scenario is. */
import type { TableNumbers } from '../data/table.ts';
import type { ScenarioUnit } from './model.ts';

/** Bases or pieces at the start (`unit.strength`, `unit.battery-strength`). */
export function strengthOf(
  { kind, bases }: Pick<ScenarioUnit, 'kind' | 'bases'>,
  { strength, battery }: TableNumbers,
): number {
  if (bases !== null) return bases;
  if (kind === 'gun') return Math.round(battery.guns);
  if (kind === 'howitzer') return Math.round(battery.howitzers);
  return Math.round(strength[kind]);
}
