/** Steps that lead a formed body to a place or at an enemy: straight, with a sidestep, after a wheel, or turned about. */

import {
  asHeading,
  type Base,
  cornerOf,
  type Point,
  pointDistance,
  quarterTurn,
  type Tenths,
  trackBySteps,
} from '@grognard/geometry';
import { entryAt, lookUp } from '@grognard/lists';
import { abouts, along, wheelTo as placeAhead, snapped, wheelsTowards } from '@grognard/table-kit';
import { tenthsOf } from '../../scenarios/measure.ts';
import { attackIfLegal } from '../actions/attack/index.ts';
import { plotIfLegal } from '../actions/move/index.ts';
import { asDrill, bodyNow } from '../bodies/index.ts';
import type { MarchStep, MoveCommand } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Approach, State, Table } from '../state/model.ts';
import { bodyThere, foresee } from './foresee.ts';

/** A pointer within this distance of a straight line counts as on it: 4 mm, in tenths of a millimetre. */
const straight: Tenths = 40;

/** A body within this distance of a place has reached it: 5 mm, in tenths of a millimetre. */
const there: Tenths = 50;

interface Tried {
  readonly steps: readonly MarchStep[];
  /** Distance of its final middle from the place. */
  readonly off: Tenths;
}

/** Drills that lead to a place or near it, the simplest first. */
function drillsTo(
  table: Table,
  state: State,
  unit: UnitIndex,
  before: readonly MarchStep[],
  to: Point,
): readonly Tried[] {
  const { stands } = foresee(table, state, unit, before);
  const body = bodyThere(table, state, unit, stands);
  return [...waysTo(table, body, to), ...aboutAndOn(table, state, unit, before, to)].map((steps) => {
    const { x, y } = foresee(table, state, unit, [...before, ...steps]).stands;
    return { steps, off: pointDistance(x, y, to.x, to.y) };
  });
}

/**
 * The steps, in addition to those before, that bring the middle of a body to a point: the cheapest legal ones, else the simplest. If no
 * drill leads there, those that end nearest to it.
 */
export function stepsTo(
  table: Table,
  state: State,
  unit: UnitIndex,
  before: readonly MarchStep[],
  to: Point,
): readonly MarchStep[] {
  const all = drillsTo(table, state, unit, before, to);
  const exact = all.filter(({ off }) => off <= there);
  const tried = exact.length > 0 ? exact : all;
  let best: { readonly steps: readonly MarchStep[]; readonly worth: number } | null = null;
  for (const { steps, off } of tried) {
    const laid = plotIfLegal(table, state, unit, [...before, ...steps]);
    if (laid === null) continue;
    const worth = (off > there ? off : 0) + laid.effort;
    if (best === null || worth < best.worth) best = { steps, worth };
  }
  return best?.steps ?? tried[0]?.steps ?? [];
}

/** Whether a drill leads a body to a place in one move. */
export function canReach(table: Table, state: State, unit: UnitIndex, to: Point): boolean {
  return drillsTo(table, state, unit, [], to).some(
    ({ steps, off }) => off <= there && plotIfLegal(table, state, unit, steps) !== null,
  );
}

/** Turned about first, for places behind. */
function aboutAndOn(
  table: Table,
  state: State,
  unit: UnitIndex,
  before: readonly MarchStep[],
  to: Point,
): readonly (readonly MarchStep[])[] {
  const turned: readonly MarchStep[] = [...before, { step: 'about' }];
  const body = bodyThere(table, state, unit, foresee(table, state, unit, turned).stands);
  if (along(body, to, body.heading) <= 0) return [];
  return waysTo(table, body, to).map((steps): readonly MarchStep[] => [{ step: 'about' }, ...steps]);
}

