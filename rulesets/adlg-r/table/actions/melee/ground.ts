/** Ground of a melee: what counts under a base, who stands higher, who stands behind works. */
import {
  type Base,
  beyondEdge,
  isBaseIn,
  isBaseWhollyIn,
  isWithinOfPolygon,
  type Point,
  segmentDistance,
  sideOfLine,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { Terrain } from '../../../model.ts';
import { baseOf } from '../../bodies/index.ts';
import { worseOf } from '../../field/index.ts';
import type { Area, FieldGround, Work } from '../../state/battlefield.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { FrontContact, State, Table } from '../../state/model.ts';
import { frontCorners } from './corners.ts';

/** The ground on which a main unit fights: for LI only what it stands wholly in. */
export function groundOf(table: Table, state: State, unit: UnitIndex, contact: FrontContact): Terrain {
  const base = baseOf(table, state, unit);
  const isIn = entryAt(table.units, unit).row.category === 'LI' ? isBaseWhollyIn : isBaseIn;
  const enemy = contact.by === unit ? baseOf(table, state, contact.on) : null;
  const worst = table.field.areas
    .filter((area) => isIn(base, area.polygon) || (enemy !== null && isAtItsEdge(table, area, base, enemy)))
    .reduce<FieldGround>((so, { ground }) => worseOf(so, ground), 'open');
  if (entryAt(table.units, unit).row.category === 'WWg' && worst !== 'open') return 'rough';
  return worst === 'impassable' ? 'difficult' : worst;
}

/** A unit that attacks an enemy exactly on the edge of terrain counts as inside (`melee.terrain-part`). */
function isAtItsEdge({ sizes }: Table, { polygon }: Area, base: Base, enemy: Base): boolean {
  return isBaseIn(enemy, polygon) && isWithinOfPolygon(base, polygon, sizes.eps);
}

export type Advantage = 'level' | 'higher' | 'river-bank' | 'gully-edge';

/** The advantage of ground of a unit over an enemy (`melee.higher`, `melee.higher-hill`, `melee.higher-bank`). */
export function advantageOf(table: Table, state: State, unit: UnitIndex, enemy: UnitIndex): Advantage {
  const own = baseOf(table, state, unit);
  const other = baseOf(table, state, enemy);
  const { areas } = table.field;
  if (areas.some((area) => isHigherOn(area, own) && !isHigherOn(area, other))) return 'higher';
  const isBelow = (kind: Area['kind']) =>
    areas.some((area) => area.kind === kind && isBaseIn(other, area.polygon) && !isBaseIn(own, area.polygon));
  if (isBelow('river')) return 'river-bank';
  return isBelow('gully') ? 'gully-edge' : 'level';
}

/** Wholly on the hill, with its crest or top behind the front line. */
function isHigherOn({ level, polygon, ridge }: Area, base: Base): boolean {
  if (level === 0 || !isBaseWhollyIn(base, polygon)) return false;
  const top = ridge === null ? [middleOf(polygon)] : ridge.points;
  return top.every(({ x, y }) => beyondEdge(base, 'front', x, y) <= 0);
}

function middleOf({ minX, maxX, minY, maxY }: Area['polygon']): Point {
  return { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
}

/** Works behind which a unit stands, with both front corners on them (`fortification.aligned`). */
export function worksBefore(table: Table, state: State, unit: UnitIndex): Work[] {
  const base = baseOf(table, state, unit);
  return table.field.works.filter(
    ({ from, to }) =>
      sideOfLine(from.x, from.y, to.x, to.y, base.x, base.y) > 0 &&
      frontCorners(base).every(
        ({ x, y }) => segmentDistance(from.x, from.y, to.x, to.y, x, y) < 2 * table.sizes.eps,
      ),
  );
}

/** The works of a unit that an enemy fights across. */
export function worksBetween(
  table: Table,
  state: State,
  unit: UnitIndex,
  enemy: UnitIndex,
): 'none' | 'fortification' | 'obstacle' | 'stakes' {
  const other = baseOf(table, state, enemy);
  const own = baseOf(table, state, unit);
  if (beyondEdge(own, 'front', other.x, other.y) <= 0) return 'none';
  const across = worksBefore(table, state, unit).filter(
    ({ from, to }) => sideOfLine(from.x, from.y, to.x, to.y, other.x, other.y) < 0,
  );
  if (across.some(({ kind }) => kind === 'fortification')) return 'fortification';
  if (across.length > 0) return 'obstacle';
  return entryAt(state.units, unit).stakes === null ? 'none' : 'stakes';
}
