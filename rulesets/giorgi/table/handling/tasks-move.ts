/** What a unit can be told in the movement step: where to, in which formation, whom to attack, which house to hold. */
import type { ChoiceTask, Gesture, Offer, Task } from '@grognard/engine';
import { baseDistance, type Point, type Tenths } from '@grognard/geometry';
import { Problem } from '@grognard/rules-kit';
import { bodyNow } from '../bodies/index.ts';
import { otherSide, unitsOn } from '../course/order.ts';
import { fieldOf } from '../field/index.ts';
import { mayMove, rateOf } from '../move/index.ts';
import type { Step } from '../orders.ts';
import { attackTold } from './attack-told.ts';
import { foresee } from './foresee.ts';
import type { Holding } from './holding.ts';
import { isLoose } from './house-told.ts';
import { moveTold } from './move-told.ts';
import { against, choose, type Mover, moverOf } from './mover.ts';
import { marchTask } from './tasks-march.ts';
import { formationTasks } from './tasks-shape.ts';
import { plainOffer } from './told.ts';
import { handWordsOf } from './words.ts';

export function moveTasks(holding: Holding, unit: number, gesture: Gesture): readonly Task[] {
  // Whoever has moved, or may not, is told nothing more; why stands beside its name.
  if (mayMove(holding.table, holding.state, unit).length > 0) return [];
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
