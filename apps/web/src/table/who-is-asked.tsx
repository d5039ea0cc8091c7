/** WhoIsAsked: names the side whose turn it is, when two people share a screen and nothing is hidden. */
import { say } from '../languages/index.ts';
import type { GameStatus } from '../referee/contract.ts';

export function WhoIsAsked({ status }: { readonly status: GameStatus }) {
  const name = status.sides.find(({ id }) => id === status.viewerSide)?.name;
  if (!status.isShared || status.waits !== 'you' || name === undefined) return null;
  return (
    <p className="told" aria-live="polite">
      {say('handover.asked', { name })}
    </p>
  );
}
