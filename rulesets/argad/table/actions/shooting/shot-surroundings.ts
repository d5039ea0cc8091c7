/** `ShotSurroundings`: a moment of the table as a shot reads it: positions, rooms and contacts. */

import {
  type Base,
  baseDistance,
  isWithin,
  type Point,
  pointDistance,
  type Tenths,
} from '@grognard/geometry';
import { absent, entryAt, indicesOf, none, numberAt, type OrNone } from '@grognard/lists';
import { contactGap, mountedBase } from '../../../scenarios/measure.ts';
import { baseAt, baseThen, looseBaseAt } from '../../bodies/bases.ts';
import { areEnemies } from '../../bodies/contacts.ts';
import { isSolidBetween } from '../../field/ground-between.ts';
import type { Placement } from '../../field/model.ts';
import type { FigureIndex, RoomIndex, VesselIndex } from '../../state/indices.ts';
import type { FigureState, Snapshot, State, Table } from '../../state/model.ts';

/** The moment, and the viewer. */
export interface ShotSurroundings {
  readonly table: Table;
  readonly state: State;
  /** Positions and states at that moment, or null for the present ones. */
  readonly when: Snapshot | null;
  /** Index of the viewing side, whose unknown figures are left out. Null for all figures. */
  readonly eyes: number | null;
}

function figureNow({ figures }: State, index: FigureIndex): FigureState {
  return figures[index] ?? absent(figures, index);
}

export function spotIn({ when, state }: ShotSurroundings, index: FigureIndex): Point {
  if (when === null) return figureNow(state, index);
  return { x: when.x[index] ?? absent(when.x, index), y: when.y[index] ?? absent(when.y, index) };
}

export function roomIn({ when, state }: ShotSurroundings, index: FigureIndex): OrNone<RoomIndex> {
  return when === null ? figureNow(state, index).room : numberAt(when.room, index);
}

export function vesselIn({ when, state }: ShotSurroundings, index: FigureIndex): OrNone<VesselIndex> {
  return when === null ? figureNow(state, index).vessel : numberAt(when.vessel, index);
}

export function isMountedIn({ when, state }: ShotSurroundings, index: FigureIndex): boolean {
  return when === null ? figureNow(state, index).mounted : entryAt(when.mounted, index);
}

export function isSwimmingIn({ when, state }: ShotSurroundings, index: FigureIndex): boolean {
  return when === null ? figureNow(state, index).swimming : entryAt(when.swimming, index);
}

export function postureIn({ when, state }: ShotSurroundings, index: FigureIndex): FigureState['posture'] {
  return when === null ? figureNow(state, index).posture : entryAt(when.posture, index);
}

/** The figure's loaded firearms at that moment, as bits. Powder that gets wet later was still dry. */
export function loadedIn({ when, state }: ShotSurroundings, index: FigureIndex): number {
  return when === null ? figureNow(state, index).loaded : numberAt(when.loaded, index);
}

/** The base of a figure. The next call for the same figure reuses the object. */
export function baseIn(scene: ShotSurroundings, index: FigureIndex): Base {
  const { when, state } = scene;
  if (when !== null) return baseThen(state, index, when);
  return isFormingUnseen(scene, index) ? looseBaseAt(state, index) : baseAt(state, index);
}

/** Ranks that another side formed with this turn's orders are under seal. The viewer sees figures standing side by side. */
function isFormingUnseen({ table, state, eyes }: ShotSurroundings, index: FigureIndex): boolean {
  if (eyes === null) return false;
  const { body } = figureNow(state, index);
  if (body === none || entryAt(table.roster, index).side === eyes) return false;
  return entryAt(state.bodies, body).since === state.turn && table.options['turn.orders'] !== 'talk';
}

export function standingIn(scene: ShotSurroundings, index: FigureIndex): Placement {
  return { base: baseIn(scene, index), room: roomIn(scene, index), vessel: vesselIn(scene, index) };
}

/** Whether a figure is present for the viewer. */
export function isThere({ state, eyes }: ShotSurroundings, index: FigureIndex): boolean {
  const { status, known } = state.figures[index] ?? absent(state.figures, index);
  return status === 'on' && (eyes === null || (known & (1 << eyes)) !== 0);
}

/** The greatest distance along one axis at which two bases can touch. */
const farthestTouch: Tenths =
  (mountedBase.shape === 'rectangle' ? mountedBase.width + mountedBase.depth : 0) + contactGap;

function areSpotsNear(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) <= farthestTouch && Math.abs(one.y - other.y) <= farthestTouch;
}

/** `figure.contact`, at that moment. */
export function isTouchingIn(scene: ShotSurroundings, one: FigureIndex, other: FigureIndex): boolean {
  if (!areSpotsNear(spotIn(scene, one), spotIn(scene, other))) return false;
  if (!isWithin(baseIn(scene, one), baseIn(scene, other), contactGap)) return false;
  if (scene.table.field.barriers.length === 0 && roomIn(scene, one) === roomIn(scene, other)) return true;
  return !isSolidBetween(scene.table.field, standingIn(scene, one), standingIn(scene, other));
}

/** Whether the target touches a friend of the shooter (`shoot.into-melee`). */
export function isInMelee(
  scene: ShotSurroundings,
  shooter: FigureIndex,
  target: FigureIndex,
  touching: readonly (readonly FigureIndex[])[] | null,
): boolean {
  const { roster } = scene.table;
  const { side } = roster[shooter] ?? absent(roster, shooter);
  if (touching !== null) {
    for (const friend of touching[target] ?? absent(touching, target))
      if (
        (roster[friend] ?? absent(roster, friend)).side === side &&
        friend !== shooter &&
        isThere(scene, friend)
      )
        return true;
    return false;
  }
  const there = spotIn(scene, target);
  for (const { index: friend, side: its } of roster) {
    if (its !== side || friend === shooter || !areSpotsNear(spotIn(scene, friend), there)) continue;
    if (!isThere(scene, friend)) continue;
    if (areEnemies(scene.table, friend, target) && isTouchingIn(scene, friend, target)) return true;
  }
  return false;
}

/** Whether a figure touches an enemy at that moment. */
export function isEngagedIn(scene: ShotSurroundings, index: FigureIndex): boolean {
  const { table } = scene;
  for (const other of indicesOf(table.roster))
    if (areEnemies(table, index, other) && isThere(scene, other) && isTouchingIn(scene, index, other))
      return true;
  return false;
}

/** `figure.measure`. */
export function distanceIn(scene: ShotSurroundings, one: FigureIndex, other: FigureIndex): Tenths {
  if (scene.table.options['figure.measure'] === 'edge')
    return baseDistance(baseIn(scene, one), baseIn(scene, other));
  const [from, to] = [spotIn(scene, one), spotIn(scene, other)];
  return pointDistance(from.x, from.y, to.x, to.y);
}
