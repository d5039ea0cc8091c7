/** The ways of a move: what they lead over, and whom they meet. */
import {
  type Base,
  baseDistance,
  cornersOf,
  firstMet,
  isWithin,
  type Tenths,
  type Track,
} from '@grognard/geometry';
import { objectionsToStanding } from '../field/index.ts';
import type { Battlefield, Priced } from '../field/model.ts';
import type { Standing } from '../model.ts';
import { tenthsOf } from '../table.ts';
import { pricesFrom } from './ground.ts';
import { freeUntil, intrudes } from './intrude.ts';
import { type Draft, object, type Pace } from './laid.ts';
import { bodyAs, mayPass, type Other } from './others.ts';
import { barredBy } from './price.ts';

/** Whether no part of a body is beyond the edge of the table. */
export function isWhollyOn({ width, depth }: Pick<Battlefield, 'width' | 'depth'>, body: Base): boolean {
  return cornersOf(body).every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= depth);
}

/** Adds a way to a move and puts the body at its end. */
export function goAlongTrack(draft: Draft, track: Track, paces: readonly Pace[]): void {
  const { info, field, stands, legs } = draft;
  const prices = track.pieces.length === 0 ? none : pricesFrom(field, info, stands.formation, track);
  checkWay(draft, track, prices);
  legs.push({ track, formation: stands.formation, stands, prices, paces });
  const { x, y, heading } = track.to;
  const { formation, files, gap, house } = stands;
  standAt(draft, { x, y, heading, formation, files, gap, house });
}

const none: readonly Priced[] = [];

/** The body as it stands now. */
export function standAt(draft: Draft, stands: Standing): void {
  draft.stands = stands;
  draft.body = bodyAs(draft.table, draft.state, draft.unit, stands);
}

function checkWay(draft: Draft, track: Track, prices: readonly Priced[]): void {
  const barred = barredBy(prices);
  if (barred !== null) object(draft, barred);
  if (isHeldUpByFriends(draft, track)) object(draft, 'move.through-friends');
  if (comesTooNear(draft, track)) object(draft, 'move.enemy-gap');
}

/** Ground on which a body cannot stand where it has come to, and the edge of the table. */
export function checkGround(draft: Draft): void {
  const { field, info, stands, body } = draft;
  if (stands.house >= 0) return;
  for (const rule of objectionsToStanding(field, info, stands.formation, body))
    object(draft, rule === 'melee.off-table' ? 'scenario.table' : rule);
}

/** Formed friends in the way of a formed body (`move.through-friends`). */
function isHeldUpByFriends({ table, stands, others }: Draft, track: Track): boolean {
  const inTheWay = others
    .filter((other) => !other.isEnemy && !other.isGarrison && !mayPass(table, stands, other))
    .map(({ body }) => body);
  return freeUntil(track, inTheWay) !== null;
}

/** The gap that is kept: a tenth less is rounding. */
export function gapOf({ rules }: Draft['table']): Tenths {
  return Math.max(0, tenthsOf(rules.table.enemyGapCm) - 1);
}

/** Enemies to whom the gap is not kept (`move.enemy-gap`), unless they were as near before. Who attacks may brush by the others. */
function comesTooNear({ table, others, towards }: Draft, track: Track): boolean {
  const enemies = others.filter(({ isEnemy, unit }) => isEnemy && unit !== towards).map(({ body }) => body);
  return (
    (towards < 0 && firstMet(track, enemies, gapOf(table)) !== null) || freeUntil(track, enemies) !== null
  );
}

/** Whether a body in its new shape is nearer to an enemy than the gap, and than the old one was. */
export function isTooNear({ table, others, towards, body }: Draft, before: Base): boolean {
  const gap = gapOf(table);
  return others.some(
    (other) =>
      other.isEnemy &&
      other.unit !== towards &&
      isWithin(body, other.body, gap - 1) &&
      baseDistance(body, other.body) < baseDistance(before, other.body),
  );
}

/** Who stands where a body is to stand. */
export function underBody(
  { others, towards }: Pick<Draft, 'others' | 'towards'>,
  body: Base,
): readonly Other[] {
  return others.filter((other) => other.unit !== towards && !other.isGarrison && intrudes(body, other.body));
}

/** Whether nobody does. */
export function isClear(draft: Pick<Draft, 'others' | 'towards'>, body: Base): boolean {
  return underBody(draft, body).length === 0;
}
