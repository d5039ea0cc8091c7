/** Moves of the general, who rides behind the units most likely to need him. */

import { pointDistance } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { generalCm } from '../../../data/moves.ts';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { mayRide } from '../../flow/ride.ts';
import type { GiorgiCommand } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import { unitsOn } from '../../state/sides.ts';
import { enemiesBy } from '../lead.ts';
import { isLegal } from '../random.ts';
import type { ReasonedCommand } from './reasoned-command.ts';
import { ofRout, type SergeantContext } from './sergeant-context.ts';

/** A ride to within helping distance of the most valuable unit in the enemy's reach, or null if he stays. */
export function rideOf(mind: SergeantContext): ReasonedCommand | null {
  const { table, state, side } = mind;
  if (mayRide(table, state, side).length > 0) return null;
  const general = entryAt(state.generals, side);
  const needs = unitsOn(table, state, side)
    .filter((unit) => entryAt(state.units, unit).rung < 3)
    .map((unit) => ({ unit, need: needOf(mind, unit) }))
    .sort((a, b) => b.need - a.need);
  const near = tenthsOf(generalCm) - 100;
  for (const { unit } of needs) {
    const { x, y } = entryAt(state.units, unit).stands;
    const far = pointDistance(general.x, general.y, x, y);
    if (far <= near) return null;
    for (const share of [1, 0.75, 0.5, 0.25]) {
      const part = share * (1 - near / far);
      const to = {
        x: Math.round(general.x + (x - general.x) * part),
        y: Math.round(general.y + (y - general.y) * part),
      };
      const command: GiorgiCommand = { kind: 'ride', path: [to], attach: null };
      if (isLegal(table, state, side, command)) return { command, words: table.words.doctrine.ride };
    }
  }
  return null;
}

function needOf(mind: SergeantContext, unit: UnitIndex): number {
  const { table, state } = mind;
  const [nearest] = enemiesBy(table, state, unit);
  if (nearest === undefined) return 0;
  const own = entryAt(state.units, unit).stands;
  const theirs = entryAt(state.units, nearest).stands;
  const far = pointDistance(own.x, own.y, theirs.x, theirs.y);
  return ofRout(mind, unit) / Math.max(1000, far);
}
