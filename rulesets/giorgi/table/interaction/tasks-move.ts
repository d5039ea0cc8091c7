/** Tasks in the movement step: path, formation, attack, house. */

import type { Choice, ChoiceTask, Gesture, Task } from '@grognard/engine';
import { baseDistance, type Point, type Tenths } from '@grognard/geometry';
import { entryAt, lookUp, none } from '@grognard/lists';
import { Problem } from '@grognard/rules-kit';
import { choiceTask, placeTask, plainChoice, targetTask, wayTask } from '@grognard/table-kit';
import { mayMove, rateOf } from '../actions/move/index.ts';
import { bodyNow } from '../bodies/index.ts';
import { explainRefusal } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { fieldOf } from '../field/index.ts';
import type { MarchStep } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import { otherSide, unitsOn } from '../state/sides.ts';
import { againTask } from './as-last-turn.ts';
import { explainAttack } from './explain-attack.ts';
import { foresee } from './foresee.ts';
import { isLoose } from './house-from-gesture.ts';
import type { InteractionContext } from './interaction-context.ts';
import { outOfReach } from './measured.ts';
import { moveFromGesture } from './move-from-gesture.ts';
import { type MoverContext, moverOf, refusalsOf } from './mover-context.ts';
import { marchTask } from './tasks-march.ts';
import { formationTasks } from './tasks-shape.ts';

export function moveTasks(context: InteractionContext, unit: UnitIndex, gesture: Gesture): readonly Task[] {
  // A unit that has moved or may not move has no tasks. The reason stands beside its name.
  if (mayMove(context.table, context.state, unit).length > 0) return [];
  const mover = moverOf(context, unit, gesture.values);
  if (mover === null) return [];
  const isAttack = typeof mover.values['attack'] === 'string';
  return [
    ...(isAttack ? [] : wayTasks(mover)),
    attackTask(mover),
    ...mannerTask(mover),
    ...formationTasks(mover),
    ...(isHoused(mover) && !isLooseNow(mover) ? [] : [marchTask(mover)]),
    ...enterTask(mover),
    ...leaveTask(mover),
    ...againTask(context, [unit], gesture),
  ];
}

function isHoused({ context: { state }, unit }: MoverContext): boolean {
  return entryAt(state.units, unit).stands.house !== none;
}

function isLooseNow({ marched }: MoverContext): boolean {
  return isLoose(marched.formation) && marched.house === none;
}

/** Formed bodies are placed, others move from point to point. */
function wayTasks(mover: MoverContext): readonly Task[] {
  const { context, unit, marched, parts } = mover;
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  const { formation } = foresee(table, state, unit, parts.head).stands;
  if (!isLoose(formation) && !isHoused(mover))
    return [placeTask('place', tasks.place, { x: marched.x, y: marched.y })];
  const value = parts.middle.flatMap((step): Point[] => (step.step === 'way' ? [{ ...step.to }] : []));
  return [
    wayTask('way', tasks.way, {
      value,
      most: rateOf(table, entryAt(table.units, unit), isHoused(mover) ? 'open' : formation),
    }),
  ];
}

/** Enemies that the unit could reach, each with the melee that would follow. */
function attackTask(mover: MoverContext): ChoiceTask {
  const { context, unit, values } = mover;
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  const info = entryAt(table.units, unit);
  const own = bodyNow(table, state, unit);
  const { formation } = entryAt(state.units, unit).stands;
  const reach: Tenths = rateOf(table, info, formation);
  const byDistance = unitsOn(table, state, otherSide(info.side))
    .map((enemy) => ({ enemy, away: baseDistance(own, bodyNow(table, state, enemy)) }))
    .sort((a, b) => a.away - b.away);
  const choices = byDistance.flatMap(({ enemy, away }) =>
    away <= reach ? [attackOffer(mover, enemy)] : distantEnemy(mover, enemy),
  );
  return targetTask('attack', tasks.attack, values['attack'] ?? null, [
    plainChoice(null, tasks.nobody, refusalsOf(mover, { attack: null })),
    ...choices,
  ]);
}

/** An enemy out of reach, which says how far it is when it is tapped. */
function distantEnemy({ context, unit }: MoverContext, enemy: UnitIndex): Choice[] {
  const { table, state } = context;
  const { id, name } = entryAt(table.units, enemy);
  const far = outOfReach(table, state, unit, enemy);
  if (far === null) return [];
  const refusal = explainRefusal(table, far.rule, entryAt(table.units, unit).id, far.measured);
  return [{ ...plainChoice(id, name, [refusal]), piece: id, isDistant: true }];
}

function attackOffer(mover: MoverContext, enemy: UnitIndex): Choice {
  const { context, unit, values } = mover;
  const { table, state } = context;
  const { id, name } = entryAt(table.units, enemy);
  const plain = { value: id, title: name, piece: id };
  const parts = moveFromGesture(context, unit, { ...values, attack: id });
  const no = refusalsOf(mover, { attack: id });
  if (parts instanceof Problem || parts.approach === null || no.length > 0)
    return { ...plain, refusals: no, odds: [], sum: [] };
  const { odds, sum } = explainAttack(table, state, parts.approach);
  return { ...plain, refusals: no, odds, sum };
}

/** Against open order and routing units: pressed home, or struck in passing. */
function mannerTask(mover: MoverContext): readonly Task[] {
  const { context, parts } = mover;
  const { table, state } = context;
  const { command } = parts;
  if (command === null || command.target === null) return [];
  const { rung, stands } = entryAt(state.units, lookUp(table.unitOf, command.target));
  if (rung !== 3 && stands.formation !== 'open') return [];
  const { tasks } = interactionWordsOf(table);
  const choices = (['pressed-home', 'pass-through'] as const).map((manner) =>
    plainChoice(manner, tasks.manners[manner], refusalsOf(mover, { manner })),
  );
  return [choiceTask('manner', tasks.manner, command.manner, choices, 'usual')];
}

/** Houses within a move. */
function enterTask(mover: MoverContext): readonly Task[] {
  const { context, unit, values, parts } = mover;
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  const info = entryAt(table.units, unit);
  const own = bodyNow(table, state, unit);
  const { stands } = entryAt(state.units, unit);
  const reach = rateOf(table, info, stands.formation);
  const near = fieldOf(table, state).houses.filter(
    ({ base, index }) => index !== stands.house && baseDistance(own, base) <= reach,
  );
  if (near.length === 0 || info.arm !== 'foot' || typeof values['attack'] === 'string') return [];
  const choices = near.map(({ id, name }) => plainChoice(id, name, refusalsOf(mover, { enter: id })));
  const noHouse = plainChoice(null, tasks.noHouse, refusalsOf(mover, { enter: null }));
  return [choiceTask('enter', tasks.enter, parts.command?.enter ?? null, [noHouse, ...choices], 'usual')];
}

/** The wall by which a garrison comes out. */
function leaveTask(mover: MoverContext): readonly Task[] {
  if (!isHoused(mover)) return [];
  const { tasks } = interactionWordsOf(mover.context.table);
  const wall = mover.parts.head.find(
    (step): step is Extract<MarchStep, { step: 'leave' }> => step.step === 'leave',
  );
  const choices = [0, 1, 2, 3].map((n) =>
    plainChoice(n, entryAt(tasks.walls, n), refusalsOf(mover, { leave: n })),
  );
  return [choiceTask('leave', tasks.leave, wall?.wall ?? null, choices, 'usual')];
}
