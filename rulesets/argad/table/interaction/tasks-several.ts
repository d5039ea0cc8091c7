/** Tasks for several selected figures. */

import type { Choice, Gesture, Handle, Task } from '@grognard/engine';
import { halfTurn } from '@grognard/geometry';
import { entryAt, none, numberAt } from '@grognard/lists';
import { type Json, Problem } from '@grognard/rules-kit';
import {
  choiceTask,
  frontAfter,
  type GroupWay,
  handlesTask,
  keepTask,
  plainChoice,
  targetTask,
  wayTask,
  wheelHandles,
} from '@grognard/table-kit';
import { bodyOf } from '../../data/distances.ts';
import { hasFirearm } from '../actions/arms.ts';
import { allowanceOf } from '../bodies/own-move.ts';
import { invalidCommandRefusal } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { FigureIndex } from '../state/indices.ts';
import { nameOf } from '../views/tell-names.ts';
import { cancelOrderTask } from './figure-task-context.ts';
import { type FormCommand, possibleFormings } from './forming.ts';
import { enemiesOf, type InteractionContext, type PieceRef } from './interaction-context.ts';
import { looseIn } from './loose-figures.ts';
import { nearest, pointsOf } from './order-from-gesture.ts';
import { anyWeapon, fitFor, ordersFor } from './orders-together.ts';
import { placeTasks } from './placing.ts';
import { rehearse } from './rehearse.ts';
import { salvoAt } from './salvo.ts';
import { refusalsTogether } from './several.ts';
import { wayOfGroup } from './way-of-group.ts';

/** Tasks for several figures. Bodies and boats are ordered one at a time. */
export function severalTasks(
  context: InteractionContext,
  pieces: readonly PieceRef[],
  given: Gesture,
): Task[] {
  const { figures, gesture } = looseIn(context, pieces, given);
  if (figures.length === 0) return [];
  if (context.state.phase === 'deploy') return placeTogether(context, figures, gesture);
  const { form } = gesture.values;
  // Figures that form up do nothing else with the same gesture.
  if (form !== undefined && form !== null) return formTask(context, figures, gesture);
  return [
    ...pathTask(context, figures, gesture),
    ...wheelTask(context, figures, gesture),
    ...keepTasks(context, figures, gesture),
    ...salvoTask(context, figures, gesture),
    ...reloadTask(context, figures, gesture),
    ...postureTask(context, figures, gesture),
    ...formTask(context, figures, gesture),
    ...(figures.every((figure) => context.state.orders[figure] === null)
      ? []
      : [cancelOrderTask(context.table, gesture, refusalsTogether(context, figures, gesture))]),
  ];
}

/** Deploys all like the first. Refusals of any of them are shown. */
function placeTogether(
  context: InteractionContext,
  figures: readonly FigureIndex[],
  gesture: Gesture,
): Task[] {
  const tasks = placeTasks(context, numberAt(figures, 0), gesture).filter(({ id }) => id !== 'room');
  return tasks.map((task): Task => {
    if (task.kind !== 'choice') return task;
    const choices = task.choices.map(({ value, title }) =>
      choice(context, figures, gesture, { [task.id]: value }, title),
    );
    return { ...task, choices };
  });
}

function choice(
  context: InteractionContext,
  figures: readonly FigureIndex[],
  gesture: Gesture,
  values: { readonly [task: string]: Json },
  title: string,
): Choice {
  const [[, value] = ['', null]] = Object.entries(values);
  const refusals = refusalsTogether(context, figures, {
    ...gesture,
    values: { ...gesture.values, ...values },
  });
  return plainChoice(value, title, refusals);
}

/** The path, limited by the slowest figure. */
function pathTask(
  { table, state }: InteractionContext,
  figures: readonly FigureIndex[],
  { values }: Gesture,
): Task[] {
  const { tasks } = interactionWordsOf(table);
  if (figures.some((figure) => entryAt(state.figures, figure).body !== none)) return [];
  const most = figures.reduce(
    (least, figure) => Math.min(least, Math.floor(allowanceOf(table, state, figure, null, []))),
    Number.POSITIVE_INFINITY,
  );
  const value = pointsOf(values['way']) ?? [];
  return [wayTask('way', tasks.way, { value, most })];
}

/** Handles at the ends of the front wheel the group about the other end. */
function wheelTask(context: InteractionContext, figures: readonly FigureIndex[], gesture: Gesture): Task[] {
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  const { values } = gesture;
  if (figures.some((figure) => entryAt(state.figures, figure).body !== none)) return [];
  const way = wayOfGroup(context, figures, values);
  const { left, right } = frontAfter(firstWay(context, figures, gesture) ?? way);
  const handles = wheelHandles.map((id): Handle => {
    const isLeft = id === 'wheel-left';
    const value = Math.max(0, isLeft ? way.angle : -way.angle);
    const title = isLeft ? tasks.wheelLeft : tasks.wheelRight;
    return { id, title, at: isLeft ? right : left, unit: 'angle', value, least: 0, most: halfTurn };
  });
  const value = values['wheel'] ?? [];
  return [handlesTask('wheel', tasks.wheel, value, handles, 'more')];
}

