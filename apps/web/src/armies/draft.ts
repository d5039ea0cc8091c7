/** ArmyDraft: an army that is being built, with the steps that can be taken back. */
import type { Json } from '@grognard/rules-kit';

/** Most steps that can be taken back. */
const mostSteps = 100;

export interface ArmyDraft {
  readonly now: Json;
  readonly past: readonly Json[];
  readonly future: readonly Json[];
  /** The field that the last step changed. Further changes of it, letter by letter, are the same step. */
  readonly field: string | null;
}

export function draftOf(file: Json): ArmyDraft {
  return { now: file, past: [], future: [], field: null };
}

/** The draft with this file as the next step. `field` is the place of the field that it changes. */
export function withStep(draft: ArmyDraft, file: Json, field: string | null = null): ArmyDraft {
  if (JSON.stringify(file) === JSON.stringify(draft.now)) return draft;
  const goesOn = field !== null && field === draft.field;
  const past = goesOn ? draft.past : [...draft.past, draft.now].slice(-mostSteps);
  return { now: file, past, future: [], field };
}

export function undone({ now, past, future }: ArmyDraft): ArmyDraft {
  const before = past[past.length - 1];
  if (before === undefined) return { now, past, future, field: null };
  return { now: before, past: past.slice(0, -1), future: [now, ...future], field: null };
}

export function redone({ now, past, future: [next, ...later] }: ArmyDraft): ArmyDraft {
  if (next === undefined) return { now, past, future: later, field: null };
  return { now: next, past: [...past, now], future: later, field: null };
}
