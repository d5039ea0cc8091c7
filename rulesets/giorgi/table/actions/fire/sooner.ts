/** Quick exclusion of impossible shots before they are plotted. Nearly all units are out of range or arc of each other. */

import { type Base, baseDistance, isBaseInArc, placeBase, type Tenths } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { memoizePer, type RuleId } from '@grognard/rules-kit';
import type { Rules } from '../../../model.ts';
import { fire } from '../../../rules/fire/procedure.ts';
import { perRules } from '../../../rules/in-force.ts';
import { woodOf } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Placement, Shot, Table, UnitState } from '../../state/model.ts';
import { factsOf, firerFacts, hasMoved, plainTarget } from './facts.ts';
import { bodyIn, type FireContext, infoIn, strengthIn, unitIn } from './fire-context.ts';
import { piecesIn } from './guns.ts';
import { againstCase } from './volley.ts';
import { weaponReach } from './weapon.ts';

/** Distance by which rounding may put bases outside their body, in tenths of a millimetre. Ranges are measured from bases. */
const rounding: Tenths = 64;

/** Rules that depend only on the firer, as long as it stands in the open. */
const ofFirer: ReadonlySet<RuleId> = new Set<RuleId>([
  'fire.weapon',
  'fire.carbine-who',
  'morale.routing',
  'turn.guns-fire-or-move',
  'turn.fire-then-move',
  'turn.fire-or-move',
  'artillery.limbered',
  'fire.open-order-line',
]);

const inForce = perRules(
  (rules: Rules): ReadonlySet<RuleId> => new Set(fire.refusals(rules).map(({ id }) => id)),
);

/** Not in a house or wood, and without companies of a second kind, which have their own rules. */
function isPlain(scene: FireContext, unit: UnitIndex): boolean {
  if (infoIn(scene, unit).second !== null || unitIn(scene, unit).stands.house !== none) return false;
  return woodOf(scene.field, bodyIn(scene, unit)) === null;
}

/** Whether a unit may not fire a weapon at any target. */
export function isBarred(scene: FireContext, unit: UnitIndex, weapon: Shot['shot']): boolean {
  if (!isPlain(scene, unit)) return false;
  if (scene.way !== null) return isBarredInTheOpen(scene, unit, weapon);
  const now = unitIn(scene, unit);
  const { rung } = now;
  const { formation } = now.stands;
  const moved = hasMoved(infoIn(scene, unit), now);
  const bases = strengthIn(scene, unit);
  const known = entryAt(barredIn(scene.table), unit);
  for (const one of known)
    if (
      one.weapon === weapon &&
      one.formation === formation &&
      one.bases === bases &&
      one.rung === rung &&
      one.moved === moved
    )
      return one.isBarred;
  const isSo = isBarredInTheOpen(scene, unit, weapon);
  known.unshift({ weapon, formation, bases, rung, moved, isBarred: isSo });
  if (known.length > mostKnown) known.length = mostKnown;
  return isSo;
}

/** All variable state that these rules read. */
interface Barred extends Pick<UnitState, 'rung' | 'moved'>, Pick<Placement, 'formation'> {
  readonly weapon: Shot['shot'];
  readonly bases: number;
  readonly isBarred: boolean;
}

/** By unit, the last few. */
const barredIn = memoizePer<Table, readonly Barred[][]>(({ units }) => units.map(() => []));
const mostKnown = 8;

function isBarredInTheOpen(scene: FireContext, unit: UnitIndex, weapon: Shot['shot']): boolean {
  const facts = factsOf(scene, weapon, firerFacts(scene, unit, 'open'), plainTarget);
  return againstCase(scene.table.rules, facts).some((rule) => ofFirer.has(rule));
}

/** Whether an enemy is certainly out of range or arc. */
export function isOutOfIt(
  scene: FireContext,
  unit: UnitIndex,
  weapon: Shot['shot'],
  enemy: UnitIndex,
): boolean {
  const { table } = scene;
  const own = bodyIn(scene, unit);
  const other = bodyIn(scene, enemy);
  const rules = inForce(table.rules);
  switch (weapon) {
    case 'small-arms':
      if (rules.has('fire.arc-line') && firesAhead(scene, unit) && !isNearlyAhead(own, other)) return true;
      return (
        rules.has('fire.range') &&
        table.options['fire.measure'] === 'nearest' &&
        baseDistance(own, other) > weaponReach(table, unit, weapon) + rounding
      );
    case 'round':
    case 'canister': {
      if (!rules.has('artillery.arc')) return false;
      const around = grown(other);
      return !piecesIn(scene, unit, -1).some(({ arc }) => isBaseInArc(around, arc));
    }
    case 'shell':
      return false;
  }
}

/** Plain foot in close order. */
function firesAhead(scene: FireContext, unit: UnitIndex): boolean {
  const { formation } = unitIn(scene, unit).stands;
  if (infoIn(scene, unit).arm !== 'foot' || (formation !== 'line' && formation !== 'column')) return false;
  return isPlain(scene, unit);
}

/** Whether part of a body may lie before the front of another, between the lines along its sides. */
function isNearlyAhead({ x, y, ux, uy, vx, vy }: Base, other: Base): boolean {
  const dx = other.x - x;
  const dy = other.y - y;
  const wide = Math.sqrt(ux * ux + uy * uy);
  const right = Math.abs(dx * ux + dy * uy) / wide;
  const half = (Math.abs(other.ux * ux + other.uy * uy) + Math.abs(other.vx * ux + other.vy * uy)) / wide;
  if (right > wide + half + rounding) return false;
  const deep = Math.sqrt(vx * vx + vy * vy);
  const ahead = (dx * vx + dy * vy) / deep;
  const far = (Math.abs(other.ux * vx + other.uy * vy) + Math.abs(other.vx * vx + other.vy * vy)) / deep;
  return ahead + far > deep - rounding;
}

/** A body with a margin on all sides. */
function grown(body: Base): Base {
  const { footprint } = body;
  if (footprint.shape === 'round') return body;
  const { width, depth, files = 1, ranks = 1 } = footprint;
  const rim = 2 * rounding;
  return placeBase({ shape: 'rectangle', width: width * files + rim, depth: depth * ranks + rim }, body);
}
