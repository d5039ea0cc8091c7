/** Groups that can be selected together: joined lines, and corps. */
import type { PieceGroup } from '@grognard/engine';
import { linesOf } from '../actions/command/index.ts';
import { interactionWordsOf, namesOf } from '../explain/words.ts';
import { type InteractionContext, idOf } from './interaction-context.ts';

/** While a corps has orders, its lines as they stand joined. */
export function groupsIn(context: InteractionContext): readonly PieceGroup[] {
  const { table, state, question } = context;
  const corps = table.corps.find(({ index }) => index === state.corps);
  if (question?.phase !== 'orders' || corps === undefined) return [];
  const { groups } = interactionWordsOf(table);
  return linesOf(table, state, corps.index)
    .filter((line) => line.length > 1)
    .map((line): PieceGroup => {
      const pieces = line.map((unit) => idOf(context, unit));
      return {
        id: `line:${pieces.join(' ')}`,
        title: groups.joined(corps.name, namesOf(table, line)),
        sort: 'formation',
        pieces,
      };
    });
}
