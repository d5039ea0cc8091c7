/** A line that says who is asked, where nothing is hidden between two people at one screen. */
import { say } from '../languages/index.ts';
import type { GameStatus } from '../referee/contract.ts';

/** Who is asked, where several people look at the same open table. */
export function WhoIsAsked({ stand }: { readonly stand: GameStatus }) {
  const name = stand.sides.find(({ id }) => id === stand.eyes)?.name;
  if (!stand.shared || stand.waits !== 'you' || name === undefined) return null;
  return (
    <p className="told" aria-live="polite">
      {say('handover.asked', { name })}
    </p>
  );
}
