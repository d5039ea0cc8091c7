/** Who may lie in ambush, and in which ground (`deploy.ambush-where`, `deploy.ambush-who`). */
import type { TerrainKind } from '../../data/table.ts';
import type { Category } from '../../model.ts';

/** Whom a piece of terrain hides that lies on top of him. */
export function hidesIn(kind: TerrainKind, category: Category): boolean {
  switch (kind) {
    case 'wood':
      return true;
    case 'plantation':
    case 'village':
      return category !== 'El';
    case 'field':
    case 'enclosed-field':
    case 'marsh':
    case 'dunes':
      return category === 'LI';
    default:
      return false;
  }
}

/** Terrain that hides who stands behind it, seen from the enemy's zone. */
export function hidesBehind(kind: TerrainKind): boolean {
  return ['wood', 'plantation', 'village', 'gentle-hill', 'steep-hill'].includes(kind);
}

/** Neither guns nor war wagons lie in ambush or go on a flank march (`deploy.ambush-who`, `deploy.flank-march`). */
export function mayStayAway(category: Category): boolean {
  return category !== 'Art' && category !== 'WWg';
}
