/** imagine: what an order leads to, as long as no die decides and nobody else is asked. */
import { resolutionOf, throwFrom } from '@grognard/engine';
import { decideCommand } from '../flow/decide.ts';
import { questionIn } from '../flow/question.ts';
import { apply } from '../state/apply.ts';
import type { AdlgCommand } from '../state/commands.ts';
import { copyState } from '../state/copy.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

/** Thrown instead of a die. */
class DieNeeded extends Error {}

const noDice = {
  face: (): number => {
    throw new DieNeeded('a die decides');
  },
};

/** The position after a legal command, or null where dice or somebody else go on. */
export function imagine(table: Table, state: State, side: SideIndex, command: AdlgCommand): State | null {
  const after = copyState(state);
  const events: AdlgEvent[] = [];
  const writer = { apply: (now: State, event: AdlgEvent) => apply(table, now, event) };
  const resolution = resolutionOf(writer, after, { thrower: throwFrom(noDice, 0), events, reasons: false });
  try {
    decideCommand(table, after, side, command, resolution);
  } catch (error) {
    if (error instanceof DieNeeded) return null;
    throw error;
  }
  const question = questionIn(table, after);
  return question?.side === side && question.kind === 'turn' ? after : null;
}
