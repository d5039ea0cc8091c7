/** Several units as one large body: the steps that a gesture sets for all of them, and the part of each unit. */

import type { TaskValues } from '@grognard/engine';
import {
  asHeading,
  type Base,
  cornerOf,
  hullOf,
  type Point,
  placeBase,
  quarterTurn,
  stepsInWheel,
  type Tenths,
  type TrackStep,
  trackBySteps,
  turnBetween,
  turnedAbout,
} from '@grognard/geometry';
import { numberAt } from '@grognard/lists';
import { check, type Json, Problem } from '@grognard/rules-kit';
import { along, readList, readPoint, snapped } from '@grognard/table-kit';
import { tenthsOf } from '../../scenarios/measure.ts';
import { asDrill, bodyNow, type DrillStep, isDrill } from '../bodies/index.ts';
import { commandShapes, type MarchStep, type MoveCommand } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import { bodyThere, foresee } from './foresee.ts';
import { readSet, setOn } from './handles.ts';
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
  const { x, y, heading } = trackBySteps(body, steps.map(asDrill)).to;
  return placeBase(body.footprint, { x: Math.round(x), y: Math.round(y), heading });
}

/** The steps of the whole body. Null if the gesture sets none, a problem if it sets something else. */
export function groupSteps(
  context: InteractionContext,
  units: readonly UnitIndex[],
  values: TaskValues,
): readonly DrillStep[] | null | Problem {
  const body = groupBody(context, units);
  const place = readPoint(values['place']);
  const items = readList(values['march']).filter((item) => place === null || readSet(item) !== null);
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
  const set = readSet(item);
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
  const isInLine = Math.abs(turnBetween(own.heading, body.heading)) <= inLine;
  if (!isLoose(stands.formation) && isInLine) return partOf(own, body, steps);
  const to = carried({ x: own.x, y: own.y }, body, steps);
  const goal = { x: snapped(to.x), y: snapped(to.y) };
  if (goal.x === snapped(own.x) && goal.y === snapped(own.y)) return [];
  return isLoose(stands.formation) ? [{ step: 'way', to: goal }] : stepsTo(table, state, unit, head, goal);
}

/** A point that is carried along with the body. */
function carried(point: Point, body: Base, steps: readonly DrillStep[]): Point {
  const there = bodyAfter(body, steps);
  // Units turn about on the spot, so a body that is turned about keeps its places.
  const turns = steps.filter(({ step }) => step === 'about').length % 2;
  const angle = turnBetween(body.heading, asHeading(there.heading + turns * 1800));
  const moved = { x: point.x - body.x + there.x, y: point.y - body.y + there.y };
  return turnedAbout(moved, { x: there.x, y: there.y }, angle);
}

/** The part of a unit that stands in the body. */
function partOf(unit: Base, body: Base, steps: readonly DrillStep[]): readonly MarchStep[] {
  const part: MarchStep[] = [];
  let [own, whole] = [unit, body];
  for (const step of steps) {
    const taken = step.step === 'wheel' ? wheelPart(own, whole, step) : [step];
    part.push(...taken);
    own = bodyAfter(own, taken);
    whole = bodyAfter(whole, [step]);
  }
  return joined(part);
}

function wheelPart(
  own: Base,
  whole: Base,
  { about, angle }: Extract<DrillStep, { readonly step: 'wheel' }>,
): readonly DrillStep[] {
  const pivot = cornerOf(whole, about === 'left' ? 'front-left' : 'front-right');
  return stepsInWheel(own, pivot, about === 'left' ? angle : -angle).flatMap(asMarch);
}

function asMarch(step: TrackStep): readonly DrillStep[] {
  switch (step.step) {
    case 'march':
    case 'slide': {
      const by = snapped(step.by);
      return by === 0 ? [] : [{ step: step.step, by }];
    }
    case 'wheel':
      return [{ step: 'wheel', about: step.angle > 0 ? 'left' : 'right', angle: Math.abs(step.angle) }];
    case 'turn':
      return [];
  }
}

/** Two marches in a row are one. */
function joined(steps: readonly MarchStep[]): readonly MarchStep[] {
  const all: MarchStep[] = [];
  for (const step of steps) {
    const last = all.at(-1);
    if (step.step === 'march' && last?.step === 'march') {
      all.pop();
      if (last.by + step.by !== 0) all.push({ step: 'march', by: last.by + step.by });
    } else all.push(step);
  }
  return all;
}
