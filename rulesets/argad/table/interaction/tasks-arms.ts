/** Tasks for a figure's arms: target, weapon and moment of the shot, reload, melee. */

import type { Choice, Task } from '@grognard/engine';
import { baseDistance, makePath, pathLength } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { amountTask, choiceTask, targetTask } from '@grognard/table-kit';
import { type FirearmId, firearmIds, type MeleeWeaponId, meleeWeaponIds } from '../../model.ts';
import { contactGap } from '../../scenarios/measure.ts';
import { gunnerBeside, hasFirearm, hasInHand } from '../actions/arms.ts';
import { ownBase } from '../bodies/bases.ts';
import { areTouching } from '../bodies/contacts.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { FigureIndex } from '../state/indices.ts';
import { nameOf } from '../views/tell-names.ts';
import { checkedChoice, type FigureTaskContext, none, withValues } from './figure-task-context.ts';
import { enemiesOf } from './interaction-context.ts';
import { nearest, weaponAtHand } from './order-from-gesture.ts';
import { shotRefusals } from './order-refusals.ts';
import { lookAt, shootingBy } from './shot.ts';
import { figureAfter, wayOf } from './state-after-order.ts';
import { flagTask } from './tasks-move.ts';

export function shotTasks(values: FigureTaskContext): Task[] {
  const { info, figure, order, context } = values;
  if (info.firearms.length === 0 || (figure.loaded === 0 && order.shot === null)) return [];
  const { tasks } = interactionWordsOf(context.table);
  const value = order.shot === null ? null : (order.shot.target ?? nearest);
  const choices = targetOffers(values);
  return [
    targetTask('target', tasks.target, value, choices),
    ...weaponTask(values),
    ...(order.shot === null ? [] : momentTasks(values)),
  ];
}

/** Choices of no target, the nearest, and every known enemy, each with its odds or refusals. */
function targetOffers(values: FigureTaskContext): Choice[] {
  const { context, info } = values;
  const { tasks } = interactionWordsOf(context.table);
  return [
    checkedChoice(values, 'target', null, tasks.nobody),
    checkedChoice(values, 'target', nearest, tasks.nearest),
    ...enemiesOf(context, info.side).map((enemy) => targetOffer(values, enemy)),
  ];
}

/** A shot at one enemy, as it would be fired with the values set so far. */
function targetOffer(values: FigureTaskContext, enemy: FigureIndex): Choice {
  const { context, figureIndex: figure } = values;
  const { table } = context;
  const { id } = entryAt(table.roster, enemy);
  const title = nameOf(table, enemy);
  const { order, against } = withValues(values, { target: id });
  const shooting = order === null ? null : shootingBy(context, figure, order, wayOf(context, figure, order));
  if (shooting === null) return { value: id, title, refusals: against, odds: none, sum: none, piece: id };
  const examined = lookAt(table, shooting, enemy);
  const { odds, sum } = examined;
  const found = shotRefusals(table, shooting, examined, values.info.id);
  const refusals = [...against, ...found.filter(({ rule }) => against.every((one) => one.rule !== rule))];
  const choice = { value: id, title, refusals, odds, sum, piece: id };
  // What the target does until then may make the shot possible.
  return refusals.length > 0 && against.length === 0 ? { ...choice, isProvisional: true } : choice;
}

function weaponTask(values: FigureTaskContext): Task[] {
  const { context, figureIndex: figure, info, order } = values;
  const { tasks } = interactionWordsOf(context.table);
  const kinds = [...new Set(info.firearms)];
  if (kinds.length < 2) return [];
  const value =
    order.shot?.weapon ?? (values.values['weapon'] as FirearmId | undefined) ?? weaponAtHand(context, figure);
  const choices = kinds.map((weapon) =>
    checkedChoice(values, 'weapon', weapon, context.table.words.terms.firearms[weapon]),
  );
  return [choiceTask('weapon', tasks.weapon, value, choices)];
}

const moments = ['start', 'moving', 'contact', 'end'] as const;

