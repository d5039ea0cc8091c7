/** lossesByPiece: what each piece lost over the battle, when, and by whom. */
import type { PieceLoss, SideId } from '@grognard/engine';
import type { EpisodeToll } from '../referee/contract.ts';

export interface LostPiece {
  readonly piece: string;
  readonly name: string;
  readonly side: SideId;
  readonly lost: number;
  readonly isOut: boolean;
  /** First and last turn in which it lost anything. For a piece that is out, the turn in which that happened, twice. */
  readonly turns: readonly [number, number];
  /** How it went out, or what cost it most. */
  readonly words: string;
}

interface LossInTurn extends PieceLoss {
  readonly turn: number;
}

export function lossesByPiece(tolls: readonly EpisodeToll[]): readonly LostPiece[] {
  const byPiece = new Map<string, LossInTurn[]>();
  for (const { turn, losses } of tolls)
    for (const loss of losses) {
      const all = byPiece.get(loss.piece) ?? [];
      all.push({ ...loss, turn });
      byPiece.set(loss.piece, all);
    }
  return [...byPiece.values()].flatMap((all) => {
    const [first] = all;
    return first === undefined ? [] : [summedUp(all, first)];
  });
}

function summedUp(all: readonly LossInTurn[], first: LossInTurn): LostPiece {
  const end = all.find(({ isOut }) => isOut === true);
  const worst = all.reduce((most, loss) => (loss.lost > most.lost ? loss : most), first);
  const last = all.at(-1) ?? first;
  return {
    piece: first.piece,
    name: first.name,
    side: first.side,
    lost: all.reduce((sum, { lost }) => sum + lost, 0),
    isOut: end !== undefined,
    turns: end === undefined ? [first.turn, last.turn] : [end.turn, end.turn],
    words: (end ?? worst).words,
  };
}
