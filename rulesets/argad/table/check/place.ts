/** Setting up (`scenario.deploy`): in one's zone, clear of one's own, in hiding only where there is something to hide behind. */
import { allowed, type Misplaced, misplaced, type Verdict } from '@grognard/engine';
import { type Base, isBaseIn, isBaseWhollyIn, isWithin, overlaps, placeBase } from '@grognard/geometry';
import { footBase, mountedBase } from '../../scenarios/measure.ts';
import { ownBase } from '../bases.ts';
import { groundsUnder } from '../field/ground.ts';
import { canHide, isOnTable } from '../field/hiding.ts';
import { floorOf, isAcrossWall } from '../field/rooms.ts';
import type { FigureState, State, Table } from '../model.ts';
import type { ArgadCommand } from '../orders.ts';
import { type Against, forbiddenBy, object } from './finding.ts';
import { hullOf } from './places.ts';
import { isKnownTo, ownFigure } from './who.ts';

type Place = Extract<ArgadCommand, { readonly kind: 'place' }>;

interface Placing {
  readonly table: Table;
  readonly state: State;
  readonly man: number;
  readonly figure: FigureState;
  readonly base: Base;
  /** Index; -1: outside. */
  readonly room: number;
  readonly command: Place;
  readonly against: Against;
}

export function checkPlace(table: Table, state: State, side: number, command: Place): Verdict {
  const man = ownFigure(table, state, side, command.figure, 'figure');
  if (typeof man !== 'number') return man;
  const figure = state.figures[man]!;
  const { at, heading } = command;
  const base = placeBase(figure.mounted ? mountedBase : footBase, { x: at.x, y: at.y, heading });
  const room = table.field.rooms.findIndex(({ id }) => id === command.room);
  const wrong = roomMistake(table, base, room, command);
  if (wrong !== null) return wrong;
  const placing: Placing = { table, state, man, figure, base, room, command, against: [] };
  checkZone(placing);
  checkGround(placing);
  checkClear(placing);
  checkHiding(placing);
  return placing.against.length > 0 ? forbiddenBy(placing.against) : allowed;
}

/** A room is named if and only if the figure stands in it. */
function roomMistake({ field }: Table, base: Base, room: number, { room: named }: Place): Misplaced | null {
  if (named !== null && room < 0) return misplaced('value', 'room', `there is no room "${named}"`);
  if (room >= 0)
    return isBaseWhollyIn(base, field.rooms[room]!.polygon)
      ? null
      : misplaced('combination', 'at', `is not wholly in "${named}"`);
  const within = field.rooms.find(({ floor, polygon }) => floor === 0 && isBaseIn(base, polygon));
  if (within === undefined) return null;
  return misplaced('combination', 'room', `stands in "${within.id}" or in its wall; name it, or move away`);
}

/** Without a zone a side stands as the scenario has it; bodies always do. */
function checkZone({ table, man, figure, base, command, against }: Placing): void {
  const { zone } = table.sides[table.men[man]!.side]!;
  const stays = figure.x === base.x && figure.y === base.y;
  const inZone = zone === null ? stays : isBaseWhollyIn(base, zone);
  if (!inZone || !isOnTable(table.field, base)) object(against, 'scenario.deploy', command.figure);
  if (figure.body >= 0) object(against, 'formation.close-order', command.figure);
}

function checkGround({ table, state, figure, base, room, command, against }: Placing): void {
  const about = command.figure;
  if (room >= 0 && figure.mounted) object(against, 'building.mounted', about);
  if (isAcrossWall(table.field, base, room)) object(against, 'terrain.high-wall', about);
  const wet = groundsUnder(table.field, base, room).includes('deep-water');
  if (wet && figure.vessel < 0) object(against, 'water.deep', about);
  state.vessels.forEach((_, vessel) => {
    const aboard = isWithin(base, hullOf(table, state, vessel), 0);
    if (aboard !== (vessel === figure.vessel)) object(against, 'water.boat-board', about);
  });
}

/** `move.no-overlap`, among one's own and prisoners on one floor: where the others are nobody knows yet. */
function checkClear({ table, state, man, base, room, against }: Placing): void {
  const { men, field } = table;
  for (const other of men) {
    const { side } = men[man]!;
    const isSeen = other.side === side || (other.captive && isKnownTo(state, other.index, side));
    if (!isSeen || other.index === man) continue;
    const there = state.figures[other.index]!;
    if (there.status !== 'on' || floorOf(field, there.room) !== floorOf(field, room)) continue;
    if (overlaps(base, ownBase(there))) object(against, 'move.no-overlap', other.id);
  }
}

/** `hide.secret`: only who could hide there is placed unseen. */
function checkHiding({ table, figure, base, room, command, against }: Placing): void {
  const { figure: about, secret, posture } = command;
  if (!secret && posture !== 'crouched') return;
  if (figure.mounted || (room < 0 && posture !== 'crouched')) object(against, 'hide.crouched', about);
  if (!figure.mounted && !canHide(table.field, { base, room, vessel: figure.vessel }))
    object(against, secret ? 'hide.secret' : 'hide.crouched-behind', about);
}
