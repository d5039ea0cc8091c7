/** Shots at the start, and all others together after movement (`turn.shots-together`). */

import type { Point } from '@grognard/geometry';
import { absent, entryAt, indicesOf, none, numberAt, stored } from '@grognard/lists';
import type { Line } from '@grognard/rules-kit';
import { shoot } from '../../../rules/shoot/procedure.ts';
import { groupAround } from '../../actions/shooting/shot-group.ts';
import { type ShotSurroundings, spotIn } from '../../actions/shooting/shot-surroundings.ts';
import type { ArgadEventOf } from '../../state/events.ts';
import { indexNamed } from '../../state/find-named.ts';
import type { FigureIndex } from '../../state/indices.ts';
import { onlyKnowers, toKnowers } from '../../state/visibility.ts';
import { lose } from '../turn/casualty.ts';
import { show } from '../turn/secrecy.ts';
import type { Turn } from '../turn/turn.ts';
import { type DueMoment, planShot, type ShotPlot, type TakenShot } from './shot-plan.ts';

const now = { when: null, other: null, approach: null } as const;
const atStart: DueMoment = { ...now, moment: 'start' };
const atEnd: DueMoment = { ...now, moment: 'end' };

/** `turn.shot-start`: positions before movement; casualties are removed before anybody moves. */
export function fireAtStart(turn: Turn): void {
  const plans: ShotPlot[] = [];
  planAll(turn, atStart, plans);
  throwTogether(turn, plans);
}

/** Shots on the move, just before contact and at the end. */
export function fireTogether(turn: Turn): void {
  const plans: ShotPlot[] = [];
  for (const { figure, when, moment, other, approach } of turn.dueShots) {
    if (entryAt(turn.shot, figure) || entryAt(turn.state.figures, figure).status === 'dead') continue;
    const contact = moment === 'contact' ? approach : null;
    plan(turn, figure, { moment, when, other, approach: contact }, plans);
  }
  planAll(turn, atEnd, plans);
  throwTogether(turn, plans);
}

function planAll(turn: Turn, due: DueMoment, plans: ShotPlot[]): void {
  const { orders, figures } = turn.state;
  for (const figure of indicesOf(figures)) {
    const shot = orders[figure]?.shot ?? null;
    if (
      shot === null ||
      (turn.shot[figure] ?? absent(turn.shot, figure)) ||
      (figures[figure] ?? absent(figures, figure)).status !== 'on'
    )
      continue;
    if (shot.moment === due.moment) plan(turn, figure, due, plans);
    else if (due.moment === 'end') holdWhatNeverCame(turn, figure);
  }
}

function plan(turn: Turn, figure: FigureIndex, due: DueMoment, plans: ShotPlot[]): void {
  turn.shot[figure] = true;
  plans.push(planShot(turn, figure, due));
}

/** Holds a shot whose point on the path was not reached, or whose contact did not happen. */
function holdWhatNeverCame({ table, state, resolution }: Turn, figure: FigureIndex): void {
  const { target, moment } = state.orders[figure]!.shot!;
  const rules = [moment === 'moving' ? 'turn.shot-moving' : 'turn.shot-contact'];
  const aimed = indexNamed(table.figureOf, target);
  const knowers = onlyKnowers(table, state, aimed === null ? [figure] : [figure, aimed]);
  resolution.emit({ kind: 'heldFire', figure, target: stored(aimed), rules, ...knowers });
}

interface Hit {
  readonly victim: FigureIndex;
  readonly by: FigureIndex;
}

/** All shots are decided: throws the dice, then removes casualties. */
function throwTogether(turn: Turn, plans: readonly ShotPlot[]): void {
  turn.crowd = null;
  const hits: Hit[] = [];
  const idle: ShotPlot[] = [];
  for (const each of plans) {
    if (each.taken !== null) fire(turn, each, each.taken, hits);
    else if (isIdle(turn, each)) idle.push(each);
    else hold(turn, each);
  }
  if (idle.length > 0) holdTogether(turn, idle);
  for (const hit of hits) remove(turn, hit);
}

