/** Between two people at one screen: nothing is shown until the other has it; or, where nothing is hidden, a line says who is asked. */
import { say } from '../languages/index.ts';
import type { Stand } from '../referee/contract.ts';
import type { Desk } from './desk.ts';

export function HandOver({ desk, stand }: { readonly desk: Desk; readonly stand: Stand }) {
  const { next, sides, turn } = stand;
  const name = sides.find(({ id }) => id === next)?.name ?? '';
  return (
    <main id="main" className="hand-over" tabIndex={-1}>
      <h1 tabIndex={-1}>{say('handover.title', { name })}</h1>
      <p>{say('handover.words', { n: turn })}</p>
      <button type="button" className="first" onClick={() => next !== null && void desk.take(next)}>
        {say('handover.take', { name })}
      </button>
    </main>
  );
}

/** Who is asked, where several people look at the same open table. */
export function WhoIsAsked({ stand }: { readonly stand: Stand }) {
  const name = stand.sides.find(({ id }) => id === stand.eyes)?.name;
  if (!stand.shared || stand.waits !== 'you' || name === undefined) return null;
  return (
    <p className="small" aria-live="polite">
      {say('handover.asked', { name })}
    </p>
  );
}
