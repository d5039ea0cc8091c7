/** What must hold after every command of a battle, whoever gave it. For tests only: play by chance asks it after each step. */
import type { SideId } from '@grognard/engine';
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
import type { Transition } from './step.ts';

/** Looked at once, after the command. */
const invariants = {
  ...placeInvariants,
  ...figureInvariants,
  ...bodyInvariants,
  ...secretInvariants,
  ...courseInvariants,
};

/** Looked at before every event. */
const watches = { ...moveWatches, ...doingWatches, ...secretWatches };

/** Every invariant by its name. */
export const invariantNames: readonly string[] = [...Object.keys(invariants), ...Object.keys(watches)];

/** What is broken after a command, each line with the name of the invariant; nothing: all is well. */
export function brokenInvariants(
  table: Table,
  before: State,
  given: { readonly side: SideId; readonly events: readonly ArgadEvent[] },
  after: State,
): string[] {
  const step: Transition = { table, before, ...given, after };
  const broken: string[] = [];
  for (const [name, look] of Object.entries(invariants))
    look(step, (what) => broken.push(`${name}: ${what}`));
  return [...broken, ...brokenOnTheWay(step)];
}

function brokenOnTheWay(step: Transition): string[] {
  const broken: string[] = [];
  const watching = Object.entries(watches).map(([name, watch]) => ({ name, see: watch(step) }));
  const now = copyState(step.before);
  for (const event of step.events) {
    for (const { name, see } of watching) {
      const what = see(event, now);
      if (what !== null) broken.push(`${name}: ${what}`);
    }
    apply(now, event);
  }
  return broken;
}
