/** What was seen along lines of fire, found again as long as target and friends stand as they did: most shots change only how many are left. */

import type { Base } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import type { BodyPlaces } from '../../bodies/index.ts';
import type { Table } from '../../state/model.ts';
import { type Bearing, lookFrom, type Targeting } from './bearing.ts';
import { basesIn, type FireContext } from './fire-context.ts';

interface SeenTarget {
  readonly aim: Targeting;
  readonly bases: readonly Base[];
  readonly struck: readonly Base[];
  readonly places: BodyPlaces;
  readonly found: Bearing;
}

/** By firer and target, the last alone; a second kind of companies looks for itself, so its looks are kept behind those of the first. */
const seenBy = memoizePer<Table, readonly (SeenTarget | undefined)[][]>(({ units }) => units.map(() => []));

function slotOf({ units }: Table, { firer, target, kind }: Targeting): number {
  return entryAt(units, firer).kind === kind ? target : units.length + target;
}

/** Looks from some bases of the firer, or knows what they see. */
export function seenFrom(scene: FireContext, aim: Targeting, bases: readonly Base[]): Bearing {
  // Who is on its way stands somewhere else every time.
  if (scene.way !== null) return lookFrom(scene, aim, bases);
  const { places } = scene;
  const all = entryAt(seenBy(scene.table), aim.firer);
  const slot = slotOf(scene.table, aim);
  const before = all[slot];
  const struck = basesIn(scene, aim.target);
  if (before !== undefined && isSameLook(before, aim, bases, struck) && isFriendlyGround(before, places))
    return before.found;
  const found = lookFrom(scene, aim, bases);
  all[slot] = { aim, bases, struck, places, found };
  return found;
}

/** Bases are made anew whenever a unit moves or loses one. */
function isSameLook(
  before: SeenTarget,
  { arc, reach }: Targeting,
  bases: readonly Base[],
  struck: readonly Base[],
): boolean {
  if (before.aim.arc !== arc || before.aim.reach !== reach || before.struck !== struck) return false;
  return bases.length === before.bases.length && bases.every((base, n) => base === before.bases[n]);
}

/** Whether the ground and the friends of the firer, who may be in the line, are as they were. */
function isFriendlyGround({ aim, places: before }: SeenTarget, now: BodyPlaces): boolean {
  if (before === now) return true;
  const { sides, units } = now.table;
  if (before.ground !== now.ground) return false;
  if (entryAt(before.units, aim.target).stands.house !== entryAt(now.units, aim.target).stands.house)
    return false;
  return entryAt(sides, entryAt(units, aim.firer).side).units.every((friend) => {
    const was = entryAt(before.units, friend);
    const is = entryAt(now.units, friend);
    return was.stands === is.stands && was.isOn === is.isOn && was.bases === is.bases;
  });
}