/** The way that is gone. */
function firstWay(
  context: InteractionContext,
  figures: readonly FigureIndex[],
  gesture: Gesture,
): GroupWay | null {
  const [way] = fitFor(context, figures, gesture)?.ways.values() ?? [];
  return way ?? null;
}

/** Asked only if somebody is slower than the others. */
function keepTasks(context: InteractionContext, figures: readonly FigureIndex[], gesture: Gesture): Task[] {
  const { tasks } = interactionWordsOf(context.table);
  const fit = fitFor(context, figures, gesture);
  if (fit === null || fit.held.size === 0) return [];
  const against = (keep: boolean) => choice(context, figures, gesture, { keep }, '').refusals;
  return [keepTask(tasks.keepTogether, tasks.keepTogethers, gesture.values, against)];
}

function salvoTask(context: InteractionContext, figures: readonly FigureIndex[], gesture: Gesture): Task[] {
  const { table, state, side } = context;
  const { tasks } = interactionWordsOf(table);
  if (figures.every((figure) => entryAt(state.figures, figure).loaded === 0)) return [];
  const choices = [
    choice(context, figures, gesture, { target: null }, tasks.nobody),
    choice(context, figures, gesture, { target: nearest }, tasks.nearest),
    ...enemiesOf(context, side).map((enemy) => salvoOffer(context, figures, gesture, enemy)),
  ];
  const value = gesture.values['target'] ?? null;
  return [targetTask('target', tasks.target, value, choices)];
}

/** One target for all, with the number of figures that can shoot at it and the chance that any hits. */
function salvoOffer(
  context: InteractionContext,
  figures: readonly FigureIndex[],
  gesture: Gesture,
  enemy: FigureIndex,
): Choice {
  const { table } = context;
  const { tasks } = interactionWordsOf(table);
  const { id } = entryAt(table.roster, enemy);
  const name = nameOf(table, enemy);
  const meant = ordersFor(context, figures, { ...gesture, values: { ...gesture.values, target: id } });
  if (meant instanceof Problem)
    return plainChoice(id, name, [invalidCommandRefusal(meant.code, meant.message, null)], id);
  const against = rehearse(context, meant);
  const { able, odds, refusals } = salvoAt(context, meant, enemy);
  const more = able > 0 ? [] : refusals.filter(({ rule }) => against.every((one) => one.rule !== rule));
  const choice = {
    ...plainChoice(id, tasks.salvo(name, able, figures.length), [...against, ...more], id),
    odds,
  };
  return more.length > 0 && against.length === 0 ? { ...choice, isProvisional: true } : choice;
}

function reloadTask(context: InteractionContext, figures: readonly FigureIndex[], gesture: Gesture): Task[] {
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  const isEmpty = (figure: FigureIndex) => {
    const info = entryAt(table.roster, figure);
    return info.firearms.some((weapon) => hasFirearm(info, entryAt(state.figures, figure), weapon, 'empty'));
  };
  if (!figures.some(isEmpty)) return [];
  const choices = [
    choice(context, figures, gesture, { reload: null }, tasks.noReload),
    choice(context, figures, gesture, { reload: anyWeapon }, tasks.yes),
  ];
  const value = gesture.values['reload'] ?? null;
  return [choiceTask('reload', tasks.reload, value, choices)];
}

function postureTask(context: InteractionContext, figures: readonly FigureIndex[], gesture: Gesture): Task[] {
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  if (
    figures.some(
      (figure) => entryAt(state.figures, figure).mounted || entryAt(state.figures, figure).body !== none,
    )
  )
    return [];
  const choices = [
    choice(context, figures, gesture, { posture: null }, tasks.postures.as),
    choice(context, figures, gesture, { posture: 'upright' }, tasks.postures.upright),
    choice(context, figures, gesture, { posture: 'crouched' }, tasks.postures.crouched),
  ];
  const value = gesture.values['posture'] ?? null;
  return [choiceTask('posture', tasks.posture, value, choices, 'more')];
}

function formTask(context: InteractionContext, figures: readonly FigureIndex[], gesture: Gesture): Task[] {
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  if (
    !table.rules.mounted ||
    figures.length < bodyOf ||
    figures.some((figure) => entryAt(state.figures, figure).body !== none)
  )
    return [];
  const choices = [
    choice(context, figures, gesture, { form: null }, tasks.loose),
    ...possibleFormings(context, figures).map((command) => {
      const { files, heading } = command;
      return choice(
        context,
        figures,
        gesture,
        { form: toldOf(command) },
        tasks.formed(files, table.words.report.compass(heading)),
      );
    }),
  ];
  const value = gesture.values['form'] ?? null;
  return [choiceTask('form', tasks.form, value, choices, 'more')];
}

function toldOf({ figures, files, heading }: FormCommand): Json {
  return { figures: [...figures], files, heading };
}
