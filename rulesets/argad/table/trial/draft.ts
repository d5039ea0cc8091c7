/** A random scenario while it is being made, with everything mutable. For tests only. */
import type { Random } from '@grognard/engine';
import type { InputOf } from '@grognard/rules-kit';
import type { scenarioShape } from '../../scenarios/shape.ts';
import type { MutableDeep } from '../../scenarios/testing/hamlet.ts';

export type ScenarioDraft = MutableDeep<InputOf<typeof scenarioShape>>;
export type SideDraft = ScenarioDraft['sides'][number];
export type FigureDraft = Partial<SideDraft['figures'][number]> & { id: string; at: number[] };
export type CmPoint = readonly [number, number];

/** A place for a figure, and the fields it needs there. */
export interface Post {
  readonly at: CmPoint;
  readonly room?: string;
  readonly vessel?: string;
  readonly swims?: 'good';
  readonly troop?: 'light-cavalry' | 'heavy-cavalry';
}

/** Posts for figures on foot outdoors. */
export function posts(...places: readonly CmPoint[]): readonly Post[] {
  return places.map((at) => ({ at }));
}

/** Interesting places, collected while the map is made. */
export interface DraftSpots {
  readonly hiding: CmPoint[];
  readonly rooms: { readonly room: string; readonly at: CmPoint }[];
  readonly decks: { readonly vessel: string; readonly at: CmPoint }[];
  readonly supports: CmPoint[];
  /** Places for enemies that face each other across something. */
  readonly pairs: (readonly Post[])[];
  readonly high: CmPoint[];
}

/** The scenario being made, and its random numbers. */
export interface ScenarioMaking {
  readonly scenario: ScenarioDraft;
  readonly spots: DraftSpots;
  readonly random: Random;
  readonly edition: string;
  readonly coastal: boolean;
}
