/** Setting up (`scenario.deploy`): a figure put down somewhere, facing somewhere, in hiding or not. */
import type { Gesture, Item, Offer, Proposal, Task } from '@grognard/engine';
import { asHeading, isBaseWhollyIn, placeBase } from '@grognard/geometry';
import { check, type Json, Problem } from '@grognard/rules-kit';
import { footBase, mountedBase } from '../../scenarios/measure.ts';
import { checkCommand } from '../check/command.ts';
import { type ArgadCommand, commandShapes } from '../orders.ts';
import { indoors } from '../tell-names.ts';
import { hindrancesIn, mistaken } from './cited.ts';
import { plainOffer } from './figure-told.ts';
import type { Holding } from './holding.ts';
import { ghostOf } from './look.ts';
import { isPoint, snappedPoint, type Told } from './order-told.ts';
import { refused } from './propose-figure.ts';
import { handWordsOf } from './words.ts';

type PlaceCommand = Extract<ArgadCommand, { readonly kind: 'place' }>;

/** Where a figure is to stand, on top of how it stands now. */
export function placeTold(holding: Holding, man: number, told: Told): PlaceCommand | Problem {
  const { table, state } = holding;
  const figure = state.figures[man]!;
  const { place, heading } = told;
  if (place !== undefined && !isPoint(place)) return new Problem('type', 'place', 'a place is a point');
  const at = place === undefined ? { x: figure.x, y: figure.y } : snappedPoint(place);
  const facing =
    typeof heading === 'number' && Number.isFinite(heading) ? asHeading(Math.round(heading)) : heading;
  const everybody = 2 ** table.sides.length - 1;
  const command = {
    kind: 'place',
    figure: table.men[man]!.id,
    at,
    heading: facing ?? figure.heading,
    posture: told['posture'] ?? figure.posture,
    secret: told['secret'] ?? figure.known !== everybody,
    room: 'room' in told ? told['room'] : roomFor(holding, man, at),
  };
  const read = check(commandShapes.place, command);
  return read instanceof Problem ? read : (read as PlaceCommand);
}

/** The room it is in stays its room as long as it stands in it; else one on the ground. */
function roomFor(
  { table, state }: Holding,
  man: number,
  at: { readonly x: number; readonly y: number },
): Json {
  const { rooms } = table.field;
  const { mounted, heading, room } = state.figures[man]!;
  const base = placeBase(mounted ? mountedBase : footBase, { ...at, heading });
  const holds = (index: number) => isBaseWhollyIn(base, rooms[index]!.polygon);
  if (room >= 0 && holds(room)) return rooms[room]!.id;
  return rooms.find(({ floor, index }) => floor === 0 && holds(index))?.id ?? null;
}

export function proposePlace(holding: Holding, man: number, gesture: Gesture): Proposal {
  const { table, state, side } = holding;
  const { id } = table.men[man]!;
  const command = placeTold(holding, man, gesture.told);
  if (command instanceof Problem) return refused([mistaken(command.code, command.message, id)]);
  const against = hindrancesIn(table, checkCommand(table, state, side, command, 'verdict'), id);
  return {
    commands: [command],
    against,
    items: placeItems(holding, man, command),
    stretches: [],
    notes: [],
    fits: null,
  };
}

export function placeItems({ table, state }: Holding, man: number, command: PlaceCommand): Item[] {
  const { at, heading, posture, secret, room } = command;
  const { side } = table.men[man]!;
  const there = {
    ...state.figures[man]!,
    x: at.x,
    y: at.y,
    heading,
    posture,
    known: secret ? 1 << side : 2 ** table.sides.length - 1,
    room: table.field.rooms.findIndex(({ id }) => id === room),
  };
  return [ghostOf(table, man, there)];
}

export function placeTasks(holding: Holding, man: number, gesture: Gesture): Task[] {
  const { table, state } = holding;
  const { tasks } = handWordsOf(table);
  const read = placeTold(holding, man, gesture.told);
  if (read instanceof Problem || state.figures[man]!.body >= 0) return [];
  const { at, heading, posture, secret } = read;
  const choose = (id: string, title: string, value: Json, offers: readonly Offer[]): Task => ({
    kind: 'choice',
    id,
    title,
    usual: true,
    value,
    offers,
  });
  const offer = (task: string, value: Json, title: string) =>
    placeOffer(holding, man, gesture, { task, value, title });
  const found: Task[] = [
    { kind: 'place', id: 'place', title: tasks.place, usual: true, value: { x: at.x, y: at.y } },
    {
      kind: 'amount',
      id: 'heading',
      title: tasks.heading,
      usual: true,
      value: heading,
      unit: 'angle',
      least: 0,
      most: 3599,
    },
  ];
  if (!state.figures[man]!.mounted) {
    const postures = (['upright', 'crouched'] as const).map((one) =>
      offer('posture', one, tasks.postures[one]),
    );
    const unseen = [offer('secret', false, tasks.no), offer('secret', true, tasks.yes)];
    found.push(
      choose('posture', tasks.stance, posture, postures),
      choose('secret', tasks.secret, secret, unseen),
    );
  }
  const rooms = roomsAround(holding, man, read);
  if (rooms.length > 0) {
    const named = rooms.map(({ id, index, floor }) =>
      offer('room', id, tasks.roomName(indoors(table, index), id.replaceAll('-', ' '), floor)),
    );
    found.push(choose('room', tasks.room, read.room, [offer('room', null, tasks.outside), ...named]));
  }
  return found;
}

function placeOffer(
  holding: Holding,
  man: number,
  { told }: Gesture,
  { task, value, title }: { readonly task: string; readonly value: Json; readonly title: string },
): Offer {
  const { table, state, side } = holding;
  const { id } = table.men[man]!;
  const command = placeTold(holding, man, { ...told, [task]: value });
  if (command instanceof Problem)
    return plainOffer(value, title, [mistaken(command.code, command.message, id)]);
  return plainOffer(
    value,
    title,
    hindrancesIn(table, checkCommand(table, state, side, command, 'verdict'), id),
  );
}

/** Rooms, on any floor, that hold the place. */
function roomsAround({ table, state }: Holding, man: number, { at, heading }: PlaceCommand) {
  const base = placeBase(state.figures[man]!.mounted ? mountedBase : footBase, { x: at.x, y: at.y, heading });
  return table.field.rooms.filter(({ polygon }) => isBaseWhollyIn(base, polygon));
}
