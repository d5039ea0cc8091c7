/** Giving the battle up, asked about once. */
import { useRef } from 'react';
import { say } from '../languages/index.ts';
import type { Desk, Seen } from './desk.ts';

export function GivingUp({ desk, seen }: { readonly desk: Desk; readonly seen: Seen }) {
  const asking = useRef<HTMLDialogElement>(null);
  const command = seen.stand.asked?.concede ?? null;
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
              void desk.give([command]);
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
