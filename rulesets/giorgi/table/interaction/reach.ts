/** Reach of a unit: an outline of the final places of its middle, and the distance in other formations. */

import type { Measurement } from '@grognard/engine';
import { asHeading, type Heading, type Point, stepX, stepY, type Tenths } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { formationsOf } from '../../model.ts';
import { plotIfLegal, rateOf } from '../actions/move/index.ts';
import { bodyNow } from '../bodies/index.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { isLoose } from './house-from-gesture.ts';
import type { InteractionContext } from './interaction-context.ts';
import { canReach } from './lead.ts';
import { nextTurnOf } from './threats.ts';

/** Number of directions, and of tries in each. */
const directions = 24;
const tries = 6;

export function reachOf({ table, state }: InteractionContext, unit: UnitIndex): Measurement {
  const { side, id } = entryAt(table.units, unit);
  const { stands } = entryAt(state.units, unit);
  const then = nextTurnOf(table, state, side);
  const corners = stands.house !== none ? [] : outlineOf(table, then, unit);
  const items =
    corners.length < 3
      ? []
      : [{ kind: 'reach' as const, id: `reach:${id}`, side: entryAt(table.sides, side).id, corners }];
  return { items, lines: linesFor(table, state, unit), threats: [] };
}

function outlineOf(table: Table, state: State, unit: UnitIndex): Point[] {
  const { x, y } = bodyNow(table, state, unit);
  const most = rateOf(table, entryAt(table.units, unit), entryAt(state.units, unit).stands.formation);
  return Array.from({ length: directions }, (_, n) => {
    const heading = asHeading(Math.round((n * 3600) / directions));
    const far = farthest(table, state, unit, heading, most);
    return { x: x + stepX(heading, far), y: y + stepY(heading, far) };
  });
}

/** The farthest legal place in a direction, found by bisection. */
function farthest(table: Table, state: State, unit: UnitIndex, heading: Heading, most: Tenths): Tenths {
  const { x, y } = bodyNow(table, state, unit);
  const { formation } = entryAt(state.units, unit).stands;
  const isLegal = (far: Tenths): boolean => {
    const to = { x: x + stepX(heading, far), y: y + stepY(heading, far) };
    if (!isLoose(formation)) return canReach(table, state, unit, to);
    return plotIfLegal(table, state, unit, [{ step: 'way', to }]) !== null;
  };
  let [low, high] = [0, most];
  for (let n = 0; n < tries; n++) {
    const middle = Math.round((low + high) / 2);
    if (isLegal(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Distance in each formation, and what is left of it after a change. */
function linesFor(table: Table, state: State, unit: UnitIndex): string[] {
  const { instruments, cm, formation: named } = interactionWordsOf(table);
  const info = entryAt(table.units, unit);
  const { formation } = entryAt(state.units, unit).stands;
  const { limberCost, changeCost } = table.rules.table;
  const share = 1 - (info.arm === 'artillery' ? limberCost : changeCost);
  const others = formation === 'gunners' ? [] : formationsOf[info.arm].filter((one) => one !== formation);
  return [
    instruments.goes(named(formation), cm(rateOf(table, info, formation))),
    ...others.map((one) => {
      const rate = rateOf(table, info, one);
      return instruments.goesAfter(named(one), cm(rate), cm(Math.floor(rate * share)));
    }),
  ];
}
