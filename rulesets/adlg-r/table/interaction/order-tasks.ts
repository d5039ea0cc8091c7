/** Tasks of a unit or a group of the corps that is activated: where to, manoeuvres, charges, other orders, what pays for them. */
import type { Choice, Gesture, HandlesTask, Task, TaskValues } from '@grognard/engine';
import { baseDistance } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { asJson, type Json, Problem } from '@grognard/rules-kit';
import { choiceTask, handleAt, placeTask, plainChoice, targetTask } from '@grognard/table-kit';
import { isFighting } from '../actions/melee/index.ts';
import { baseOf } from '../bodies/index.ts';
import { explainRefusal } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { checkCommand } from '../flow/check.ts';
import type { AdlgCommand } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import { otherSide, unitsOn } from '../state/sides.ts';
import { actTask, freeTask } from './act-tasks.ts';
import { manners } from './charge-lead.ts';
import { explainCharge } from './explain-charge.ts';
import { frontRank, frontValues } from './front-changes.ts';
import { type InteractionContext, idOf } from './interaction-context.ts';
import { standAfter } from './lead.ts';
import { explainOrder, type Ordering, refusalsOf } from './ordering.ts';
import { aimAt, orderFromGesture } from './orders-from-gesture.ts';
import { amountOf, asMarch, type HandleId, handleIds, quarter, turnValues } from './steps-from-gesture.ts';

export function orderTasks(
  context: InteractionContext,
  units: readonly UnitIndex[],
  { values }: Gesture,
): readonly Task[] {
  const read = orderFromGesture(context, units, values);
  const order = read instanceof Problem ? orderFromGesture(context, units, {}) : read;
  if (order instanceof Problem) return [];
  const ordering: Ordering = { context, units, values, order };
  const fights = units.every((unit) => isFighting(context.table, context.state, unit));
  const isActing = typeof values['act'] === 'string' && values['act'] !== 'none';
  return [
    ...(fights || isActing ? [] : moveTasks(ordering)),
    ...(fights || isActing ? [] : chargeTasks(ordering)),
    ...actTask(ordering),
    ...freeTask(ordering),
  ];
}

function moveTasks(ordering: Ordering): readonly Task[] {
  const { context, units, order } = ordering;
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  const steps = [...order.steps.head, ...order.steps.middle];
  const stand = standAfter(table, state, units, steps) ?? standAfter(table, state, units, []);
  if (stand === null) return [];
  const turns = turnValues.map((value) =>
    plainChoice(value, tasks.turns[value], refusalsOf(ordering, { turn: value })),
  );
  return [
    placeTask('place', tasks.place, { x: stand.first.x, y: stand.first.y }),
    marchTask(ordering, stand.body),
    choiceTask('turn', tasks.turn, ordering.values['turn'] ?? 'none', turns),
    ...frontTask(ordering),
  ];
}

function marchTask(
  { context, units, values, order }: Ordering,
  body: Parameters<typeof handleAt>[0],
): HandlesTask {
  const { table } = context;
  const { tasks } = interactionWordsOf(table);
  const isGun = units.every((unit) => entryAt(table.units, unit).row.category === 'Art');
  const ids = handleIds.filter((id) =>
    id === 'pivot' ? isGun && units.length === 1 : !isGun || !id.startsWith('wheel'),
  );
  const { middle } = order.steps;
  const drawn: Json = asJson(middle);
  return {
    kind: 'handles',
    id: 'march',
    title: tasks.march,
    isPrimary: true,
    value: Array.isArray(values['march']) ? values['march'] : values['place'] === undefined ? drawn : [],
    handles: ids.map((id) => ({
      id,
      title: tasks.handles[id],
      at: handleAt(body, asMarch(id)),
      unit: id === 'forward' || id === 'slide' ? 'length' : 'angle',
      value: amountOf(middle, id),
      ...boundsOf(context, id),
    })),
  };
}

/** Farther than anybody goes, in UD. */
const farthestUd = 8;

function boundsOf({ table: { sizes } }: InteractionContext, id: HandleId) {
  switch (id) {
    case 'forward':
      return { least: 0, most: farthestUd * sizes.ud };
    case 'slide':
      return { least: -sizes.ud, most: sizes.ud };
    case 'wheel-left':
    case 'wheel-right':
      return { least: 0, most: quarter };
    case 'pivot':
      return { least: -quarter, most: quarter };
  }
}

