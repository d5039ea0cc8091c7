/** The button that concedes the battle, with one question to confirm. */
import { useRef } from 'react';
import { say } from '../languages/index.ts';
import type { TableState, TableStore } from './table-store.ts';

export function GivingUp({ store, state }: { readonly store: TableStore; readonly state: TableState }) {
  const asking = useRef<HTMLDialogElement>(null);
  const command = state.status.prompt?.concede ?? null;
  if (command === null) return null;
  return (
    <>
      <button type="button" className="small" onClick={() => asking.current?.showModal()}>
        {say('table.giveUp')}
      </button>
      <dialog ref={asking} aria-label={say('table.giveUp')}>
        <h2>{say('table.giveUp')}</h2>
        <p>{say('table.giveUp.sure')}</p>
        <div className="row">
          <button
            type="button"
            className="first"
            onClick={() => {
              asking.current?.close();
              void store.submit([command]);
            }}
          >
            {say('table.giveUp')}
          </button>
          <button type="button" onClick={() => asking.current?.close()}>
            {say('table.back')}
          </button>
        </div>
      </dialog>
    </>
  );
}
