/** Invariants after every command of a battle. For tests only: random play checks them after each command. */
import type { SideId } from '@grognard/engine';
import { brokenIn } from '@grognard/test-kit';
import { onGround } from '../field/index.ts';
import { apply } from '../state/apply.ts';
import type { AdlgCommand } from '../state/commands.ts';
import { copyState } from '../state/copy.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import { fightWatches } from './fights.ts';
import { pointInvariants, pointWatches } from './points.ts';

/** Checked before every event. */
const watches = { ...pointWatches, ...fightWatches };

/** Invariants broken by a command, each line with the name of the invariant. Empty if there are none. */
export function brokenInvariants(
  table: Table,
  before: State,
  given: { readonly side: SideId; readonly command: AdlgCommand; readonly events: readonly AdlgEvent[] },
  after: State,
): string[] {
  const step = { table: onGround(table, before), before, ...given, after };
  return brokenIn({ invariants: pointInvariants, watches, copy: copyState, apply }, step);
}
