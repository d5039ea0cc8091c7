/** Deployment (`scenario.deploy`): the place and heading of a figure, hidden or not. */

import type { Choice, Gesture, Item, Proposal, Task, TaskValues } from '@grognard/engine';
import { asHeading, isBaseWhollyIn, placeBase } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { check, type Json, Problem } from '@grognard/rules-kit';
import {
  amountTask,
  choiceTask,
  isPoint,
  placeTask,
  plainChoice,
  refused,
  snappedPoint,
} from '@grognard/table-kit';
import { footBase, mountedBase } from '../../scenarios/measure.ts';
import { checkCommand } from '../actions/command.ts';
import { explainRefusals, invalidCommandRefusal } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { roomNamed } from '../state/find-named.ts';
import type { FigureIndex, RoomIndex } from '../state/indices.ts';
import { type ArgadCommand, commandShapes } from '../state/orders.ts';
import { indoors } from '../views/tell-names.ts';
import type { InteractionContext } from './interaction-context.ts';
import { ghostOf } from './look.ts';

type PlaceCommand = Extract<ArgadCommand, { readonly kind: 'place' }>;

/** The placement of a figure: the gesture on top of its present placement. */
export function placeFromGesture(
  context: InteractionContext,
  figureIndex: FigureIndex,
  values: TaskValues,
): PlaceCommand | Problem {
  const { table, state } = context;
  const figure = entryAt(state.figures, figureIndex);
  const { place, heading } = values;
  if (place !== undefined && !isPoint(place)) return new Problem('type', 'place', 'a place is a point');
  const at = place === undefined ? { x: figure.x, y: figure.y } : snappedPoint(place);
  const facing =
    typeof heading === 'number' && Number.isFinite(heading) ? asHeading(Math.round(heading)) : heading;
  const everybody = 2 ** table.sides.length - 1;
  const command = {
    kind: 'place',
    figure: entryAt(table.roster, figureIndex).id,
    at,
    heading: facing ?? figure.heading,
    posture: values['posture'] ?? figure.posture,
    secret: values['secret'] ?? figure.known !== everybody,
    room: 'room' in values ? values['room'] : roomFor(context, figureIndex, at),
  };
  const read = check(commandShapes.place, command);
  return read instanceof Problem ? read : (read as PlaceCommand);
}

/** A figure keeps its room while it stands in it. Otherwise it gets a room on the ground floor. */
function roomFor(
  { table, state }: InteractionContext,
  figure: FigureIndex,
  at: { readonly x: number; readonly y: number },
): Json {
  const { rooms } = table.field;
  const { mounted, heading, room } = entryAt(state.figures, figure);
  const base = placeBase(mounted ? mountedBase : footBase, { ...at, heading });
  const holds = (index: RoomIndex) => isBaseWhollyIn(base, entryAt(rooms, index).polygon);
  if (room !== none && holds(room)) return entryAt(rooms, room).id;
  return rooms.find(({ floor, index }) => floor === 0 && holds(index))?.id ?? null;
}

export function proposePlace(context: InteractionContext, figure: FigureIndex, gesture: Gesture): Proposal {
  const { table, state, side } = context;
  const { id } = entryAt(table.roster, figure);
  const command = placeFromGesture(context, figure, gesture.values);
  if (command instanceof Problem) return refused([invalidCommandRefusal(command.code, command.message, id)]);
  const refusals = explainRefusals(table, checkCommand(table, state, side, command, 'verdict'), id);
  return {
    commands: [command],
    refusals,
    items: placeItems(context, figure, command),
    stretches: [],
    notes: [],
    longestLegal: null,
  };
}

export function placeItems(
  { table, state }: InteractionContext,
  figure: FigureIndex,
  command: PlaceCommand,
): Item[] {
  const { at, heading, posture, secret, room } = command;
  const { side } = entryAt(table.roster, figure);
  const there = {
    ...entryAt(state.figures, figure),
    x: at.x,
    y: at.y,
    heading,
    posture,
    known: secret ? 1 << side : 2 ** table.sides.length - 1,
    room: roomNamed(table.field, room),
  };
  return [ghostOf(table, figure, there)];
}

export function placeTasks(context: InteractionContext, figure: FigureIndex, gesture: Gesture): Task[] {
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  const read = placeFromGesture(context, figure, gesture.values);
  if (read instanceof Problem || entryAt(state.figures, figure).body !== none) return [];
  const { at, heading, posture, secret } = read;
  const choose = (id: string, title: string, value: Json, choices: readonly Choice[]): Task =>
    choiceTask(id, title, value, choices);
  const choice = (task: string, value: Json, title: string) =>
    placeOffer(context, figure, gesture, { task, value, title });
  const found: Task[] = [
    placeTask('place', tasks.place, { x: at.x, y: at.y }),
    amountTask('heading', tasks.heading, { value: heading, unit: 'angle', least: 0, most: 3599 }),
  ];
  if (!entryAt(state.figures, figure).mounted) {
    const postures = (['upright', 'crouched'] as const).map((one) =>
      choice('posture', one, tasks.postures[one]),
    );
    const unseen = [choice('secret', false, tasks.no), choice('secret', true, tasks.yes)];
    found.push(
      choose('posture', tasks.stance, posture, postures),
      choose('secret', tasks.secret, secret, unseen),
    );
  }
  const rooms = roomsAround(context, figure, read);
  if (rooms.length > 0) {
    const named = rooms.map(({ id, index, floor }) =>
      choice('room', id, tasks.roomName(indoors(table, index), id.replaceAll('-', ' '), floor)),
    );
    found.push(choose('room', tasks.room, read.room, [choice('room', null, tasks.outside), ...named]));
  }
  return found;
}

function placeOffer(
  context: InteractionContext,
  figure: FigureIndex,
  { values }: Gesture,
  { task, value, title }: { readonly task: string; readonly value: Json; readonly title: string },
): Choice {
  const { table, state, side } = context;
  const { id } = entryAt(table.roster, figure);
  const command = placeFromGesture(context, figure, { ...values, [task]: value });
  if (command instanceof Problem)
    return plainChoice(value, title, [invalidCommandRefusal(command.code, command.message, id)]);
  return plainChoice(
    value,
    title,
    explainRefusals(table, checkCommand(table, state, side, command, 'verdict'), id),
  );
}

/** Rooms on any floor that contain the place. */
function roomsAround(
  { table, state }: InteractionContext,
  figure: FigureIndex,
  { at, heading }: PlaceCommand,
) {
  const base = placeBase(entryAt(state.figures, figure).mounted ? mountedBase : footBase, {
    x: at.x,
    y: at.y,
    heading,
  });
  return table.field.rooms.filter(({ polygon }) => isBaseWhollyIn(base, polygon));
}
