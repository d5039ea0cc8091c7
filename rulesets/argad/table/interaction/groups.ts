/** Groups that are offered to select together: figures of a kind, formed bodies. */

import type { PieceGroup } from '@grognard/engine';
import { entryAt, indicesOf, none } from '@grognard/lists';
import { capital } from '@grognard/rules-kit';
import { groupsByTitle } from '@grognard/table-kit';
import { interactionWordsOf } from '../explain/words.ts';
import { leaderOf } from '../views/tell-names.ts';
import { kindOfFigure } from './about-figure.ts';
import { bodyId, type InteractionContext, isMine } from './interaction-context.ts';

export function groupsIn(context: InteractionContext): readonly PieceGroup[] {
  return [...bodiesIn(context), ...kindsIn(context)];
}

function bodiesIn(context: InteractionContext): readonly PieceGroup[] {
  const { table, state } = context;
  const { pieces } = interactionWordsOf(table);
  return indicesOf(state.bodies)
    .filter(
      (body) => entryAt(state.bodies, body).members.length > 0 && isMine(context, { kind: 'body', body }),
    )
    .map((body) => ({
      id: bodyId(body),
      title: pieces.body(leaderOf(table, state, body)),
      sort: 'formation',
      pieces: [bodyId(body)],
    }));
}

/** Kinds of loose figures. Those in close order are ordered with their body. */
function kindsIn(context: InteractionContext): readonly PieceGroup[] {
  const { table, state } = context;
  const loose = table.roster.filter(({ index }) => {
    const { status, body } = entryAt(state.figures, index);
    return status === 'on' && body === none && isMine(context, { kind: 'figure', figure: index });
  });
  return groupsByTitle(
    loose.map(({ index, id }) => ({ id, title: capital(kindOfFigure(table, index)) })),
    'kind',
  );
}
