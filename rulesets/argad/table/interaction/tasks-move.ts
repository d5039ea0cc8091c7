/** Tasks for a figure's move. */

import type { Task } from '@grognard/engine';
import { placeBase } from '@grognard/geometry';
import { none } from '@grognard/lists';
import { choiceTask, placeTask, wayTask } from '@grognard/table-kit';
import { footBase } from '../../scenarios/measure.ts';
import { isInRanks } from '../actions/order-context.ts';
import { isBeside } from '../actions/places.ts';
import { swimAllowanceOf } from '../bodies/move-facts.ts';
import { allowanceOf } from '../bodies/own-move.ts';
import { placementOf } from '../bodies/placement.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { canHide } from '../field/hiding.ts';
import { adjoining } from '../field/rooms.ts';
import { indoors, vesselName } from '../views/tell-names.ts';
import { cancelOrderTask, checkedChoice, type FigureTaskContext, withValues } from './figure-task-context.ts';

export function moveTasks(figure: FigureTaskContext): Task[] {
  const { context } = figure;
  if (isInRanks(context.state, figure.figure)) return [];
  return [
    pathTask(figure),
    ...paceTask(figure),
    ...postureTask(figure),
    ...saddleTask(figure),
    ...roomTasks(figure),
    ...boatTasks(figure),
    ...togetherTask(figure),
  ];
}

/** The path, up to the allowance over open ground or in the water. */
function pathTask({ context, figureIndex, figure, order }: FigureTaskContext): Task {
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  const most = (figure.swimming ? swimAllowanceOf : openAllowance)(table, state, figureIndex, order);
  return wayTask('way', tasks.way, {
    value: order.path.map(({ x, y }) => ({ x, y })),
    most: Math.floor(most),
  });
}

function openAllowance(...[table, state, figure, order]: Parameters<typeof swimAllowanceOf>): number {
  return allowanceOf(table, state, figure, order, []);
}

function paceTask(values: FigureTaskContext): Task[] {
  const { context, figureIndex, figure, order } = values;
  const { tasks } = interactionWordsOf(context.table);
  const couldCreep = !figure.mounted && !figure.swimming && figure.vessel === none;
  if (
    order.pace === 'walk' &&
    !(couldCreep && canHide(context.table.field, placementOf(context.state, figureIndex)))
  )
    return [];
  const choices = (['walk', 'crouch'] as const).map((pace) =>
    checkedChoice(values, 'pace', pace, tasks.paces[pace]),
  );
  return [choiceTask('pace', tasks.pace, order.pace, choices, 'more')];
}

function postureTask(values: FigureTaskContext): Task[] {
  const { context, figure, order } = values;
  const { tasks } = interactionWordsOf(context.table);
  const rides = order.saddle === 'stay' ? figure.mounted : order.saddle === 'mount';
  if ((rides || figure.swimming) && order.posture === null) return [];
  const choices = [
    checkedChoice(values, 'posture', null, tasks.postures.as),
    checkedChoice(values, 'posture', 'upright', tasks.postures.upright),
    checkedChoice(values, 'posture', 'crouched', tasks.postures.crouched),
  ];
  return [choiceTask('posture', tasks.posture, order.posture, choices, 'more')];
}

function saddleTask(values: FigureTaskContext): Task[] {
  const { context, figureIndex, figure, order } = values;
  const { tasks } = interactionWordsOf(context.table);
  const hasHorse = context.state.horses.some(({ rider }) => rider === figureIndex);
  if (!figure.mounted && !hasHorse) return [];
  const other = figure.mounted ? 'dismount' : 'mount';
  const choices = (['stay', other] as const).map((saddle) =>
    checkedChoice(values, 'saddle', saddle, tasks.saddles[saddle]),
  );
  return [choiceTask('saddle', tasks.saddle, order.saddle, choices, 'more')];
}

/** Changing rooms is not measured (`building.room`). */
function roomTasks(values: FigureTaskContext): Task[] {
  const { context, figure, order } = values;
  const { table } = context;
  const { tasks } = interactionWordsOf(table);
  if (figure.room === none || figure.mounted) return [];
  const { field } = table;
  const rooms = field.rooms.filter(({ index }) => adjoining(field, figure.room, index) !== null);
  if (rooms.length === 0) return [];
  const choices = [
    checkedChoice(values, 'room', null, tasks.stayInRoom),
    ...rooms.map(({ id, index, floor }) =>
      checkedChoice(
        values,
        'room',
        id,
        tasks.roomName(indoors(table, index), id.replaceAll('-', ' '), floor),
      ),
    ),
  ];
  const pass: Task = choiceTask('room', tasks.room, order.room, choices);
  if (order.room === null || order.roomAt === null) return [pass];
  const { x, y } = order.roomAt;
  return [pass, placeTask('roomAt', tasks.roomAt, { x, y })];
}

/** Vessels the figure is beside, now or at the end of its path (`water.boat-board`). */
function boatTasks(values: FigureTaskContext): Task[] {
  const { context, figure, order, way } = values;
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  const found: Task[] = [];
  const end = placeBase(footBase, { x: way.endX, y: way.endY, heading: 0 });
  const beside = table.vessels.filter(
    ({ index, id }) =>
      order.board === id || (index !== figure.vessel && isBeside(table, state, index, figure.vessel, end)),
  );
  if (beside.length > 0 && !figure.mounted) {
    const choices = [
      checkedChoice(values, 'board', null, tasks.no),
      ...beside.map(({ id, index }) => checkedChoice(values, 'board', id, vesselName(table, index), id)),
    ];
    found.push(choiceTask('board', tasks.board, order.board, choices));
  }
  if (figure.vessel !== none) found.push(flagTask(values, 'ashore', tasks.ashore, 'usual'));
  return found;
}

/** Trained light infantry counts as a group only if its player says so (`group.bunch`). */
function togetherTask(values: FigureTaskContext): Task[] {
  const { tasks } = interactionWordsOf(values.context.table);
  return values.info.light ? [flagTask(values, 'together', tasks.together, 'seldom')] : [];
}

/** A yes-or-no task. */
export function flagTask(
  values: FigureTaskContext,
  id: 'ashore' | 'together' | 'drop' | 'stepUp',
  title: string,
  how: 'usual' | 'seldom',
): Task {
  const { tasks } = interactionWordsOf(values.context.table);
  const choices = [checkedChoice(values, id, false, tasks.no), checkedChoice(values, id, true, tasks.yes)];
  return choiceTask(id, title, values.order[id], choices, how === 'usual' ? 'usual' : 'more');
}

/** The task of cancelling an order, if there is one. */
export function nothingTask(values: FigureTaskContext): Task[] {
  const { context, figureIndex: figure } = values;
  if (context.state.orders[figure] === null) return [];
  return [cancelOrderTask(context.table, values, withValues(values, {}).against)];
}
