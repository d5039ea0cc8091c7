/** A scenario while it is made by chance: everything may still change. For tests only. */
import type { Random } from '@grognard/engine';
import type { InputOf } from '@grognard/rules-kit';
import type { scenarioShape } from '../../scenarios/shape.ts';
import type { MutableDeep } from '../../scenarios/testing/hamlet.ts';

export type ScenarioDraft = MutableDeep<InputOf<typeof scenarioShape>>;
export type SideDraft = ScenarioDraft['sides'][number];
export type FigureDraft = Partial<SideDraft['figures'][number]> & { id: string; at: number[] };
export type CmPoint = readonly [number, number];

/** Where somebody stands, and what he needs for it. */
export interface Post {
  readonly at: CmPoint;
  readonly room?: string;
  readonly vessel?: string;
  readonly swims?: 'good';
  readonly troop?: 'light-cavalry' | 'heavy-cavalry';
}

/** Posts of men on foot out of doors. */
export function posts(...places: readonly CmPoint[]): readonly Post[] {
  return places.map((at) => ({ at }));
}

/** Places worth standing at, put down while the map is made. */
export interface DraftSpots {
  readonly hiding: CmPoint[];
  readonly rooms: { readonly room: string; readonly at: CmPoint }[];
  readonly decks: { readonly vessel: string; readonly at: CmPoint }[];
  readonly supports: CmPoint[];
  /** Where enemies who face each other have something between them. */
  readonly pairs: (readonly Post[])[];
  readonly high: CmPoint[];
}

/** What is being made, and by which luck. */
export interface ScenarioMaking {
  readonly scenario: ScenarioDraft;
  readonly spots: DraftSpots;
  readonly luck: Random;
  readonly edition: string;
  readonly coastal: boolean;
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[random.below(list.length)]!;
}

/** To the millimetre, as files have it. */
export function mm(cm: number): number {
  return Math.round(cm * 10) / 10;
}

export function rectangle(x: number, y: number, width: number, depth: number): number[][] {
  return [
    [mm(x), mm(y)],
    [mm(x + width), mm(y)],
    [mm(x + width), mm(y + depth)],
    [mm(x), mm(y + depth)],
  ];
}
