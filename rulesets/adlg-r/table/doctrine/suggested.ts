/** suggestedSetUp: what a good player would do in the set-up, for somebody who asks. */
import type { Random } from '@grognard/engine';
import { onGround } from '../field/index.ts';
import { questionIn } from '../flow/question.ts';
import type { AdlgCommand } from '../state/commands.ts';
import type { SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { setupPartIn } from '../state/setup-part.ts';

/** Who plays as well as it knows draws nothing. */
const noLuck: Random = { below: () => 0 };

export function suggestedSetUp(table: Table, view: State, side: SideIndex): readonly AdlgCommand[] {
  const now = onGround(table, view);
  const question = questionIn(now, view);
  if (question === null || question.side !== side) return [];
  return setupPartIn(now)?.answer(now, view, question, { manner: 'sergeant', random: noLuck }) ?? [];
}
