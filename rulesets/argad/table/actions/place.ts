/** Checks of deployment (`scenario.deploy`): in the side's zone, clear of its own figures, hidden only behind something. */

import { allowedCommand, type InvalidCommand, invalidCommand, type Verdict } from '@grognard/engine';
import { type Base, isBaseIn, isBaseWhollyIn, isWithin, overlaps, placeBase } from '@grognard/geometry';
import { entryAt, none, type OrNone } from '@grognard/lists';
import { footBase, mountedBase } from '../../scenarios/measure.ts';
import { ownBase } from '../bodies/bases.ts';
import { boatBase } from '../bodies/boats.ts';
import { groundsUnder } from '../field/ground.ts';
import { canHide, isOnTable } from '../field/hiding.ts';
import { floorOf, isAcrossWall } from '../field/rooms.ts';
import { roomNamed } from '../state/find-named.ts';
import type { FigureIndex, RoomIndex, SideIndex } from '../state/indices.ts';
import type { FigureState, State, Table } from '../state/model.ts';
import type { ArgadCommand } from '../state/orders.ts';
import { isKnownTo, ownFigure } from './find-named.ts';
import { type RefusalList, refuse, refusedBy } from './order-context.ts';

type PlaceCommand = Extract<ArgadCommand, { readonly kind: 'place' }>;

interface PlaceContext {
  readonly table: Table;
  readonly state: State;
  readonly figureIndex: FigureIndex;
  readonly figure: FigureState;
  readonly base: Base;
  /** Index of the room, or -1 outside. */
  readonly room: OrNone<RoomIndex>;
  readonly command: PlaceCommand;
  readonly against: RefusalList;
}

export function checkPlace(table: Table, state: State, side: SideIndex, command: PlaceCommand): Verdict {
  const figureIndex = ownFigure(table, state, side, command.figure, 'figure');
  if (typeof figureIndex !== 'number') return figureIndex;
  const figure = entryAt(state.figures, figureIndex);
  const { at, heading } = command;
  const base = placeBase(figure.mounted ? mountedBase : footBase, { x: at.x, y: at.y, heading });
  const room = roomNamed(table.field, command.room);
  const wrong = roomMistake(table, base, room, command);
  if (wrong !== null) return wrong;
  const placing: PlaceContext = { table, state, figureIndex, figure, base, room, command, against: [] };
  checkZone(placing);
  checkGround(placing);
  checkClear(placing);
  checkHiding(placing);
  return placing.against.length > 0 ? refusedBy(placing.against) : allowedCommand;
}

/** The command must name a room exactly if the figure stands in it. */
function roomMistake(
  { field }: Table,
  base: Base,
  room: OrNone<RoomIndex>,
  { room: named }: PlaceCommand,
): InvalidCommand | null {
  if (named !== null && room === none) return invalidCommand('value', 'room', `there is no room "${named}"`);
  if (room !== none)
    return isBaseWhollyIn(base, entryAt(field.rooms, room).polygon)
      ? null
      : invalidCommand('combination', 'at', `is not wholly in "${named}"`);
  const within = field.rooms.find(({ floor, polygon }) => floor === 0 && isBaseIn(base, polygon));
  if (within === undefined) return null;
  return invalidCommand(
    'combination',
    'room',
    `stands in "${within.id}" or in its wall; name it, or move away`,
  );
}

/** A side without a zone stays as the scenario places it. So do all bodies. */
function checkZone({ table, figureIndex, figure, base, command, against: refusals }: PlaceContext): void {
  const { zone } = entryAt(table.sides, entryAt(table.roster, figureIndex).side);
  const stays = figure.x === base.x && figure.y === base.y;
  const inZone = zone === null ? stays : isBaseWhollyIn(base, zone);
  if (!inZone || !isOnTable(table.field, base)) refuse(refusals, 'scenario.deploy', command.figure);
  if (figure.body !== none) refuse(refusals, 'formation.close-order', command.figure);
}

function checkGround({ table, state, figure, base, room, command, against: refusals }: PlaceContext): void {
  const about = command.figure;
  if (room !== none && figure.mounted) refuse(refusals, 'building.mounted', about);
  if (isAcrossWall(table.field, base, room)) refuse(refusals, 'terrain.high-wall', about);
  const wet = groundsUnder(table.field, base, room).includes('deep-water');
  if (wet && figure.vessel === none) refuse(refusals, 'water.deep', about);
  state.vessels.forEach((_, vessel) => {
    const aboard = isWithin(base, boatBase(table, state, vessel), 0);
    if (aboard !== (vessel === figure.vessel)) refuse(refusals, 'water.boat-board', about);
  });
}

/** `move.no-overlap` among the side's own figures and prisoners on one floor. Other sides' positions are not yet known. */
function checkClear({
  table,
  state,
  figureIndex: figure,
  base,
  room,
  against: refusals,
}: PlaceContext): void {
  const { roster, field } = table;
  for (const other of roster) {
    const { side } = entryAt(roster, figure);
    const isSeen = other.side === side || (other.captive && isKnownTo(state, other.index, side));
    if (!isSeen || other.index === figure) continue;
    const there = entryAt(state.figures, other.index);
    if (there.status !== 'on' || floorOf(field, there.room) !== floorOf(field, room)) continue;
    if (overlaps(base, ownBase(there))) refuse(refusals, 'move.no-overlap', other.id);
  }
}

/** `hide.secret`: only a figure that could hide there is deployed unseen. */
function checkHiding({ table, figure, base, room, command, against: refusals }: PlaceContext): void {
  const { figure: about, secret, posture } = command;
  if (!secret && posture !== 'crouched') return;
  if (figure.mounted || (room === none && posture !== 'crouched')) refuse(refusals, 'hide.crouched', about);
  if (!figure.mounted && !canHide(table.field, { base, room, vessel: figure.vessel }))
    refuse(refusals, secret ? 'hide.secret' : 'hide.crouched-behind', about);
}
