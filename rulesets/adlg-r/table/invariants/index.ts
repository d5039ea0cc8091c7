/** Invariants after every command of a battle. For tests only: random play checks them after each command. */
import type { SideId } from '@grognard/engine';
import { brokenIn } from '@grognard/test-kit';
import { onGround } from '../field/index.ts';
import { apply } from '../state/apply.ts';
import type { AdlgCommand } from '../state/commands.ts';
import { copyState } from '../state/copy.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import { bodyInvariants, bodyWatches } from './bodies.ts';
import { fightWatches } from './fights.ts';
import { moveInvariants, moveWatches } from './moves.ts';
import { pointInvariants, pointWatches } from './points.ts';
import { priceWatches } from './prices.ts';

/** Checked once after a command, and before every event of it. */
const invariants = { ...pointInvariants, ...bodyInvariants, ...moveInvariants };
const watches = { ...pointWatches, ...priceWatches, ...fightWatches, ...bodyWatches, ...moveWatches };

/** Invariants broken by a command, each line with the name of the invariant. Empty if there are none. */
export function brokenInvariants(
  table: Table,
  before: State,
  given: { readonly side: SideId; readonly command: AdlgCommand; readonly events: readonly AdlgEvent[] },
  after: State,
): string[] {
  const step = { table: onGround(table, before), before, ...given, after };
  return brokenIn({ invariants, watches, copy: copyState, apply }, step);
}
