/** A shot worked out from where it would be fired, with its refusals, exact odds and the sum behind them. */

import {
  type MovablePose,
  makePath,
  pathLength,
  pointAlong,
  poseAlong,
  type Tenths,
  trackLength,
} from '@grognard/geometry';
import { entryAt, lastOf, none } from '@grognard/lists';
import type { ExplainedLine, Line, OddsLine, RuleId } from '@grognard/rules-kit';
import type { Contact } from '../../model.ts';
import type { ShootRead } from '../../rules/shoot/input.ts';
import { canHit, type ShotAssessed } from '../../rules/shoot/procedure.ts';
import { enemiesTouched } from '../actions/arms.ts';
import type { CheckedPath } from '../actions/path.ts';
import { type ShotAt, shotFacts, standingShot } from '../actions/shooting/shot-facts.ts';
import { assessShot } from '../actions/shooting/shot-odds.ts';
import { isEngagedIn } from '../actions/shooting/shot-surroundings.ts';
import { firearmIndex } from '../actions/shots.ts';
import { tenthsPerCm } from '../bodies/move-facts.ts';
import { pathOnGround } from '../bodies/path-on-ground.ts';
import { fact } from '../explain/citations.ts';
import { shotOdds, shotSum } from '../explain/explain-shot.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { roomAlong } from '../field/ground.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { FigureState, State, Table } from '../state/model.ts';
import type { OrderCommand } from '../state/orders.ts';
import type { InteractionContext } from './interaction-context.ts';
import {
  bodyAfter,
  figureAfter,
  isMoving,
  startOf,
  withBody,
  withFigures,
  withRowed,
} from './state-after-order.ts';

/** A shooter at the moment of the shot. */
export interface ShotContext {
  readonly state: State;
  readonly figure: FigureIndex;
  readonly weapon: number;
  readonly at: ShotAt;
  /** Rules that refuse every shot of this shooter. */
  readonly barred: readonly RuleId[];
}

/** A shot with its refusals and odds. */
export interface ExaminedShot {
  readonly facts: ShootRead;
  readonly refusals: readonly RuleId[];
  /** What the dice are thrown for, or null if fire is held. */
  readonly assessed: ShotAssessed | null;
  readonly odds: readonly OddsLine[];
  readonly sum: readonly ExplainedLine[];
}

/** The context of an order's shot, or null if the figure has no such firearm. */
export function shootingBy(
  context: InteractionContext,
  figure: FigureIndex,
  order: OrderCommand,
  way: CheckedPath,
): ShotContext | null {
  const { table, state, side } = context;
  const { shot } = order;
  if (shot === null) return null;
  const weapon = firearmIndex(table, state, figure, shot.weapon);
  if (weapon < 0) return null;
  const moving = isMoving(context, figure, order);
  const at: ShotAt = {
    ...standingShot,
    eyes: side,
    contact: contactOf(shot.moment, moving ? 'moving' : 'standing'),
    moving,
    engagedAtStart: enemiesTouched(table, state, figure) > 0,
  };
  const then = stateThen(context, figure, order, way);
  return {
    state: then,
    figure,
    weapon,
    at,
    barred: barredBy(table, then, figure, weapon, { at, moment: shot.moment }),
  };
}

/** The range of the firearm. */
export function reachOfShot({ roster, rules }: Table, { figure, weapon }: ShotContext): Tenths {
  const firearm = entryAt(entryAt(roster, figure).firearms, weapon);
  return lastOf(rules.shoot.firearms[firearm].bands).upToCm * tenthsPerCm;
}

const free: readonly RuleId[] = [];

/** Contact made this turn precedes a shot on the move or at the end (`shoot.contact-later`). */
function barredBy(
  table: Table,
  state: State,
  figure: FigureIndex,
  weapon: number,
  { at, moment }: { readonly at: ShotAt; readonly moment: NonNullable<OrderCommand['shot']>['moment'] },
): readonly RuleId[] {
  const { inContact } = table.rules.shoot.firearms[entryAt(entryAt(table.roster, figure).firearms, weapon)];
  if (inContact || at.engagedAtStart || moment === 'start' || moment === 'contact') return free;
  return isEngagedIn({ table, state, when: null, eyes: at.eyes }, figure) ? ['shoot.contact-later'] : free;
}

