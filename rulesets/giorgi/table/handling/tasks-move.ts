/** What a unit can be told in the movement step: where to, in which formation, whom to attack, which house to hold. */
import type { ChoiceTask, Gesture, Handle, Hindrance, Offer, Task } from '@grognard/engine';
import { baseDistance, halfTurn, type Point, type Tenths, wheelArc } from '@grognard/geometry';
import { type Json, Problem } from '@grognard/rules-kit';
import { formationsOf } from '../../model.ts';
import { basesLeft, bodyNow, mostGap } from '../bodies/index.ts';
import { checkCommand } from '../course/check.ts';
import { otherSide, unitsOn } from '../course/order.ts';
import { fieldOf } from '../field/index.ts';
import type { Standing } from '../model.ts';
import { rateOf } from '../move/index.ts';
import type { Step } from '../orders.ts';
import { tenthsOf } from '../table.ts';
import { attackTold } from './attack-told.ts';
import { hindrancesIn, mistaken } from './cited.ts';
import { bodyThere, foresee } from './foresee.ts';
import { amountOf, type HandleId, handleAt, handleIds } from './handles.ts';
import type { Holding } from './holding.ts';
import { isLoose, type MoveTold, moveTold } from './move-told.ts';
import { plainOffer, type Told } from './told.ts';
import { handWordsOf } from './words.ts';

/** A unit with what it is told. */
export interface Mover {
  readonly holding: Holding;
  readonly unit: number;
  readonly told: Told;
  readonly parts: MoveTold;
  /** At the end of all steps, and before a formation taken up last. */
  readonly end: Standing;
  readonly marched: Standing;
}

function moverOf(holding: Holding, unit: number, told: Told): Mover | null {
  const { table, state } = holding;
  const parts = moveTold(holding, unit, told);
  if (parts instanceof Problem) {
    // What cannot be read is judged as it was told, and shown as if nothing had been.
    const plain = Object.keys(told).length === 0 ? null : moverOf(holding, unit, {});
    return plain === null ? null : { ...plain, told };
  }
  const { head, middle, last } = parts;
  const marched = foresee(table, state, unit, [...head, ...middle]).stands;
  const end = last.length === 0 ? marched : foresee(table, state, unit, [...head, ...middle, ...last]).stands;
  return { holding, unit, told, parts, end, marched };
}

export function moveTasks(holding: Holding, unit: number, gesture: Gesture): readonly Task[] {
  const mover = moverOf(holding, unit, gesture.told);
  if (mover === null) return [];
  const isAttack = typeof mover.told['attack'] === 'string';
  return [
    ...(isAttack ? [] : wayTasks(mover)),
    attackTask(mover),
    ...mannerTask(mover),
    ...formationTasks(mover),
    ...(isHoused(mover) && !isLooseNow(mover) ? [] : [marchTask(mover)]),
    ...enterTask(mover),
    ...leaveTask(mover),
  ];
}

function isHoused({ holding: { state }, unit }: Mover): boolean {
  return state.units[unit]!.stands.house >= 0;
}

function isLooseNow({ marched }: Mover): boolean {
  return isLoose(marched.formation) && marched.house < 0;
}

/** Bodies in ranks are put somewhere, others go from point to point. */
function wayTasks(mover: Mover): readonly Task[] {
  const { holding, unit, marched, parts } = mover;
  const { table, state } = holding;
  const { tasks } = handWordsOf(table);
  const { formation } = foresee(table, state, unit, parts.head).stands;
  if (!isLoose(formation) && !isHoused(mover))
    return [
      { kind: 'place', id: 'place', title: tasks.place, usual: true, value: { x: marched.x, y: marched.y } },
    ];
  const value = parts.middle.flatMap((step): Point[] => (step.step === 'way' ? [{ ...step.to }] : []));
  return [
    {
      kind: 'way',
      id: 'way',
      title: tasks.way,
      usual: true,
      value,
      most: rateOf(table, table.units[unit]!, isHoused(mover) ? 'open' : formation),
    },
  ];
}

/** What stands against one more thing told. */
function against({ holding, unit, told }: Mover, more: Told): readonly Hindrance[] {
  const { table, state, side } = holding;
  const { id } = table.units[unit]!;
  const parts = moveTold(holding, unit, { ...told, ...more });
  if (parts instanceof Problem) return [mistaken(parts.code, parts.message, id)];
  const { command } = parts;
  if (command === null) return [];
  return hindrancesIn(table, checkCommand(table, state, side, command, 'verdict'), id);
}

