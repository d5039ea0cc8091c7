/** Who may pass through whom (chapter interpenetration). */
import { angleBetween, type Heading, halfTurn } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { UnitIndex } from '../state/indices.ts';
import type { Table, UnitInfo } from '../state/model.ts';

/** ANGLE_EPS: below it two directions are the same. In tenths of a degree. */
export const angleEps = 10;

/** Facing the same or the opposite way. */
function isInLine(one: Heading, other: Heading): boolean {
  const between = angleBetween(one, other);
  return between < angleEps || between > halfTurn - angleEps;
}

/** Whether kinds and facings let friends through each other. Melee, camps and room are looked at elsewhere. */
export function maySwap(
  { units, options }: Table,
  mover: UnitIndex,
  heading: Heading,
  crossed: UnitIndex,
  facing: Heading,
): boolean {
  const one = entryAt(units, mover);
  const other = entryAt(units, crossed);
  if (one.row.category === 'LI' || other.row.category === 'LI') return true;
  // Mounted never go through friends that panic them (`interpenetration.never`).
  if (other.row.category === 'El' && one.row.mounted && one.row.category !== 'El') return false;
  if (isGun(other) && isFoot(one)) return isOverLongSide(other, heading, facing);
  if (!isInLine(heading, facing)) return false;
  return (
    areAlike(one, other, options['interpenetration.lh']) ||
    areAlike(other, one, options['interpenetration.lh'])
  );
}

function isGun({ row }: UnitInfo): boolean {
  return row.category === 'Art' || row.category === 'WWg';
}

/** Over the flanks of a war wagon, and any edge of a gun, whose base is square (`interpenetration.guns-long`). */
function isOverLongSide({ row }: UnitInfo, heading: Heading, facing: Heading): boolean {
  if (row.category !== 'WWg') return true;
  const between = angleBetween(heading, facing);
  return between >= halfTurn / 4 && between <= (3 * halfTurn) / 4;
}

function isFoot({ row }: UnitInfo): boolean {
  return row.category === 'LMI' || row.category === 'MI' || row.category === 'HI';
}

/** Pairs that pass each other in the same or opposite facing, each once. */
function areAlike(one: UnitInfo, other: UnitInfo, isLhRead: boolean): boolean {
  const { category } = one.row;
  if (category === 'LH') return isLhRead && isMounted(other);
  if (category === 'LMI' && other.row.category === 'LMI') return true;
  return isSwordsman(one) && isShooter(other);
}

function isMounted({ row }: UnitInfo): boolean {
  return ['LH', 'Drag', 'Cv', 'Kn', 'El'].includes(row.category);
}

/** `interpenetration.swordsmen`, `interpenetration.swordsmen-more`. */
function isSwordsman({ kind, has }: UnitInfo): boolean {
  return ['heavy-swordsmen', 'medium-swordsmen', 'foot-knights'].includes(kind) && !has.headstrong;
}

function isShooter({ kind }: UnitInfo): boolean {
  return kind === 'bowmen' || kind === 'crossbowmen' || kind === 'shot';
}
