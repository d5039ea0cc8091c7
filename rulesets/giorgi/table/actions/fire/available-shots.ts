/** `availableShots`: the shots that a unit could take, with the refusals of each. */
import type { UnitIndex } from '../../state/indices.ts';
import type { Approach, Shot, State, Table } from '../../state/model.ts';
import { enemiesIn, type FireContext, leastBetween, sceneOf, unitIn } from './fire-context.ts';
import { type AvailableShot, againstFirer } from './plot-shot.ts';
import { faces } from './rank.ts';
import { plainShot } from './shot.ts';
import { offerOf } from './shot-cache.ts';
import { isBarred, isOutOfIt } from './sooner.ts';
import { struckBy } from './struck.ts';
import { weaponReach, weaponsOf } from './weapon.ts';

/** One shot for each face of a square that may fire. One for any other unit. */
function offersAt(scene: FireContext, shot: Shot): AvailableShot[] {
  const plain = offerOf(scene, shot);
  if (shot.shot !== 'small-arms' || unitIn(scene, shot.unit).stands.formation !== 'square') return [plain];
  const open = faces
    .map((face) => offerOf(scene, { ...shot, face }))
    .filter(({ refusals }) => refusals.length === 0);
  return open.length > 0 ? open : [plain];
}

/** Every shot of a unit at an enemy within range, legal or not. With an approach, the shots in reaction to it. */
export function availableShots(
  table: Table,
  state: State,
  unit: UnitIndex,
  at: Approach | null,
): readonly AvailableShot[] {
  const weapons = weaponsOf(table, unit);
  if (at !== null)
    return weapons.map((weapon) => struckBy(table, state, plainShot(unit, weapon, at.unit), at).offered);
  const scene = sceneOf(table, state, null);
  return unitIn(scene, unit).status === 'on' ? offersIn(scene, unit, enemiesIn(scene, unit)) : [];
}

/** The same for one enemy alone. */
export function offersOn(
  table: Table,
  state: State,
  unit: UnitIndex,
  enemy: UnitIndex,
): readonly AvailableShot[] {
  return offersIn(sceneOf(table, state, null), unit, [enemy]);
}

function offersIn(
  scene: FireContext,
  unit: UnitIndex,
  enemies: readonly UnitIndex[],
): readonly AvailableShot[] {
  return weaponsOf(scene.table, unit).flatMap((weapon) => {
    const reach = weaponReach(scene.table, unit, weapon);
    return enemies
      .filter((enemy) => leastBetween(scene, unit, enemy) <= reach)
      .flatMap((enemy) => offersAt(scene, plainShot(unit, weapon, enemy)));
  });
}

/** The shots that a unit may take now, in its own fire phase. */
export function lawfulOffers(table: Table, state: State, unit: UnitIndex): readonly AvailableShot[] {
  const scene = sceneOf(table, state, null);
  if (unitIn(scene, unit).status !== 'on') return [];
  return weaponsOf(table, unit).flatMap((weapon) => {
    if (againstFirer(scene, plainShot(unit, weapon, null)).length > 0 || isBarred(scene, unit, weapon))
      return [];
    return targetsOf(scene, unit, weapon)
      .flatMap((enemy) => offersAt(scene, plainShot(unit, weapon, enemy)))
      .filter(({ refusals }) => refusals.length === 0);
  });
}

/** Enemies that a weapon may reach and bear on. */
function targetsOf(scene: FireContext, unit: UnitIndex, weapon: Shot['shot']): readonly UnitIndex[] {
  const reach = weaponReach(scene.table, unit, weapon);
  return enemiesIn(scene, unit).filter(
    (enemy) => leastBetween(scene, unit, enemy) <= reach && !isOutOfIt(scene, unit, weapon, enemy),
  );
}

/** Whether a unit has a legal shot now, in its own fire phase. */
export function hasShot(table: Table, state: State, unit: UnitIndex): boolean {
  const scene = sceneOf(table, state, null);
  if (unitIn(scene, unit).status !== 'on') return false;
  return weaponsOf(table, unit).some((weapon) => {
    if (againstFirer(scene, plainShot(unit, weapon, null)).length > 0 || isBarred(scene, unit, weapon))
      return false;
    return targetsOf(scene, unit, weapon).some(
      (enemy) => offerOf(scene, plainShot(unit, weapon, enemy)).refusals.length === 0,
    );
  });
}
