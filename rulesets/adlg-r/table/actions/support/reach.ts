/** supportInReach: the shortest way of a unit into support against an enemy (`charge.uncontrolled-route`). */
import type { OrderStep } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isRefused } from '../../state/turn.ts';
import { plotSupport, type SupportPlot } from './plot-support.ts';

/** Wheels are tried by steps of this many tenths of a degree. */
const wheelStep = 150;
const mostWheel = 900;

export function supportInReach(
  table: Table,
  state: State,
  unit: UnitIndex,
  enemy: UnitIndex,
): SupportPlot | null {
  let best: SupportPlot | null = null;
  for (const steps of waysIn(table)) {
    const plot = plotSupport(table, state, { units: [unit], steps, enemy });
    if (!isRefused(plot) && (best === null || plot.used < best.used)) best = plot;
  }
  return best;
}

function waysIn({ sizes }: Table): OrderStep[][] {
  const ahead = Array.from({ length: 5 }, (_, n): OrderStep => ({ step: 'advance', by: (n + 1) * sizes.ud }));
  const slides = [-sizes.ud, sizes.ud].map((by): OrderStep => ({ step: 'slide', by }));
  const wheels = Array.from({ length: mostWheel / wheelStep }, (_, n) => wheelStep * (n + 1)).flatMap(
    (angle) => (['left', 'right'] as const).map((about): OrderStep => ({ step: 'wheel', about, angle })),
  );
  const openings: OrderStep[][] = [[], ...[...slides, ...wheels].map((step) => [step])];
  return openings.flatMap((opening) => ahead.map((step) => [...opening, step]));
}
