/** OrdersPanel: what can be ordered of the selected pieces, or, while none is selected, what is left to do. */
import { lazy, Suspense } from 'react';
import type { PanelProps } from './panel-props.ts';
import { RestPanel } from './rest-panel.tsx';

const PiecePanel = lazy(async () => ({ default: (await import('./piece.tsx')).PiecePanel }));

export function OrdersPanel({ store, state, goTo }: PanelProps) {
  const { selection, status } = state;
  return status.pieces.some(({ id }) => selection.includes(id)) ? (
    <Suspense>
      <PiecePanel store={store} state={state} goTo={goTo} />
    </Suspense>
  ) : (
    <RestPanel store={store} state={state} goTo={goTo} />
  );
}
