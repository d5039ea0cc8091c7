/** The way of an order: what it leads over, how long it may be, and which rules bar it. */
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
import type { Line, RuleId } from '@grognard/rules-kit';
import type { Ground } from '../../model.ts';
import type { MoveRead } from '../../rules/move/input.ts';
import { type MoveAssessed, move } from '../../rules/move/procedure.ts';
import { type Move, moveSituation } from '../../rules/move/situation.ts';
import { footBase, mountedBase } from '../../scenarios/measure.ts';
import { roomAlong, type WayGround } from '../field/ground.ts';
import { canHide, isCoverAlong } from '../field/hiding.ts';
import type { FigureState } from '../model.ts';
import {
  crouchReach,
  halvedFor,
  saddleWhen,
  swimAllowanceOf,
  swimMove,
  tenthsPerCm,
  thingOnTheWay,
} from '../move-facts.ts';
import { ownMoveOf } from '../own-move.ts';
import { walkOf } from '../walk.ts';
import { type Asked, objectTo } from './finding.ts';
import { hullOf } from './places.ts';
import { leavesMidway } from './row.ts';

/** A way that has been looked at. */
export interface Way {
  readonly length: Tenths;
  readonly endX: Tenths;
  readonly endY: Tenths;
  /** The room in which it ends; -1: outside. */
  readonly endRoom: number;
  /** Its end is in deep water. */
  readonly endsDeep: boolean;
  readonly assessed: MoveAssessed | null;
  readonly allowance: Tenths;
  /** What the procedure looked at; null: nobody moves. */
  readonly situation: Move | null;
}

/** Looks at the way of an order, noting what stands against it. */
export function checkWay(asked: Asked): Way {
  const { table, figure, order } = asked;
  if (order.path.length === 0) return standingStill(asked);
  const { from, footprint } = settingOut(asked);
  const { path, track, along } = walkOf(table.field, asked.man, from, footprint, order.path);
  const length = pathLength(path);
  const { x: endX, y: endY } = path.points[path.points.length - 1]!;
  if (leavesMidway(table, order.path)) objectTo(asked, 'scenario.edge');
  if (figure.vessel >= 0 && !order.ashore) return onDeck(asked, path, length);
  if (along.barredAt !== null || along.endsAcross) objectTo(asked, 'terrain.high-wall');
  if (order.pace === 'crouch') checkCrouching(asked, track, along);
  const deep = deepOf(asked, along.deep, path, length);
  const swum = lengthOf(deep);
  const grounds = dryGrounds(along.grounds, deep);
  const { assessed, allowance, situation } = checkLength(asked, grounds, length, swum);
  const endsDeep = deep.length > 0 && deep.some(({ to }) => to >= length);
  return { length, endX, endY, endRoom: roomAlong(along, length), endsDeep, assessed, allowance, situation };
}

/** Whoever mounts at the start sets out from where his horse stands. */
export function settingOut({ state, man, figure, order }: Asked): {
  from: FigureState;
  footprint: Footprint;
} {
  const horse = state.horses.find(({ rider }) => rider === man);
  if (horse === undefined || saddleWhen(state, man, order) !== 'start')
    return { from: figure, footprint: figure.mounted ? mountedBase : footBase };
  const { x, y, heading } = horse;
  return { from: { ...figure, x, y, heading }, footprint: mountedBase };
}

function standingStill({ table, figure, order }: Asked): Way {
  const { x, y, room, swimming } = figure;
  const at = order.roomAt ?? figure;
  return {
    length: 0,
    endX: order.room === null ? x : at.x,
    endY: order.room === null ? y : at.y,
    endRoom: order.room === null ? room : table.field.rooms.findIndex(({ id }) => id === order.room),
    endsDeep: swimming,
    assessed: null,
    allowance: 0,
    situation: null,
  };
}

/** Aboard one walks on the planks, and no farther. */
function onDeck(asked: Asked, path: Path, length: Tenths): Way {
  const { table, state, figure, order } = asked;
  const deck = planksOf(hullOf(table, state, figure.vessel));
  const isAboard = path.points.slice(1).every(({ x, y }) => isPointInBase(deck, x, y));
  if (!isAboard) objectTo(asked, 'water.boat-board');
  if (order.pace === 'crouch') objectTo(asked, 'hide.crouch-move');
  const { x: endX, y: endY } = path.points.at(-1)!;
  return { length, endX, endY, endRoom: -1, endsDeep: false, ...checkLength(asked, [], length, 0) };
}

/** Where the middle of a base may be with all of it aboard. */
function planksOf(hull: Base): Base {
  const { footprint } = hull;
  if (footprint.shape === 'round') return hull;
  const inside = (size: Tenths) => Math.max(2, size - 2 * footReach);
  const planks = { ...footprint, width: inside(footprint.width), depth: inside(footprint.depth) };
  return placeBase(planks, hull);
}

