/** `brokenInvariants`: what must hold after every command of a battle. For tests only; random play checks it after each step. */
import type { SideId } from '@grognard/engine';
import { brokenIn } from '@grognard/test-kit';
import { apply } from '../flow/apply.ts';
import { copyState } from '../state/copy-state.ts';
import type { ArgadEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import { bodyInvariants } from './bodies.ts';
import { courseInvariants } from './course.ts';
import { doingWatches } from './doings.ts';
import { figureInvariants } from './figures.ts';
import { moveWatches } from './moves.ts';
import { placeInvariants } from './places.ts';
import { secretInvariants, secretWatches } from './secrets.ts';

/** Checked once, after the command. */
const invariants = {
  ...placeInvariants,
  ...figureInvariants,
  ...bodyInvariants,
  ...secretInvariants,
  ...courseInvariants,
};

/** Checked before every event. */
const watches = { ...moveWatches, ...doingWatches, ...secretWatches };

export const invariantNames: readonly string[] = [...Object.keys(invariants), ...Object.keys(watches)];

/** The invariants broken by a command, each line with the invariant's name. Empty if all hold. */
export function brokenInvariants(
  table: Table,
  before: State,
  given: { readonly side: SideId; readonly events: readonly ArgadEvent[] },
  after: State,
): string[] {
  const step = { table, before, ...given, after };
  return brokenIn(
    { invariants, watches, copy: copyState, apply: (_, state, event) => apply(state, event) },
    step,
  );
}
