/** The prompt of a side. */

import type { PieceId, Prompt } from '@grognard/engine';
import { entryAt, none } from '@grognard/lists';
import { interactionWordsOf } from '../explain/words.ts';
import { bodyId, type InteractionContext, isOwn } from './interaction-context.ts';
import { readingIn } from './to-read.ts';

export function promptIn(context: InteractionContext): Prompt {
  const { table, state, isAsked } = context;
  const { prompt: asked } = interactionWordsOf(table);
  const isDeploying = state.phase === 'deploy';
  const head = { title: titleOf(context), isSetup: isDeploying, rules: readingIn(table, state.phase) };
  if (!isAsked) return { ...head, finish: null, concede: null, withoutOrders: [] };
  return {
    ...head,
    finish: { title: isDeploying ? asked.sealDeploy : asked.seal, command: { kind: 'seal' } },
    concede: { kind: 'concede' },
    withoutOrders: isDeploying ? [] : idleIn(context),
    ...(isDeploying ? { hint: table.words.briefing.setUp, canDeploy: true } : {}),
  };
}

function titleOf({ table, state, side, isAsked }: InteractionContext): string {
  const { prompt: asked } = interactionWordsOf(table);
  if (state.phase === 'over') return asked.over;
  if (isAsked) return state.phase === 'deploy' ? asked.deploy : asked.orders(state.turn, table.turns);
  return side === none ? asked.looking(state.turn) : asked.waiting;
}

/** Bodies and figures without an order. Rowers and figures on the march have one. */
function idleIn(context: InteractionContext): PieceId[] {
  const { table, state } = context;
  const idle: PieceId[] = [];
  state.bodies.forEach(({ members }, body) => {
    const first = members[0];
    if (first !== undefined && isOwn(context, first) && state.marches[body] === null) idle.push(bodyId(body));
  });
  for (const { id, index, captive } of table.roster) {
    const { status, vessel } = entryAt(state.figures, index);
    if (!isOwn(context, index) || captive || status !== 'on' || state.orders[index] !== null) continue;
    const rows = vessel !== none && state.rowings[vessel]?.rowers.includes(id) === true;
    if (!rows) idle.push(id);
  }
  return idle;
}