function choose(
  id: string,
  title: string,
  value: Json,
  offers: readonly Offer[],
  usual: 'usual' | 'more',
): Task {
  return { kind: 'choice', id, title, usual: usual === 'usual', value, offers };
}

/** Enemies whom the unit could reach at all, each with the melee that would follow. */
function attackTask(mover: Mover): ChoiceTask {
  const { holding, unit, told } = mover;
  const { table, state } = holding;
  const { tasks } = handWordsOf(table);
  const info = table.units[unit]!;
  const own = bodyNow(table, state, unit);
  const { formation } = state.units[unit]!.stands;
  const reach: Tenths = rateOf(table, info, formation);
  const near = unitsOn(table, state, otherSide(info.side))
    .map((enemy) => ({ enemy, away: baseDistance(own, bodyNow(table, state, enemy)) }))
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.away - b.away);
  const offers = near.map(({ enemy }) => attackOffer(mover, enemy));
  return {
    kind: 'target',
    id: 'attack',
    title: tasks.attack,
    usual: true,
    value: told['attack'] ?? null,
    offers: [plainOffer(null, tasks.nobody, against(mover, { attack: null })), ...offers],
  };
}

function attackOffer(mover: Mover, enemy: number): Offer {
  const { holding, unit, told } = mover;
  const { table, state } = holding;
  const { id, name } = table.units[enemy]!;
  const plain = { value: id, title: name, piece: id };
  const parts = moveTold(holding, unit, { ...told, attack: id });
  const no = against(mover, { attack: id });
  if (parts instanceof Problem || parts.approach === null || no.length > 0)
    return { ...plain, against: no, odds: [], sum: [] };
  const { odds, sum } = attackTold(table, state, parts.approach);
  return { ...plain, against: no, odds, sum };
}

/** Against open order and whoever runs: pressed home, or struck in passing. */
function mannerTask(mover: Mover): readonly Task[] {
  const { holding, parts } = mover;
  const { table, state } = holding;
  const target = table.unitOf.get(parts.command?.target ?? '') ?? -1;
  if (target < 0) return [];
  const { rung, stands } = state.units[target]!;
  if (rung !== 3 && stands.formation !== 'open') return [];
  const { tasks } = handWordsOf(table);
  const offers = (['pressed-home', 'pass-through'] as const).map((manner) =>
    plainOffer(manner, tasks.manners[manner], against(mover, { manner })),
  );
  return [choose('manner', tasks.manner, parts.command!.manner, offers, 'usual')];
}

function formationTasks(mover: Mover): readonly Task[] {
  const { holding, unit, end, parts, told } = mover;
  const { table, state } = holding;
  const { tasks, formation: named } = handWordsOf(table);
  const { stands } = state.units[unit]!;
  const { arm } = table.units[unit]!;
  if (stands.house >= 0 && parts.head.length === 0) return [];
  const known = stands.formation === 'gunners' ? (['deployed'] as const) : formationsOf[arm];
  const offers = known.map((one) => plainOffer(one, named(one), against(mover, { formation: one })));
  const found: Task[] = [choose('formation', tasks.formation, end.formation, offers, 'usual')];
  const form = [...parts.head, ...parts.last].find(({ step }) => step === 'form');
  if (form !== undefined && parts.middle.length > 0) {
    const when = parts.last.includes(form) ? 'last' : 'first';
    const times = (['first', 'last'] as const).map((one) =>
      plainOffer(one, tasks.formTimes[one], against(mover, { formWhen: one })),
    );
    found.push(choose('formWhen', tasks.formWhen, when, times, 'usual'));
  }
  return [...found, ...shapeTasks(mover, told)];
}

/** How broad a column or open order is, and how loose. */
function shapeTasks({ holding, unit, end }: Mover, told: Told): readonly Task[] {
  const { table, state } = holding;
  const { tasks } = handWordsOf(table);
  const bases = Math.max(1, basesLeft(table, unit, state.units[unit]!));
  const found: Task[] = [];
  const isColumn = end.formation === 'column' || end.formation === 'limbered';
  const most = isColumn ? Math.max(1, Math.round(table.rules.table.shapes.columnWidth)) : bases;
  if (isColumn || end.formation === 'open')
    found.push({
      kind: 'amount',
      id: 'files',
      title: tasks.files,
      usual: false,
      value: typeof told['files'] === 'number' ? told['files'] : end.files,
      unit: 'count',
      least: 1,
      most,
    });
  if (end.formation === 'open')
    found.push({
      kind: 'amount',
      id: 'gap',
      title: tasks.gap,
      usual: false,
      value: typeof told['gap'] === 'number' ? told['gap'] : end.gap,
      unit: 'length',
      least: 0,
      most: mostGap(table.rules.table),
    });
  return found;
}

