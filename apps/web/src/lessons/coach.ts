/** Coach: where a learner stands in a lesson, as a state machine without a browser. Every step is laid afresh. */
import type { ShownVerdict } from './host-lessons.ts';

/** Seconds without a gesture after which a hint is given, and the coach offers to show it. */
export const hintAfter = 20;
export const showAfter = 40;

export interface CoachState {
  readonly step: number;
  readonly steps: number;
  readonly verdict: ShownVerdict['kind'];
  /** Help that is offered because nothing is done. */
  readonly help: 'none' | 'hint' | 'show-me';
  /** Whether the coach says the task again although the step is judged. */
  readonly says: 'task' | 'verdict';
  /** What the page has to lay: a step, nothing, or the end of the lesson. */
  readonly wants: { readonly lay: number } | 'nothing' | 'end';
}

export type CoachAction =
  | { readonly kind: 'laid'; readonly steps: number }
  | { readonly kind: 'again' | 'skip' | 'say-again' | 'gesture' }
  | { readonly kind: 'go-to'; readonly step: number }
  /** Seconds since the last gesture. */
  | { readonly kind: 'waited'; readonly seconds: number }
  | { readonly kind: 'judged'; readonly verdict: ShownVerdict['kind'] };

/** The beginning of a step. It is laid once the page is ready. */
export function coachAt(step: number, steps: number): CoachState {
  return { step, steps, verdict: 'open', help: 'none', says: 'task', wants: { lay: step } };
}

function laying(state: CoachState, step: number): CoachState {
  return step < state.steps ? coachAt(step, state.steps) : { ...state, wants: 'end' };
}

function helpAfter(seconds: number): CoachState['help'] {
  if (seconds >= showAfter) return 'show-me';
  return seconds >= hintAfter ? 'hint' : 'none';
}

/** *Again*, *Skip*, *Next* and *Continue at* are one operation: a step is laid. */
export function coached(state: CoachState, action: CoachAction): CoachState {
  switch (action.kind) {
    case 'laid':
      return { ...state, steps: action.steps, wants: 'nothing' };
    case 'again':
      return laying(state, state.step);
    case 'skip':
      return laying(state, state.step + 1);
    case 'go-to':
      return laying(state, Math.max(0, Math.min(action.step, state.steps - 1)));
    case 'say-again':
      return { ...state, says: 'task', help: 'none' };
    case 'gesture':
      return { ...state, help: 'none' };
    case 'waited':
      return { ...state, help: state.verdict === 'open' ? helpAfter(action.seconds) : 'none' };
    case 'judged': {
      const { verdict } = action;
      if (verdict === state.verdict) return state;
      return { ...state, verdict, help: 'none', says: verdict === 'open' ? 'task' : 'verdict' };
    }
  }
}
