/** Tasks for taking up and putting down things (`figure.carry`). */

import type { Task } from '@grognard/engine';
import { entryAt, none } from '@grognard/lists';
import { choiceTask } from '@grognard/table-kit';
import { isFree, isInReach } from '../actions/things.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { ThingIndex } from '../state/indices.ts';
import { thingName } from '../views/tell-names.ts';
import { checkedChoice, type FigureTaskContext } from './figure-task-context.ts';
import { flagTask } from './tasks-move.ts';

export function thingTasks(values: FigureTaskContext): Task[] {
  const { context, figure, order } = values;
  const { table } = context;
  const { tasks } = interactionWordsOf(table);
  const found: Task[] = [];
  const things = thingsInReach(values);
  if (things.length > 0 || order.take !== null) {
    const choices = [
      checkedChoice(values, 'take', null, tasks.takeNothing),
      ...things.map((thing) => {
        const { id } = entryAt(table.things, thing);
        return checkedChoice(values, 'take', id, thingName(table, thing), id);
      }),
    ];
    found.push(choiceTask('take', tasks.take, order.take, choices));
  }
  if (figure.carries !== none) found.push(flagTask(values, 'drop', tasks.drop, 'usual'));
  if (order.take !== null || order.drop) found.push(whenTask(values));
  return found;
}

/** Free things that it touches, now or at the end of its path. */
function thingsInReach({ context, figureIndex, info, figure, way, order }: FigureTaskContext): ThingIndex[] {
  const { table, state } = context;
  const end = { x: way.endX, y: way.endY, room: way.endRoom };
  return table.things
    .filter(({ index, id }) => {
      const { gone } = entryAt(state.things, index);
      if (gone || figure.carries === index) return false;
      if (order.take === id) return true;
      if (!isFree(table, state, info.side, index)) return false;
      return (
        isInReach(table, state, figureIndex, figure, index) ||
        isInReach(table, state, figureIndex, end, index)
      );
    })
    .map(({ index }) => index);
}

function whenTask(values: FigureTaskContext): Task {
  const { tasks } = interactionWordsOf(values.context.table);
  const choices = (['start', 'end'] as const).map((when) =>
    checkedChoice(values, 'takeWhen', when, tasks.takeWhens[when]),
  );
  const value = values.order.takeWhen;
  return choiceTask('takeWhen', tasks.takeWhen, value, choices, 'more');
}
