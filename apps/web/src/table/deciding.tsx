/** Deciding: the buttons below the proposal. */
import { say } from '../languages/index.ts';
import type { TableState, TableStore } from './table-store.ts';

/** Confirm, cancel and shorten, always within reach of a thumb. */
export function Deciding({ store, state }: { readonly store: TableStore; readonly state: TableState }) {
  const { proposal, values } = state;
  if (values === null || proposal === null) return null;
  const isLegal = proposal.refusals.length === 0 && proposal.commands.length > 0;
  return (
    <div className="deciding row" aria-busy={state.follows === 'not yet'}>
      <button type="button" className="first" disabled={!isLegal} onClick={() => store.confirm()}>
        {say('table.confirm')}
      </button>
      {proposal.longestLegal !== null && (
        <button type="button" onClick={() => store.applyLongestLegal()}>
          {say('table.fit')}
        </button>
      )}
      <button type="button" onClick={() => store.cancel()}>
        {say('table.cancel')}
      </button>
    </div>
  );
}
