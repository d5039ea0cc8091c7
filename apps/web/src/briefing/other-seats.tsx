/** OtherSeats: before anything is done, the same battle on the other side, or against another level. */
import { say } from '../languages/index.ts';
import { referee } from '../referee/client.ts';
import type { GameStatus, LocalSeat } from '../referee/contract.ts';
import { isComputer, seatsAt, seatsChanged, seatsOf } from '../result/again.ts';
import { go, to } from '../routes.ts';
import { notice } from '../shell/notices.tsx';
import { expectBriefing } from './due.ts';

const levels = ['recruit', 'sergeant', 'captain'] as const;

/** Begins anew with these players. Nobody misses the battle in which nothing was done. */
async function beginInstead(game: string, seats: readonly LocalSeat[]): Promise<void> {
  const begun = await referee().again(game, seats);
  if ('refused' in begun) return notice(begun.refused.map(({ message }) => message).join('; '));
  expectBriefing(begun.game);
  go(to('table', begun.game), 'replace');
  await referee().remove(game);
}

/** Only for one person against computers: others have agreed on their seats. */
export function OtherSeats({ status }: { readonly status: GameStatus }) {
  const seats = seatsOf(status);
  const computer = seats.find(isComputer);
  if (computer === undefined || seats.filter((seat) => !isComputer(seat)).length !== 1) return null;
  return (
    <>
      <button type="button" onClick={() => void beginInstead(status.game, seatsChanged(seats))}>
        {say('result.changeSides')}
      </button>
      <select
        aria-label={say('result.level')}
        value={computer}
        onChange={({ target }) => {
          const level = levels.find((each) => each === target.value);
          if (level !== undefined) void beginInstead(status.game, seatsAt(seats, level));
        }}
      >
        {levels.map((level) => (
          <option key={level} value={level}>
            {say(`level.${level}`)}
          </option>
        ))}
      </select>
    </>
  );
}