const footReach: Tenths = footBase.shape === 'round' ? footBase.radius : 0;

/** `hide.crouch-move`: on foot, loose, along cover or inside all the way. */
function checkCrouching(asked: Asked, track: Track, { rooms }: WayGround): void {
  const { table, figure } = asked;
  const onFoot = !figure.mounted && !figure.swimming;
  const inside = rooms.every(({ room }) => room >= 0);
  if (!onFoot || !(inside || isCoverAlong(table.field, track))) objectTo(asked, 'hide.crouch-move');
}

/** How often along the way one looks whether a man is clear of the hull he leaves. */
const look: Tenths = 20;

/** The stretches of deep water: those beside the hull one steps out of do not count (`water.boat-board`). */
function deepOf(asked: Asked, deep: readonly Stretch[], path: Path, length: Tenths): readonly Stretch[] {
  const { table, state, figure } = asked;
  if (deep.length === 0 || figure.vessel < 0) return deep;
  const hull = hullOf(table, state, figure.vessel);
  let clear = 0;
  while (clear < length && overlaps(placeBase(footBase, { ...pointAlong(path, clear), heading: 0 }), hull))
    clear += look;
  return deep.filter(({ to }) => to > clear).map(({ from, to }) => ({ from: Math.max(from, clear), to }));
}

/** Stretches of waters side by side may overlap. */
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

/** What the procedure has against the move, and whether it is within the allowance. */
function checkLength(
  asked: Asked,
  grounds: readonly Ground[],
  length: Tenths,
  swum: Tenths,
): Pick<Way, 'assessed' | 'allowance' | 'situation'> {
  const { table, state, man, figure, order } = asked;
  const { situation, refusals, assessed } = ownMoveOf(table, state, man, order, grounds);
  for (const id of refusals) objectTo(asked, id);
  if (grounds.includes('building') && order.saddle === 'mount' && saddleWhen(state, man, order) === 'start')
    objectTo(asked, 'building.mounted');
  const full = assessed.allowance * tenthsPerCm;
  const allowance = halvedFor(figure, order, full);
  if (swum > 0) checkSwim(asked, { length, swum, allowance });
  else if (order.pace === 'crouch' && length > crouchReach) objectTo(asked, 'hide.crouch-move');
  else if (length > allowance) objectTo(asked, tooLongBy(asked, length, full, situation));
  return {
    assessed,
    allowance: order.pace === 'crouch' ? Math.min(allowance, crouchReach) : allowance,
    situation,
  };
}

/** Notes what the procedure refuses. */
function refuse(asked: Asked, read: MoveRead): void {
  const { rules } = asked.table;
  const situation = moveSituation(rules, read);
  for (const { id, when } of move.refusals(rules)) if (when(situation)) objectTo(asked, id);
}

/** Whatever takes the other half names the refusal; otherwise the speed does. */
function tooLongBy({ order }: Asked, length: Tenths, full: Tenths, situation: Move): RuleId {
  if (length <= full) {
    if (order.saddle !== 'stay') return 'figure.mount-time';
    if (order.board !== null || order.ashore) return 'water.boat-board';
  }
  const lines: Line[] = [];
  move.assess(situation, lines);
  return lines[0]!.rule;
}

/** `water.change`: walking and swimming each take their share of the turn. */
function checkSwim(
  asked: Asked,
  { length, swum, allowance }: { readonly length: Tenths; readonly swum: Tenths; readonly allowance: Tenths },
): void {
  const { table, state, man, info, figure, order } = asked;
  if (info.swims === 'none' || figure.mounted) {
    objectTo(asked, 'water.deep');
    return;
  }
  refuse(asked, swimMove(table, state, man, order));
  // With a thing in his arms nobody swims, however light it is.
  if (thingOnTheWay(table, state, man, order) >= 0) objectTo(asked, 'water.swim-laden');
  const swims = swimAllowanceOf(table, state, man, order);
  if (swims > 0 && swum * allowance + (length - swum) * swims <= swims * allowance) return;
  if (swum < length) objectTo(asked, 'water.change');
  else objectTo(asked, info.swims === 'good' ? 'water.swim-good' : 'water.swim-average');
}

/** A posture that is declared must be possible where the way ends (`hide.declared`). */
export function checkPosture(asked: Asked, { endX, endY, endRoom, endsDeep }: Way): void {
  const { table, figure, order } = asked;
  if (order.posture !== 'crouched') return;
  const rides = order.saddle === 'stay' ? figure.mounted : order.saddle === 'mount';
  if (rides || endsDeep) {
    objectTo(asked, 'hide.crouched');
    return;
  }
  const base = placeBase(footBase, { x: endX, y: endY, heading: 0 });
  const vessel = order.ashore ? -1 : figure.vessel;
  if (!canHide(table.field, { base, room: endRoom, vessel })) objectTo(asked, 'hide.crouched-behind');
}
