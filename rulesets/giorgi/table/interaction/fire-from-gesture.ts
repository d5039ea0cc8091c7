/** From a gesture to a shot: weapon, target, piece or face, rod. */

import type { TaskValues } from '@grognard/engine';
import { asHeading, frontOf, headingTo, type Point, stepX, stepY, turnBetween } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { check, type Json, Problem } from '@grognard/rules-kit';
import { readList, readNumber, readPoint, readWord } from '@grognard/table-kit';
import { tenthsOf } from '../../scenarios/measure.ts';
import { weaponsOf } from '../actions/fire/index.ts';
import { basesOf, bodyNow } from '../bodies/index.ts';
import { commandShapes, type FireCommand } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Shot, State, Table } from '../state/model.ts';
import type { InteractionContext } from './interaction-context.ts';

export interface FireFromGesture {
  /** Null if neither target nor rod is set. */
  readonly command: FireCommand | null;
  readonly weapon: Shot['shot'];
  readonly piece: number | null;
  readonly face: number | null;
  /** End of the dragged rod, or null if it is aimed at the target. */
  readonly rod: Point | null;
}

export function fireFromGesture(
  { table, state }: InteractionContext,
  unit: UnitIndex,
  values: TaskValues,
): FireFromGesture | Problem {
  const weapons = weaponsOf(table, unit);
  const weapon = readWord(values['shot'], weapons) ?? entryAt(weapons, 0);
  const piece = numberIn(values['piece']);
  const face = numberIn(values['face']);
  const target = targetOf(values);
  if (target !== null && !table.unitOf.has(target))
    return new Problem('value', 'target', `there is no unit "${target}"`);
  const isAnew = isOverRod(values);
  const rod = weapon === 'round' && !isAnew ? rodTold(table, state, unit, values, piece) : null;
  const bases = readList(values['bases']).filter((one): one is number => typeof one === 'number');
  const parts = { weapon, piece, face, rod };
  if (target === null && rod === null) return { ...parts, command: null };
  const read = check(commandShapes.fire, {
    kind: 'fire',
    unit: entryAt(table.units, unit).id,
    shot: weapon,
    target: rod === null ? target : null,
    face,
    piece,
    at: rod,
    bases,
  });
  return read instanceof Problem ? read : { ...parts, command: read as FireCommand };
}

function numberIn(value: Json | undefined): number | null {
  const number = readNumber(value);
  return number === null ? null : Math.round(number);
}

/** The muzzle from which a rod starts. */
export function muzzleOf(table: Table, state: State, unit: UnitIndex, piece: number | null): Point {
  const bases = basesOf(table, state, unit);
  const isMiddle = piece === null || table.options['artillery.rod-from'] === 'middle';
  return frontOf((isMiddle ? undefined : bases[piece]) ?? bodyNow(table, state, unit));
}

/** Target set by the gesture, or null. */
export function targetOf(values: TaskValues): string | null {
  const { target } = values;
  const named = target === undefined || target === null ? null : (fieldIn(target, 'unit') ?? target);
  return typeof named === 'string' ? named : null;
}

/** Value for a target. A target chosen while a rod is set aims the rod at it, until the rod is dragged again. */
export function targetValue(values: TaskValues, id: string): Json {
  const { rod } = values;
  return rod === undefined || rod === null ? id : { unit: id, over: rod };
}

function isOverRod({ target, rod }: TaskValues): boolean {
  const over = target === undefined ? undefined : fieldIn(target, 'over');
  return over !== undefined && JSON.stringify(over) === JSON.stringify(rod);
}

/** The end of the rod as dragged. */
function rodTold(
  table: Table,
  state: State,
  unit: UnitIndex,
  values: TaskValues,
  piece: number | null,
): Point | null {
  const set = readList(values['rod']).findLast((item) => fieldIn(item, 'handle') === 'rod');
  if (set === undefined) return null;
  const to = readPoint(fieldIn(set, 'to'));
  if (to !== null) return to;
  const angle = readNumber(fieldIn(set, 'value'));
  return angle === null ? null : alongRod(table, state, unit, piece, angle);
}

function fieldIn(item: Json, name: string): Json | undefined {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return undefined;
  return (item as { readonly [field: string]: Json })[name];
}

/** The end of a rod at an angle left of straight ahead, in tenths of a degree. */
export function alongRod(
  table: Table,
  state: State,
  unit: UnitIndex,
  piece: number | null,
  angle: number,
): Point {
  const { x, y } = muzzleOf(table, state, unit, piece);
  const heading = asHeading(Math.round(bodyNow(table, state, unit).heading + angle));
  const far = tenthsOf(table.rules.artillery.rods[entryAt(table.units, unit).calibre].far);
  return { x: x + stepX(heading, far), y: y + stepY(heading, far) };
}

/** Angle of a point left of straight ahead, from the muzzle. */
export function angleTo(
  table: Table,
  state: State,
  unit: UnitIndex,
  piece: number | null,
  to: Point,
): number {
  const { x, y } = muzzleOf(table, state, unit, piece);
  const { heading } = bodyNow(table, state, unit);
  return turnBetween(heading, headingTo(to.x - x, to.y - y) ?? heading);
}
