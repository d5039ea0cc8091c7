/** Strength of a scenario's units. */
import type { TableNumbers } from '../data/table.ts';
import type { ScenarioUnit } from './model.ts';

/** Original number of bases or pieces (`unit.strength`, `unit.battery-strength`). */
export function strengthOf(
  { kind, bases }: Pick<ScenarioUnit, 'kind' | 'bases'>,
  { strength, battery }: TableNumbers,
): number {
  if (bases !== null) return bases;
  if (kind === 'gun') return Math.round(battery.guns);
  if (kind === 'howitzer') return Math.round(battery.howitzers);
  return Math.round(strength[kind]);
}
