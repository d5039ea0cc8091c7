/** Indices of a battle: of figures, bodies, things, vessels, rooms, sides and aims, each a type of its own. */
import type { Index } from '@grognard/lists';

export type FigureIndex = Index<'figure'>;
export type BodyIndex = Index<'body'>;
export type ThingIndex = Index<'thing'>;
export type VesselIndex = Index<'vessel'>;
export type RoomIndex = Index<'room'>;
export type SideIndex = Index<'side'>;
export type AimIndex = Index<'aim'>;
