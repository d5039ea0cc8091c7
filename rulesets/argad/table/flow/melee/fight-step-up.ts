/** The victor steps into the place of an enemy killed or driven back, if its order says so (`melee.step-up`). */

import { type Point, placeBase } from '@grognard/geometry';
import { absent, entryAt, none } from '@grognard/lists';
import { baseAt } from '../../bodies/bases.ts';
import { inTheWay } from '../../bodies/in-the-way.ts';
import { placementOf } from '../../bodies/placement.ts';
import { isSolidBetween } from '../../field/ground-between.ts';
import type { Placement } from '../../field/model.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Turn } from '../turn/turn.ts';
import { isSameGround } from './fight-ground.ts';
import type { DueBlow, MeleeRound } from './fight-melee.ts';
import type { Results } from './fight-throw.ts';

/** The place, room and vessel of the victim of each blow when it was struck. */
export interface VacatedSpot extends Point {
  readonly standing: Placement;
}

export function placesOf({ state }: Turn, blows: readonly DueBlow[]): VacatedSpot[] {
  return blows.map(({ victim }) => {
    const { x, y, room, vessel } = state.figures[victim] ?? absent(state.figures, victim);
    const { footprint, heading } = baseAt(state, victim);
    return { x, y, standing: { base: placeBase(footprint, { x, y, heading }), room, vessel } };
  });
}

/** One after another: if two want one place, the first gets it. */
export function stepUp(
  melee: MeleeRound,
  blows: readonly DueBlow[],
  results: Results,
  places: readonly VacatedSpot[],
): void {
  const { state, resolution } = melee.turn;
  blows.forEach(({ striker, victim, by }, n) => {
    if (results[n] === 'miss' || by === 'leave' || !state.orders[striker]?.stepUp) return;
    const place = entryAt(places, n);
    const now = entryAt(state.figures, victim);
    const hasGone = now.status !== 'on' || now.x !== place.x || now.y !== place.y;
    if (!hasGone || !canStep(melee, striker, place)) return;
    melee.hasAnybodyMoved = true;
    resolution.emit({ kind: 'steppedUp', figure: striker, at: { x: place.x, y: place.y } });
  });
}

/** Figures in close order keep their places. */
function canStep({ turn, recoiled }: MeleeRound, figure: FigureIndex, place: VacatedSpot): boolean {
  const { table, state } = turn;
  const { status, body, room, vessel, heading } = entryAt(state.figures, figure);
  if (status !== 'on' || recoiled[figure] || body !== none) return false;
  if (room !== place.standing.room || vessel !== place.standing.vessel) return false;
  if (isSolidBetween(table.field, placementOf(state, figure), place.standing)) return false;
  const base = placeBase(baseAt(state, figure).footprint, { x: place.x, y: place.y, heading });
  return isSameGround(table, state, figure, base) && inTheWay(table, state, figure, base).length === 0;
}
