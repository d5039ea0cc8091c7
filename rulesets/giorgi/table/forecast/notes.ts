/** ForecastNote: what is counted over all branches of a forecast. */

import type { Point } from '@grognard/geometry';
import type { CountedNote, RuleId } from '@grognard/rules-kit';
import type { QuestionPhase } from '../flow/question.ts';
import type { Reaction } from '../state/commands.ts';
import type { GiorgiEventOf } from '../state/events.ts';
import type { UnitIndex } from '../state/indices.ts';

/** Why a unit ends as it does. */
export type Cause =
  | {
      readonly unit: UnitIndex;
      readonly what: 'routs' | 'destroyed' | 'off' | 'shaken';
      readonly by: RuleId;
    }
  | {
      readonly unit: UnitIndex;
      readonly what: 'passes' | 'fails';
      readonly test: GiorgiEventOf<'tested'>['what'];
    };

export type ForecastNote =
  | { readonly kind: 'cause'; readonly cause: Cause }
  /** A way back, or what was left of it where an enemy bars it. */
  | {
      readonly kind: 'way';
      readonly unit: UnitIndex;
      readonly isBarred: boolean;
      readonly points: readonly Point[];
    }
  /** A question that had to be assumed an answer to. */
  | { readonly kind: 'asked'; readonly phase: QuestionPhase; readonly whose: 'ours' | 'theirs' }
  | { readonly kind: 'answer'; readonly unit: string; readonly how: Reaction };

export type ForecastNotes = readonly CountedNote<ForecastNote>[];

type NoteOf<K extends ForecastNote['kind']> = Extract<ForecastNote, { readonly kind: K }>;

/** The notes of one kind with their shares, the likeliest first. */
export function notesOf<K extends ForecastNote['kind']>(
  notes: ForecastNotes,
  kind: K,
): readonly CountedNote<NoteOf<K>>[] {
  const isOfKind = (note: ForecastNote): note is NoteOf<K> => note.kind === kind;
  return notes
    .flatMap(({ note, share }) => (isOfKind(note) ? [{ note, share }] : []))
    .sort((a, b) => b.share - a.share);
}
