/** The battlefield as a list: who, where, in which state, told what. A turn can be played from here alone. */
import type { Piece } from '@grognard/engine';
import { say } from '../languages/index.ts';
import { lengthWords } from '../shell/measure.ts';
import type { Desk, Seen } from './desk.ts';

function Entry({ piece, desk, seen }: { readonly piece: Piece; readonly desk: Desk; readonly seen: Seen }) {
  const { id, name, about, at, state, orderText: told } = piece;
  return (
    <li>
      <button type="button" aria-pressed={seen.picked.includes(id)} onClick={() => desk.pick([id])}>
        {name}
      </button>
      <p className="small">
        {about}. {say('piece.at', { x: lengthWords(at.x), y: lengthWords(at.y) })}
        {state.length > 0 && <> {state.join(', ')}.</>} {told !== null && <b>{told}</b>}
      </p>
    </li>
  );
}

export function BattlefieldList({ desk, seen }: { readonly desk: Desk; readonly seen: Seen }) {
  const { stand } = seen;
  const mine = stand.pieces.filter(({ isMine }) => isMine);
  const others = stand.pieces.filter(({ isMine }) => !isMine);
  const nameOf = (side: string | null) =>
    stand.sides.find(({ id }) => id === side)?.name ?? say('list.nobody');
  const groups = [...new Set(others.map(({ side }) => side))];
  return (
    <div className="as-list">
      <h2>{say('list.mine', { n: mine.length })}</h2>
      <ul>
        {mine.map((piece) => (
          <Entry key={piece.id} piece={piece} desk={desk} seen={seen} />
        ))}
      </ul>
      {groups.map((side) => (
        <section key={side}>
          <h2>{nameOf(side)}</h2>
          <ul>
            {others
              .filter((piece) => piece.side === side)
              .map((piece) => (
                <Entry key={piece.id} piece={piece} desk={desk} seen={seen} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
