/** Groups to select with a tap: remembered ones, those that the game offers, all of a kind, all. */
import type { PieceGroup, PieceId } from '@grognard/engine';
import { say } from '../../languages/index.ts';
import { useStore } from '../../look/store.ts';
import type { TableState, TableStore } from '../table-store.ts';
import { distinctGroups, isSame } from './distinct-groups.ts';
import { freeKey, groupKeys } from './remembered-groups.ts';
import './group.css';

interface GroupProps {
  readonly store: TableStore;
  readonly state: TableState;
}

/** The pieces of a group that can be ordered now, in the order of the table. */
function livingOf({ status }: TableState, ids: readonly PieceId[]): readonly PieceId[] {
  return status.pieces.filter(({ id, isMine }) => isMine && ids.includes(id)).map(({ id }) => id);
}

/** Own pieces that stand for themselves: a figure in a body does not. */
function allOf({ status }: TableState): readonly PieceId[] {
  const bodies = new Set(status.pieces.filter(({ members }) => members.length > 1).map(({ id }) => id));
  return status.pieces
    .filter(({ isMine, members }) => isMine && !members.some((id) => bodies.has(id)))
    .map(({ id }) => id);
}

function Chip(props: {
  readonly store: TableStore;
  readonly state: TableState;
  readonly text: string;
  readonly pieces: readonly PieceId[];
}) {
  const { store, state, text, pieces } = props;
  const living = livingOf(state, pieces);
  if (living.length === 0) return null;
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={isSame(living, state.selection)}
      onClick={() => store.select(living)}
    >
      {text} <small>{living.length}</small>
    </button>
  );
}

function RememberedGroups({ store, state }: GroupProps) {
  const groups = useStore(store.groups);
  return groupKeys.map((key) => {
    const pieces = groups[key];
    return pieces === undefined ? null : (
      <Chip key={key} store={store} state={state} text={say('group.key', { key })} pieces={pieces} />
    );
  });
}

interface OfferedProps extends GroupProps {
  readonly groups: readonly PieceGroup[];
  /** Pieces that another chip selects already. */
  readonly besides: readonly (readonly PieceId[])[];
}

function Offered({ store, state, groups, besides }: OfferedProps) {
  const offered = distinctGroups(
    groups.map((group) => ({ ...group, pieces: livingOf(state, group.pieces) })),
    besides,
  );
  return offered.map(({ id, title, pieces }) => (
    <Chip key={id} store={store} state={state} text={title} pieces={pieces} />
  ));
}

/** All groups, while nothing is selected. */
export function GroupChips({ store, state }: GroupProps) {
  const all = allOf(state);
  if (all.length < 2) return null;
  return (
    <section className="groups">
      <h2>{say('group.title')}</h2>
      <div className="chips">
        <Chip store={store} state={state} text={say('group.all')} pieces={all} />
        <RememberedGroups store={store} state={state} />
        <Offered store={store} state={state} groups={state.status.groups} besides={[all]} />
      </div>
    </section>
  );
}

/** Groups of the selected pieces, and remembering them as one. */
export function SelectedChips({ store, state }: GroupProps) {
  const remembered = useStore(store.groups);
  const { selection, status } = state;
  const mine = livingOf(state, selection);
  if (mine.length < selection.length || allOf(state).length < 2) return null;
  const holding = (sort: PieceGroup['sort']) =>
    status.groups.filter((group) => group.sort === sort && mine.some((id) => group.pieces.includes(id)));
  const kind = [...new Set(holding('kind').flatMap(({ pieces }) => pieces))];
  const known = groupKeys.find((key) => isSame(livingOf(state, remembered[key] ?? []), mine));
  const free = freeKey(remembered);
  return (
    <div className="chips">
      {kind.length > mine.length && (
        <Chip store={store} state={state} text={say('group.kind')} pieces={[...kind, ...mine]} />
      )}
      {mine.length === 1 && (
        <Offered store={store} state={state} groups={holding('formation')} besides={[kind]} />
      )}
      {known === undefined && mine.length > 1 && (
        <button type="button" className="chip" onClick={() => store.remember(free, mine)}>
          {say('group.remember', { key: free })}
        </button>
      )}
      {known !== undefined && (
        <button type="button" className="chip" onClick={() => store.remember(known, [])}>
          {say('group.forget', { key: known })}
        </button>
      )}
    </div>
  );
}
