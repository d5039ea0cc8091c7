/** byReason: refusals of several pieces, where a reason that many have in common stands once with their names. */
import type { ExplainedRefusal, Piece, PieceId } from '@grognard/engine';

export interface SharedRefusal {
  readonly refusal: ExplainedRefusal;
  readonly pieces: readonly PieceId[];
}

function reasonOf({ rule, code, label, words, remedy }: ExplainedRefusal): string {
  return JSON.stringify([rule, code, label, words, remedy]);
}

/** In the order in which reasons first appear. */
export function byReason(refusals: readonly ExplainedRefusal[]): readonly SharedRefusal[] {
  const shared = new Map<string, { refusal: ExplainedRefusal; pieces: Set<PieceId> }>();
  for (const refusal of refusals) {
    const key = reasonOf(refusal);
    const known = shared.get(key) ?? { refusal, pieces: new Set<PieceId>() };
    if (refusal.piece !== null) known.pieces.add(refusal.piece);
    shared.set(key, known);
  }
  return [...shared.values()].map(({ refusal, pieces }) => ({ refusal, pieces: [...pieces] }));
}

/** Names of pieces as a list, shortened after the first few. */
export function namesOf(pieces: readonly Piece[], ids: readonly PieceId[], most = 4): string {
  const names = ids.map((id) => pieces.find((piece) => piece.id === id)?.name ?? id);
  const more = names.length - most;
  return more > 1 ? `${names.slice(0, most).join(', ')} + ${more}` : names.join(', ');
}
