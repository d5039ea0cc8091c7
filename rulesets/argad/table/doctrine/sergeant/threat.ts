/** Threats between a figure and enemies: shots by the sheet's bands and modifiers, blows by exact odds. */

import { type MovableBase, moveBase, placeBase, type Tenths } from '@grognard/geometry';
import { absent } from '@grognard/lists';
import { forestCm } from '../../../data/distances.ts';
import { footBase, mountedBase, tenthsOf } from '../../../scenarios/measure.ts';
import type { Placement } from '../../field/model.ts';
import { lineOfFire } from '../../field/sight.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Figure, State, Table } from '../../state/model.ts';

/** The chance that an open-ended die reaches a number, in hundredths. */
export function chanceToReach(number: number, highest: number): number {
  if (number <= 1) return 100;
  if (number <= 6) return ((7 - number) * 100) / 6;
  if (number > highest) return 0;
  return number === 7 ? 100 / 36 : 100 / 216;
}

const scratch: { readonly foot: MovableBase; readonly saddle: MovableBase } = {
  foot: placeBase(footBase, { x: 0, y: 0, heading: 0 }),
  saddle: placeBase(mountedBase, { x: 0, y: 0, heading: 0 }),
};

/** The placement of a figure as if it stood there. */
export function standingAt(state: State, figure: FigureIndex, x: Tenths, y: Tenths): Placement {
  const {
    mounted,
    heading,
    room,
    vessel,
    x: nowX,
    y: nowY,
  } = state.figures[figure] ?? absent(state.figures, figure);
  const base = mounted ? scratch.saddle : scratch.foot;
  moveBase(base, x, y, heading);
  // The room matters only at its present place.
  return { base, room: x === nowX && y === nowY ? room : -1, vessel: x === nowX && y === nowY ? vessel : -1 };
}

/** The number a shot needs at a distance, or null if out of range. */
export function needAt(table: Table, { firearms }: Figure, loaded: number, away: Tenths): number | null {
  let least: number | null = null;
  for (let i = 0; i < firearms.length; i++) {
    if ((loaded & (1 << i)) === 0) continue;
    const firearm = firearms[i] ?? absent(firearms, i);
    for (const { upToCm, need } of table.rules.shoot.firearms[firearm].bands) {
      if (away > upToCm * 100) continue;
      if (least === null || need < least) least = need;
      break;
    }
  }
  return least;
}

/** The chance of a shot between two places, in hundredths, by range, cover, forest and training. Figures in between are ignored. */
export function shotChance(
  table: Table,
  shooter: Figure,
  loaded: number,
  from: Placement,
  to: Placement,
  minus: number,
): number {
  const dx = from.base.x - to.base.x;
  const dy = from.base.y - to.base.y;
  const away = Math.max(0, Math.floor(Math.sqrt(dx * dx + dy * dy)) - from.base.reach - to.base.reach);
  const need = needAt(table, shooter, loaded, away);
  if (need === null) return 0;
  const { solid, forest, cover } = lineOfFire(table.field, from, to);
  if (solid || (forest !== null && forest > tenthsOf(forestCm))) return 0;
  const behind = cover === 'narrow-opening' ? 2 : cover === 'cover' || forest !== null ? 1 : 0;
  const untrained = shooter.class <= 2 ? 1 : 0;
  return chanceToReach(need + behind + untrained + minus, table.rules.shoot.highest);
}
