/** The briefing of the game on the table. */
import { BriefingDialog } from '../briefing/briefing-dialog.tsx';
import { referee } from '../referee/client.ts';
import type { GameStatus } from '../referee/contract.ts';
import type { TableStore } from './table-store.ts';

interface Props {
  readonly store: TableStore;
  readonly status: GameStatus;
  readonly moment: 'beginning' | 'later';
}

export function Briefing({ store, status, moment }: Props) {
  return (
    <BriefingDialog
      status={status}
      moment={moment}
      load={() => referee().briefing(status.game)}
      close={() => store.briefing.set(null)}
    />
  );
}
