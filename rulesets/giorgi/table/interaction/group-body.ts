/** Several units as one large body: the steps that a gesture sets for all of them, and the part of each unit. */

import type { TaskValues } from '@grognard/engine';
import {
  asHeading,
  type Base,
  baseAfterSteps,
  carriedWith,
  hullOf,
  type Point,
  quarterTurn,
  stepsInBody,
  type Tenths,
  turnBetween,
} from '@grognard/geometry';
import { numberAt } from '@grognard/lists';
import { check, type Json, Problem } from '@grognard/rules-kit';
import { along, readHandle, readList, readPoint, snapped } from '@grognard/table-kit';
import { tenthsOf } from '../../scenarios/measure.ts';
import { asDrill, bodyNow, type DrillStep, fromDrill, isDrill } from '../bodies/index.ts';
import { commandShapes, type MarchStep, type MoveCommand } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import { bodyThere, foresee } from './foresee.ts';
import { handleIds, setOn } from './handles.ts';
import { isLoose } from './house-from-gesture.ts';
import type { InteractionContext } from './interaction-context.ts';
import { stepsTo, wheelTo } from './lead.ts';

/** Units that face as the body does, within this angle, march with it as they stand: 2 degrees. */
const inLine = 20;

/** A pointer within this distance of a straight line counts as on it: 4 mm. */
const straight: Tenths = 40;

/** The body of all units, facing as the first of them does. */
export function groupBody({ table, state }: InteractionContext, units: readonly UnitIndex[]): Base {
  const bodies = units.map((unit) => bodyNow(table, state, unit));
  return hullOf(bodies, bodyNow(table, state, numberAt(units, 0)).heading);
}

/** Where the body stands after steps. */
export function bodyAfter(body: Base, steps: readonly DrillStep[]): Base {
  return baseAfterSteps(body, steps.map(asDrill));
}

/** The steps of the whole body. Null if the gesture sets none, a problem if it sets something else. */
export function groupSteps(
  context: InteractionContext,
  units: readonly UnitIndex[],
  values: TaskValues,
): readonly DrillStep[] | null | Problem {
  const body = groupBody(context, units);
  const place = readPoint(values['place']);
  const items = readList(values['march']).filter(
    (item) => place === null || readHandle(item, handleIds) !== null,
  );
  if (place === null && items.length === 0) return null;
  let steps = place === null ? [] : stepsOfBody(context, body, goalOf(context, units, body, place));
  for (const item of items) {
    const next = withItem(body, steps, item);
    if (next === null) return new Problem('type', 'march', 'a march is a list of steps or handles');
    steps = next;
  }
  return steps;
}

/** The first unit is dragged, and the body goes as far. */
function goalOf(
  { table, state }: InteractionContext,
  units: readonly UnitIndex[],
  body: Base,
  to: Point,
): Point {
  const { x, y } = bodyNow(table, state, numberAt(units, 0));
  return { x: Math.round(body.x + to.x - x), y: Math.round(body.y + to.y - y) };
}

/** A body of many marches straight, with a sidestep as far as the rules know one, or wheels first. */
function stepsOfBody({ table }: InteractionContext, body: Base, to: Point): readonly DrillStep[] {
  const ahead = along(body, to, body.heading);
  const right = along(body, to, asHeading(body.heading - quarterTurn));
  const aside = Math.abs(right) <= straight ? 0 : snapped(right);
  const most = tenthsOf(table.rules.table.manoeuvre.sidestepCm);
  if (Math.abs(aside) > most && ahead > 0) {
    const [wheels] = (['left', 'right'] as const)
      .flatMap((about) => wheelTo(body, about, to))
      .map((steps) => steps.filter(isDrill))
      .sort((one, other) => turnIn(one) - turnIn(other));
    if (wheels !== undefined) return wheels;
  }
  const slide = Math.max(-most, Math.min(most, aside));
  return [
    ...(slide === 0 ? [] : [{ step: 'slide', by: slide } as const]),
    ...(snapped(ahead) === 0 ? [] : [{ step: 'march', by: snapped(ahead) } as const]),
  ];
}

function turnIn(steps: readonly DrillStep[]): number {
  return steps.reduce((sum, step) => sum + (step.step === 'wheel' ? step.angle : 0), 0);
}

/** A handle or a step on top of the steps so far. Null if it is neither. */
function withItem(body: Base, steps: readonly DrillStep[], item: Json): readonly DrillStep[] | null {
  const set = readHandle(item, handleIds);
  if (set !== null)
    return setOn(steps, set, (others) => bodyAfter(body, others.filter(isDrill))).filter(isDrill);
  const read: MoveCommand | Problem = check(commandShapes.move, { kind: 'move', unit: 'a', steps: [item] });
  if (read instanceof Problem) return null;
  const given = read.steps;
  return given.every(isDrill) ? [...steps, ...given.filter(isDrill)] : null;
}

/** The steps of one unit, when the body takes these: in line it marches and wheels with it, otherwise it goes to its place. */
export function stepsOfUnit(
  context: InteractionContext,
  unit: UnitIndex,
  head: readonly MarchStep[],
  body: Base,
  steps: readonly DrillStep[],
): readonly MarchStep[] {
  const { table, state } = context;
  const { stands } = foresee(table, state, unit, head);
  const own = bodyThere(table, state, unit, stands);
  const drills = steps.map(asDrill);
  const isInLine = Math.abs(turnBetween(own.heading, body.heading)) <= inLine;
  if (!isLoose(stands.formation) && isInLine) return stepsInBody(own, body, drills, snapped).map(fromDrill);
  const to = carriedWith({ x: own.x, y: own.y }, body, drills);
  const goal = { x: snapped(to.x), y: snapped(to.y) };
  if (goal.x === snapped(own.x) && goal.y === snapped(own.y)) return [];
  return isLoose(stands.formation) ? [{ step: 'way', to: goal }] : stepsTo(table, state, unit, head, goal);
}
