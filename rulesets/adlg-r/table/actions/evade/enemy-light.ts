/** Enemy light infantry in the way of heavy evaders: it evades in its turn, and is routed if it is touched all the same (`evade.enemy-li`). */
import { baseDistance, edgeMet, type Pose } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseAt, baseOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Turn } from '../../state/turn.ts';
import { isRefused } from '../../state/turn.ts';
import { lose } from '../losses/index.ts';
import { basesOnWay } from '../pass/index.ts';
import { againstEvading } from './against-evading.ts';
import { type EvadePlot, plotEvade } from './plot-evade.ts';
import { enemyLightOf } from './way.ts';

/** Those whom a way touches. */
function touchedOn({ table, state }: Turn, unit: UnitIndex, way: readonly Pose[]): UnitIndex[] {
  const light = enemyLightOf(table, state, unit);
  if (light.length === 0) return [];
  const bases = basesOnWay(table, state, unit, way);
  return light.filter((other) => {
    const body = baseOf(table, state, other);
    return bases.some((base) => baseDistance(base, body) < table.sizes.eps);
  });
}

/** Those in the way that have not evaded before it do so now. Returns whether somebody did, so that the way is free anew. */
export function clearLight(
  turn: Turn,
  unit: UnitIndex,
  way: readonly Pose[],
  run: (plot: EvadePlot) => void,
): boolean {
  const { table, state, resolution } = turn;
  const inWay = touchedOn(turn, unit, way).filter(
    (other) => !entryAt(state.units, other).doings.evaded && againstEvading(table, state, other).length === 0,
  );
  let hasEvaded = false;
  for (const other of inWay) {
    const from = entryAt(way, 0);
    const { heading } = from;
    const edge = edgeMet(baseOf(table, state, other), baseAt(table, state, unit, from));
    const plot = plotEvade(table, state, { units: [other], from: { edge, heading }, align: false });
    if (isRefused(plot)) continue;
    resolution.emit({ kind: 'answered', unit: other, how: 'evade' });
    run(plot);
    hasEvaded = true;
  }
  return hasEvaded;
}

/** Those who are touched are routed. */
export function routTouched(turn: Turn, unit: UnitIndex, way: readonly Pose[]): void {
  const { table } = turn;
  for (const other of touchedOn(turn, unit, way))
    lose(turn, other, entryAt(table.units, other).row.cohesion, 'evade.enemy-li');
}
