/** Boarding and leaving a boat or ship (`water.boat-board`). */

import { cornersOf, isBaseWhollyIn, isPointInBase, isWithin, makePolygon } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { mostInBoat } from '../../../data/distances.ts';
import { contactGap } from '../../../scenarios/measure.ts';
import { baseAt } from '../../bodies/bases.ts';
import { boatBase } from '../../bodies/boats.ts';
import { indexNamed } from '../../state/find-named.ts';
import type { FigureIndex, VesselIndex } from '../../state/indices.ts';
import { onlyKnowers } from '../../state/visibility.ts';
import { show } from '../turn/secrecy.ts';
import type { Turn } from '../turn/turn.ts';
import { freeSpot } from './free-spot.ts';

/**
 * A figure that has walked off the deck by order is no longer aboard. A figure that was rowed has not walked, wherever rounding
 * puts it.
 */
export function goAshore(turn: Turn, figure: FigureIndex): void {
  const { table, state, resolution } = turn;
  const { vessel, x, y } = entryAt(state.figures, figure);
  if (vessel === none || turn.track[figure] === null) return;
  if (isPointInBase(boatBase(table, state, vessel), x, y)) return;
  resolution.emit({
    kind: 'wentAshore',
    figure,
    at: { x, y },
    ...onlyKnowers(table, state, [figure]),
  });
}

/** Steps aboard from beside the vessel, to the nearest free place on its deck. */
export function goAboard(turn: Turn, figureIndex: FigureIndex): void {
  const { table, state, resolution } = turn;
  const figure = entryAt(state.figures, figureIndex);
  const vessel = indexNamed(table.vesselOf, state.orders[figureIndex]!.board);
  if (vessel === null || figure.vessel === vessel || figure.mounted || figure.room !== none) return;
  if (!isBeside(turn, figureIndex, vessel) || isFull(turn, vessel)) return;
  const deck = makePolygon(cornersOf(boatBase(table, state, vessel)));
  const at = freeSpot(turn, {
    figure: figureIndex,
    near: { x: figure.x, y: figure.y },
    floor: 0,
    as: figure,
    suits: (base) => isBaseWhollyIn(base, deck),
  });
  if (at === null) return;
  show(turn, figureIndex, 'hide.reveal');
  turn.moved[figureIndex] = true;
  resolution.emit({ kind: 'boarded', figure: figureIndex, vessel, at });
}

/** Whether the figure is in the water or on land at the vessel's side, or aboard another vessel whose hull touches it. */
function isBeside({ table, state }: Turn, figure: FigureIndex, vessel: VesselIndex): boolean {
  const hull = boatBase(table, state, vessel);
  if (isWithin(baseAt(state, figure), hull, contactGap)) return true;
  const from = entryAt(state.figures, figure).vessel;
  return from !== none && isWithin(boatBase(table, state, from), hull, contactGap);
}

function isFull({ table, state }: Turn, vessel: VesselIndex): boolean {
  if (entryAt(table.vessels, vessel).kind !== 'rowing-boat') return false;
  return state.figures.filter((one) => one.status === 'on' && one.vessel === vessel).length >= mostInBoat;
}
