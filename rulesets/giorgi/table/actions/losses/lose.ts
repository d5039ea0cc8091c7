/** Loss of soldiers, of the bases they empty, and of units without soldiers (unit.loss, unit.bases-left, unit.base-removed, unit.gone). */

import {
  asHeading,
  flushGap,
  isWithin,
  overlaps,
  pointDistance,
  quarterTurn,
  stepX,
  stepY,
} from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import {
  baseSizeOf,
  basesLeft,
  bodyNow,
  bodyOf,
  countsNow,
  endToThin,
  intrudes,
  type LineEnd,
  shapeOf,
  standsThinned,
} from '../../bodies/index.ts';
import { fieldOf, objectionsToStanding } from '../../field/index.ts';
import type { GiorgiEventOf } from '../../state/events.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Placement, State, Table, UnitState } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { riskGeneral } from './general.ts';

/** Cause of the losses. */
export type LostTo = GiorgiEventOf<'lost'>['by'];

/** Soldiers of the kind whose value counts are lost first (woods.mixed, building.one-value). */
function secondLeft(unit: UnitState, fallen: number): number {
  const { soldiers, second } = unit;
  if (countsNow(unit) === 'second') return Math.max(0, second - fallen);
  return Math.min(second, soldiers - fallen);
}

/** A piece without gunners is lost (unit.battery-strength), unless it was left behind anyway. */
function piecesLeft(
  { units }: Table,
  unit: UnitIndex,
  { pieces, stands }: UnitState,
  soldiers: number,
): number {
  const { arm, perBase } = entryAt(units, unit);
  if (arm !== 'artillery' || stands.formation === 'gunners') return pieces;
  return Math.min(pieces, Math.ceil(soldiers / perBase));
}

/** Removes soldiers and the bases that they leave empty. A unit without soldiers is gone. */
export function lose(turn: Turn, unit: UnitIndex, soldiers: number, by: LostTo): void {
  const { table, state, resolution } = turn;
  const now = entryAt(state.units, unit);
  const fallen = Math.min(soldiers, now.soldiers);
  if (fallen <= 0 || now.status !== 'on') return;
  const left = now.soldiers - fallen;
  const after: UnitState = {
    ...now,
    soldiers: left,
    second: secondLeft(now, fallen),
    pieces: piecesLeft(table, unit, now, left),
  };
  const bases = { before: basesLeft(table, unit, now), after: basesLeft(table, unit, after) };
  const end = isAsked(table, unit, now, bases) ? 'left' : endToThin(table, state, unit);
  const stands = thinnedOnGround(table, state, unit, bases, end);
  resolution.emit({
    kind: 'lost',
    unit,
    soldiers: left,
    second: after.second,
    pieces: after.pieces,
    stands,
    by,
  });
  if (left === 0) destroy(turn, unit);
  else if (isAsked(table, unit, now, bases)) askForEnds(turn, unit, bases.before - bases.after);
}

interface Thinned {
  readonly before: number;
  readonly after: number;
}

/**
 * Bases are removed at the other end if the rest would otherwise stand beside a bridge. If neither end helps, the rest close up on the
 * middle, or as near to it as there is room. If there is no room they stay where they stood.
 */
function thinnedOnGround(
  table: Table,
  state: State,
  unit: UnitIndex,
  bases: Thinned,
  end: LineEnd,
): Placement {
  const { stands } = entryAt(state.units, unit);
  const thin = (off: LineEnd) => standsThinned(table, unit, stands, bases.before, bases.after, off);
  const thinned = thin(end);
  if (thinned === stands || isOnGround(table, state, unit, thinned, bases)) return thinned;
  const other = thin(end === 'left' ? 'right' : 'left');
  if (isOnGround(table, state, unit, other, bases)) return other;
  const isRoom = (closed: Placement) =>
    isOnGround(table, state, unit, closed, bases) && isClear(table, state, unit, closed, bases.after);
  return closings(stands, thinned, other).find(isRoom) ?? thinned;
}

/** Distance between examined places: 1 mm, in tenths of a millimetre. */
const look = 10;

/** At the former middle, then farther and farther towards either end. */
function closings(stands: Placement, one: Placement, other: Placement): readonly Placement[] {
  const far = Math.max(pointDistance(stands.x, stands.y, one.x, one.y), 1);
  const places: Placement[] = [{ ...one, x: stands.x, y: stands.y }];
  for (let by = look; by < far; by += look)
    for (const end of [one, other]) {
      const x = stands.x + Math.round(((end.x - stands.x) * by) / far);
      const y = stands.y + Math.round(((end.y - stands.y) * by) / far);
      places.push({ ...one, x, y });
    }
  return places;
}

