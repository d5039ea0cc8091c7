/** What a figure can be told about its arms: whom to shoot with what and when, what to reload, how to strike. */
import type { Hindrance, Offer, Task } from '@grognard/engine';
import { baseDistance, makePath, pathLength } from '@grognard/geometry';
import { type FirearmId, firearmIds, type MeleeWeaponId, meleeWeaponIds } from '../../model.ts';
import { contactGap } from '../../scenarios/measure.ts';
import { ownBase } from '../bases.ts';
import { gunnerBeside, hasFirearm, hasInHand } from '../check/arms.ts';
import { areTouching } from '../contacts.ts';
import { nameOf } from '../tell-names.ts';
import { figureAfter, wayOf } from './after.ts';
import { hindrance } from './cited.ts';
import { type FigureTold, none, offer, toldMore } from './figure-told.ts';
import { enemiesOf } from './holding.ts';
import { nearest, weaponAtHand } from './order-told.ts';
import { lookAt, shootingBy } from './shot.ts';
import { flagTask } from './tasks-move.ts';
import { handWordsOf } from './words.ts';

export function shotTasks(told: FigureTold): Task[] {
  const { info, figure, order, holding } = told;
  if (info.firearms.length === 0 || (figure.loaded === 0 && order.shot === null)) return [];
  const { tasks } = handWordsOf(holding.table);
  const value = order.shot === null ? null : (order.shot.target ?? nearest);
  const offers = targetOffers(told);
  return [
    { kind: 'target', id: 'target', title: tasks.target, usual: true, value, offers },
    ...weaponTask(told),
    ...(order.shot === null ? [] : momentTasks(told)),
  ];
}

/** Nobody, the nearest, and every enemy that the side knows of: with odds, or what stands against it. */
function targetOffers(told: FigureTold): Offer[] {
  const { holding, info } = told;
  const { tasks } = handWordsOf(holding.table);
  return [
    offer(told, 'target', null, tasks.nobody),
    offer(told, 'target', nearest, tasks.nearest),
    ...enemiesOf(holding, info.side).map((enemy) => targetOffer(told, enemy)),
  ];
}

/** A shot at one enemy, as it would be taken after all that is told. */
function targetOffer(told: FigureTold, enemy: number): Offer {
  const { holding, man } = told;
  const { table } = holding;
  const { id } = table.men[enemy]!;
  const title = nameOf(table, enemy);
  const { order, against } = toldMore(told, { target: id });
  const shooting = order === null ? null : shootingBy(holding, man, order, wayOf(holding, man, order));
  if (shooting === null) return { value: id, title, against, odds: none, sum: none, piece: id };
  const { refusals, odds, sum } = lookAt(table, shooting, enemy);
  return { value: id, title, against: withRules(told, against, refusals), odds, sum, piece: id };
}

/** Each rule once. */
function withRules(
  { holding, info }: FigureTold,
  stands: readonly Hindrance[],
  refusals: readonly string[],
): readonly Hindrance[] {
  const more = refusals.filter((rule) => stands.every((one) => one.rule !== rule));
  return [...stands, ...more.map((rule) => hindrance(holding.table, rule, info.id))];
}

function weaponTask(told: FigureTold): Task[] {
  const { holding, man, info, order } = told;
  const { tasks } = handWordsOf(holding.table);
  const kinds = [...new Set(info.firearms)];
  if (kinds.length < 2) return [];
  const value =
    order.shot?.weapon ?? (told.told['weapon'] as FirearmId | undefined) ?? weaponAtHand(holding, man);
  const offers = kinds.map((weapon) =>
    offer(told, 'weapon', weapon, holding.table.words.terms.firearms[weapon]),
  );
  return [{ kind: 'choice', id: 'weapon', title: tasks.weapon, usual: true, value, offers }];
}

const moments = ['start', 'moving', 'contact', 'end'] as const;

