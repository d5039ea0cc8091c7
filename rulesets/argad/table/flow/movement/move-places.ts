/** `placeMembers`: the positions of a unit's figures for a position of the unit. */

import { type Base, type Heading, memberPose, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { carriedAlong } from '../../bodies/boats.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { State } from '../../state/model.ts';
import type { MovingUnit } from './move-units.ts';

/** Places by figure, to be filled in. */
export interface PlacesThen {
  readonly x: Tenths[];
  readonly y: Tenths[];
  readonly heading: Heading[];
}

/** Writes the positions of a unit's figures when its base is there. */
export function placeMembers(
  { figures, bodies }: State,
  unit: MovingUnit,
  base: Base,
  into: PlacesThen,
): void {
  const { kind, which, members } = unit;
  members.forEach((figure, n) => {
    if (kind === 'body') {
      const { files } = entryAt(bodies, which);
      const { x, y } = memberPose(base, n % files, Math.floor(n / files));
      put(into, figure, Math.round(x), Math.round(y), base.heading);
    } else if (kind === 'vessel') {
      const { x, y } = carriedAlong(unit.base, base, entryAt(figures, figure));
      put(into, figure, x, y, entryAt(figures, figure).heading);
    } else put(into, figure, base.x, base.y, base.heading);
  });
}

function put(into: PlacesThen, figure: FigureIndex, x: Tenths, y: Tenths, heading: Heading): void {
  into.x[figure] = x;
  into.y[figure] = y;
  into.heading[figure] = heading;
}
