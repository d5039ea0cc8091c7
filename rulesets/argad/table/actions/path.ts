/** Checks of an order's path: the ground it crosses, its length, and its refusals. */

import {
  type Base,
  type Footprint,
  isPointInBase,
  overlaps,
  type Path,
  pathLength,
  placeBase,
  pointAlong,
  type Stretch,
  type Tenths,
  type Track,
} from '@grognard/geometry';
import { absent, entryAt, lastOf, none, type OrNone } from '@grognard/lists';
import type { Line, RuleId } from '@grognard/rules-kit';
import type { Ground } from '../../model.ts';
import type { MoveRead } from '../../rules/move/input.ts';
import { type MoveAssessed, move } from '../../rules/move/procedure.ts';
import { type MoveSituation, moveSituation } from '../../rules/move/situation.ts';
import { footBase, mountedBase } from '../../scenarios/measure.ts';
import { boatBase } from '../bodies/boats.ts';
import {
  crouchReach,
  halvedFor,
  saddleWhen,
  swimAllowanceOf,
  swimMove,
  tenthsPerCm,
  thingOnTheWay,
} from '../bodies/move-facts.ts';
import { ownMoveOf } from '../bodies/own-move.ts';
import { pathOnGround } from '../bodies/path-on-ground.ts';
import { roomAlong, type WayGround } from '../field/ground.ts';
import { canHide, isCoverAlong } from '../field/hiding.ts';
import { roomNamed } from '../state/find-named.ts';
import type { RoomIndex, VesselIndex } from '../state/indices.ts';
import type { FigureState } from '../state/model.ts';
import { leavesMidway } from './boat.ts';
import { type OrderContext, refuseOrder } from './order-context.ts';

/** A path after its checks. */
export interface CheckedPath {
  readonly length: Tenths;
  readonly endX: Tenths;
  readonly endY: Tenths;
  /** The room in which it ends, or -1 outside. */
  readonly endRoom: OrNone<RoomIndex>;
  /** Whether it ends in deep water. */
  readonly endsDeep: boolean;
  readonly assessed: MoveAssessed | null;
  readonly allowance: Tenths;
  /** What the procedure assessed, or null if nobody moves. */
  readonly situation: MoveSituation | null;
}

/** Checks the path of an order and adds its refusals. */
export function checkWay(prompt: OrderContext): CheckedPath {
  const { table, figure, order } = prompt;
  if (order.path.length === 0) return standingStill(prompt);
  const { from, footprint } = settingOut(prompt);
  const { path, track, along } = pathOnGround(table.field, prompt.figureIndex, from, footprint, order.path);
  const length = pathLength(path);
  const { x: endX, y: endY } =
    path.points[path.points.length - 1] ?? absent(path.points, path.points.length - 1);
  if (leavesMidway(table, order.path)) refuseOrder(prompt, 'scenario.edge');
  if (figure.vessel !== none && !order.ashore) return onDeck(prompt, figure.vessel, path, length);
  if (along.barredAt !== null || along.endsAcross) refuseOrder(prompt, 'terrain.high-wall');
  if (order.pace === 'crouch') checkCrouching(prompt, track, along);
  const deep = deepOf(prompt, along.deep, path, length);
  const swum = lengthOf(deep);
  const grounds = dryGrounds(along.grounds, deep);
  const { assessed, allowance, situation } = checkLength(prompt, grounds, length, swum);
  const endsDeep = deep.length > 0 && deep.some(({ to }) => to >= length);
  return { length, endX, endY, endRoom: roomAlong(along, length), endsDeep, assessed, allowance, situation };
}

/** A figure that mounts at the start sets out from its horse's position. */
export function settingOut({ state, figureIndex, figure, order }: OrderContext): {
  from: FigureState;
  footprint: Footprint;
} {
  const horse = state.horses.find(({ rider }) => rider === figureIndex);
  if (horse === undefined || saddleWhen(state, figureIndex, order) !== 'start')
    return { from: figure, footprint: figure.mounted ? mountedBase : footBase };
  const { x, y, heading } = horse;
  return { from: { ...figure, x, y, heading }, footprint: mountedBase };
}

function standingStill({ table, figure, order }: OrderContext): CheckedPath {
  const { x, y, room, swimming } = figure;
  const at = order.roomAt ?? figure;
  return {
    length: 0,
    endX: order.room === null ? x : at.x,
    endY: order.room === null ? y : at.y,
    endRoom: order.room === null ? room : roomNamed(table.field, order.room),
    endsDeep: swimming,
    assessed: null,
    allowance: 0,
    situation: null,
  };
}

/** Aboard, a figure moves only within the deck. */
function onDeck(prompt: OrderContext, vessel: VesselIndex, path: Path, length: Tenths): CheckedPath {
  const { table, state, order } = prompt;
  const deck = planksOf(boatBase(table, state, vessel));
  const isAboard = path.points.slice(1).every(({ x, y }) => isPointInBase(deck, x, y));
  if (!isAboard) refuseOrder(prompt, 'water.boat-board');
  if (order.pace === 'crouch') refuseOrder(prompt, 'hide.crouch-move');
  const { x: endX, y: endY } = lastOf(path.points);
  return { length, endX, endY, endRoom: none, endsDeep: false, ...checkLength(prompt, [], length, 0) };
}

/** The deck area in which the middle of a base may be so that the whole base is aboard. */
function planksOf(hull: Base): Base {
  const { footprint } = hull;
  if (footprint.shape === 'round') return hull;
  const inside = (size: Tenths) => Math.max(2, size - 2 * footReach);
  const planks = { ...footprint, width: inside(footprint.width), depth: inside(footprint.depth) };
  return placeBase(planks, hull);
}

const footReach: Tenths = footBase.shape === 'round' ? footBase.radius : 0;

