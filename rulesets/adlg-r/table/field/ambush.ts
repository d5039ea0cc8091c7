/** Who may lie in ambush, and in which ground (`deploy.ambush-where`, `deploy.ambush-who`). */
import type { TerrainKind } from '../../data/table.ts';
import type { Category } from '../../model.ts';

/** Ground that hides everybody, all but elephants, or light infantry alone. Other ground hides nobody. */
const hides: Readonly<Partial<Record<TerrainKind, 'all' | 'no-elephants' | 'light-infantry'>>> = {
  wood: 'all',
  plantation: 'no-elephants',
  village: 'no-elephants',
  field: 'light-infantry',
  'enclosed-field': 'light-infantry',
  marsh: 'light-infantry',
  dunes: 'light-infantry',
};

/** Whether a piece of terrain hides a unit of this category that lies in it. */
export function hidesIn(kind: TerrainKind, category: Category): boolean {
  const whom = hides[kind];
  if (whom === 'light-infantry') return category === 'LI';
  return whom === 'all' || (whom === 'no-elephants' && category !== 'El');
}

/** Terrain that hides who stands behind it, seen from the enemy's zone. */
export function hidesBehind(kind: TerrainKind): boolean {
  return ['wood', 'plantation', 'village', 'gentle-hill', 'steep-hill'].includes(kind);
}

/** Neither guns nor war wagons lie in ambush or go on a flank march (`deploy.ambush-who`, `deploy.flank-march`). */
export function mayStayAway(category: Category): boolean {
  return category !== 'Art' && category !== 'WWg';
}
