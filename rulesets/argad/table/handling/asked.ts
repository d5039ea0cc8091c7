/** What a side is asked for now. */
import type { Asked, PieceId } from '@grognard/engine';
import { bodyId, type Holding, isOwn } from './holding.ts';
import { readingIn } from './to-read.ts';
import { handWordsOf } from './words.ts';

export function askedIn(holding: Holding): Asked {
  const { table, state, isAsked } = holding;
  const { asked } = handWordsOf(table);
  const isDeploying = state.phase === 'deploy';
  const head = { title: titleOf(holding), isSetup: isDeploying, rules: readingIn(table, state.phase) };
  if (!isAsked) return { ...head, done: null, giveUp: null, idle: [] };
  return {
    ...head,
    done: { title: isDeploying ? asked.sealDeploy : asked.seal, command: { kind: 'seal' } },
    giveUp: { kind: 'concede' },
    idle: isDeploying ? [] : idleIn(holding),
  };
}

function titleOf({ table, state, side, isAsked }: Holding): string {
  const { asked } = handWordsOf(table);
  if (state.phase === 'over') return asked.over;
  if (isAsked) return state.phase === 'deploy' ? asked.deploy : asked.orders(state.turn, table.turns);
  return side < 0 ? asked.looking(state.turn) : asked.waiting;
}

/** Bodies and figures that have been told nothing; who rows or marches has been. */
function idleIn(holding: Holding): PieceId[] {
  const { table, state } = holding;
  const idle: PieceId[] = [];
  state.bodies.forEach(({ members }, body) => {
    const first = members[0];
    if (first !== undefined && isOwn(holding, first) && state.marches[body] === null) idle.push(bodyId(body));
  });
  for (const { id, index, captive } of table.men) {
    const { status, vessel } = state.figures[index]!;
    if (!isOwn(holding, index) || captive || status !== 'on' || state.orders[index] !== null) continue;
    const rows = vessel >= 0 && state.rowings[vessel]?.rowers.includes(id) === true;
    if (!rows) idle.push(id);
  }
  return idle;
}
