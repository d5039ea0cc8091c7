/**
 * Cache of plotted moves, valid while the unit is unchanged and all units near its path keep their places. A side is prompted after each
 * of its moves, and considers the same moves for all units that have not moved.
 */

import { fullTurn, pointDistance, type Tenths } from '@grognard/geometry';
import { absent, entryAt, indicesOf, type ListBy, listBy, none } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { type BodyPlaces, halfOf, placesOf, shapeFor } from '../../bodies/index.ts';
import { bodyAt } from '../../bodies/places.ts';
import { fieldOf } from '../../field/index.ts';
import type { MarchStep } from '../../state/commands.ts';
import { copyUnit, isSameUnit } from '../../state/copy.ts';
import type { HouseIndex, UnitIndex } from '../../state/indices.ts';
import type { Placement, State, Table, UnitState } from '../../state/model.ts';
import { isRefused, type Refusals } from '../../state/turn.ts';
import { isBreakingThrough } from './may-move.ts';
import type { MovePlot } from './move-plot.ts';
import { areSameSteps, markOf } from './same-steps.ts';

/** A plotted move, and everything it depends on. */
interface CachedMove {
  readonly ground: State['laid'];
  readonly own: UnitState;
  readonly isBreaking: boolean;
  readonly steps: readonly MarchStep[];
  /** Lists of steps with different marks are different. */
  readonly mark: number;
  readonly towards: UnitIndex | null;
  /** Whether it was refused at the first objection. Whoever asks for all of them is not told this. */
  readonly isFirstOnly: boolean;
  /** Units farther away than this do not matter. */
  readonly far: Tenths;
  readonly near: readonly Neighbour[];
  readonly laid: MovePlot | Refusals;
}

/** What a move is plotted for. */
interface MoveQuestion {
  readonly towards: UnitIndex | null;
  readonly isFirstEnough: boolean;
}

/** A unit near the path. */
interface Neighbour {
  readonly unit: UnitIndex;
  readonly stands: Placement;
  readonly bases: number;
}

/** The moves of a unit with this placement. */
interface FromHere {
  readonly stands: Placement;
  readonly moves: CachedMove[];
}

/** By unit, the most recent first. */
const known = memoizePer<Table, ListBy<UnitIndex, FromHere[]>>(({ units }) => listBy(units.map(() => [])));
const mostStandings = 24;
const mostKept = 64;

function keptOf(table: Table, unit: UnitIndex, stands: Placement): FromHere | undefined {
  const all = entryAt(known(table), unit);
  const at = all.findIndex((one) => one.stands === stands);
  if (at > 0) all.unshift(...all.splice(at, 1));
  return at < 0 ? undefined : all[0];
}

function begin(table: Table, unit: UnitIndex, stands: Placement): FromHere {
  const all = entryAt(known(table), unit);
  const fresh: FromHere = { stands, moves: [] };
  all.unshift(fresh);
  if (all.length > mostStandings) all.length = mostStandings;
  return fresh;
}

/** Whether a move depends only on its surroundings. Houses and abandoned guns may be anywhere. */
export function isKept(
  { stands, left }: UnitState,
  steps: readonly MarchStep[],
  enter: HouseIndex | null,
): boolean {
  if (enter !== null || stands.house !== none || stands.formation === 'gunners' || left !== null)
    return false;
  return steps.every(({ step }) => step !== 'leave');
}

/** The cached move, or null if there is none or something has changed. */
export function laidBefore(
  table: Table,
  state: State,
  unit: UnitIndex,
  steps: readonly MarchStep[],
  { towards, isFirstEnough }: MoveQuestion,
): MovePlot | Refusals | null {
  const own = entryAt(state.units, unit);
  const kept = keptOf(table, unit, own.stands)?.moves;
  if (kept === undefined) return null;
  const places = placesOf(table, state);
  const mark = markOf(steps);
  const isBreaking = isBreakingThrough(state, unit);
  // The move plotted last is the most frequent request.
  for (let n = kept.length - 1; n >= 0; n--) {
    const one = kept[n] ?? absent(kept, n);
    if (
      one.mark === mark &&
      one.towards === towards &&
      (isFirstEnough || !one.isFirstOnly) &&
      areSameSteps(one.steps, steps) &&
      one.ground === state.laid &&
      isSameUnit(one.own, own) &&
      one.isBreaking === isBreaking &&
      areStillNear(places, unit, one)
    )
      return one.laid;
  }
  return null;
}

