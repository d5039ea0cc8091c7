/** `plotConform`: how a unit that touches an enemy conforms, worked out on the table before it is done. */
import {
  type Corner,
  cornerOf,
  type Edge,
  edgeAlong,
  nearestPoints,
  type Pose,
  pointDistance,
  pointToBase,
  sharedEdge,
  type Tenths,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseAt, baseOf, standsOn } from '../../bodies/index.ts';
import { stateIf } from '../../state/copy.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table, UnitEdge } from '../../state/model.ts';
import { isEnemy } from '../../state/sides.ts';
import { spreadColumn } from './column.ts';
import { matesAlong } from './mates.ts';
import { partialPose } from './partial.ts';
import { type ConformSide, type ConformTarget, completePoses, isComplete } from './poses.ts';
import { bodiesBut, entersPenalty, isWithinCap, mayStand } from './room.ts';
import { makeRoom, type ShiftedUnit } from './shift.ts';
import { targetOf } from './target.ts';

/** A unit that touches an enemy, standing in the state as it touched. */
export interface Conforming {
  readonly unit: UnitIndex;
  /** A camp if it is not one of the units. */
  readonly enemy: UnitIndex | 'camp';
  readonly edge: UnitEdge;
  /** Units of its group that go along up to 1 UD to stay in line (`conform.motion`). Settled ones are left out. */
  readonly mates?: readonly UnitIndex[];
  /** May end in ground that penalises it (`conform.terrain`). */
  readonly into?: boolean;
  readonly prefer?: ConformSide;
}

export interface ConformPlot {
  readonly unit: UnitIndex;
  readonly enemy: UnitIndex | 'camp';
  /** The edge struck: another one than asked by `conform.fallback`. */
  readonly edge: UnitEdge;
  readonly pose: Pose;
  readonly complete: boolean;
  /** Length of edge shared with the enemy. At EPS or less it is a corner, and no melee (`melee.contact`). */
  readonly share: Tenths;
  /** Friends who make room, mates who go along, and the units of a column that is spread. */
  readonly friends: readonly ShiftedUnit[];
  readonly mates: readonly ShiftedUnit[];
  readonly column: readonly ShiftedUnit[];
}

export function plotConform(table: Table, state: State, conforming: Conforming): ConformPlot {
  const target = targetOf(table, state, conforming);
  for (const edge of [conforming.edge, ...fallbacks(table, state, conforming, target)]) {
    const plot = completeOn(table, state, conforming, edge);
    if (plot !== null) return plot;
  }
  return partly(table, state, conforming, target);
}

/** Whether there is a complete pose on that very edge or one it falls back to (`charge.not-allowed`, `conform.zoc`). */
export function canConform(table: Table, state: State, conforming: Conforming): boolean {
  return plotConform(table, state, conforming).complete;
}

function completeOn(table: Table, state: State, conforming: Conforming, edge: UnitEdge): ConformPlot | null {
  const { unit, enemy, prefer = 'left' } = conforming;
  const own = baseOf(table, state, unit);
  const column = enemy === 'camp' ? [] : spreadColumn(table, state, enemy, edge);
  const spreads = column === null || column.length === 0 ? [[]] : [[], column];
  // A column that is spread lets the front corner be reached, so it comes before the rear one.
  const isSpread = spreads.length > 1;
  const tries = spreads.flatMap((spread) => {
    const now = stateIf(
      state,
      spread.map(({ unit: moved, pose }) => [moved, pose] as const),
    );
    const poses = completePoses(table, targetOf(table, now, conforming), edge, own, prefer);
    return (isSpread ? poses.slice(0, 1) : poses).map((pose) => ({ now, spread, pose }));
  });
  for (const { now, spread, pose } of tries) {
    const made = standIn(table, now, conforming, pose);
    if (made === null) continue;
    return { unit, enemy, edge, pose, complete: true, ...made, column: spread };
  }
  return null;
}

interface Made {
  readonly share: Tenths;
  readonly friends: readonly ShiftedUnit[];
  readonly mates: readonly ShiftedUnit[];
}