/** Of a group: another front. */
function frontTask(ordering: Ordering): readonly Task[] {
  const { context, units } = ordering;
  if (units.length < 2) return [];
  const { tasks } = interactionWordsOf(context.table);
  const wide = frontRank(context, units).length;
  const values = frontValues.filter((value) => {
    if (value === 'none') return true;
    return value.startsWith('extend') ? wide < units.length : wide > 1;
  });
  const choices = values.map((value) =>
    plainChoice(value, tasks.fronts[value], refusalsOf(ordering, { front: value })),
  );
  return [choiceTask('front', tasks.front, ordering.values['front'] ?? 'none', choices, 'more')];
}

/** Enemies farther away than anybody charges are listed only when they are tapped. */
const chargesUd = 6;

function chargeTasks(ordering: Ordering): readonly Task[] {
  const { context, units, values, order } = ordering;
  const { table, state, side } = context;
  if (side === null) return [];
  const { tasks } = interactionWordsOf(table);
  const own = units.map((unit) => baseOf(table, state, unit));
  const enemies = unitsOn(table, state, otherSide(side))
    .map((enemy) => {
      const body = baseOf(table, state, enemy);
      return { enemy, away: Math.min(...own.map((base) => baseDistance(base, body))) };
    })
    .sort((one, other) => one.away - other.away);
  const choices = enemies.map(({ enemy, away }) =>
    away <= chargesUd * table.sizes.ud ? chargeChoice(ordering, enemy) : distantChoice(ordering, enemy, away),
  );
  const nobody = plainChoice(null, tasks.nobody, refusalsOf(ordering, { charge: null }));
  const target = targetTask('charge', tasks.charge, values['charge'] ?? null, [nobody, ...choices]);
  return [target, ...(order.target === null ? [] : [mannerTask(ordering), ...intoTask(ordering)])];
}

function chargeChoice(ordering: Ordering, enemy: UnitIndex): Choice {
  const { context, units, values } = ordering;
  const { table } = context;
  const { id, name } = entryAt(table.units, enemy);
  const opening = openingSet(values) ? [...ordering.order.steps.head, ...ordering.order.steps.middle] : null;
  const aim = aimAt(context, units, { ...values, charge: id }, enemy, opening);
  const refusals = explainOrder(context, units, aim.command);
  const plain: Choice = { value: id, title: name, refusals, odds: [], sum: [], piece: id };
  if (refusals.length > 0) return plain;
  const title = `${name} · ${priceOf(context, aim.command)}`;
  return { ...plain, title, ...explainCharge(context, units, aim.command, enemy) };
}

/** The price of an order, and what there is to pay it with. */
function priceOf({ table, state, side }: InteractionContext, command: AdlgCommand): string {
  const verdict = checkCommand(table, state, side, command);
  const { ofPoints } = interactionWordsOf(table);
  if (!verdict.allowed || state.corps === none) return '';
  return ofPoints(
    Number(verdict.cost['cp']) + Number(verdict.cost['free']),
    entryAt(state.commands, state.corps).cp,
  );
}

/** Whether the gesture opens the charge by a manoeuvre of its own. */
function openingSet({ march, turn, front }: TaskValues): boolean {
  const isSet = (value: unknown) => typeof value === 'string' && value !== 'none';
  return (Array.isArray(march) && march.length > 0) || isSet(turn) || isSet(front);
}

function distantChoice({ context, units }: Ordering, enemy: UnitIndex, away: number): Choice {
  const { table } = context;
  const { id, name } = entryAt(table.units, enemy);
  const { ud } = interactionWordsOf(table);
  const refusal = explainRefusal(
    table,
    'charge.range',
    idOf(context, entryAt(units, 0)),
    ud(away / table.sizes.ud),
  );
  return { ...plainChoice(id, name, [refusal]), piece: id, isDistant: true };
}

function mannerTask(ordering: Ordering): Task {
  const { tasks } = interactionWordsOf(ordering.context.table);
  const choices = manners.map((manner) =>
    plainChoice(manner, tasks.manners[manner], refusalsOf(ordering, { manner })),
  );
  return choiceTask('manner', tasks.manner, ordering.values['manner'] ?? 'charge', choices);
}

/** Whether the charge goes on into ground that penalises it (`charge.stops-terrain`). */
function intoTask(ordering: Ordering): readonly Task[] {
  const { table } = ordering.context;
  if (table.field.areas.length === 0) return [];
  const { tasks } = interactionWordsOf(table);
  const choices = [false, true].map((into) =>
    plainChoice(into, tasks.intos[into ? 'yes' : 'no'], refusalsOf(ordering, { into })),
  );
  return [choiceTask('into', tasks.into, ordering.values['into'] ?? false, choices, 'more')];
}
