/** PieceTip: names the piece under the pointer, a long press or the keyboard's focus: name, side, kind and state. Escape hides it. */
import type { Piece, PieceId } from '@grognard/engine';
import type { CanvasTable } from '@grognard/table-view/canvas';
import { type RefObject, useEffect, useState } from 'react';
import { useStore } from '../look/store.ts';
import type { TableState, TableStore } from './table-store.ts';

interface TipProps {
  readonly store: TableStore;
  readonly tableOf: RefObject<CanvasTable | null>;
}

const isByKeys = () => document.activeElement?.matches('.battlefield:focus-visible') === true;

/** The piece in hand, while the map is worked by keyboard. */
function useFocusedPiece({ selection }: TableState): PieceId | null {
  const [byKeys, setByKeys] = useState(isByKeys);
  useEffect(() => {
    const look = () => setByKeys(isByKeys());
    const quit = () => setByKeys(false);
    document.addEventListener('keyup', look);
    document.addEventListener('focusin', look);
    document.addEventListener('pointerdown', quit);
    return () => {
      document.removeEventListener('keyup', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('pointerdown', quit);
    };
  }, []);
  const [only, second] = selection;
  return byKeys && second === undefined ? (only ?? null) : null;
}

/** Escape hides the tip until another piece is named. True if that of the piece in hand is hidden. */
function useDismissed(store: TableStore, focused: PieceId | null): boolean {
  const [dismissed, setDismissed] = useState<PieceId | null>(null);
  useEffect(() => {
    const hear = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      store.named.set(null);
      setDismissed(focused);
    };
    addEventListener('keydown', hear, { capture: true });
    return () => removeEventListener('keydown', hear, { capture: true });
  }, [store, focused]);
  return dismissed === focused;
}

/** Greatest width of the tip in CSS pixels, and its least distance from the edges of the map. */
const widest = 280;
const edge = 8;

/** Above the piece, or below it where there is no room. */
function placeOf(table: CanvasTable, { at, base }: Piece): { left: number; top: number; isBelow: boolean } {
  const { x, y } = table.toScreen(at);
  const field = document.querySelector('.table-field')?.getBoundingClientRect();
  const [left, right, top] = field ? [field.left, field.right, field.top] : [0, innerWidth, 0];
  const half = (base.shape === 'round' ? base.radius : Math.max(base.width, base.depth) / 2) / 100;
  const away = Math.max(14, Math.min(90, half * table.scale)) + 10;
  const wide = Math.min(widest, right - left - 2 * edge);
  const isBelow = y - away - top < 110;
  return {
    left: Math.max(left + edge, Math.min(x - wide / 2, right - edge - wide)) - left,
    top: (isBelow ? y + away : y - away) - top,
    isBelow,
  };
}

export function PieceTip({ store, tableOf }: TipProps) {
  const state = useStore(store.panelState);
  const pointed = useStore(store.named);
  const focused = useFocusedPiece(state);
  const isDismissed = useDismissed(store, focused);
  const named = pointed ?? (isDismissed ? null : focused);
  const piece = state.status.pieces.find(({ id }) => id === named);
  const table = tableOf.current;
  if (piece === undefined || table === null || state.playing !== null) return null;
  // The panel names the piece that is being moved. Here its path must stay in sight.
  if (state.values !== null && state.selection.includes(piece.id)) return null;
  const side = state.status.sides.find(({ id }) => id === piece.side);
  const { left, top, isBelow } = placeOf(table, piece);
  return (
    <div
      id="piece-tip"
      role="tooltip"
      className="piece-tip"
      data-below={isBelow}
      style={{ left, top, maxWidth: widest }}
    >
      <b>{piece.name}</b>
      {side !== undefined && !piece.name.includes(side.name) && <span className="of">{side.name}</span>}
      {piece.about !== '' && <span>{piece.about}</span>}
      {piece.state.length > 0 && <span className="state">{piece.state.join(' · ')}</span>}
    </div>
  );
}
