/** supportersOf: who helps a main unit, and how (`melee.simple-support-where`, `melee.melee-support-where`, `melee.support-cap`). */
import {
  angleBetween,
  baseDistance,
  cornerOf,
  cornersOf,
  edgeAlong,
  halfTurn,
  type Point,
  pointDistance,
  sharedEdge,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { angleEps, baseOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { unitsOn } from '../../state/sides.ts';
import { isAllRound, sideSeen, standingContacts, struckBy } from './contacts.ts';
import { edgeBefore, enemyIn, isMain, meleesIn, type PairedMelee, type Role } from './pairing.ts';

/** One supporter for each flank, and one for the far side of the enemy. */
type Slot = 'left' | 'right' | 'far';

export interface Supporter {
  readonly unit: UnitIndex;
  readonly how: Exclude<Role, 'main'>;
}

interface Placed extends Supporter {
  readonly slot: Slot;
}

/** Units that support a main unit, the best in each place. */
export function supportersOf(
  table: Table,
  state: State,
  melees: readonly PairedMelee[],
  melee: PairedMelee,
  main: UnitIndex,
): Supporter[] {
  const placed = unitsOn(table, state, entryAt(table.units, main).side)
    .filter((unit) => unit !== main && !isMain(melees, unit))
    .flatMap((unit) => placeOf(table, state, melee, main, unit) ?? []);
  return (['left', 'right', 'far'] as const).flatMap((slot) => bestOf(table, placed, slot) ?? []);
}

/** Melee support counts for more than simple support, and the more the better the unit. */
function bestOf({ units }: Table, placed: readonly Placed[], slot: Slot): Supporter | null {
  const worth = ({ unit, how }: Placed) =>
    how === 'simple-support' ? 0 : 1 + Math.max(...Object.values(entryAt(units, unit).row.factors));
  const [best] = placed
    .filter((one) => one.slot === slot)
    .sort((one, other) => worth(other) - worth(one) || one.unit - other.unit);
  return best === undefined ? null : { unit: best.unit, how: best.how };
}

function placeOf(
  table: Table,
  state: State,
  melee: PairedMelee,
  main: UnitIndex,
  unit: UnitIndex,
): Placed | null {
  return (
    byContact(table, state, melee, main, unit) ??
    besideFriend(table, state, melee, main, unit) ??
    besideEnemy(table, state, melee, main, unit) ??
    byWagon(table, state, melee, main, unit)
  );
}

const frontEnds = [
  ['front-left', 'left'],
  ['front-right', 'right'],
] as const;

/** A war wagon supports from any side and corner: one of its corners on a front corner of the friend, or a side on the enemy (`wagon.support`). */
function byWagon(
  table: Table,
  state: State,
  melee: PairedMelee,
  main: UnitIndex,
  unit: UnitIndex,
): Placed | null {
  if (entryAt(table.units, unit).row.category !== 'WWg') return null;
  const own = baseOf(table, state, unit);
  const enemy = baseOf(table, state, enemyIn(melee, main));
  if (baseDistance(own, enemy) < table.sizes.eps && sharedEdge(own, enemy) > table.sizes.eps) {
    const seen = sideSeen(edgeBefore(melee, main), edgeAlong(enemy, own));
    return { unit, slot: seen === 'same' ? sideOf(table, state, main, unit) : seen, how: 'simple-support' };
  }
  if (!isFightingOnFront(table, state, melee, main)) return null;
  const friend = baseOf(table, state, main);
  const isAt = (end: Point) =>
    cornersOf(own).some((one) => pointDistance(one.x, one.y, end.x, end.y) < 2 * table.sizes.eps);
  const found = frontEnds.find(([corner]) => isAt(cornerOf(friend, corner)));
  return found === undefined ? null : { unit, slot: found[1], how: 'simple-support' };
}

/** Its own front on the enemy: on flank or rear complete, or otherwise in simple support. */
function byContact(
  table: Table,
  state: State,
  melee: PairedMelee,
  main: UnitIndex,
  unit: UnitIndex,
): Placed | null {
  const enemy = enemyIn(melee, main);
  const contact = standingContacts(state).find(
    ({ by, on, edge }) => (by === unit && on === enemy) || (on === unit && by === enemy && edge === 'front'),
  );
  if (contact === undefined) return null;
  const seen = sideSeen(edgeBefore(melee, main), contact.by === unit ? contact.edge : 'front');
  const slot = seen === 'same' ? sideOf(table, state, main, unit) : seen;
  const isAside = struckBy(table, state, contact) !== 'front' && contact.complete;
  const { category } = entryAt(table.units, unit).row;
  // Guns and wagons give simple support only (`wagon.support`).
  const isGun = category === 'Art' || category === 'WWg';
  return { unit, slot, how: isAside && !isGun ? 'melee-support' : 'simple-support' };
}

/** To the left or right of a friend, by the middles of both. */
function sideOf(table: Table, state: State, main: UnitIndex, unit: UnitIndex): Slot {
  const { x, y, ux, uy } = baseOf(table, state, main);
  const other = baseOf(table, state, unit);
  return (other.x - x) * ux + (other.y - y) * uy > 0 ? 'right' : 'left';
}

/** Front corner on front corner of a friend that fights on its front, fronts in line. */
function besideFriend(
  table: Table,
  state: State,
  melee: PairedMelee,
  main: UnitIndex,
  unit: UnitIndex,
): Placed | null {
  if (!isFightingOnFront(table, state, melee, main)) return null;
  const friend = baseOf(table, state, main);
  const own = baseOf(table, state, unit);
  if (angleBetween(friend.heading, own.heading) >= angleEps) return null;
  const meets = (ours: 'front-left' | 'front-right', theirs: 'front-left' | 'front-right') => {
    const one = cornerOf(own, ours);
    const other = cornerOf(friend, theirs);
    return pointDistance(one.x, one.y, other.x, other.y) < 2 * table.sizes.eps;
  };
  if (meets('front-right', 'front-left')) return { unit, slot: 'left', how: 'simple-support' };
  return meets('front-left', 'front-right') ? { unit, slot: 'right', how: 'simple-support' } : null;
}

function isFightingOnFront(table: Table, state: State, { contact }: PairedMelee, unit: UnitIndex): boolean {
  return contact.by === unit || struckBy(table, state, contact) === 'front';
}

/** Its flank on the flank of an enemy engaged on front or rear, facing the same or the opposite way. */
function besideEnemy(
  table: Table,
  state: State,
  melee: PairedMelee,
  main: UnitIndex,
  unit: UnitIndex,
): Placed | null {
  const enemy = enemyIn(melee, main);
  const before = edgeBefore(melee, main);
  if (before === 'left' || before === 'right' || isAllRound(table, state, enemy)) return null;
  const own = baseOf(table, state, unit);
  const other = baseOf(table, state, enemy);
  const angle = angleBetween(own.heading, other.heading);
  if (angle >= angleEps && angle <= halfTurn - angleEps) return null;
  if (sharedEdge(own, other) <= table.sizes.eps) return null;
  const ofOwn = edgeAlong(own, other);
  const ofEnemy = edgeAlong(other, own);
  if (![ofOwn, ofEnemy].every((edge) => edge === 'left' || edge === 'right')) return null;
  const seen = sideSeen(before, ofEnemy);
  return { unit, slot: seen === 'same' ? 'far' : seen, how: 'simple-support' };
}

/** Main unit, melee support or looter: simple support is not one of them (`melee.in-melee`). */
export function isFighting(table: Table, state: State, unit: UnitIndex): boolean {
  if (entryAt(state.units, unit).looting) return true;
  if (!state.contacts.some(({ by, on }) => by === unit || on === unit)) return false;
  const role = rolesIn(table, state, meleesIn(table, state)).get(unit);
  return role === 'main' || role === 'melee-support';
}

/** How each unit of the melees takes part in them. Units that merely touch have no role. */
export function rolesIn(table: Table, state: State, melees: readonly PairedMelee[]): Map<UnitIndex, Role> {
  const roles = new Map<UnitIndex, Role>();
  for (const melee of melees)
    for (const main of [melee.a, melee.b])
      for (const { unit, how } of supportersOf(table, state, melees, melee, main))
        if (roles.get(unit) !== 'melee-support') roles.set(unit, how);
  for (const { a, b } of melees) {
    roles.set(a, 'main');
    roles.set(b, 'main');
  }
  return roles;
}