function marchTask(mover: Mover): Task {
  const { holding, told, parts, unit, marched } = mover;
  const { table, state } = holding;
  const { tasks } = handWordsOf(table);
  const found = parts.middle.filter(({ step }) => step !== 'way').map((step) => ({ ...step }));
  const value = Array.isArray(told['march']) ? told['march'] : parts.place === null ? found : [];
  const body = bodyThere(table, state, unit, marched);
  return {
    kind: 'handles',
    id: 'march',
    title: tasks.march,
    usual: !isLoose(marched.formation),
    value: value as Json,
    handles: handleIds.map((id) => handleOf(mover, body, id)),
  };
}

function handleOf(
  { holding: { table }, unit, parts, marched }: Mover,
  body: ReturnType<typeof bodyThere>,
  id: HandleId,
): Handle {
  const { tasks } = handWordsOf(table);
  const unitOf = id === 'forward' || id === 'slide' ? 'length' : 'angle';
  return {
    id,
    title: tasks.handles[id],
    at: handleAt(body, id),
    unit: unitOf,
    value: amountOf(parts.middle, id),
    ...boundsOf(table, unit, marched, body, id),
  };
}

/** How far a handle goes in a whole move. */
function boundsOf(
  table: Holding['table'],
  unit: number,
  { formation }: Standing,
  { ux, uy }: { readonly ux: number; readonly uy: number },
  id: HandleId,
): { readonly least: number; readonly most: number } {
  const { manoeuvre } = table.rules.table;
  const rate = rateOf(table, table.units[unit]!, formation);
  if (id === 'forward') {
    const back = isLoose(formation) ? rate : Math.floor(rate * manoeuvre.backward);
    return { least: -back, most: Math.floor(rate * table.rules.table.roadFactor) };
  }
  if (id === 'slide') {
    const aside = isLoose(formation) ? rate : tenthsOf(manoeuvre.sidestepCm);
    return { least: -aside, most: aside };
  }
  if (id === 'about') return { least: 0, most: halfTurn };
  if (isLoose(formation) || table.options['move.wheel'] === 'free') return { least: 0, most: halfTurn };
  const half = wheelArc(2 * Math.round(Math.sqrt(ux * ux + uy * uy)), halfTurn);
  return { least: 0, most: Math.min(halfTurn, Math.floor((rate * halfTurn) / Math.max(1, half))) };
}

/** Houses within a move. */
function enterTask(mover: Mover): readonly Task[] {
  const { holding, unit, told, parts } = mover;
  const { table, state } = holding;
  const { tasks } = handWordsOf(table);
  const info = table.units[unit]!;
  const own = bodyNow(table, state, unit);
  const { stands } = state.units[unit]!;
  const reach = rateOf(table, info, stands.formation);
  const near = fieldOf(table, state).houses.filter(
    ({ base, index }) => index !== stands.house && baseDistance(own, base) <= reach,
  );
  if (near.length === 0 || info.arm !== 'foot' || typeof told['attack'] === 'string') return [];
  const offers = near.map(({ id, name }) => plainOffer(id, name, against(mover, { enter: id })));
  const none = plainOffer(null, tasks.noHouse, against(mover, { enter: null }));
  return [choose('enter', tasks.enter, parts.command?.enter ?? null, [none, ...offers], 'usual')];
}

/** By which wall a garrison comes out. */
function leaveTask(mover: Mover): readonly Task[] {
  if (!isHoused(mover)) return [];
  const { tasks } = handWordsOf(mover.holding.table);
  const wall = mover.parts.head.find(
    (step): step is Extract<Step, { step: 'leave' }> => step.step === 'leave',
  );
  const offers = [0, 1, 2, 3].map((n) => plainOffer(n, tasks.walls[n]!, against(mover, { leave: n })));
  return [choose('leave', tasks.leave, wall?.wall ?? null, offers, 'usual')];
}