/** Just before contact, a moving shooter is closing and a standing one receiving. */
function contactOf(
  moment: NonNullable<OrderCommand['shot']>['moment'],
  how: 'moving' | 'standing',
): Contact | null {
  if (moment !== 'contact') return null;
  return how === 'moving' ? 'closing' : 'receiving';
}

/** The state at the moment of the shot, as this order alone changes it. */
function stateThen(
  context: InteractionContext,
  figure: FigureIndex,
  order: OrderCommand,
  way: CheckedPath,
): State {
  const { state } = context;
  const { moment, after } = order.shot!;
  if (moment === 'start') return withFigures(state, new Map());
  if (moment === 'moving')
    return withFigures(state, new Map([[figure, figureAlong(context, figure, order, after)]]));
  const taken = takenAlong(context, figure, order);
  if (taken !== null) return taken;
  const there = figureAfter(context, figure, order, way);
  // A figure that crouches after its shot is upright for it.
  return withFigures(state, new Map([[figure, { ...there, posture: 'upright' }]]));
}

/** The state in which a figure that stays put is carried along by its body or boat, or null if it is not. */
function takenAlong(
  { table, state }: InteractionContext,
  figure: FigureIndex,
  { path }: OrderCommand,
): State | null {
  const { body, vessel } = entryAt(state.figures, figure);
  const march = body === none ? null : (state.marches[body] ?? null);
  if (body !== none && march !== null && !march.open)
    return withBody(state, body, bodyAfter(state, entryAt(state.bodies, body), march).body);
  if (vessel === none || path.length > 0) return null;
  const end = state.rowings[vessel]?.path.at(-1);
  return end === undefined ? null : withRowed(table, state, vessel, end);
}

/** A figure at this distance along its path. */
function figureAlong(
  context: InteractionContext,
  figure: FigureIndex,
  order: OrderCommand,
  after: number,
): FigureState {
  const { path } = order;
  if (path.length === 0) return entryAt(context.state.figures, figure);
  const { from, footprint } = startOf(context, figure, order);
  const { along, track } = pathOnGround(context.table.field, figure, from, footprint, path);
  const line = makePath([{ x: from.x, y: from.y }, ...path]);
  const far = Math.min(after, pathLength(line));
  const { x, y } = pointAlong(line, far);
  const pose: MovablePose = { x, y, heading: from.heading };
  poseAlong(track, Math.min(far, trackLength(track)), pose);
  return { ...from, x, y, heading: pose.heading, room: roomAlong(along, far), posture: 'upright' };
}

/** Examines a shot: its refusals, or its odds and sum. A shot without a chance is not fired (`turn.target-lost`). */
export function lookAt(
  table: Table,
  { state, figure, weapon, at, barred }: ShotContext,
  target: FigureIndex,
): ExaminedShot {
  const unseen = (entryAt(state.figures, figure).known & (1 << entryAt(table.roster, target).side)) === 0;
  const facts = shotFacts(table, state, figure, weapon, target, { ...at, surprise: unseen });
  const lines: Line[] = [];
  const { refusals, assessed } = assessShot(table, facts, lines);
  const { notes, cm } = interactionWordsOf(table);
  const range = fact('rangeCm', notes.range, cm(facts.rangeCm * 100));
  if (barred.length > 0 || assessed === null)
    return { facts, refusals: [...barred, ...refusals], assessed: null, odds: [], sum: [range] };
  const sum = [range, ...shotSum(table, assessed, lines)];
  const odds = shotOdds(table, assessed);
  if (!canHit(assessed)) return { facts, refusals: ['turn.target-lost'], assessed: null, odds, sum };
  return { facts, refusals, assessed, odds, sum };
}
