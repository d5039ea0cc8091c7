/** Groups that are offered to select together: the brigades of the scenario, arms, kinds of troops. */

import type { PieceGroup, PieceId } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { capital } from '@grognard/rules-kit';
import { interactionWordsOf } from '../explain/words.ts';
import { type InteractionContext, unitsAsked } from './interaction-context.ts';

export function groupsIn(context: InteractionContext): readonly PieceGroup[] {
  const { table } = context;
  const { kinds, arms } = interactionWordsOf(table);
  const units = unitsAsked(context).map((unit) => entryAt(table.units, unit));
  const gather = (titleOf: (unit: (typeof units)[number]) => string | null, sort: PieceGroup['sort']) => {
    const found = new Map<string, PieceId[]>();
    for (const unit of units) {
      const title = titleOf(unit);
      if (title !== null) found.set(title, [...(found.get(title) ?? []), unit.id]);
    }
    return [...found].map(([title, pieces]): PieceGroup => ({ id: `${sort}:${title}`, title, sort, pieces }));
  };
  return [
    ...gather(({ brigade }) => brigade, 'formation'),
    ...gather(({ arm }) => capital(arms[arm]), 'formation'),
    ...gather(({ kind }) => capital(kinds[kind]), 'kind'),
  ];
}
