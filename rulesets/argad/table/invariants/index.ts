/** `brokenInvariants`: what must hold after every command of a battle. For tests only; random play checks it after each step. */
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