function momentTasks(told: FigureTold): Task[] {
  const { holding, order, figure } = told;
  const { tasks } = handWordsOf(holding.table);
  const shot = order.shot!;
  const when = moments.map((moment) => offer(told, 'moment', moment, tasks.moments[moment]));
  const otherwise = (['hold', 'nearest'] as const).map((fallback) =>
    offer(told, 'fallback', fallback, tasks.fallbacks[fallback]),
  );
  const found: Task[] = [
    { kind: 'choice', id: 'moment', title: tasks.moment, usual: true, value: shot.moment, offers: when },
  ];
  if (shot.moment === 'moving') {
    const most =
      order.path.length === 0 ? 0 : pathLength(makePath([{ x: figure.x, y: figure.y }, ...order.path]));
    found.push({
      kind: 'amount',
      id: 'after',
      title: tasks.after,
      usual: true,
      value: shot.after,
      unit: 'length',
      least: 0,
      most,
    });
  }
  if (shot.target !== null)
    found.push({
      kind: 'choice',
      id: 'fallback',
      title: tasks.fallback,
      usual: false,
      value: shot.fallback,
      offers: otherwise,
    });
  return found;
}

/** Its own empty firearms, and one that it can help with (`weapon.reload-crew`). */
export function reloadTask(told: FigureTold): Task[] {
  const { holding, man, info, figure, order } = told;
  const { table, state } = holding;
  const { tasks } = handWordsOf(table);
  const own = [...new Set(info.firearms)].filter((weapon) => hasFirearm(info, figure, weapon, 'empty'));
  const helped = firearmIds.filter(
    (weapon) =>
      table.rules.shoot.firearms[weapon].reload.withTwo !== undefined &&
      !info.firearms.includes(weapon) &&
      gunnerBeside(table, state, man, weapon) >= 0,
  );
  const weapons = [...own, ...helped];
  if (weapons.length === 0 && order.reload === null) return [];
  const offers = [
    offer(told, 'reload', null, tasks.noReload),
    ...weapons.map((weapon) => offer(told, 'reload', weapon, holding.table.words.terms.firearms[weapon])),
  ];
  return [{ kind: 'choice', id: 'reload', title: tasks.reload, usual: true, value: order.reload, offers }];
}

/** How it fights whoever it touches, now or where it goes. */
export function meleeTasks(told: FigureTold): Task[] {
  const { holding, info, order } = told;
  const { tasks } = handWordsOf(holding.table);
  const near = foesNear(told);
  const isFighting = near.length > 0 || order.victim !== null || order.hand !== null || order.stepUp;
  if (!isFighting) return [];
  const hands = meleeWeaponIds.filter((hand) => hasInHand(info, hand));
  const found: Task[] = [];
  if (near.length > 0 || order.victim !== null) found.push(victimTask(told, near));
  if (hands.length > 1) found.push(handTask(told, hands));
  return [...found, flagTask(told, 'stepUp', tasks.stepUp, 'seldom')];
}

function victimTask(told: FigureTold, near: readonly number[]): Task {
  const { holding, order } = told;
  const { table } = holding;
  const { tasks } = handWordsOf(table);
  const offers = [
    offer(told, 'victim', null, tasks.anybody),
    ...near.map((enemy) =>
      offer(told, 'victim', table.men[enemy]!.id, nameOf(table, enemy), table.men[enemy]!.id),
    ),
  ];
  return {
    kind: 'target',
    id: 'victim',
    title: tasks.victim,
    usual: near.length > 1,
    value: order.victim,
    offers,
  };
}

function handTask(told: FigureTold, hands: readonly MeleeWeaponId[]): Task {
  const { holding, order } = told;
  const { tasks } = handWordsOf(holding.table);
  const offers = [
    offer(told, 'hand', null, tasks.longest),
    ...hands.map((hand) => offer(told, 'hand', hand, holding.table.words.terms.meleeWeapons[hand])),
  ];
  return { kind: 'choice', id: 'hand', title: tasks.hand, usual: false, value: order.hand, offers };
}

/** An enemy so near to where it ends may come to be touched. */
const grasp = 300 + contactGap;

function foesNear(told: FigureTold): number[] {
  const { holding, man, info, order, way } = told;
  const { table, state } = holding;
  const there = ownBase(figureAfter(holding, man, order, way));
  return enemiesOf(holding, info.side).filter(
    (enemy) =>
      areTouching(table, state, man, enemy) || baseDistance(there, ownBase(state.figures[enemy]!)) <= grasp,
  );
}
