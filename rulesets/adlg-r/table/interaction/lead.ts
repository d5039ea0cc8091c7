/** `stepsTo`: steps that bring a unit or a group to a place: straight on, with a slide, after a wheel, or turned first. */
import {
  asHeading,
  type Base,
  hullOf,
  type Point,
  placeBase,
  pointDistance,
  quarterTurn,
  type Tenths,
  type TrackStep,
  trackBySteps,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { abouts, along, snapped, wheelsTowards, wheelTo } from '@grognard/table-kit';
import { layManoeuvre } from '../actions/move/index.ts';
import { baseAt } from '../bodies/index.ts';
import { checkCommand } from '../flow/check.ts';
import type { AdlgCommand, OrderStep } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { type InteractionContext, idOf } from './interaction-context.ts';

/** A pointer within this distance of a straight line counts as on it, and a unit this near to a place has reached it: 5 mm. */
const there: Tenths = 50;

/** Where a manoeuvre leaves the group: the body of all, and the middle of the first. */
export interface GroupStand {
  readonly body: Base;
  readonly first: Point;
}

/** The bodies after steps, or null if no such steps can be laid. */
export function standAfter(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  steps: readonly OrderStep[],
): GroupStand | null {
  const laid = layManoeuvre(table, state, units, steps);
  if (laid === null) return null;
  const bases = units.map((unit, n) => baseAt(table, state, unit, entryAt(laid.to, n)));
  const { x, y, heading } = entryAt(bases, 0);
  return { body: bases.length === 1 ? entryAt(bases, 0) : hullOf(bases, heading), first: { x, y } };
}

export function moveCommand(
  context: InteractionContext,
  units: readonly UnitIndex[],
  steps: readonly OrderStep[],
  free: boolean,
): Extract<AdlgCommand, { kind: 'move' }> {
  return { kind: 'move', units: units.map((unit) => idOf(context, unit)), steps: [...steps], free };
}

interface Tried {
  readonly steps: readonly OrderStep[];
  /** Distance of the first unit from the place in the end. */
  readonly off: Tenths;
}

/** Steps after those that come first, the simplest and the nearest of those that are legal. */
export function stepsTo(
  context: InteractionContext,
  units: readonly UnitIndex[],
  head: readonly OrderStep[],
  to: Point,
): readonly OrderStep[] {
  const all = triesTo(context, units, head, to);
  const exact = all.filter(({ off }) => off <= there);
  return (
    cheapest(context, units, head, exact)?.steps ??
    cheapest(context, units, head, all)?.steps ??
    entryAt([...exact, ...all], 0).steps
  );
}

/** Of legal ones the nearest, of equals that with the lowest price, of equals the simplest. */
function cheapest(
  context: InteractionContext,
  units: readonly UnitIndex[],
  head: readonly OrderStep[],
  tries: readonly Tried[],
): Tried | null {
  const { table, state, side } = context;
  let best: { readonly tried: Tried; readonly worth: number } | null = null;
  for (const tried of tries.slice(0, mostTries)) {
    const off = tried.off <= there ? 0 : tried.off;
    if (best !== null && off * dearest > best.worth) continue;
    const command = moveCommand(context, units, [...head, ...tried.steps], false);
    const verdict = checkCommand(table, state, side, command);
    if (!verdict.allowed) continue;
    const worth = off * dearest + Number(verdict.cost['cp']);
    if (best === null || worth < best.worth) best = { tried, worth };
  }
  return best?.tried ?? null;
}

/** Number of ways that are judged, which keeps a drag within a frame. */
const mostTries = 8;

/** More than any order costs. */
const dearest = 100;

function triesTo(
  { table, state }: InteractionContext,
  units: readonly UnitIndex[],
  head: readonly OrderStep[],
  to: Point,
): readonly Tried[] {
  const started = standAfter(table, state, units, head);
  if (started === null) return [{ steps: [], off: 0 }];
  const turns: OrderStep[][] = head.length > 0 ? [[]] : [[], ...turnsTowards(started.body, to)];
  const tries = turns.flatMap((turn): Tried[] => {
    const at = turn.length === 0 ? started : standAfter(table, state, units, [...head, ...turn]);
    if (at === null) return [];
    // The first unit is dragged, and the body goes as far.
    const goal = {
      x: Math.round(at.body.x + to.x - at.first.x),
      y: Math.round(at.body.y + to.y - at.first.y),
    };
    const maySlide =
      ![...head, ...turn].some(isTurn) && units.every((unit) => !entryAt(state.units, unit).doings.slid);
    return waysTo(table, at.body, goal, maySlide).map((steps) => ({
      steps: [...turn, ...steps],
      off: offAfter(at.body, steps, goal),
    }));
  });
  return tries.length === 0 ? [{ steps: [], off: 0 }] : tries.sort((one, other) => rank(one) - rank(other));
}

/** A unit that turns does not slide (`move.slide-limits`). */
function isTurn({ step }: OrderStep): boolean {
  return step === 'quarter' || step === 'half' || step === 'extend' || step === 'contract';
}

/** Ways that end at the place come first, then the nearest. */
function rank({ off }: Tried): number {
  return off <= there ? 0 : off;
}

/** Distance from the goal of the middle of a body after advances, slides and wheels. */
function offAfter(body: Base, steps: readonly OrderStep[], goal: Point): Tenths {
  const { x, y } = bodyAfter(body, steps);
  return pointDistance(x, y, goal.x, goal.y);
}

/** The body after advances, slides and wheels. Other steps leave it where it is. */
function bodyAfter(body: Base, steps: readonly OrderStep[]): Base {
  const track = trackBySteps(body, steps.flatMap(asTrack));
  const { x, y, heading } = track.to;
  return placeBase(body.footprint, { x: Math.round(x), y: Math.round(y), heading });
}

function asTrack(step: OrderStep): TrackStep[] {
  if (step.step === 'advance') return [{ step: 'march', by: step.by }];
  if (step.step === 'slide') return [{ step: 'slide', by: step.by }];
  if (step.step !== 'wheel') return [];
  const { about, angle } = step;
  return about === 'left'
    ? [{ step: 'wheel', about: 'front-left', angle }]
    : [{ step: 'wheel', about: 'front-right', angle: -angle }];
}

/** Advances with a slide, and wheels followed by an advance. */
function waysTo(
  { sizes }: Table,
  body: Base,
  to: Point,
  maySlide: boolean,
): readonly (readonly OrderStep[])[] {
  const ahead = along(body, to, body.heading);
  const right = along(body, to, asHeading(body.heading - quarterTurn));
  const isStraight = Math.abs(right) <= there;
  const aside = Math.max(-sizes.ud, Math.min(sizes.ud, snapped(right)));
  const slid: OrderStep[] = isStraight || aside === 0 || !maySlide ? [] : [{ step: 'slide', by: aside }];
  const straight = advance(ahead);
  // A slide goes with an advance of 1 UD or more (`move.slide`).
  const sliding = slid.length > 0 && ahead >= sizes.ud - sizes.eps ? [[...slid, ...straight]] : [];
  const wheels = abouts.flatMap((about): OrderStep[][] => {
    const wheel = wheelTo(body, about, to);
    if (wheel === null || wheel.angle > quarterTurn) return [];
    return [[{ step: 'wheel', about, angle: wheel.angle }, ...advance(wheel.ahead)]];
  });
  const parts = isStraight ? [] : abouts.flatMap((about) => partly(body, about, to));
  return [...(straight.length === 0 ? [] : [straight]), ...sliding, ...wheels, ...parts];
}

/** Wheels towards the place by part of the angle, then on as far as it lies ahead. */
function partly(body: Base, about: 'left' | 'right', to: Point): OrderStep[][] {
  return wheelsTowards(body, about, to)
    .filter(({ angle }) => angle <= quarterTurn)
    .map((turn) => {
      const wheel: OrderStep = { step: 'wheel', ...turn };
      const wheeled = bodyAfter(body, [wheel]);
      return [wheel, ...advance(Math.max(0, along(wheeled, to, wheeled.heading)))];
    });
}

function advance(by: number): OrderStep[] {
  const whole = snapped(by);
  return whole <= 0 ? [] : [{ step: 'advance', by: whole }];
}

/** Turns for places beside and behind the body. */
function turnsTowards(body: Base, to: Point): OrderStep[][] {
  const ahead = along(body, to, body.heading);
  const right = along(body, to, asHeading(body.heading - quarterTurn));
  if (ahead > Math.abs(right)) return [];
  const side: OrderStep = { step: 'quarter', to: right < 0 ? 'left' : 'right' };
  return ahead < -Math.abs(right) ? [[{ step: 'half' }]] : [[side]];
}
