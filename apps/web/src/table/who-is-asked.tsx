/** A line that says who is asked, where nothing is hidden between two people at one screen. */
import { say } from '../languages/index.ts';
import type { GameStatus } from '../referee/contract.ts';

/** Who is asked, where several people look at the same open table. */
export function WhoIsAsked({ status }: { readonly status: GameStatus }) {
  const name = status.sides.find(({ id }) => id === status.viewerSide)?.name;
  if (!status.isShared || status.waits !== 'you' || name === undefined) return null;
  return (
    <p className="told" aria-live="polite">
      {say('handover.asked', { name })}
    </p>
  );
}
