/** A random scenario while it is made: everything may still change. For tests only. */
import type { Random } from '@grognard/engine';
import type { InputOf } from '@grognard/rules-kit';
import type { DraftOf } from '@grognard/test-kit';
import type { scenarioShape } from '../../scenarios/shape.ts';

export type ScenarioDraft = Required<
  Pick<
    DraftOf<InputOf<typeof scenarioShape>>,
    'areas' | 'lines' | 'houses' | 'objectives' | 'sides' | 'table'
  >
> &
  DraftOf<InputOf<typeof scenarioShape>>;
export type SideDraft = ScenarioDraft['sides'][number];
export type UnitDraft = NonNullable<SideDraft['units']>[number];
export type CmPoint = readonly [number, number];

/** The scenario being made, and its random source. */
export interface ScenarioMaking {
  readonly scenario: ScenarioDraft;
  readonly random: Random;
  /** Positions of woods and houses, for units that start inside. */
  readonly woods: CmPoint[];
}
