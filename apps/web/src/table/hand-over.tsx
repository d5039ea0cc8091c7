/** Between two people at one screen: nothing is shown until the other has it. */
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