/** Paths of a body to a place: straight on or back, with a sidestep, after a wheel either way; then those that lead near it. */
function waysTo({ rules }: Table, body: Base, to: Point): readonly (readonly MarchStep[])[] {
  const ahead = along(body, to, body.heading);
  const right = along(body, to, asHeading(body.heading - quarterTurn));
  const march = marchBy(ahead);
  const most = tenthsOf(rules.table.manoeuvre.sidestepCm);
  const aside = Math.max(-most, Math.min(most, snapped(right)));
  const slide: MarchStep[] = aside === 0 ? [] : [{ step: 'slide', by: aside }];
  const wheels = abouts.flatMap((about) => wheelTo(body, about, to));
  const near = abouts.flatMap((about) => wheelTowards(body, about, to));
  return Math.abs(right) <= straight ? [march, ...wheels] : [...wheels, [...slide, ...march], march, ...near];
}

/** Partial wheels towards the place, and a march by the distance at which it then lies ahead. */
function wheelTowards(body: Base, about: 'left' | 'right', to: Point): MarchStep[][] {
  return wheelsTowards(body, about, to).map((turn) => {
    const wheel = { step: 'wheel', ...turn } as const;
    const wheeled = trackBySteps(body, [asDrill(wheel)]).to;
    const ahead = Math.max(0, along(wheeled, to, wheeled.heading));
    return [wheel, ...marchBy(ahead)];
  });
}

function marchBy(by: number): MarchStep[] {
  const whole = snapped(by);
  return whole === 0 ? [] : [{ step: 'march', by: whole }];
}

/** A wheel about a front corner after which the place lies straight ahead of the middle. Empty if no wheel brings it there. */
export function wheelTo(body: Base, about: 'left' | 'right', to: Point): MarchStep[][] {
  const wheel = placeAhead(body, about, to);
  return wheel === null ? [] : [[{ step: 'wheel', about, angle: wheel.angle }, ...marchBy(wheel.ahead)]];
}

export interface AttackFromGesture {
  readonly steps: readonly MarchStep[];
  /** Null if the rules do not allow this attack. */
  readonly approach: Approach | null;
}

/** Path of a unit to an enemy: as the gesture sets it, else straight, else after the smallest wheel that leads into contact. */
export function attackOn(
  table: Table,
  state: State,
  command: Pick<MoveCommand, 'unit' | 'manner'>,
  target: UnitIndex,
  values: readonly MarchStep[] | null,
): AttackFromGesture {
  const unit = lookUp(table.unitOf, command.unit);
  const on = entryAt(table.units, target).id;
  const tries = values === null ? approaches(table, state, unit, target) : [values];
  let best: (AttackFromGesture & { readonly turned: number }) | null = null;
  for (const steps of tries) {
    const approach = attackIfLegal(table, state, { ...command, target: on, steps: [...steps] });
    if (approach === null) continue;
    const turned = steps.reduce((sum, step) => sum + (step.step === 'wheel' ? step.angle : 0), 0);
    if (best === null || turned < best.turned) best = { steps, approach, turned };
  }
  return best ?? { steps: tries[0] ?? [], approach: null };
}

/** Straight on, and wheels towards the middle, the corners and the nearest base of an enemy. Open order goes straight at it. */
export function approaches(
  table: Table,
  state: State,
  unit: UnitIndex,
  target: UnitIndex,
): readonly (readonly MarchStep[])[] {
  const body = bodyNow(table, state, unit);
  const enemy = bodyNow(table, state, target);
  const { formation } = entryAt(state.units, unit).stands;
  const marks: Point[] = [
    { x: enemy.x, y: enemy.y },
    cornerOf(enemy, 'front-left'),
    cornerOf(enemy, 'front-right'),
    cornerOf(enemy, 'rear-left'),
    cornerOf(enemy, 'rear-right'),
  ];
  if (formation === 'open') return [...marks.map((to): MarchStep[] => [{ step: 'way', to }]), []];
  const wheels = marks.flatMap((to) =>
    abouts.flatMap((about) => wheelTo(body, about, to).map(([wheel]) => [wheel!])),
  );
  return [[], ...wheels];
}