/** Stores a plotted move. */
export function keep(
  table: Table,
  state: State,
  unit: UnitIndex,
  steps: readonly MarchStep[],
  { towards, isFirstEnough }: MoveQuestion,
  laid: MovePlot | Refusals,
): void {
  const own = entryAt(state.units, unit);
  const far = farOf(table, state, unit, steps);
  const kept = (keptOf(table, unit, own.stands) ?? begin(table, unit, own.stands)).moves;
  if (kept.length >= mostKept) kept.splice(0, mostKept / 2);
  kept.push({
    ground: state.laid,
    own: copyUnit(own),
    isBreaking: isBreakingThrough(state, unit),
    steps: [...steps],
    mark: markOf(steps),
    towards,
    isFirstOnly: isFirstEnough && isRefused(laid),
    far,
    near: neighboursOf(placesOf(table, state), unit, far),
    laid,
  });
}

function isNear(places: BodyPlaces, unit: UnitIndex, other: UnitIndex, far: Tenths): boolean {
  if (other === unit || !entryAt(places.units, other).isOn) return false;
  const { x, y } = entryAt(places.units, unit).stands;
  const body = bodyAt(places, other);
  const most = far + body.reach;
  return (body.x - x) * (body.x - x) + (body.y - y) * (body.y - y) <= most * most;
}

function neighboursOf(places: BodyPlaces, unit: UnitIndex, far: Tenths): readonly Neighbour[] {
  const near: Neighbour[] = [];
  places.units.forEach(({ stands, bases }, other) => {
    if (isNear(places, unit, other, far)) near.push({ unit: other, stands, bases });
  });
  return near;
}

function areStillNear(places: BodyPlaces, unit: UnitIndex, { far, near }: CachedMove): boolean {
  let at = 0;
  for (const other of indicesOf(places.units)) {
    if (!isNear(places, unit, other, far)) continue;
    const before = near[at++];
    const { stands, bases } = entryAt(places.units, other);
    if (before === undefined || before.unit !== other) return false;
    if (before.stands !== stands || before.bases !== bases) return false;
  }
  return at === near.length;
}

/** More than the rounding of places and axes, in tenths of a millimetre. */
const rounding: Tenths = 128;

/** Greatest distance from its middle that matters to a body on a path of these steps, including the gap to enemies. */
function farOf(table: Table, state: State, unit: UnitIndex, steps: readonly MarchStep[]): Tenths {
  const { x, y } = entryAt(state.units, unit).stands;
  const { bases } = entryAt(placesOf(table, state).units, unit);
  let reach = bodyAt(placesOf(table, state), unit).reach;
  let gone: Tenths = 0;
  let bent: Tenths = 0;
  const grow = (half: Tenths): void => {
    // The middle of the front stays in place.
    gone += reach + half;
    reach = Math.max(reach, half);
  };
  for (const step of steps)
    if (step.step === 'march' || step.step === 'slide') gone += Math.abs(step.by);
    else if (step.step === 'wheel') gone += Math.ceil((2 * reach * step.angle * 7) / fullTurn);
    else if (step.step === 'way') bent = Math.max(bent, pointDistance(x, y, step.to.x, step.to.y));
    else if (step.step === 'form') {
      const files = step.formation === 'open' ? step.files || bases : step.files;
      const { footprint } = shapeFor(
        table,
        entryAt(table.units, unit),
        step.formation,
        bases,
        files,
        step.gap ?? undefined,
      );
      grow(halfOf(footprint));
    }
  const far = () => bent + gone + reach + tenthsOf(table.rules.table.enemyGapCm) + rounding;
  // Among trees a body opens out.
  if (fieldOf(table, state).woods.some((wood) => isBoxNear(wood, x, y, far()))) {
    const { footprint } = shapeFor(table, entryAt(table.units, unit), 'open', bases, bases, 0);
    grow(3 * halfOf(footprint));
  }
  return far();
}

interface CacheBox {
  readonly minX: Tenths;
  readonly minY: Tenths;
  readonly maxX: Tenths;
  readonly maxY: Tenths;
}

function isBoxNear({ minX, minY, maxX, maxY }: CacheBox, x: Tenths, y: Tenths, far: Tenths): boolean {
  return x + far >= minX && x - far <= maxX && y + far >= minY && y - far <= maxY;
}