function momentTasks(values: FigureTaskContext): Task[] {
  const { context, order, figure } = values;
  const { tasks } = interactionWordsOf(context.table);
  const shot = order.shot!;
  const when = moments.map((moment) => checkedChoice(values, 'moment', moment, tasks.moments[moment]));
  const otherwise = (['hold', 'nearest'] as const).map((fallback) =>
    checkedChoice(values, 'fallback', fallback, tasks.fallbacks[fallback]),
  );
  const found: Task[] = [choiceTask('moment', tasks.moment, shot.moment, when)];
  if (shot.moment === 'moving') {
    const most =
      order.path.length === 0 ? 0 : pathLength(makePath([{ x: figure.x, y: figure.y }, ...order.path]));
    found.push(amountTask('after', tasks.after, { value: shot.after, unit: 'length', least: 0, most }));
  }
  if (shot.target !== null)
    found.push(choiceTask('fallback', tasks.fallback, shot.fallback, otherwise, 'more'));
  return found;
}

/** The figure's own empty firearms, and one that it can help to reload (`weapon.reload-crew`). */
export function reloadTask(values: FigureTaskContext): Task[] {
  const { context, figureIndex, info, figure, order } = values;
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  const own = [...new Set(info.firearms)].filter((weapon) => hasFirearm(info, figure, weapon, 'empty'));
  const helped = firearmIds.filter(
    (weapon) =>
      table.rules.shoot.firearms[weapon].reload.withTwo !== undefined &&
      !info.firearms.includes(weapon) &&
      gunnerBeside(table, state, figureIndex, weapon) >= 0,
  );
  const weapons = [...own, ...helped];
  if (weapons.length === 0 && order.reload === null) return [];
  const choices = [
    checkedChoice(values, 'reload', null, tasks.noReload),
    ...weapons.map((weapon) =>
      checkedChoice(values, 'reload', weapon, context.table.words.terms.firearms[weapon]),
    ),
  ];
  return [choiceTask('reload', tasks.reload, order.reload, choices)];
}

/** Tasks for the fight with enemies it touches, now or at the end of its path. */
export function meleeTasks(values: FigureTaskContext): Task[] {
  const { context, info, order } = values;
  const { tasks } = interactionWordsOf(context.table);
  const near = foesNear(values);
  const isFighting = near.length > 0 || order.victim !== null || order.hand !== null || order.stepUp;
  if (!isFighting) return [];
  const hands = meleeWeaponIds.filter((hand) => hasInHand(info, hand));
  const found: Task[] = [];
  if (near.length > 0 || order.victim !== null) found.push(victimTask(values, near));
  if (hands.length > 1) found.push(handTask(values, hands));
  return [...found, flagTask(values, 'stepUp', tasks.stepUp, 'seldom')];
}

function victimTask(values: FigureTaskContext, near: readonly FigureIndex[]): Task {
  const { context, order } = values;
  const { table } = context;
  const { tasks } = interactionWordsOf(table);
  const choices = [
    checkedChoice(values, 'victim', null, tasks.anybody),
    ...near.map((enemy) =>
      checkedChoice(
        values,
        'victim',
        entryAt(table.roster, enemy).id,
        nameOf(table, enemy),
        entryAt(table.roster, enemy).id,
      ),
    ),
  ];
  return {
    kind: 'target',
    id: 'victim',
    title: tasks.victim,
    isPrimary: near.length > 1,
    value: order.victim,
    choices,
  };
}

function handTask(values: FigureTaskContext, hands: readonly MeleeWeaponId[]): Task {
  const { context, order } = values;
  const { tasks } = interactionWordsOf(context.table);
  const choices = [
    checkedChoice(values, 'hand', null, tasks.longest),
    ...hands.map((hand) => checkedChoice(values, 'hand', hand, context.table.words.terms.meleeWeapons[hand])),
  ];
  return choiceTask('hand', tasks.hand, order.hand, choices, 'more');
}

/** Within this distance of the path's end, in tenths of a millimetre, an enemy may come into contact. */
const grasp = 300 + contactGap;

function foesNear(values: FigureTaskContext): FigureIndex[] {
  const { context, figureIndex: figure, info, order, way } = values;
  const { table, state } = context;
  const there = ownBase(figureAfter(context, figure, order, way));
  return enemiesOf(context, info.side).filter(
    (enemy) =>
      areTouching(table, state, figure, enemy) ||
      baseDistance(there, ownBase(entryAt(state.figures, enemy))) <= grasp,
  );
}
