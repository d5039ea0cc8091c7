/** Tasks of the set-up: place, facing, formation, house. */

import type { Choice, ExplainedRefusal, Gesture, Item, Proposal, Task, TaskValues } from '@grognard/engine';
import { cornersOf, frontOf } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { check, type Json, Problem } from '@grognard/rules-kit';
import {
  choiceTask,
  facingTask,
  headingSet,
  nothingProposed,
  placeTask,
  plainChoice,
  readList,
  readNumber,
  readPoint,
  readWord,
  refused,
} from '@grognard/table-kit';
import { formations, formationsOf } from '../../model.ts';
import { layPlace, zoneFor } from '../actions/setup/deploy.ts';
import { basesLeft, mostGap } from '../bodies/index.ts';
import { explainRefusals, unread } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { fieldOf } from '../field/index.ts';
import { checkCommand } from '../flow/check.ts';
import { commandShapes, type PlaceCommand } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Placement } from '../state/model.ts';
import { isRefused } from '../state/turn.ts';
import { firstHeading, firstPlace } from './first-place.ts';
import { bodyThere } from './foresee.ts';
import { type InteractionContext, sideOf } from './interaction-context.ts';
import { ghostOf } from './look.ts';

export function placeFromGesture(
  context: InteractionContext,
  unit: UnitIndex,
  values: TaskValues,
): PlaceCommand | Problem {
  const { table, state } = context;
  const { stands } = entryAt(state.units, unit);
  const at = values['place'] === undefined ? firstPlace(context, unit) : readPoint(values['place']);
  if (at === null) return new Problem('type', 'place', 'a place is a point');
  const usual = stands.formation === 'gunners' ? 'deployed' : stands.formation;
  const formation = readWord(values['formation'], formations) ?? usual;
  const files = readNumber(values['files']);
  const gap = readNumber(values['gap']);
  const read = check(commandShapes.place, {
    kind: 'place',
    unit: entryAt(table.units, unit).id,
    at: { ...at },
    heading: headingSet(readList(values['facing']).at(-1), at) ?? firstHeading(context, unit),
    formation,
    files: files === null ? (formation === stands.formation ? stands.files : 0) : Math.round(files),
    gap:
      gap === null
        ? formation === 'open' && stands.formation === 'open'
          ? stands.gap
          : null
        : Math.round(gap),
    house: 'house' in values ? values['house'] : houseOf(context, unit, values),
  });
  return read instanceof Problem ? read : (read as PlaceCommand);
}

/** A garrison stays in its house unless it is told to stand elsewhere. */
function houseOf({ table, state }: InteractionContext, unit: UnitIndex, values: TaskValues): Json {
  const { stands, status } = entryAt(state.units, unit);
  if (status !== 'on' || stands.house === none || values['place'] !== undefined) return null;
  return entryAt(fieldOf(table, state).houses, stands.house).id;
}

/** Its placement, allowed or not. */
function standsTold({ table, state }: InteractionContext, unit: UnitIndex, command: PlaceCommand): Placement {
  const laid = layPlace(table, state, command);
  if (!isRefused(laid)) return laid as Placement;
  const { at, heading, formation, files, gap } = command;
  const widest = mostGap(table.rules.table);
  const bases = Math.max(1, basesLeft(table, unit, entryAt(state.units, unit)));
  return {
    x: at.x,
    y: at.y,
    heading,
    formation,
    files: files === 0 ? bases : Math.min(bases, files),
    gap: formation === 'open' ? Math.min(widest, gap ?? widest) : 0,
    house: none,
  };
}

function zoneShown(context: InteractionContext, unit: UnitIndex): Item {
  const { table, state } = context;
  const { id } = entryAt(table.sides, sideOf(context));
  return {
    kind: 'zone',
    id: `setup:${id}`,
    side: id,
    corners: zoneFor(table, state, unit).corners,
    manner: 'setup',
  };
}

export function proposePlace(context: InteractionContext, unit: UnitIndex, { values }: Gesture): Proposal {
  const { table, state } = context;
  const { id } = entryAt(table.units, unit);
  const command = placeFromGesture(context, unit, values);
  if (command instanceof Problem) return refused([unread(table, command, id)]);
  return {
    ...nothingProposed,
    commands: [command],
    refusals: judged(context, unit, command),
    items: [zoneShown(context, unit), ghostOf(table, state, unit, standsTold(context, unit, command))],
  };
}

