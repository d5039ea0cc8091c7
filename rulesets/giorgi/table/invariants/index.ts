/** Invariants after every command of a battle. For tests only: random play checks them after each command. */
import type { SideId } from '@grognard/engine';
import { brokenIn } from '@grognard/test-kit';
import { apply } from '../state/apply.ts';
import type { GiorgiCommand } from '../state/commands.ts';
import { copyState } from '../state/copy.ts';
import type { GiorgiEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import { bodyInvariants } from './bodies.ts';
import { contactWatches } from './contact.ts';
import { courseInvariants, courseWatches } from './course.ts';
import { doingInvariants, doingWatches } from './doings.ts';
import { fireWatches } from './fire.ts';
import { forcedWatches } from './forced.ts';
import { nerveInvariants, nerveWatches } from './nerve.ts';
import { placeInvariants } from './places.ts';

/** Checked once, after the command. */
const invariants = {
  ...placeInvariants,
  ...bodyInvariants,
  ...nerveInvariants,
  ...doingInvariants,
  ...courseInvariants,
};

/** Checked before every event. */
const watches = {
  ...nerveWatches,
  ...doingWatches,
  ...fireWatches,
  ...forcedWatches,
  ...contactWatches,
  ...courseWatches,
};

export const invariantNames: readonly string[] = [...Object.keys(invariants), ...Object.keys(watches)];

/** Invariants broken by a command, each line with the name of the invariant. Empty if there are none. */
export function brokenInvariants(
  table: Table,
  before: State,
  given: { readonly side: SideId; readonly command: GiorgiCommand; readonly events: readonly GiorgiEvent[] },
  after: State,
): string[] {
  const step = { table, before, ...given, after };
  return brokenIn({ invariants, watches, copy: copyState, apply }, step);
}