/** Whether everybody may know that the figure found no target. */
function isIdle({ table, state }: Turn, { figure, target, refusals }: ShotPlot): boolean {
  if (target !== null || refusals.length !== 1 || refusals[0] !== 'turn.target-lost') return false;
  return onlyKnowers(table, state, [figure]).only === undefined;
}

function holdTogether({ resolution }: Turn, [first, ...others]: readonly ShotPlot[]): void {
  const { figure, target, refusals } = first!;
  const event: ArgadEventOf<'heldFire'> = {
    kind: 'heldFire',
    figure,
    target: stored(target),
    rules: refusals,
  };
  resolution.emit(others.length === 0 ? event : { ...event, others: others.map((other) => other.figure) });
}

function hold({ table, state, resolution }: Turn, { figure, target, refusals }: ShotPlot): void {
  const knowers = onlyKnowers(table, state, target === null ? [figure] : [figure, target]);
  resolution.emit({ kind: 'heldFire', figure, target: stored(target), rules: refusals, ...knowers });
}

function fire(turn: Turn, plan: ShotPlot, taken: TakenShot, hits: Hit[]): void {
  const { table, state, resolution } = turn;
  const { figure, weapon, due } = plan;
  const { target, shot, assessed } = taken;
  const figureInfo = table.roster[figure] ?? absent(table.roster, figure);
  const lines: Line[] | null = resolution.reasons ? [] : null;
  if (lines !== null) shoot.assess(shot, lines);
  const scene: ShotSurroundings = { table, state, when: due.when, eyes: null };
  const { x, y } = spotIn(scene, figure);
  const from = { x, y };
  show(turn, figure, 'hide.reveal');
  dropToShoot(turn, figure, from);
  const outcome = shoot.roll(assessed, resolution.dice(figureInfo.id, 'shot'));
  const victims = victimsOf(turn, scene, plan, target, outcome.hits);
  for (const victim of victims) hits.push({ victim, by: figure });
  const there = spotIn(scene, target);
  const event: ArgadEventOf<'shot'> = {
    kind: 'shot',
    figure,
    target,
    firearm: figureInfo.firearms[weapon] ?? absent(figureInfo.firearms, weapon),
    weapon,
    moment: due.moment,
    from,
    to: { x: there.x, y: there.y },
    rangeCm: shot.input.rangeCm,
    need: assessed.need,
    modifier: assessed.modifier,
    hits: outcome.hits,
    victims,
  };
  const values = lines === null ? event : { ...event, why: lines };
  resolution.emit(toKnowers(table, state, victims.length > 1 ? victims : [target], values));
}

/** `figure.carry`: a figure drops what it carries where it fires. */
function dropToShoot({ state, resolution }: Turn, figure: FigureIndex, at: Point): void {
  const { carries } = state.figures[figure] ?? absent(state.figures, figure);
  if (carries !== none) resolution.emit({ kind: 'dropped', figure, thing: carries, at });
}

const nobody: readonly FigureIndex[] = [];

/** `shoot.spread`: the target first, then the nearest of its group that the shooter's side knew of. */
function victimsOf(
  { table, start, knownAtStart, state }: Turn,
  scene: ShotSurroundings,
  { figure, due }: ShotPlot,
  target: FigureIndex,
  hits: number,
): readonly FigureIndex[] {
  if (hits === 0) return nobody;
  if (hits === 1) return [target];
  const { side } = entryAt(table.roster, figure);
  const group = groupAround(scene, figure, target, due.moment === 'start' ? null : start);
  return group
    .filter(
      (victim) =>
        (numberAt(knownAtStart, victim) & (1 << side)) !== 0 &&
        entryAt(state.figures, victim).status === 'on',
    )
    .slice(0, hits);
}

/** A hit removes the figure (`figure.killed`). With `leader.wound` a leader's first hit wounds. */
function remove(turn: Turn, { victim, by }: Hit): void {
  const { table, state, resolution } = turn;
  const { status, wounded } = state.figures[victim] ?? absent(state.figures, victim);
  if (status !== 'on') return;
  if (table.options['leader.wound'] && entryAt(table.roster, victim).leader && !wounded)
    resolution.emit({ kind: 'wounded', figure: victim, ...onlyKnowers(table, state, [victim]) });
  else lose(turn, { figure: victim, by, how: 'shot' });
}
