/** Indices of a battle: of units, sides, corps, works and places, each a type of its own. */
import type { Index } from '@grognard/lists';

export type UnitIndex = Index<'unit'>;
export type SideIndex = Index<'side'>;
export type CorpsIndex = Index<'corps'>;
export type WorkIndex = Index<'work'>;
export type PlaceIndex = Index<'place'>;
