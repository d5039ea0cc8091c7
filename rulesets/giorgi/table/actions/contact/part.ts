/** End of clashes when contact ends. */
import type { Turn } from '../../state/turn.ts';
import { areApart, areTouching } from './ground.ts';

/** After a melee, ends all clashes that are no longer in contact. So cavalry no longer attacks a square that was driven back. */
export function partWhoCameApart(turn: Turn): void {
  const { table, state, resolution } = turn;
  const apart = state.clashes.filter(({ by, on }) => !areTouching(table, state, by, on));
  for (const { by, on } of apart) resolution.emit({ kind: 'parted', units: [by, on] });
}

/** Ends clashes whose units are apart, driven off or without the companies in contact: after a strike on open order, or before a square. */
export function partWhoAreGone({ table, state, resolution }: Turn): void {
  const apart = state.clashes.filter(({ by, on }) => areApart(table, state, by, on));
  for (const { by, on } of apart) resolution.emit({ kind: 'parted', units: [by, on] });
}
