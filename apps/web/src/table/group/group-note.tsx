/** The selected group summed up: how many of what kinds, who gets how far and why, who is refused and by what rule. */
import type { GroupRow, Piece } from '@grognard/engine';
import { RefusalList } from '../../explanation/refusal-list.tsx';
import { RuleOf } from '../../explanation/rule-of.tsx';
import { say } from '../../languages/index.ts';
import type { TableState, TableStore } from '../table-store.ts';
import { byReason, namesOf } from './by-reason.ts';
import './group.css';

interface GroupNoteProps {
  readonly store: TableStore;
  readonly state: TableState;
}

/** Kinds of the selected pieces with their numbers, the most numerous first. */
function kindsOf({ status }: TableState, pieces: readonly Piece[]): readonly string[] {
  return status.groups
    .filter(({ sort }) => sort === 'kind')
    .map(({ title, pieces: ids }) => ({ title, n: pieces.filter(({ id }) => ids.includes(id)).length }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
    .map(({ title, n }) => `${n} × ${title}`);
}

export function GroupHead({
  state,
  pieces,
}: {
  readonly state: TableState;
  readonly pieces: readonly Piece[];
}) {
  const kinds = kindsOf(state, pieces);
  const names = namesOf(
    pieces,
    pieces.map(({ id }) => id),
    6,
  );
  return (
    <>
      <h2>{say('piece.several', { n: pieces.length, noun: state.status.pieceNoun })}</h2>
      <p className="about">{kinds.length > 0 ? kinds.join(' · ') : names}</p>
      {kinds.length > 0 && <p className="state small">{names}</p>}
    </>
  );
}

function LeaveOut({ store, pieces }: { readonly store: TableStore; readonly pieces: readonly string[] }) {
  return (
    <button type="button" className="chip" onClick={() => store.leaveOut(pieces)}>
      {say('group.leaveOut', { n: pieces.length })}
    </button>
  );
}

function Row({ store, state, row }: GroupNoteProps & { readonly row: GroupRow }) {
  const { pieces, value, words, cited, role } = row;
  const { edition } = state.status;
  const isAll = pieces.length === state.selection.length;
  return (
    <tr className={role}>
      <td>{role === 'stays' ? say('group.stays') : value}</td>
      <td>
        <b>{isAll ? say('group.everyone') : namesOf(state.status.pieces, pieces)}</b>
        {role === 'slowest' && <em> {say('group.slowest', { n: pieces.length })}</em>}
        {words !== '' && <> · {words}</>} {cited !== null && <RuleOf edition={edition} cited={cited} />}
        {role !== 'goes' && !isAll && (
          <div>
            <LeaveOut store={store} pieces={pieces} />
          </div>
        )}
      </td>
    </tr>
  );
}

/** Who gets how far and why. */
export function GroupRows({ store, state }: GroupNoteProps) {
  const rows = state.proposal?.group?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <table className="group-rows">
      <caption className="unseen">{say('group.rows')}</caption>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.role} ${row.pieces[0]}`} store={store} state={state} row={row} />
        ))}
      </tbody>
    </table>
  );
}

/** Refusals of a group: a common reason stands once with the names, and those concerned can be left out. */
export function GroupRefusals({ store, state }: GroupNoteProps) {
  const { proposal, selection, status } = state;
  return byReason(proposal?.refusals ?? []).map(({ refusal, pieces }) => (
    <div key={`${refusal.rule ?? refusal.code} ${pieces[0]}`} className="shared-refusal">
      <RefusalList refusals={[refusal]} edition={status.edition} />
      {pieces.length > 0 && pieces.length < selection.length && (
        <p>
          <b>{namesOf(status.pieces, pieces)}</b> <LeaveOut store={store} pieces={pieces} />
        </p>
      )}
    </div>
  ));
}
