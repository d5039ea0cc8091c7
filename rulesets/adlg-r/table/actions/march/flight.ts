/** Enemies near the edge that a flank march crosses run from it (`deploy.flank-flee`). */
import { asHeading, baseDistance, type Heading } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import { otherSide, unitsOn } from '../../state/sides.ts';
import { isRefused, type Turn } from '../../state/turn.ts';
import { isInMelee } from '../../zones/index.ts';
import { evade, plotFlight } from '../evade/index.ts';
import { lose } from '../losses/index.ts';
import { type Entry, headingOf, stretchOf } from './entry.ts';

/** Within this distance of the stretch that is crossed no unit stays, in UD. */
const fleeUd = 4;

/** Guns and wagons are taken, others evade at right angles to the edge, and a unit that cannot loses a point. */
export function scatter(turn: Turn, entry: Entry): void {
  const { table, state } = turn;
  const { side } = entryAt(table.corps, entry.march.corps);
  const stretch = stretchOf(table, entry);
  const near = unitsOn(table, state, otherSide(side)).filter(
    (unit) =>
      !isInMelee(state, unit) &&
      baseDistance(stretch, baseOf(table, state, unit)) < fleeUd * table.sizes.ud + table.sizes.eps,
  );
  const guns = near.filter((unit) => {
    const { category } = entryAt(table.units, unit).row;
    return category === 'Art' || category === 'WWg';
  });
  takeGuns(turn, guns);
  const heading = headingOf(entry.march);
  for (const unit of near) if (!guns.includes(unit)) flee(turn, unit, heading);
}

/** They count as routed (`deploy.flank-stretch`). */
function takeGuns({ state, resolution }: Turn, guns: readonly UnitIndex[]): void {
  for (const unit of guns)
    resolution.emit({
      kind: 'routed',
      unit,
      pose: entryAt(state.units, unit).pose,
      by: 'deploy.flank-flee',
    });
  if (guns.length > 0) resolution.emit({ kind: 'removed', units: guns, victors: [] });
}

function flee(turn: Turn, unit: UnitIndex, way: Heading): void {
  const { table, state, resolution } = turn;
  const heading = asHeading(way);
  const found = [false, true]
    .map((bursts) => ({ bursts, plot: plotFlight(table, state, unit, { heading, bursts }) }))
    .find(({ plot }) => !isRefused(plot));
  if (found === undefined || isRefused(found.plot)) {
    lose(turn, unit, 1, 'deploy.flank-flee');
    return;
  }
  resolution.emit({ kind: 'answered', unit, how: 'evade' });
  evade(turn, [{ plot: found.plot, turnBack: false, bursts: found.bursts }], [unit]);
}
