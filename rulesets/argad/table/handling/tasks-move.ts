/** What a figure can be told about where and how it goes. */
import type { Task } from '@grognard/engine';
import { placeBase } from '@grognard/geometry';
import { footBase } from '../../scenarios/measure.ts';
import { isInRanks } from '../check/finding.ts';
import { isBeside } from '../check/places.ts';
import { canHide } from '../field/hiding.ts';
import { adjoining } from '../field/rooms.ts';
import { swimAllowanceOf } from '../move-facts.ts';
import { allowanceOf } from '../own-move.ts';
import { standingOf } from '../standing.ts';
import { indoors, vesselName } from '../tell-names.ts';
import { type FigureTold, offer, takeBackTask, toldMore } from './figure-told.ts';
import { handWordsOf } from './words.ts';

export function moveTasks(figure: FigureTold): Task[] {
  const { holding } = figure;
  if (isInRanks(holding.state, figure.figure)) return [];
  return [
    wayTask(figure),
    ...paceTask(figure),
    ...postureTask(figure),
    ...saddleTask(figure),
    ...roomTasks(figure),
    ...boatTasks(figure),
    ...togetherTask(figure),
  ];
}

/** As far as it may go on open ground, or swimming. */
function wayTask({ holding, man, figure, order }: FigureTold): Task {
  const { table, state } = holding;
  const { tasks } = handWordsOf(table);
  const most = (figure.swimming ? swimAllowanceOf : openAllowance)(table, state, man, order);
  return {
    kind: 'way',
    id: 'way',
    title: tasks.way,
    usual: true,
    value: order.path.map(({ x, y }) => ({ x, y })),
    most: Math.floor(most),
  };
}

function openAllowance(...[table, state, man, order]: Parameters<typeof swimAllowanceOf>): number {
  return allowanceOf(table, state, man, order, []);
}

function paceTask(told: FigureTold): Task[] {
  const { holding, man, figure, order } = told;
  const { tasks } = handWordsOf(holding.table);
  const couldCreep = !figure.mounted && !figure.swimming && figure.vessel < 0;
  if (order.pace === 'walk' && !(couldCreep && canHide(holding.table.field, standingOf(holding.state, man))))
    return [];
  const offers = (['walk', 'crouch'] as const).map((pace) => offer(told, 'pace', pace, tasks.paces[pace]));
  return [{ kind: 'choice', id: 'pace', title: tasks.pace, usual: false, value: order.pace, offers }];
}

function postureTask(told: FigureTold): Task[] {
  const { holding, figure, order } = told;
  const { tasks } = handWordsOf(holding.table);
  const rides = order.saddle === 'stay' ? figure.mounted : order.saddle === 'mount';
  if ((rides || figure.swimming) && order.posture === null) return [];
  const offers = [
    offer(told, 'posture', null, tasks.postures.as),
    offer(told, 'posture', 'upright', tasks.postures.upright),
    offer(told, 'posture', 'crouched', tasks.postures.crouched),
  ];
  return [
    { kind: 'choice', id: 'posture', title: tasks.posture, usual: false, value: order.posture, offers },
  ];
}

function saddleTask(told: FigureTold): Task[] {
  const { holding, man, figure, order } = told;
  const { tasks } = handWordsOf(holding.table);
  const hasHorse = holding.state.horses.some(({ rider }) => rider === man);
  if (!figure.mounted && !hasHorse) return [];
  const other = figure.mounted ? 'dismount' : 'mount';
  const offers = (['stay', other] as const).map((saddle) =>
    offer(told, 'saddle', saddle, tasks.saddles[saddle]),
  );
  return [{ kind: 'choice', id: 'saddle', title: tasks.saddle, usual: false, value: order.saddle, offers }];
}

/** From room to room nothing is measured (`building.room`). */
function roomTasks(told: FigureTold): Task[] {
  const { holding, figure, order } = told;
  const { table } = holding;
  const { tasks } = handWordsOf(table);
  if (figure.room < 0 || figure.mounted) return [];
  const { field } = table;
  const rooms = field.rooms.filter(({ index }) => adjoining(field, figure.room, index) !== null);
  if (rooms.length === 0) return [];
  const offers = [
    offer(told, 'room', null, tasks.stayInRoom),
    ...rooms.map(({ id, index, floor }) =>
      offer(told, 'room', id, tasks.roomName(indoors(table, index), id.replaceAll('-', ' '), floor)),
    ),
  ];
  const pass: Task = {
    kind: 'choice',
    id: 'room',
    title: tasks.room,
    usual: true,
    value: order.room,
    offers,
  };
  if (order.room === null || order.roomAt === null) return [pass];
  const { x, y } = order.roomAt;
  return [pass, { kind: 'place', id: 'roomAt', title: tasks.roomAt, usual: true, value: { x, y } }];
}

/** Vessels beside which it is, or comes to be (`water.boat-board`). */
function boatTasks(told: FigureTold): Task[] {
  const { holding, figure, order, way } = told;
  const { table, state } = holding;
  const { tasks } = handWordsOf(table);
  const found: Task[] = [];
  const end = placeBase(footBase, { x: way.endX, y: way.endY, heading: 0 });
  const beside = table.vessels.filter(
    ({ index, id }) =>
      order.board === id || (index !== figure.vessel && isBeside(table, state, index, figure.vessel, end)),
  );
  if (beside.length > 0 && !figure.mounted) {
    const offers = [
      offer(told, 'board', null, tasks.no),
      ...beside.map(({ id, index }) => offer(told, 'board', id, vesselName(table, index), id)),
    ];
    found.push({ kind: 'choice', id: 'board', title: tasks.board, usual: true, value: order.board, offers });
  }
  if (figure.vessel >= 0) found.push(flagTask(told, 'ashore', tasks.ashore, 'usual'));
  return found;
}

/** Trained light infantry is a group only if its player says so (`group.bunch`). */
function togetherTask(told: FigureTold): Task[] {
  const { tasks } = handWordsOf(told.holding.table);
  return told.info.light ? [flagTask(told, 'together', tasks.together, 'seldom')] : [];
}

/** Yes or no. */
export function flagTask(
  told: FigureTold,
  id: 'ashore' | 'together' | 'drop' | 'stepUp',
  title: string,
  how: 'usual' | 'seldom',
): Task {
  const { tasks } = handWordsOf(told.holding.table);
  const offers = [offer(told, id, false, tasks.no), offer(told, id, true, tasks.yes)];
  return { kind: 'choice', id, title, usual: how === 'usual', value: told.order[id], offers };
}

/** What was told can be taken back. */
export function nothingTask(told: FigureTold): Task[] {
  const { holding, man } = told;
  if (holding.state.orders[man] === null) return [];
  return [takeBackTask(holding.table, told, toldMore(told, {}).against)];
}
