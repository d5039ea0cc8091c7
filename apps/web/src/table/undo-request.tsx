/** UndoRequest: a player elsewhere asks to undo a command that this player knows of, or has been asked and has not answered yet. */
import { say } from '../languages/index.ts';
import type { TableState, TableStore } from './table-store.ts';

export function UndoRequest({ store, state }: { readonly store: TableStore; readonly state: TableState }) {
  const { undoRequest, viewerSide, sides } = state.status;
  if (undoRequest === null) return null;
  const name = sides.find(({ id }) => id === undoRequest)?.name ?? undoRequest;
  const isBusy = state.busy !== 'no';
  return (
    <div className="undo-request" role="status">
      {undoRequest === viewerSide ? (
        <p>{say('undo.waits')}</p>
      ) : (
        <>
          <p>{say('undo.asks', { name })}</p>
          <div className="row">
            <button
              type="button"
              className="first"
              disabled={isBusy}
              onClick={() => void store.answerUndo(true)}
            >
              {say('undo.accept')}
            </button>
            <button type="button" disabled={isBusy} onClick={() => void store.answerUndo(false)}>
              {say('undo.decline')}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
