/** The prompt of a side. */

import type { Prompt } from '@grognard/engine';
import { none } from '@grognard/lists';
import { interactionWordsOf } from '../explain/words.ts';
import type { InteractionContext } from './interaction-context.ts';
import { idlePieces } from './plan/idle.ts';
import { readingIn } from './to-read.ts';

export function promptIn(context: InteractionContext): Prompt {
  const { table, state, isAsked } = context;
  const { prompt } = interactionWordsOf(table);
  const isDeploying = state.phase === 'deploy';
  const head = { title: titleOf(context), isSetup: isDeploying, rules: readingIn(table, state.phase) };
  if (!isAsked) return { ...head, finish: null, concede: null, withoutOrders: [] };
  return {
    ...head,
    finish: { title: isDeploying ? prompt.sealDeploy : prompt.seal, command: { kind: 'seal' } },
    concede: { kind: 'concede' },
    withoutOrders: isDeploying ? [] : idlePieces(context),
    ...(isDeploying ? { hint: table.words.briefing.setUp, canDeploy: true } : {}),
  };
}

function titleOf({ table, state, side, isAsked }: InteractionContext): string {
  const { prompt } = interactionWordsOf(table);
  if (state.phase === 'over') return prompt.over;
  if (isAsked) return state.phase === 'deploy' ? prompt.deploy : prompt.orders(state.turn, table.turns);
  return side === none ? prompt.looking(state.turn) : prompt.waiting;
}
