/** ForecastNote: what is counted over all branches of a forecast. */
import type { CountedNote, RuleId } from '@grognard/rules-kit';
import type { QuestionPhase } from '../flow/question.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { UnitIndex } from '../state/indices.ts';

/** Why a unit ends as it does. */
export interface Cause {
  readonly unit: UnitIndex;
  readonly what: 'routs' | 'loses' | 'flees';
  readonly by: RuleId;
}

export type ForecastNote =
  | { readonly kind: 'cause'; readonly cause: Cause }
  /** A question that had to be assumed an answer to. */
  | { readonly kind: 'asked'; readonly phase: QuestionPhase }
  /** A unit that is taken to stand though it was asked. */
  | { readonly kind: 'stands'; readonly unit: UnitIndex };

export type ForecastNotes = readonly CountedNote<ForecastNote>[];

/** Losses that the sums above a forecast already tell of. */
const plainLosses: readonly RuleId[] = ['melee.roll', 'shoot.roll'];

export function causesIn(events: readonly AdlgEvent[]): readonly ForecastNote[] {
  return events.flatMap((event) => {
    const cause = causeFrom(event);
    return cause === null ? [] : [{ kind: 'cause', cause }];
  });
}

function causeFrom(event: AdlgEvent): Cause | null {
  if (event.kind === 'routed') return { unit: event.unit, what: 'routs', by: event.by };
  if (event.kind === 'fled') return { unit: event.unit, what: 'flees', by: 'evade.leaves' };
  if (event.kind === 'lost' && !plainLosses.includes(event.by))
    return { unit: event.unit, what: 'loses', by: event.by };
  return null;
}
