/** Changes of rank (`formation.turn`): ranks and files form again behind the middle of the front. Also the refusals. */

import {
  frontOf,
  isWithin,
  makePath,
  memberPose,
  overlaps,
  type Point,
  placeBase,
  trackAlong,
} from '@grognard/geometry';
import { entryAt, numberAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { moveRefusals } from '../../rules/move/refusals.ts';
import { moveSituation } from '../../rules/move/situation.ts';
import { contactGap, mountedBase } from '../../scenarios/measure.ts';
import { groundsAlong } from '../field/ground.ts';
import { isOnTable } from '../field/hiding.ts';
import { floorOf, isAcrossWall } from '../field/rooms.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { BodyState, State, Table } from '../state/model.ts';
import { baseAt, bodyFootprint, footprintOfFigure } from './bases.ts';
import { areEnemies, areTouching } from './contacts.ts';
import { bodyMove } from './move-facts.ts';

export interface ChangeOfRank {
  readonly body: BodyState;
  readonly changed: BodyState;
}

/** Forms this many figures abreast, or all if there are fewer. Figures keep their numbers, and the front keeps its middle. */
export function changeOfRank(state: State, body: BodyState, abreast: number): ChangeOfRank {
  const { heading, members } = body;
  const changed = { ...body, members: [...members], files: Math.min(abreast, members.length) };
  const front = frontOf(placeBase(bodyFootprint(state, body), body));
  const ahead = frontOf(placeBase(bodyFootprint(state, changed), { x: 0, y: 0, heading }));
  changed.x = Math.round(front.x - ahead.x);
  changed.y = Math.round(front.y - ahead.y);
  return { body, changed };
}

/** The rule by which the edge of the table, a wall or ground that is not open forbids a change of rank, or null if none does. */
export function groundAgainst(table: Table, state: State, change: ChangeOfRank): RuleId | null {
  const { changed } = change;
  const base = placeBase(bodyFootprint(state, changed), changed);
  if (!isOnTable(table.field, base)) return 'formation.turn';
  if (isAcrossWall(table.field, base, -1)) return 'terrain.high-wall';
  for (let n = 0; n < changed.members.length; n++) {
    const rule = stepAgainst(table, state, change, n);
    if (rule !== null) return rule;
  }
  return null;
}

/** The rule that forbids one figure to step straight to its new place. */
function stepAgainst(table: Table, state: State, { body, changed }: ChangeOfRank, n: number): RuleId | null {
  const figure = numberAt(changed.members, n);
  const footprint = footprintOfFigure(entryAt(state.figures, figure));
  const path = makePath([placeOf(state, body, n), placeOf(state, changed, n)]);
  const step = trackAlong({ footprint, heading: body.heading }, path, 'kept');
  const { grounds, barredBy } = groundsAlong(table.field, step, -1);
  if (barredBy !== null) return barredBy;
  const manner = { direction: 'forward', intoContact: false, grounds } as const;
  const situation = moveSituation(table.rules, bodyMove(table, state, changed, figure, manner));
  return moveRefusals(table.rules).find(({ when }) => when(situation))?.id ?? null;
}

function placeOf(state: State, body: BodyState, n: number): Point {
  const base = placeBase(bodyFootprint(state, body), body);
  const { x, y } = memberPose(base, n % body.files, Math.floor(n / body.files));
  return { x: Math.round(x), y: Math.round(y) };
}

/** Which figures are considered: all in play, or those that one side knows of. */
export type CountsFigure = (figure: FigureIndex) => boolean;

/** Whether a figure obstructs a change of rank. A body may not change rank in contact with an enemy, nor into contact. */
export function isCrowded(
  table: Table,
  state: State,
  { body, changed }: ChangeOfRank,
  counts: CountsFigure,
): boolean {
  const base = placeBase(bodyFootprint(state, changed), changed);
  const [first] = body.members;
  for (const { index } of table.roster) {
    const { status, room } = entryAt(state.figures, index);
    if (status !== 'on' || !counts(index) || body.members.includes(index)) continue;
    const isEnemy = areEnemies(table, first!, index);
    if (isEnemy && body.members.some((figure) => areTouching(table, state, figure, index))) return true;
    if (floorOf(table.field, room) !== 0) continue;
    const there = baseAt(state, index);
    if (isEnemy ? isWithin(base, there, contactGap) : overlaps(base, there)) return true;
  }
  return state.horses.some((horse) => counts(horse.rider) && overlaps(base, placeBase(mountedBase, horse)));
}
