/** A random scenario while it is made: everything may still change. For tests only. */
import type { Random } from '@grognard/engine';
import type { InputOf } from '@grognard/rules-kit';
import type { scenarioShape } from '../../scenarios/shape.ts';

/** The same type with everything mutable. */
type MutableDeep<T> = T extends readonly (infer U)[]
  ? MutableDeep<U>[]
  : T extends object
    ? { -readonly [F in keyof T]: MutableDeep<T[F]> }
    : T;

export type ScenarioDraft = Required<
  Pick<
    MutableDeep<InputOf<typeof scenarioShape>>,
    'areas' | 'lines' | 'houses' | 'objectives' | 'sides' | 'table'
  >
> &
  MutableDeep<InputOf<typeof scenarioShape>>;
export type SideDraft = ScenarioDraft['sides'][number];
export type UnitDraft = NonNullable<SideDraft['units']>[number];
export type CmPoint = readonly [number, number];

/** The scenario being made, and its random source. */
export interface ScenarioMaking {
  readonly scenario: ScenarioDraft;
  readonly luck: Random;
  /** Positions of woods and houses, for units that start inside. */
  readonly woods: CmPoint[];
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[random.below(list.length)]!;
}

/** Rounded to the millimetre, as in files. */
export function mm(cm: number): number {
  return Math.round(cm * 10) / 10;
}

/** A random number of cm between two limits, to the millimetre. */
export function between(random: Random, low: number, high: number): number {
  return mm(low + random.below(Math.max(1, Math.floor((high - low) * 10) + 1)) / 10);
}

export function rectangle(x: number, y: number, width: number, depth: number): number[][] {
  return [
    [mm(x), mm(y)],
    [mm(x + width), mm(y)],
    [mm(x + width), mm(y + depth)],
    [mm(x), mm(y + depth)],
  ];
}
