/** The legend of the game on the table. */
import { LegendDialog } from '../legend/legend-dialog.tsx';
import { referee } from '../referee/client.ts';
import type { GameStatus } from '../referee/contract.ts';
import { paintedTheme } from './canvas.tsx';
import type { TableStore } from './table-store.ts';

export function Legend({ store, status }: { readonly store: TableStore; readonly status: GameStatus }) {
  return (
    <LegendDialog
      load={() => referee().legend(status.game)}
      sides={status.picture.sides}
      theme={paintedTheme()}
      pieceNoun={status.pieceNoun}
      close={() => store.isLegendOpen.set(false)}
    />
  );
}