/** Whether it would stand on no other unit. */
function isClear(table: Table, state: State, unit: UnitIndex, stands: Placement, bases: number): boolean {
  const body = bodyOf(table, unit, stands, bases);
  return state.units.every(
    ({ status }, other) => other === unit || status !== 'on' || !intrudes(body, bodyNow(table, state, other)),
  );
}

/** Whether the reduced body is refused there by no rule that did not already refuse it before. */
function isOnGround(
  table: Table,
  state: State,
  unit: UnitIndex,
  thinned: Placement,
  bases: Thinned,
): boolean {
  const field = fieldOf(table, state);
  const refusals = (stands: Placement, count: number) =>
    objectionsToStanding(
      field,
      entryAt(table.units, unit),
      stands.formation,
      bodyOf(table, unit, stands, count),
    );
  const before = refusals(entryAt(state.units, unit).stands, bases.before);
  return refusals(thinned, bases.after).every((rule) => before.includes(rule));
}

/** Under "any" the owner of a rank chooses, base by base. Until then bases are removed on the left. */
function isAsked(table: Table, unit: UnitIndex, { stands }: UnitState, { before, after }: Thinned): boolean {
  if (table.options['unit.base-removed'] !== 'any' || after === before || after === 0) return false;
  return isOneRank(table, unit, stands, before);
}

function isOneRank(table: Table, unit: UnitIndex, stands: Placement, bases: number): boolean {
  const { formation, house } = stands;
  return house === none && formation !== 'square' && shapeOf(table, unit, stands, bases).ranks === 1;
}

function askForEnds({ agenda }: Turn, unit: UnitIndex, count: number): void {
  for (let i = 0; i < count; i++) agenda.push({ do: 'end', unit });
}

function destroy(turn: Turn, unit: UnitIndex): void {
  riskGeneral(turn, unit);
  const { agenda } = turn;
  for (let at = agenda.length - 1; at >= 0; at--) {
    const waiting = entryAt(agenda, at);
    if ((waiting.do === 'forced' || waiting.do === 'end') && waiting.unit === unit) agenda.splice(at, 1);
  }
  turn.resolution.emit({ kind: 'destroyed', unit, by: 'unit.gone' });
}

/** The owner's answer to an item `end`: a base removed on the left stays removed there, or is removed on the right if there is room. */
export function takeOffEnd({ table, state, resolution }: Turn, unit: UnitIndex, end: LineEnd): void {
  const now = entryAt(state.units, unit);
  if (end === 'left' || now.status !== 'on') return;
  const stands = oneBaseLeft(table, unit, now.stands);
  if (!isOneRank(table, unit, stands, basesLeft(table, unit, now))) return;
  const bases = basesLeft(table, unit, now);
  if (!isOnGround(table, state, unit, stands, { before: bases, after: bases })) return;
  if (!isFree(table, state, unit, stands)) return;
  const { soldiers, second, pieces } = now;
  resolution.emit({ kind: 'lost', unit, soldiers, second, pieces, stands, by: 'fire' });
}

/** One place farther to the left. */
function oneBaseLeft({ rules, units }: Table, unit: UnitIndex, stands: Placement): Placement {
  const { width } = baseSizeOf(rules.table, entryAt(units, unit), stands.formation);
  const right = asHeading(stands.heading - quarterTurn);
  // In halves, as bodies are built, so that the bases lie exactly where others lay.
  const x = stands.x - 2 * stepX(right, width / 2) - stepX(right, stands.gap);
  const y = stands.y - 2 * stepY(right, width / 2) - stepY(right, stands.gap);
  return { ...stands, x, y };
}

/** Whether no unit stands there, and contact with all enemies is kept. */
function isFree(table: Table, state: State, unit: UnitIndex, stands: Placement): boolean {
  const body = bodyOf(table, unit, stands, basesLeft(table, unit, entryAt(state.units, unit)));
  const isLeft = state.clashes.some(({ by, on }) => {
    if (by !== unit && on !== unit) return false;
    return !isWithin(body, bodyNow(table, state, by === unit ? on : by), flushGap);
  });
  if (isLeft) return false;
  return state.units.every(
    ({ status }, other) => other === unit || status !== 'on' || !overlaps(body, bodyNow(table, state, other)),
  );
}