/** What becomes of friends and mates if a unit takes a pose, or null if it cannot. */
function standIn(table: Table, state: State, conforming: Conforming, pose: Pose): Made | null {
  const { unit, mates = [] } = conforming;
  if (!isOpen(table, state, conforming, pose)) return null;
  const along = matesAlong(table, state, unit, pose, mates);
  const now = stateIf(state, [[unit, pose], ...along.map((mate) => [mate.unit, mate.pose] as const)]);
  const friends = makeRoom(
    table,
    now,
    unit,
    along.map((mate) => mate.unit),
  );
  if (friends === null) return null;
  return { share: shareWith(table, state, conforming, pose), friends, mates: along };
}

/** Whether cap, ground, enemies and other enemies' edges leave a pose open. Friends apart. */
function isOpen(table: Table, state: State, conforming: Conforming, pose: Pose): boolean {
  const { unit, into = false } = conforming;
  if (!isWithinCap(table, state, unit, pose) || !mayStand(table, state, unit, pose)) return false;
  if (!into && entersPenalty(table, state, unit, pose)) return false;
  return !leansElsewhere(table, state, conforming, pose);
}

function shareWith(table: Table, state: State, conforming: Conforming, pose: Pose): Tenths {
  return sharedEdge(
    baseAt(table, state, conforming.unit, pose),
    targetOf(table, state, conforming).base,
    table.sizes.eps,
  );
}

/** `conform.ambiguous`: its front shares more edge with another enemy. */
function leansElsewhere(table: Table, state: State, conforming: Conforming, pose: Pose): boolean {
  const { unit, enemy } = conforming;
  const { eps } = table.sizes;
  const own = baseAt(table, state, unit, pose);
  const share = shareWith(table, state, conforming, pose);
  return bodiesBut(table, state, [unit]).some(
    (body) =>
      body.unit !== enemy &&
      isEnemy(table, unit, body.unit) &&
      sharedEdge(own, body.base, eps) > share + eps &&
      edgeAlong(own, body.base) === 'front',
  );
}

/** `conform.fallback`: edges that serve where the one struck cannot be completed. */
function fallbacks(table: Table, state: State, { unit, edge }: Conforming, target: ConformTarget): Edge[] {
  if (target.isAllRound || edge === 'front') return [];
  const own = baseOf(table, state, unit);
  const { base } = target;
  if (edge === 'rear') {
    const [, touch] = nearestPoints(own, base);
    const away = (corner: Corner) => {
      const { x, y } = cornerOf(base, corner);
      return pointDistance(x, y, touch.x, touch.y);
    };
    return away('rear-left') <= away('rear-right') ? ['left'] : ['right'];
  }
  const isTouched = (end: 'front' | 'rear') => {
    const { x, y } = cornerOf(base, edge === 'right' ? `${end}-right` : `${end}-left`);
    return pointToBase(own, x, y) < 2 * table.sizes.eps;
  };
  return (['rear', 'front'] as const).filter(isTouched);
}

/** Heading of the complete pose if there is room for it, else as it touches (`conform.incomplete`, `conform.partial`). */
function partly(table: Table, state: State, conforming: Conforming, target: ConformTarget): ConformPlot {
  const { unit, enemy, edge, prefer = 'left' } = conforming;
  const own = baseOf(table, state, unit);
  const friends = bodiesBut(table, state, [unit]).filter((body) => !isEnemy(table, unit, body.unit));
  const hasRoom = (at: Pose) => {
    const base = baseAt(table, state, unit, at);
    return (
      !friends.some((body) => standsOn(base, body.base, table.sizes.eps)) &&
      isOpen(table, state, conforming, at)
    );
  };
  const pose =
    partialPose(target.base, edge, own, hasRoom, { prefer, eps: table.sizes.eps }) ??
    entryAt(state.units, unit).pose;
  return {
    unit,
    enemy,
    edge,
    pose,
    complete: isComplete(table, target, edge, baseAt(table, state, unit, pose)),
    share: shareWith(table, state, conforming, pose),
    friends: [],
    mates: [],
    column: [],
  };
}
