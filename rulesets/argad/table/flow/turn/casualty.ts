/** `lose`: casualties, and the things they drop (`figure.killed`). */
import { absent, entryAt, none } from '@grognard/lists';
import type { ArgadEventOf } from '../../state/events.ts';
import { onlyKnowers } from '../../state/visibility.ts';
import type { Turn } from './turn.ts';

/** Removes a figure from the table. A thing that another figure still carries does not fall. */
export function lose({ table, state, resolution }: Turn, { figure, by, how }: Loss): void {
  const { carries } = state.figures[figure] ?? absent(state.figures, figure);
  const drops =
    carries !== none && entryAt(state.things, carries).carriers.length === 1 ? { drops: carries } : {};
  resolution.emit({ kind: 'fell', figure, by, how, ...drops, ...onlyKnowers(table, state, [figure]) });
}

type Loss = Pick<ArgadEventOf<'fell'>, 'figure' | 'by' | 'how'>;
