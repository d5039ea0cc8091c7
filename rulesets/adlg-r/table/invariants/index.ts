/** Invariants after every command of a battle. For tests only: random play checks them after each command. */
import type { SideId } from '@grognard/engine';
import { apply } from '../state/apply.ts';
import type { AdlgCommand } from '../state/commands.ts';
import { copyState } from '../state/copy.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import { fightWatches } from './fights.ts';
import { pointInvariants, pointWatches } from './points.ts';
import type { Transition } from './step.ts';

/** Checked before every event. */
const watches = { ...pointWatches, ...fightWatches };

/** Invariants broken by a command, each line with the name of the invariant. Empty if there are none. */
export function brokenInvariants(
  table: Table,
  before: State,
  given: { readonly side: SideId; readonly command: AdlgCommand; readonly events: readonly AdlgEvent[] },
  after: State,
): string[] {
  const step: Transition = { table, before, ...given, after };
  const broken: string[] = [];
  for (const [name, look] of Object.entries(pointInvariants))
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
