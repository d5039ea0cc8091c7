/** dryRun: what is carried out on a copy of a state, as long as no die decides. */
import type { GameEvent } from './event.ts';
import type { Resolution } from './table-rules.ts';

/** Thrown instead of a die. */
class DieNeeded extends Error {}

/** How the states of a game are copied and changed. */
export interface StateWriting<S, E> {
  readonly copy: (state: S) => S;
  readonly apply: (state: S, event: E) => void;
}

/** The carrying out of what needs no dice: events go to `emit`, and a die that is wanted all the same ends it. */
export function withoutDice<E extends GameEvent>(emit: (event: E) => void): Resolution<E> {
  return {
    reasons: false,
    emit,
    dice: () => {
      throw new DieNeeded('a die decides');
    },
  };
}

/** The state after something, or null where a die would decide. The state before is not changed. */
export function dryRun<S, E extends GameEvent>(
  { copy, apply }: StateWriting<S, E>,
  before: S,
  carryOut: (after: S, resolution: Resolution<E>) => void,
): S | null {
  const after = copy(before);
  try {
    carryOut(
      after,
      withoutDice((event) => apply(after, event)),
    );
  } catch (error) {
    if (error instanceof DieNeeded) return null;
    throw error;
  }
  return after;
}
