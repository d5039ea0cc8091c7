/** What must hold after every command of a battle, whoever gave it. For tests only: play by chance asks it after each. */
import type { SideId } from '@grognard/engine';
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
import type { Transition } from './step.ts';

/** Looked at once, after the command. */
const invariants = {
  ...placeInvariants,
  ...bodyInvariants,
  ...nerveInvariants,
  ...doingInvariants,
  ...courseInvariants,
};

/** Looked at before every event. */
const watches = {
  ...nerveWatches,
  ...doingWatches,
  ...fireWatches,
  ...forcedWatches,
  ...contactWatches,
  ...courseWatches,
};

/** Every invariant by its name. */
export const invariantNames: readonly string[] = [...Object.keys(invariants), ...Object.keys(watches)];

/** What is broken after a command, each line with the name of the invariant; nothing: all is well. */
export function brokenInvariants(
  table: Table,
  before: State,
  given: { readonly side: SideId; readonly command: GiorgiCommand; readonly events: readonly GiorgiEvent[] },
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
    apply(step.table, now, event);
  }
  return broken;
}
