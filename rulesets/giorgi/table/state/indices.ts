/** Indices of a battle: of units, sides, houses and objectives, each a type of its own. */
import type { Index } from '@grognard/lists';

export type UnitIndex = Index<'unit'>;
export type SideIndex = Index<'side'>;
export type HouseIndex = Index<'house'>;
export type ObjectiveIndex = Index<'objective'>;
