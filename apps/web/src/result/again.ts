/** seatsOf, seatsChanged, seatsAt: who plays when a battle is fought again. */
import type { BattleResult, LocalSeat } from '../referee/contract.ts';

/** Who played each side, as at this screen. */
export function seatsOf({ sides }: Pick<BattleResult, 'sides'>): readonly LocalSeat[] {
  return sides.map(({ seat }) => (seat === 'elsewhere' ? 'person' : seat));
}

/** The same players, each on the next side. */
export function seatsChanged(seats: readonly LocalSeat[]): readonly LocalSeat[] {
  return seats.map((_, n) => seats.at(n - 1) ?? 'person');
}

export const isComputer = (seat: LocalSeat) => seat !== 'person';

/** All computers at another level. */
export function seatsAt(seats: readonly LocalSeat[], level: LocalSeat): readonly LocalSeat[] {
  return seats.map((seat) => (isComputer(seat) ? level : seat));
}
