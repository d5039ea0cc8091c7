/** placeAway: where light infantry steps that would have to conform to what destroys it (`conform.li`, `wagon.li`). */
import { asHeading, baseDistance, halfTurn, type Pose, quarterTurn, stepX, stepY } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseAt, baseOf, standsOn } from '../../bodies/index.ts';
import { isWhollyInRough } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isEnemy } from '../../state/sides.ts';
import { bodiesBut, mayStand } from '../conform/index.ts';
import { standingContacts, worksBefore } from '../melee/index.ts';

/** Backwards first, then to the left, to the right and ahead. */
const directions = [halfTurn, quarterTurn, -quarterTurn, 0] as const;

/** Distance between two places that are tried. */
const look = 20;

/** The nearest place within 1 UD where it touches no enemy. Null if it need not step away, or cannot. */
export function placeAway(table: Table, state: State, unit: UnitIndex): Pose | null {
  if (!mustStepAway(table, state, unit)) return null;
  const { pose } = entryAt(state.units, unit);
  for (const turn of directions) {
    const way = asHeading(pose.heading + turn);
    for (let by = look; by <= table.sizes.ud; by += look) {
      const at = { x: pose.x + stepX(way, by), y: pose.y + stepY(way, by), heading: pose.heading };
      if (isClear(table, state, unit, at)) return at;
    }
  }
  return null;
}

function mustStepAway(table: Table, state: State, unit: UnitIndex): boolean {
  if (entryAt(table.units, unit).row.category !== 'LI') return false;
  const enemies = standingContacts(state).flatMap(({ by, on }) =>
    by === unit ? [on] : on === unit ? [by] : [],
  );
  if (enemies.length === 0) return false;
  const isAlone = (enemy: UnitIndex) =>
    !standingContacts(state).some(
      ({ by, on }) => (by === enemy && on !== unit) || (on === enemy && by !== unit),
    );
  return enemies.some((enemy) => {
    const { category } = entryAt(table.units, enemy).row;
    if (category === 'WWg') return isAlone(enemy);
    return isDestroyedBy(category) && isInOpen(table, state, unit);
  });
}

/** `unit.light-infantry-destroyed`. */
function isDestroyedBy(category: string): boolean {
  return ['LMI', 'MI', 'HI', 'Cv', 'Kn'].includes(category);
}

/** `unit.light-infantry-safe`. */
function isInOpen(table: Table, state: State, unit: UnitIndex): boolean {
  return (
    !isWhollyInRough(table.field, baseOf(table, state, unit)) && worksBefore(table, state, unit).length === 0
  );
}

function isClear(table: Table, state: State, unit: UnitIndex, pose: Pose): boolean {
  if (!mayStand(table, state, unit, pose)) return false;
  const base = baseAt(table, state, unit, pose);
  const { eps } = table.sizes;
  return !bodiesBut(table, state, [unit]).some((body) =>
    isEnemy(table, unit, body.unit) ? baseDistance(base, body.base) < eps : standsOn(base, body.base, eps),
  );
}
