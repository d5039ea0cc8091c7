/** The input of the procedure `move` for a figure, body or boat on the table: mover, load and ground. */

import { isWithin, moveBase, placeBase, type Tenths } from '@grognard/geometry';
import { absent, entryAt, indexOrNull, indicesOf } from '@grognard/lists';
import type { Line } from '@grognard/rules-kit';
import { groundRows } from '../../data/grounds.ts';
import { crouchCm } from '../../data/speeds.ts';
import type { FirearmId, Ground, Mover } from '../../model.ts';
import type { MoveRead } from '../../rules/move/input.ts';
import { type MoveAssessed, move } from '../../rules/move/procedure.ts';
import { moveSituation } from '../../rules/move/situation.ts';
import { contactGap, footBase, mountedBase } from '../../scenarios/measure.ts';
import { indexNamed } from '../state/find-named.ts';
import type { FigureIndex, ThingIndex } from '../state/indices.ts';
import type { BodyState, Figure, FigureState, State, Table } from '../state/model.ts';
import type { Order } from '../state/orders.ts';

export type Load = MoveRead['load'];
type Direction = MoveRead['direction'];

/** Tenths of a millimetre in a centimetre of the sheets. */
export const tenthsPerCm = 100;

/** The farthest crouched move, with the best throw of the die (`hide.crouch-move`). */
export const crouchReach: Tenths = (crouchCm + 6) * tenthsPerCm;

/** `weapon.swivel-weight`, `weapon.rampart-weight`: the load of each firearm. */
const firearmLoads: Partial<Readonly<Record<FirearmId, Load>>> = {
  'swivel-gun': 'very-heavy',
  'rampart-musket': 'heavy',
};

/** The load of a thing for each of this many carriers (`figure.carry`). */
export function sharedLoad(weight: Load, carriers: number): Load {
  if (carriers < 2 || weight === 'none') return weight;
  return weight === 'very-heavy' ? 'heavy' : 'none';
}

function worseLoad(one: Load, other: Load): Load {
  if (one === 'very-heavy' || other === 'very-heavy') return 'very-heavy';
  return one === 'heavy' || other === 'heavy' ? 'heavy' : 'none';
}

/** The thing a figure carries while it moves, or null if it carries none. */
export function thingOnTheWay(
  table: Table,
  state: State,
  figure: FigureIndex,
  order: Order | null,
): ThingIndex | null {
  const { carries } = state.figures[figure] ?? absent(state.figures, figure);
  if (order === null || order.takeWhen === 'end') return indexOrNull(carries);
  if (order.take !== null) return indexNamed(table.thingOf, order.take);
  return order.drop ? null : indexOrNull(carries);
}

/** The number of carriers of a thing on the move: those who keep it, and those who take it up at the start. */
function carriersOf(table: Table, state: State, thing: ThingIndex, figure: FigureIndex): number {
  let count = 1;
  for (const other of entryAt(state.things, thing).carriers)
    if (other !== figure && thingOnTheWay(table, state, other, state.orders[other]!) === thing) count++;
  const { id } = entryAt(table.things, thing);
  const { side } = entryAt(table.roster, figure);
  for (const other of indicesOf(state.orders)) {
    const order = state.orders[other]!;
    if (order === null || order.take !== id || order.takeWhen === 'end' || other === figure) continue;
    if (entryAt(table.roster, other).side === side && entryAt(state.figures, other).carries !== thing)
      count++;
  }
  return count;
}

/** The load of a figure on the move: a thing, a heavy firearm, or nothing that slows it. */
export function loadOf(table: Table, state: State, figure: FigureIndex, order: Order | null): Load {
  const thing = thingOnTheWay(table, state, figure, order);
  if (thing === null || entryAt(table.things, thing).weight === 'none')
    return (table.roster[figure] ?? absent(table.roster, figure)).load;
  return loadShared(table, figure, thing, carriersOf(table, state, thing, figure));
}

/** The load with a thing shared by this many carriers. */
export function loadShared(table: Table, figure: FigureIndex, thing: ThingIndex, carriers: number): Load {
  return worseLoad(
    entryAt(table.roster, figure).load,
    sharedLoad(entryAt(table.things, thing).weight, carriers),
  );
}

/** A swivel gun or rampart musket is a load by itself. */
export function loadOfFirearms(firearms: readonly FirearmId[]): Load {
  let load: Load = 'none';
  for (const firearm of firearms) load = worseLoad(load, firearmLoads[firearm] ?? 'none');
  return load;
}

/** When a figure mounts or dismounts this turn. It mounts at once if it touches its horse, otherwise at the end of its path. */
export function saddleWhen(
  state: State,
  figure: FigureIndex,
  order: Order | null,
): 'never' | 'start' | 'end' {
  if (order === null || order.saddle === 'stay') return 'never';
  if (order.saddle === 'dismount') return order.path.length === 0 ? 'start' : 'end';
  const { x, y } = entryAt(state.figures, figure);
  return isByHorse(state, figure, x, y) ? 'start' : 'end';
}

const horseBase = placeBase(mountedBase, { x: 0, y: 0, heading: 0 });
const riderBase = placeBase(footBase, { x: 0, y: 0, heading: 0 });

/** Whether a figure at this place touches the horse it left behind. */
export function isByHorse(state: State, figure: FigureIndex, x: Tenths, y: Tenths): boolean {
  for (const horse of state.horses) {
    if (horse.rider !== figure) continue;
    moveBase(horseBase, horse.x, horse.y, horse.heading);
    moveBase(riderBase, x, y, 0);
    return isWithin(riderBase, horseBase, contactGap);
  }
  return false;
}