/** `hide.crouch-move`: on foot, out of ranks, along cover or indoors for the whole path. */
function checkCrouching(prompt: OrderContext, track: Track, { rooms }: WayGround): void {
  const { table, figure } = prompt;
  const onFoot = !figure.mounted && !figure.swimming;
  const inside = rooms.every(({ room }) => room !== none);
  if (!onFoot || !(inside || isCoverAlong(table.field, track))) refuseOrder(prompt, 'hide.crouch-move');
}

/** Spacing of the points at which a figure is checked to be clear of the hull it leaves. */
const look: Tenths = 20;

/** The stretches of deep water. Water beside the hull that the figure steps out of does not count (`water.boat-board`). */
function deepOf(
  prompt: OrderContext,
  deep: readonly Stretch[],
  path: Path,
  length: Tenths,
): readonly Stretch[] {
  const { table, state, figure } = prompt;
  if (deep.length === 0 || figure.vessel === none) return deep;
  const hull = boatBase(table, state, figure.vessel);
  let clear = 0;
  while (clear < length && overlaps(placeBase(footBase, { ...pointAlong(path, clear), heading: 0 }), hull))
    clear += look;
  return deep.filter(({ to }) => to > clear).map(({ from, to }) => ({ from: Math.max(from, clear), to }));
}

/** The total length of the stretches, which may overlap where waters adjoin. */
function lengthOf(deep: readonly Stretch[]): Tenths {
  let sum = 0;
  let end = 0;
  for (const { from, to } of deep) {
    const start = Math.max(from, end);
    if (to > start) sum += to - start;
    end = Math.max(end, to);
  }
  return sum;
}

function dryGrounds(grounds: readonly Ground[], deep: readonly Stretch[]): readonly Ground[] {
  if (deep.length === 0 && !grounds.includes('deep-water')) return grounds;
  return grounds.filter((ground) => ground !== 'deep-water');
}

/** Adds the procedure's refusals of the move, and checks it against the allowance. */
function checkLength(
  prompt: OrderContext,
  grounds: readonly Ground[],
  length: Tenths,
  swum: Tenths,
): Pick<CheckedPath, 'assessed' | 'allowance' | 'situation'> {
  const { table, state, figureIndex, figure, order } = prompt;
  const { situation, refusals, assessed } = ownMoveOf(table, state, figureIndex, order, grounds);
  for (const id of refusals) refuseOrder(prompt, id);
  if (
    grounds.includes('building') &&
    order.saddle === 'mount' &&
    saddleWhen(state, figureIndex, order) === 'start'
  )
    refuseOrder(prompt, 'building.mounted');
  const full = assessed.allowance * tenthsPerCm;
  const allowance = halvedFor(figure, order, full);
  if (swum > 0) checkSwim(prompt, { length, swum, allowance });
  else if (order.pace === 'crouch' && length > crouchReach) refuseOrder(prompt, 'hide.crouch-move');
  else if (length > allowance) refuseOrder(prompt, tooLongBy(prompt, length, full, situation));
  return {
    assessed,
    allowance: order.pace === 'crouch' ? Math.min(allowance, crouchReach) : allowance,
    situation,
  };
}

/** Adds the procedure's refusals. */
function refuse(prompt: OrderContext, read: MoveRead): void {
  const { rules } = prompt.table;
  const situation = moveSituation(rules, read);
  for (const { id, when } of move.refusals(rules)) if (when(situation)) refuseOrder(prompt, id);
}

/** The rule that makes the move too long: mounting or boarding if it uses the other half of the move, otherwise the speed. */
function tooLongBy({ order }: OrderContext, length: Tenths, full: Tenths, situation: MoveSituation): RuleId {
  if (length <= full) {
    if (order.saddle !== 'stay') return 'figure.mount-time';
    if (order.board !== null || order.ashore) return 'water.boat-board';
  }
  const lines: Line[] = [];
  move.assess(situation, lines);
  return entryAt(lines, 0).rule;
}

/** `water.change`: walking and swimming each use their share of the turn. */
function checkSwim(
  prompt: OrderContext,
  { length, swum, allowance }: { readonly length: Tenths; readonly swum: Tenths; readonly allowance: Tenths },
): void {
  const { table, state, figureIndex, info, figure, order } = prompt;
  if (info.swims === 'none' || figure.mounted) {
    refuseOrder(prompt, 'water.deep');
    return;
  }
  refuse(prompt, swimMove(table, state, figureIndex, order));
  // A figure carrying anything cannot swim, however light the load.
  if (thingOnTheWay(table, state, figureIndex, order) !== null) refuseOrder(prompt, 'water.swim-laden');
  const swims = swimAllowanceOf(table, state, figureIndex, order);
  if (swims > 0 && swum * allowance + (length - swum) * swims <= swims * allowance) return;
  if (swum < length) refuseOrder(prompt, 'water.change');
  else refuseOrder(prompt, info.swims === 'good' ? 'water.swim-good' : 'water.swim-average');
}

/** A declared posture must be possible at the end of the path (`hide.declared`). */
export function checkPosture(prompt: OrderContext, { endX, endY, endRoom, endsDeep }: CheckedPath): void {
  const { table, figure, order } = prompt;
  if (order.posture !== 'crouched') return;
  const rides = order.saddle === 'stay' ? figure.mounted : order.saddle === 'mount';
  if (rides || endsDeep) {
    refuseOrder(prompt, 'hide.crouched');
    return;
  }
  const base = placeBase(footBase, { x: endX, y: endY, heading: 0 });
  const vessel = order.ashore ? -1 : figure.vessel;
  if (!canHide(table.field, { base, room: endRoom, vessel })) refuseOrder(prompt, 'hide.crouched-behind');
}
