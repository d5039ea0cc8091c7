/** The computer's reasons, turn by turn, once the turn is over. If figures may be hidden, once the battle is over. */
import { useEffect, useState } from 'react';
import { say } from '../languages/index.ts';
import { referee } from '../referee/client.ts';
import type { GameStatus, TurnReasons } from '../referee/contract.ts';
import { groupsOf } from './groups.ts';

export function Reasons({ status }: { readonly status: GameStatus }) {
  const [turns, setTurns] = useState<readonly TurnReasons[] | null>(null);
  const { game, turn, reasonsFrom } = status;
  useEffect(() => {
    // Loaded again each turn, and when the battle is over.
    if (turn >= 0 && reasonsFrom === 'turn') void referee().reasons(game).then(setTurns);
  }, [game, turn, reasonsFrom]);
  if (reasonsFrom === 'end') return <p>{say('reasons.end')}</p>;
  if (turns === null) return <p aria-busy="true">{say('table.thinking')}</p>;
  const said = turns.filter(({ reasons }) => reasons.length > 0);
  if (said.length === 0) return <p>{say('reasons.none')}</p>;
  return (
    <div className="log">
      {groupsOf(said, (each) => each)
        .toReversed()
        .map((group) => (
          <section key={said.indexOf(group[0])}>
            <h2>
              {say('turn.n', { n: group[0].turn })} ·{' '}
              {group[0].stage ?? status.sides.find(({ id }) => id === group[0].side)?.name}
            </h2>
            <ul>
              {group.flatMap(({ reasons }, at) =>
                reasons.map(({ who, words }) => (
                  <li key={`${at} ${who.join()} ${words}`}>
                    {who.length > 0 && <b>{say('task.of', { title: who.join(', ') })} </b>}
                    {words}
                  </li>
                )),
              )}
            </ul>
          </section>
        ))}
    </div>
  );
}