/** Whether the figure is at home in all the ground that slows it (`move.at-home`). */
function isAtHome({ atHome }: Figure, grounds: readonly Ground[]): boolean {
  if (atHome.length === 0) return false;
  let slowed = false;
  for (const ground of grounds) {
    if (groundRows[ground].foot === 'open') continue;
    if (!atHome.includes(ground)) return false;
    slowed = true;
  }
  return slowed;
}

/**
 * A figure's own move as the procedure reads it. A figure that mounts or dismounts moves as it was when the turn began
 * (`figure.mount-time`).
 */
export function ownMove(
  table: Table,
  state: State,
  figureIndex: FigureIndex,
  order: Order | null,
  grounds: readonly Ground[],
): MoveRead {
  const info = table.roster[figureIndex] ?? absent(table.roster, figureIndex);
  const figure = state.figures[figureIndex] ?? absent(state.figures, figureIndex);
  const pace = order === null ? 'walk' : order.pace;
  const onFoot = !figure.mounted && !figure.swimming;
  return {
    troop: info.troop,
    mounted: figure.mounted,
    gear: info.gear,
    horse: info.horse,
    load: loadOf(table, state, figureIndex, order),
    formation: 'loose',
    files: undefined,
    direction: 'forward',
    intoContact: false,
    ground: grounds,
    pace,
    room: order !== null && order.room !== null,
    atHome: onFoot && pace === 'walk' && isAtHome(info, grounds),
  };
}

/** A figure's path through deep water (`water.swim-good`, `water.swim-average`). */
export function swimMove(table: Table, state: State, figure: FigureIndex, order: Order | null): MoveRead {
  const { swims, gear } = entryAt(table.roster, figure);
  const troop: Mover = swims === 'good' ? 'good-swimmer' : 'average-swimmer';
  const load = loadOf(table, state, figure, order);
  return { ...inWater, troop, gear, load };
}

/** A boat under oars (`water.boat`). */
export function boatMove(): MoveRead {
  return inWater;
}

const inWater: MoveRead = {
  troop: 'rowing-boat',
  mounted: undefined,
  horse: undefined,
  files: undefined,
  gear: 'light',
  load: 'none',
  formation: 'loose',
  direction: 'forward',
  intoContact: false,
  ground: [],
  pace: 'walk',
  room: false,
  atHome: false,
};

export interface BodyManner {
  readonly direction: Direction;
  readonly intoContact: boolean;
  readonly grounds: readonly Ground[];
}

/** One figure's move in close order. */
export function bodyMove(
  table: Table,
  state: State,
  body: BodyState,
  figure: FigureIndex,
  how: BodyManner,
): MoveRead {
  return {
    ...ownMove(table, state, figure, null, how.grounds),
    formation: 'close-order',
    files: body.files,
    direction: how.direction,
    intoContact: how.intoContact,
    atHome: false,
  };
}

/** The slowest figure of a body, and its move as assessed by the procedure (`formation.own-speed`). */
export function slowestOf(
  table: Table,
  state: State,
  body: BodyState,
  how: BodyManner,
): { readonly man: FigureIndex; readonly read: MoveRead; readonly tenths: Tenths } {
  let slowest: { man: FigureIndex; read: MoveRead; tenths: Tenths } | null = null;
  for (const figure of body.members) {
    const read = bodyMove(table, state, body, figure, how);
    const { allowance } = assessMove(table, read);
    const tenths = halvedFor(entryAt(state.figures, figure), null, allowance * tenthsPerCm);
    if (slowest === null || tenths < slowest.tenths) slowest = { man: figure, read, tenths };
  }
  if (slowest === null) throw new RangeError('a body without men');
  return slowest;
}

/** The procedure's assessment of a move that is not refused. */
export function assessMove({ rules }: Table, read: MoveRead): MoveAssessed {
  return move.assess(moveSituation(rules, read), null);
}

/** The allowance after halvings: for a wound (`leader.wound`), mounting (`figure.mount-time`) and each gunwale (`water.boat-board`). */
export function halvedFor({ wounded }: FigureState, order: Order | null, tenths: Tenths): Tenths {
  const left = wounded ? tenths / 2 : tenths;
  if (order === null) return left;
  let halves = 2;
  if (order.saddle !== 'stay') halves--;
  if (order.board !== null) halves--;
  if (order.ashore) halves--;
  return Math.max(0, (left * halves) / 2);
}

/** The halvings as lines, with what each takes from an allowance in cm. */
export function halvings({ wounded }: FigureState, order: Order | null, cm: number): Line[] {
  const lines: Line[] = wounded ? [{ rule: 'leader.wound', value: -cm / 2 }] : [];
  if (order === null) return lines;
  const value = (wounded ? -cm / 2 : -cm) / 2;
  if (order.saddle !== 'stay') lines.push({ rule: 'figure.mount-time', value });
  if (order.board !== null) lines.push({ rule: 'water.boat-board', value });
  if (order.ashore) lines.push({ rule: 'water.boat-board', value });
  return lines;
}

/** The allowance of a whole turn of swimming. */
export function swimAllowanceOf(
  table: Table,
  state: State,
  figure: FigureIndex,
  order: Order | null,
): Tenths {
  const { allowance } = assessMove(table, swimMove(table, state, figure, order));
  return halvedFor(entryAt(state.figures, figure), order, allowance * tenthsPerCm);
}
