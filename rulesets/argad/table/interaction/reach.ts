/** The reach of a piece this turn: rays all round, checked like orders. */

import type { Measurement, PieceId } from '@grognard/engine';
import {
  fullTurn,
  lastWhole,
  type Point,
  placeBase,
  pointDistance,
  stepX,
  stepY,
  type Tenths,
} from '@grognard/geometry';
import { entryAt, listBy, none, numberAt } from '@grognard/lists';
import { handleAt } from '@grognard/table-kit';
import { fewestRowers } from '../../data/distances.ts';
import { checkCommand } from '../actions/command.ts';
import { walkTo } from '../actions/plain-orders.ts';
import { bodyFootprint } from '../bodies/bases.ts';
import { assessMove, boatMove, slowestOf, swimAllowanceOf, tenthsPerCm } from '../bodies/move-facts.ts';
import { allowanceOf } from '../bodies/own-move.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { BodyIndex, FigureIndex, SideIndex, VesselIndex } from '../state/indices.ts';
import type { State } from '../state/model.ts';
import { crewOf, findPiece, type InteractionContext, type PieceRef } from './interaction-context.ts';
import type { MarchCommand } from './march-from-gesture.ts';
import { bodyAfter } from './state-after-order.ts';

/** The angle between two rays, in tenths of a degree. */
const apart = 50;
/** Rays are measured to half a centimetre. */
const grain: Tenths = 50;
/** The step between the wheels tried for a body, up to a quarter to either side, in tenths of a degree. */
const wheels = 100;
const quarter = 900;

/** The reach of a piece, or null if there is no such piece. */
export function reachOf(context: InteractionContext, id: PieceId): Measurement | null {
  const { table } = context;
  const { instruments, cm } = interactionWordsOf(table);
  const piece = findPiece(context, id);
  if (piece === null) return null;
  const { at, ends, side } = raysOf(context, piece);
  const lengths = ends.map((end) => pointDistance(at.x, at.y, end.x, end.y));
  const most = lengths.reduce((far, length) => Math.max(far, length), 0);
  if (most === 0) return { items: [], lines: [instruments.cannotMove], threats: [] };
  const least = lengths.reduce((far, length) => Math.min(far, length), most);
  const line = most - least < grain ? instruments.reachAll(cm(most)) : instruments.reach(cm(least), cm(most));
  return { items: [{ kind: 'reach', id: `reach:${id}`, side, corners: ends }], lines: [line], threats: [] };
}

interface Rays {
  readonly at: Point;
  readonly ends: readonly Point[];
  readonly side: string | null;
}

function raysOf(context: InteractionContext, piece: PieceRef): Rays {
  const { table, state } = context;
  if (piece.kind === 'figure') {
    const { side } = entryAt(table.roster, piece.figure);
    const { x, y } = entryAt(state.figures, piece.figure);
    return { at: { x, y }, ends: figureRays(context, piece.figure), side: entryAt(table.sides, side).id };
  }
  if (piece.kind === 'body') {
    const { x, y, members } = entryAt(state.bodies, piece.body);
    const side = entryAt(table.sides, entryAt(table.roster, numberAt(members, 0)).side).id;
    return { at: { x, y }, ends: bodyRays(context, piece.body), side };
  }
  if (piece.kind !== 'vessel') return { at: { x: 0, y: 0 }, ends: [], side: null };
  const { x, y } = entryAt(state.vessels, piece.vessel);
  const crewed = table.sides.find(({ index }) => crewOf(context, piece.vessel, index).length >= fewestRowers);
  const ends = crewed === undefined ? [] : boatRays(context, piece.vessel, crewed.index);
  return { at: { x, y }, ends, side: crewed?.id ?? null };
}

/** The points to which its crew can row a boat. */
function boatRays(context: InteractionContext, vessel: VesselIndex, side: SideIndex): Point[] {
  const { table, state } = context;
  if (state.phase !== 'orders' || entryAt(table.vessels, vessel).kind !== 'rowing-boat') return [];
  const { x, y } = entryAt(state.vessels, vessel);
  const rowers = crewOf(context, vessel, side)
    .slice(0, fewestRowers)
    .map((figure) => entryAt(table.roster, figure).id);
  const bare: State = {
    ...state,
    orders: listBy(state.orders.map(() => null)),
    rowings: listBy(state.rowings.map(() => null)),
  };
  const { id } = entryAt(table.vessels, vessel);
  return raysFrom(
    { x, y },
    assessMove(table, boatMove()).allowance * tenthsPerCm,
    (to) =>
      checkCommand(table, bare, side, { kind: 'row', vessel: id, path: [to], rowers }, 'verdict').allowed,
  );
}

/** The ends of rays all round, each as long as allowed. */
function raysFrom({ x, y }: Point, most: Tenths, isAllowed: (to: Point) => boolean): Point[] {
  const ends: Point[] = [];
  for (let heading = 0; heading < fullTurn; heading += apart) {
    const at = (far: Tenths): Point => ({ x: x + stepX(heading, far), y: y + stepY(heading, far) });
    ends.push(at(farthest(Math.floor(most), (far) => isAllowed(at(far)))));
  }
  return ends;
}

/** Uses the state without any orders, so that earlier orders do not limit the reach. */
function figureRays({ table, state }: InteractionContext, figure: FigureIndex): Point[] {
  const { side, id, captive } = entryAt(table.roster, figure);
  const { x, y, swimming, body } = entryAt(state.figures, figure);
  if (captive || body !== none || state.phase !== 'orders') return [];
  const bare: State = {
    ...state,
    orders: listBy(state.orders.map(() => null)),
    rowings: listBy(state.rowings.map(() => null)),
  };
  const most = swimming
    ? swimAllowanceOf(table, bare, figure, null)
    : allowanceOf(table, bare, figure, null, []);
  return raysFrom(
    { x, y },
    most,
    (to) => checkCommand(table, bare, side, walkTo(id, [to]), 'verdict').allowed,
  );
}

/** The longest allowed length: the full length, otherwise to half a centimetre. */
function farthest(most: Tenths, gets: (far: Tenths) => boolean): Tenths {
  const whole = most - 1;
  if (whole > 0 && gets(whole)) return whole;
  return grain * lastWhole(0, Math.floor(whole / grain), (grains) => gets(grains * grain));
}

/** Where the middle of the front ends after wheeling to either side and marching on. */
function bodyRays({ table, state }: InteractionContext, index: BodyIndex): Point[] {
  const body = entryAt(state.bodies, index);
  const { side } = entryAt(table.roster, numberAt(body.members, 0));
  const bare: State = {
    ...state,
    orders: listBy(state.orders.map(() => null)),
    marches: listBy(state.marches.map(() => null)),
  };
  const manner = { direction: 'forward', intoContact: true, grounds: [] } as const;
  const most = Math.floor(slowestOf(table, bare, body, manner).tenths);
  const ends: Point[] = [];
  for (let angle = -quarter; angle <= quarter; angle += wheels) {
    const march = (by: Tenths): MarchCommand => {
      const wheel = { step: 'wheel', by: 0, angle } as const;
      const on = { step: 'march', by, angle: 0 } as const;
      return { kind: 'march', body: index, steps: angle === 0 ? [on] : [wheel, on], open: false };
    };
    const far = farthest(most, (by) => checkCommand(table, bare, side, march(by), 'verdict').allowed);
    if (far === 0) continue;
    const { body: there } = bodyAfter(bare, body, march(far));
    ends.push(handleAt(placeBase(bodyFootprint(bare, there), there), 'forward'));
  }
  return ends;
}
