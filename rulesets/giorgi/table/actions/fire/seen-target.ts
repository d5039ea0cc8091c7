/** Cache of lines of fire. Valid while the target and the firer's friends stay in place: most shots change only numbers of soldiers. */

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

/** The last entry for each firer and target. A second kind of companies has its own entries after those of the first. */
const seenBy = memoizePer<Table, readonly (SeenTarget | undefined)[][]>(({ units }) => units.map(() => []));

function slotOf({ units }: Table, { firer, target, kind }: Targeting): number {
  return entryAt(units, firer).kind === kind ? target : units.length + target;
}

/** The bearing of some bases of the firer, from the cache or looked up. */
export function seenFrom(scene: FireContext, aim: Targeting, bases: readonly Base[]): Bearing {
  // A unit under way is somewhere else every time.
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

/** Bases are new objects whenever a unit moves or loses one. */
function isSameLook(
  before: SeenTarget,
  { arc, reach }: Targeting,
  bases: readonly Base[],
  struck: readonly Base[],
): boolean {
  if (before.aim.arc !== arc || before.aim.reach !== reach || before.struck !== struck) return false;
  return bases.length === before.bases.length && bases.every((base, n) => base === before.bases[n]);
}

/** Whether the terrain and the firer's friends, who may be in the line, are unchanged. */
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
