/** Why the computer did what it did, turn by turn, once the turn is over. */
import { useEffect, useState } from 'react';
import { say } from '../languages/index.ts';
import { referee } from '../referee/client.ts';
import type { Stand, TurnReasons } from '../referee/contract.ts';

export function Reasons({ stand }: { readonly stand: Stand }) {
  const [turns, setTurns] = useState<readonly TurnReasons[]>([]);
  const { game, turn, pieces } = stand;
  useEffect(() => {
    // Asked again each turn.
    if (turn >= 0) void referee().reasons(game).then(setTurns);
  }, [game, turn]);
  const nameOf = (id: string) => pieces.find((piece) => piece.id === id)?.name ?? id;
  if (turns.length === 0) return <p>{say('reasons.none')}</p>;
  return (
    <div className="log">
      {turns.toReversed().map(({ turn: n, side, reasons }) => (
        <section key={`${n} ${side}`}>
          <h2>
            {say('turn.n', { n })} · {stand.sides.find(({ id }) => id === side)?.name}
          </h2>
          <ul>
            {reasons.map(({ who, words }) => (
              <li key={`${who.join()} ${words}`}>
                {who.length > 0 && <b>{who.map(nameOf).join(', ')}: </b>}
                {words}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
