/** seatOf, holderOf: who plays each side, and which of them are at the same client. */
import { commitmentTo, isSecret, type SideId } from '@grognard/engine';
import type { Level } from '@grognard/opponent';
import type { GameRecord, Seat, SeatLock } from './record.ts';

export function seatOf({ seats }: GameRecord, side: SideId): Seat {
  const seat = seats[side];
  if (seat === undefined) throw new RangeError(`there is no side ${side} in this game`);
  return seat;
}

/** The level of the computer that plays a side, or null if a person does. */
export function levelOf(record: GameRecord, side: SideId): Level | null {
  const seat = seatOf(record, side);
  return seat === 'person' || seat === 'elsewhere' ? null : seat;
}

/** Equal for two sides held by one client. Null for computers, and for a seat elsewhere that nobody has claimed. */
export function holderOf(record: GameRecord, side: SideId): string | null {
  const seat = seatOf(record, side);
  if (seat === 'person') return 'host';
  const lock = record.locks?.[side];
  return seat === 'elsewhere' && lock !== undefined && 'key' in lock ? lock.key : null;
}

export type ClaimOutcome = 'held' | 'taken' | 'refused';

/** Outcome of a claim of a seat elsewhere. *Taken* means that the invitation is used up and the lock becomes the claimant's key. */
export function claimOutcome(
  lock: SeatLock | undefined,
  key: string,
  invitation: string | null,
): ClaimOutcome {
  if (lock === undefined || !isSecret(key)) return 'refused';
  if ('key' in lock) return lock.key === commitmentTo(key) ? 'held' : 'refused';
  return isSecret(invitation) && lock.invitation === commitmentTo(invitation) ? 'taken' : 'refused';
}
