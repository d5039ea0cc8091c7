/** Paths of a move: terrain they cross, and units they meet. */

import {
  type Base,
  baseDistance,
  cornersOf,
  firstMet,
  isWithin,
  type Tenths,
  type Track,
} from '@grognard/geometry';
import { none } from '@grognard/lists';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { freeUntil, intrudes } from '../../bodies/index.ts';
import { objectionsToStanding } from '../../field/index.ts';
import type { Battlefield, PricedStretch } from '../../state/battlefield.ts';
import type { Placement } from '../../state/model.ts';
import { pricesFrom } from './ground.ts';
import { isTooLongAnyway } from './least-effort.ts';
import { type MoveDraft, type MovePace, object } from './move-plot.ts';
import { bodyAs, mayPass, type OtherBody } from './other-bodies.ts';
import { barredBy } from './price.ts';
import { rateRuleOf } from './rates.ts';

/** Whether no part of a body is beyond the table edge. */
export function isWhollyOn({ width, depth }: Pick<Battlefield, 'width' | 'depth'>, body: Base): boolean {
  return cornersOf(body).every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= depth);
}

/** Adds a path to a move and places the body at its end. */
export function goAlongTrack(draft: MoveDraft, track: Track, paces: readonly MovePace[]): void {
  const { info, field, stands, legs, isFirstEnough } = draft;
  if (isFirstEnough) {
    // Length and units are found faster than what the ground costs.
    if (isTooLongAnyway(draft, track, paces)) object(draft, rateRuleOf(info, stands.formation));
    else checkUnits(draft, track);
    if (draft.no.length > 0) return;
  }
  const prices = track.pieces.length === 0 ? noPrices : pricesFrom(field, info, stands.formation, track);
  const barred = barredBy(prices);
  if (barred !== null) object(draft, barred);
  if (!isFirstEnough) checkUnits(draft, track);
  legs.push({ track, formation: stands.formation, stands, prices, paces });
  const { x, y, heading } = track.to;
  const { formation, files, gap, house } = stands;
  standAt(draft, { x, y, heading, formation, files, gap, house });
}

const noPrices: readonly PricedStretch[] = [];

/** Sets the present placement of the body. */
export function standAt(draft: MoveDraft, stands: Placement): void {
  draft.stands = stands;
  draft.body = bodyAs(draft.table, draft.state, draft.unit, stands);
}

/** Refuses a path through friends or too near to enemies. */
function checkUnits(draft: MoveDraft, track: Track): void {
  if (isHeldUpByFriends(draft, track)) {
    object(draft, 'move.through-friends');
    if (draft.isFirstEnough) return;
  }
  if (comesTooNear(draft, track)) object(draft, 'move.enemy-gap');
}

/** Refuses impassable ground at the final place, and places beyond the table edge. */
export function checkGround(draft: MoveDraft): void {
  const { field, info, stands, body } = draft;
  if (stands.house !== none) return;
  for (const rule of objectionsToStanding(field, info, stands.formation, body))
    object(draft, rule === 'melee.off-table' ? 'scenario.table' : rule);
}

/** Formed friends in the path of a formed body (`move.through-friends`). */
function isHeldUpByFriends({ table, stands, others }: MoveDraft, track: Track): boolean {
  const inTheWay = others
    .filter((other) => !other.isEnemy && !other.isGarrison && !mayPass(table, stands, other))
    .map(({ body }) => body);
  return freeUntil(track, inTheWay) !== null;
}

/** The gap to keep, less a tenth of a millimetre for rounding. */
export function gapOf({ rules }: MoveDraft['table']): Tenths {
  return Math.max(0, tenthsOf(rules.table.enemyGapCm) - 1);
}

/** Whether the gap to an enemy is not kept (`move.enemy-gap`), unless it was as close before. An attacker may brush past other enemies. */
function comesTooNear({ table, others, towards }: MoveDraft, track: Track): boolean {
  const enemies = others.filter(({ isEnemy, unit }) => isEnemy && unit !== towards).map(({ body }) => body);
  return (
    (towards === null && firstMet(track, enemies, gapOf(table)) !== null) ||
    freeUntil(track, enemies) !== null
  );
}

/** Whether a body in its new shape is closer to an enemy than the gap allows and than the old one was. */
export function isTooNear({ table, others, towards, body }: MoveDraft, before: Base): boolean {
  const gap = gapOf(table);
  return others.some(
    (other) =>
      other.isEnemy &&
      other.unit !== towards &&
      isWithin(body, other.body, gap - 1) &&
      baseDistance(body, other.body) < baseDistance(before, other.body),
  );
}

/** Units where a body is to stand. */
export function underBody(
  { others, towards }: Pick<MoveDraft, 'others' | 'towards'>,
  body: Base,
): readonly OtherBody[] {
  return others.filter((other) => other.unit !== towards && !other.isGarrison && intrudes(body, other.body));
}

/** Whether there are none. */
export function isClear(draft: Pick<MoveDraft, 'others' | 'towards'>, body: Base): boolean {
  return underBody(draft, body).length === 0;
}
