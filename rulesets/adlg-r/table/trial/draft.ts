/** A random scenario while it is made: everything may still change. For tests only. */
import type { Random } from '@grognard/engine';
import type { InputOf } from '@grognard/rules-kit';
import type { DraftOf } from '@grognard/test-kit';
import type { scenarioShape } from '../../scenarios/shape.ts';

type Draft = DraftOf<InputOf<typeof scenarioShape>>;

export type ScenarioDraft = Draft & Required<Pick<Draft, 'areas' | 'roads' | 'works' | 'places' | 'sides'>>;
export type SideDraft = ScenarioDraft['sides'][number];
export type CorpsDraft = SideDraft['corps'][number];
export type UnitDraft = CorpsDraft['units'][number];

/** The scenario being made, and its random source. */
export interface ScenarioMaking {
  readonly scenario: ScenarioDraft;
  readonly random: Random;
}
