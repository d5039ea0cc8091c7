/** The battlefield as a list: each piece with position, state and order. A whole turn can be played from this list. */
import type { Piece } from '@grognard/engine';
import { capital } from '@grognard/rules-kit';
import { say } from '../languages/index.ts';
import { lengthWords } from '../shell/measure.ts';
import type { TableState, TableStore } from './table-store.ts';

function Entry({
  piece,
  store,
  state,
}: {
  readonly piece: Piece;
  readonly store: TableStore;
  readonly state: TableState;
}) {
  const { id, name, about, at, state: pieceState, orderText } = piece;
  const isSelected = state.selection.includes(id);
  return (
    <li>
      <button type="button" aria-pressed={isSelected} onClick={() => store.select([id])}>
        {name}
      </button>
      {piece.isMine && state.selection.length > 0 && (
        <button
          type="button"
          className="chip"
          aria-label={say(isSelected ? 'list.out' : 'list.add', { name })}
          onClick={() =>
            store.select(
              isSelected ? state.selection.filter((each) => each !== id) : [...state.selection, id],
            )
          }
        >
          {isSelected ? '−' : '+'}
        </button>
      )}
      <p className="small">
        {capital(about)}. {say('piece.at', { x: lengthWords(at.x), y: lengthWords(at.y) })}
        {pieceState.length > 0 && <> {capital(pieceState.join(', '))}.</>}{' '}
        {orderText !== null && <b>{orderText}</b>}
      </p>
    </li>
  );
}

export function BattlefieldList({
  store,
  state,
}: {
  readonly store: TableStore;
  readonly state: TableState;
}) {
  const { status } = state;
  const mine = status.pieces.filter(({ isMine }) => isMine);
  const others = status.pieces.filter(({ isMine }) => !isMine);
  const nameOf = (side: string | null) =>
    status.sides.find(({ id }) => id === side)?.name ?? say('list.nobody');
  const groups = [...new Set(others.map(({ side }) => side))];
  return (
    <div className="as-list">
      <h2>{say('list.mine', { n: mine.length, noun: status.pieceNoun })}</h2>
      <ul>
        {mine.map((piece) => (
          <Entry key={piece.id} piece={piece} store={store} state={state} />
        ))}
      </ul>
      {groups.map((side) => (
        <section key={side}>
          <h2>{nameOf(side)}</h2>
          <ul>
            {others
              .filter((piece) => piece.side === side)
              .map((piece) => (
                <Entry key={piece.id} piece={piece} store={store} state={state} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
