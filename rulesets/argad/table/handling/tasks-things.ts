/** What a figure can be told to take up and put down (`figure.carry`). */
import type { Task } from '@grognard/engine';
import { isFree, isInReach } from '../check/things.ts';
import { thingName } from '../tell-names.ts';
import { type FigureTold, offer } from './figure-told.ts';
import { flagTask } from './tasks-move.ts';
import { handWordsOf } from './words.ts';

export function thingTasks(told: FigureTold): Task[] {
  const { holding, figure, order } = told;
  const { table } = holding;
  const { tasks } = handWordsOf(table);
  const found: Task[] = [];
  const things = thingsInReach(told);
  if (things.length > 0 || order.take !== null) {
    const offers = [
      offer(told, 'take', null, tasks.takeNothing),
      ...things.map((thing) => {
        const { id } = table.things[thing]!;
        return offer(told, 'take', id, thingName(table, thing), id);
      }),
    ];
    found.push({ kind: 'choice', id: 'take', title: tasks.take, usual: true, value: order.take, offers });
  }
  if (figure.carries >= 0) found.push(flagTask(told, 'drop', tasks.drop, 'usual'));
  if (order.take !== null || order.drop) found.push(whenTask(told));
  return found;
}

/** Free things that it touches, now or where it goes. */
function thingsInReach({ holding, man, info, figure, way, order }: FigureTold): number[] {
  const { table, state } = holding;
  const end = { x: way.endX, y: way.endY, room: way.endRoom };
  return table.things
    .filter(({ index, id }) => {
      const { gone } = state.things[index]!;
      if (gone || figure.carries === index) return false;
      if (order.take === id) return true;
      if (!isFree(table, state, info.side, index)) return false;
      return isInReach(table, state, man, figure, index) || isInReach(table, state, man, end, index);
    })
    .map(({ index }) => index);
}

function whenTask(told: FigureTold): Task {
  const { tasks } = handWordsOf(told.holding.table);
  const offers = (['start', 'end'] as const).map((when) =>
    offer(told, 'takeWhen', when, tasks.takeWhens[when]),
  );
  const value = told.order.takeWhen;
  return { kind: 'choice', id: 'takeWhen', title: tasks.takeWhen, usual: false, value, offers };
}