function judged(
  { table, state, side }: InteractionContext,
  unit: UnitIndex,
  command: PlaceCommand,
): readonly ExplainedRefusal[] {
  const { id } = entryAt(table.units, unit);
  return explainRefusals(table, checkCommand(table, state, side, command, 'verdict'), id);
}

function offered(
  context: InteractionContext,
  unit: UnitIndex,
  values: TaskValues,
  more: TaskValues,
  title: string,
  value: Json,
): Choice {
  const command = placeFromGesture(context, unit, { ...values, ...more });
  const { id } = entryAt(context.table.units, unit);
  const refusals =
    command instanceof Problem ? [unread(context.table, command, id)] : judged(context, unit, command);
  return plainChoice(value, title, refusals);
}

export function placeTasks(context: InteractionContext, unit: UnitIndex, gesture: Gesture): readonly Task[] {
  const { table } = context;
  const { tasks, formation: named } = interactionWordsOf(table);
  const read = placeFromGesture(context, unit, gesture.values);
  const { values } = gesture;
  const command = read instanceof Problem ? placeFromGesture(context, unit, {}) : read;
  if (command instanceof Problem) return [];
  const stands = standsTold(context, unit, command);
  const { arm } = entryAt(table.units, unit);
  const choice: Offering = (task, value, title) =>
    offered(context, unit, values, { [task]: value }, title, value);
  return [
    placeTask('place', tasks.place, { x: command.at.x, y: command.at.y }),
    facingOf(context, unit, stands),
    choiceTask(
      'formation',
      tasks.formation,
      command.formation,
      formationsOf[arm].map((one) => choice('formation', one, named(one))),
    ),
    ...shapes(context, unit, command, stands),
    ...houseTask(context, unit, command, choice),
  ];
}

type Offering = (task: string, value: Json, title: string) => Choice;

function houseTask(
  { table, state }: InteractionContext,
  unit: UnitIndex,
  { house }: PlaceCommand,
  choice: Offering,
): readonly Task[] {
  const { tasks } = interactionWordsOf(table);
  const { houses } = fieldOf(table, state);
  if (entryAt(table.units, unit).arm !== 'foot' || houses.length === 0) return [];
  const choices = [
    choice('house', null, tasks.noHouse),
    ...houses.map(({ id, name }) => choice('house', id, name)),
  ];
  return [choiceTask('house', tasks.house, house, choices)];
}

function facingOf({ table, state }: InteractionContext, unit: UnitIndex, stands: Placement): Task {
  const body = bodyThere(table, state, unit, { ...stands, house: none });
  const front = frontOf(body);
  // A little ahead of the front, so that it can be told apart from the body.
  const at = { x: 2 * front.x - body.x, y: 2 * front.y - body.y };
  return facingTask(interactionWordsOf(table).tasks.facing, at, stands.heading);
}

function shapes(
  { table, state }: InteractionContext,
  unit: UnitIndex,
  command: PlaceCommand,
  stands: Placement,
): readonly Task[] {
  const { tasks } = interactionWordsOf(table);
  const { formation } = command;
  const bases = Math.max(1, basesLeft(table, unit, entryAt(state.units, unit)));
  const isColumn = formation === 'column' || formation === 'limbered';
  const most = isColumn ? Math.max(1, Math.round(table.rules.table.shapes.columnWidth)) : bases;
  const found: Task[] = [];
  const amount = { kind: 'amount', isPrimary: false } as const;
  if (isColumn || formation === 'open')
    found.push({
      ...amount,
      id: 'files',
      title: tasks.files,
      value: Math.min(most, stands.files),
      unit: 'count',
      least: 1,
      most,
    });
  if (formation === 'open')
    found.push({
      ...amount,
      id: 'gap',
      title: tasks.gap,
      value: stands.gap,
      unit: 'length',
      least: 0,
      most: mostGap(table.rules.table),
    });
  return found;
}

/** The outline of a base as an overlay item. */
export function outline(id: string, side: string, base: Parameters<typeof cornersOf>[0]): Item {
  return { kind: 'zone', id, side, corners: cornersOf(base), manner: 'setup' };
}
