/** Notes on what an order costs, row by row, and what is left. */
import type { Proposal, Verdict } from '@grognard/engine';
import { fact } from '@grognard/engine';
import { entryAt, none } from '@grognard/lists';
import type { ExplainedLine } from '@grognard/rules-kit';
import { sumLines } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { InteractionContext } from './interaction-context.ts';

type Note = Proposal['notes'][number];

/** Price, what the free point pays of it, and what is left, with more lines about the order. */
export function priceNote(
  context: InteractionContext,
  verdict: Verdict,
  more: readonly ExplainedLine[] = [],
): Note[] {
  const lines = [...priceLines(context, verdict), ...more];
  return lines.length === 0 ? [] : [{ title: interactionWordsOf(context.table).notes.order, lines }];
}

/** Empty for a refused order. */
function priceLines({ table, state }: InteractionContext, verdict: Verdict): ExplainedLine[] {
  if (!verdict.allowed || state.corps === none) return [];
  const [spent, free] = [Number(verdict.cost['cp']), Number(verdict.cost['free'])];
  if (Number.isNaN(spent) || Number.isNaN(free)) return [];
  const { notes, cp, ofPoints } = interactionWordsOf(table);
  const left = entryAt(state.commands, state.corps).cp;
  return [
    fact('price', notes.price, ofPoints(spent + free, left)),
    ...sumLines(table, verdict.why, 'cp'),
    ...(free > 0 ? [fact('free', notes.free, cp(free))] : []),
    fact('left', notes.left, cp(left - spent)),
  ];
}
