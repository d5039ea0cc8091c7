/** `masksIn`: ordered shots that own figures will stand in the way of (`shoot.line-figure`, `shoot.into-melee`). */

import { basesCrossed, type Point, pointDistance, type Tenths } from '@grognard/geometry';
import { entryAt, lookUp } from '@grognard/lists';
import { isInLine } from '../../actions/shooting/shot-line.ts';
import { baseAt, ownBase } from '../../bodies/bases.ts';
import { contactsOf } from '../../bodies/contacts.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { State } from '../../state/model.ts';
import { type InteractionContext, isOwn } from '../interaction-context.ts';
import type { DryRun } from './dry-run.ts';

export interface Mask {
  readonly figure: FigureIndex;
  /** Who masks the fire, or fights the target. */
  readonly by: FigureIndex;
  readonly target: FigureIndex;
  readonly rule: 'shoot.line-figure' | 'shoot.into-melee';
  /** Where the line of fire breaks off. */
  readonly at: Point;
  readonly byAt: Point;
}

export function masksIn(context: InteractionContext, run: DryRun): Mask[] {
  const { table } = context;
  const masks: Mask[] = [];
  for (const { index: figure } of table.roster) {
    const shot = run.before.orders[figure]?.shot ?? null;
    if (shot === null || shot.target === null || !isOwn(context, figure)) continue;
    const target = lookUp(table.figureOf, shot.target);
    // Who fires at the nearest instead does not hold his fire.
    const only = shot.fallback === 'nearest' ? null : target;
    if (entryAt(run.before.figures, target).status !== 'on' || isFired(run, figure, only)) continue;
    const mask = maskOf(context, run, figure, target);
    if (mask !== null) masks.push(mask);
  }
  return masks;
}

/** Whether a figure fires at a target, or at anybody if that is null. */
function isFired({ events }: DryRun, figure: FigureIndex, target: FigureIndex | null): boolean {
  return events.some(
    (event) =>
      event.kind === 'shot' && event.figure === figure && (target === null || event.target === target),
  );
}

/** The rules by which the figure held its fire, or those that a shot at somebody else leaves open. */
function rulesAgainst({ events }: DryRun, figure: FigureIndex): readonly string[] {
  for (const event of events)
    if (event.kind === 'heldFire' && (event.figure === figure || event.others?.includes(figure) === true))
      return event.rules;
  return ['shoot.line-figure', 'shoot.into-melee'];
}

function maskOf(
  context: InteractionContext,
  run: DryRun,
  figure: FigureIndex,
  target: FigureIndex,
): Mask | null {
  const isAtStart = run.before.orders[figure]?.shot?.moment === 'start';
  const state = isAtStart ? run.before : run.after;
  const rules = rulesAgainst(run, figure);
  const from = placeOf(state, figure);
  const to = placeOf(state, target);
  if (rules.includes('shoot.line-figure')) {
    const by = firstInLine(context, state, figure, target);
    if (by !== null)
      return {
        figure,
        by,
        target,
        rule: 'shoot.line-figure',
        at: edgeOf(state, from, to, by),
        byAt: placeOf(state, by),
      };
  }
  if (!rules.includes('shoot.into-melee')) return null;
  const fighters = entryAt(contactsOf(context.table, state), target);
  const by = fighters.find((other) => other !== figure && isOwn(context, other));
  if (by === undefined) return null;
  return {
    figure,
    by,
    target,
    rule: 'shoot.into-melee',
    at: edgeOf(state, from, to, target),
    byAt: placeOf(state, by),
  };
}

function placeOf({ figures }: State, figure: FigureIndex): Point {
  const { x, y } = entryAt(figures, figure);
  return { x, y };
}

/** The friendly figure in the line of fire that is nearest to the shooter. */
function firstInLine(
  context: InteractionContext,
  state: State,
  figure: FigureIndex,
  target: FigureIndex,
): FigureIndex | null {
  const { table, side } = context;
  const scene = { table, state, when: null, eyes: side };
  const from = baseAt(state, figure);
  const [x, y] = [from.x, from.y];
  let first: FigureIndex | null = null;
  let least: Tenths = Number.POSITIVE_INFINITY;
  for (const { index } of table.roster) {
    if (index === figure || index === target || !isOwn(context, index)) continue;
    if (!isInLine(scene, figure, target, index)) continue;
    const other = entryAt(state.figures, index);
    const away = pointDistance(x, y, other.x, other.y);
    if (away >= least) continue;
    first = index;
    least = away;
  }
  return first;
}

/** Where a line meets the base of a figure. */
function edgeOf(state: State, from: Point, to: Point, figure: FigureIndex): Point {
  const [hit] = basesCrossed(from.x, from.y, to.x, to.y, [ownBase(entryAt(state.figures, figure))]);
  if (hit === undefined) return placeOf(state, figure);
  const share = hit.from / Math.max(1, pointDistance(from.x, from.y, to.x, to.y));
  return { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) };
}
