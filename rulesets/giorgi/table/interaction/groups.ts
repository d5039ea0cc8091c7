/** Groups that are offered to select together: the brigades of the scenario, arms, kinds of troops. */

import type { PieceGroup } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { capital } from '@grognard/rules-kit';
import { groupsByTitle } from '@grognard/table-kit';
import { interactionWordsOf } from '../explain/words.ts';
import { type InteractionContext, unitsAsked } from './interaction-context.ts';

export function groupsIn(context: InteractionContext): readonly PieceGroup[] {
  const { table } = context;
  const { kinds, arms } = interactionWordsOf(table);
  const units = unitsAsked(context).map((unit) => entryAt(table.units, unit));
  return [
    ...groupsByTitle(
      units.map(({ id, brigade }) => ({ id, title: brigade })),
      'formation',
    ),
    ...groupsByTitle(
      units.map(({ id, arm }) => ({ id, title: capital(arms[arm]) })),
      'formation',
    ),
    ...groupsByTitle(
      units.map(({ id, kind }) => ({ id, title: capital(kinds[kind]) })),
      'kind',
    ),
  ];
}
