/** The computers' reasons in a turn of a replay. */
import { useState } from 'react';
import { say } from '../languages/index.ts';
import { referee } from '../referee/client.ts';
import type { Replay, TurnReasons } from '../referee/contract.ts';
import { groupsOf } from '../table/groups.ts';

/** Loaded on demand, because reasons in another language are worked out again. */
export function Why({ turn, replay }: { readonly turn: number; readonly replay: Replay }) {
  const [found, setFound] = useState<readonly TurnReasons[] | null>(null);
  const { summary, sides, reasons: given } = replay;
  if (!given.some((each) => each.turn === turn)) return null;
  const ask = () => void referee().reasons(summary.id, turn).then(setFound);
  const sideName = (side: string) => sides.find(({ id }) => id === side)?.name ?? side;
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && found === null && ask()}>
      <summary>{say('replay.reasons')}</summary>
      {groupsOf(
        (found ?? []).filter((each) => each.turn === turn && each.reasons.length > 0),
        ({ stage, side }) => ({ turn, ...(stage === undefined ? {} : { stage: `${stage} ${side}` }) }),
      ).map((group, at) => (
        <section key={`${group[0].side} ${at}`}>
          <h3>{sideName(group[0].side)}</h3>
          <ul>
            {group.flatMap(({ reasons }, n) =>
              reasons.map(({ who, words }) => (
                <li key={`${n} ${who.join()} ${words}`}>
                  {who.length > 0 && <b>{say('task.of', { title: who.join(', ') })} </b>}
                  {words}
                </li>
              )),
            )}
          </ul>
        </section>
      ))}
    </details>
  );
}
