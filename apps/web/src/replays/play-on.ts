/** playOnFrom: a new game that begins at a moment of another, with the same players. */
import { referee } from '../referee/client.ts';
import type { LocalSeat, Moment, Replay, Seat } from '../referee/contract.ts';
import { go, to } from '../routes.ts';
import { notice } from '../shell/notices.tsx';

/** Who plays a side when the game continues at this screen. */
function seatHere(seat: Seat | undefined): LocalSeat {
  return seat === undefined || seat === 'elsewhere' ? 'person' : seat;
}

/** Of a game between computers, the player takes the first side. */
export async function playOnFrom({ summary, sides }: Replay, moment: Moment): Promise<void> {
  const isWatched = !Object.values(summary.seats).includes('person');
  const seats = Object.fromEntries(
    sides.map(({ id }, n): [string, LocalSeat] => [
      id,
      n === 0 && isWatched ? 'person' : seatHere(summary.seats[id]),
    ]),
  );
  const begun = await referee().continueFrom(summary.id, moment, seats);
  if ('game' in begun) go(to('table', begun.game));
  else notice(begun.refused.map(({ message }) => message).join('; '));
}
