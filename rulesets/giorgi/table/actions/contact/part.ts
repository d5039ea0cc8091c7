/** Clashes end with contact. */
import type { Turn } from '../../state/turn.ts';
import { areApart, areTouching } from './ground.ts';

/** After a melee, in all others: a square that was driven back is no longer tried by cavalry. */
export function partWhoCameApart(turn: Turn): void {
  const { table, state, happening: resolution } = turn;
  const apart = state.clashes.filter(({ by, on }) => !areTouching(table, state, by, on));
  for (const { by, on } of apart) resolution.emit({ kind: 'parted', units: [by, on] });
}

/** Whoever was driven off, or has lost the companies that were in contact, is in no melee: struck in open order, or before a square. */
export function partWhoAreGone({ table, state, happening: resolution }: Turn): void {
  const apart = state.clashes.filter(({ by, on }) => areApart(table, state, by, on));
  for (const { by, on } of apart) resolution.emit({ kind: 'parted', units: [by, on] });
}
