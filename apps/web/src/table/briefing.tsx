/** The briefing of the game on the table, which lies beside it and says the same: where each side stands, and what places are worth. */
import type { SideId } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import type { CanvasTable, ShownMark } from '@grognard/table-view/canvas';
import { type RefObject, useEffect, useRef } from 'react';
import { BriefingDialog } from '../briefing/briefing-dialog.tsx';
import { referee } from '../referee/client.ts';
import type { GameStatus } from '../referee/contract.ts';
import type { TableStore } from './table-store.ts';

interface Props {
  readonly store: TableStore;
  readonly status: GameStatus;
  readonly moment: 'beginning' | 'later';
  readonly tableOf: RefObject<CanvasTable | null>;
}

/** Between a name and those whom it names, in tenths of a millimetre. */
const below = 450;

/** The name of a side under its pieces. */
function nameOf({ sides, pieces, picture, viewerSide }: GameStatus, side: SideId): readonly ShownMark[] {
  // Before the set-up some are nowhere yet.
  const shown = new Set(
    picture.items.flatMap((item) => (item.kind === 'piece' || item.kind === 'formation' ? [item.id] : [])),
  );
  const own = pieces.filter((piece) => piece.side === side && shown.has(piece.id));
  if (own.length === 0) return [];
  const x = own.reduce((sum, { at }) => sum + at.x, 0) / own.length;
  const y = Math.min(...own.map(({ at }) => at.y)) - below;
  const text = sides.find(({ id }) => id === side)?.name ?? side;
  return [{ at: { x, y: Math.max(y, below) }, text, tone: side === viewerSide ? 'plain' : 'bad' }];
}

function marksOf(status: GameStatus): readonly ShownMark[] {
  // A slip would lie on the name of a place that has one.
  const isNamed = ({ x, y }: Point) =>
    status.picture.items.some((item) => item.kind === 'label' && item.at.x === x && item.at.y === y);
  const prizes = (status.score?.aims ?? []).flatMap(({ at, owner, worth }): readonly ShownMark[] =>
    at === null || owner === undefined || worth === null || isNamed(at)
      ? []
      : [{ at: { x: at.x, y: at.y - below }, text: `+${worth}`, tone: 'good' }],
  );
  return [...status.sides.flatMap(({ id }) => nameOf(status, id)), ...prizes];
}

export function Briefing({ store, status, moment, tableOf }: Props) {
  const begun = useRef(status);
  useEffect(() => {
    const table = tableOf.current;
    table?.marks(marksOf(begun.current));
    return () => table?.marks([]);
  }, [tableOf]);
  // The map has its whole room again, and is painted in it, before anybody can press on it.
  const close = () => {
    requestAnimationFrame(() => requestAnimationFrame(() => store.briefing.set(null)));
  };
  return (
    <BriefingDialog
      status={status}
      moment={moment}
      load={() => referee().briefing(status.game)}
      close={close}
    />
  );
}
