/** What to do after a battle: fight it again, on the other side, against another level, look at it, tell of it. */
import { useState } from 'react';
import { expectBriefing } from '../briefing/due.ts';
import { say } from '../languages/index.ts';
import { referee } from '../referee/client.ts';
import type { BattleResult, LocalSeat } from '../referee/contract.ts';
import { go, to } from '../routes.ts';
import { notice } from '../shell/notices.tsx';
import { isComputer, seatsAt, seatsChanged, seatsOf } from './again.ts';

const levels = ['recruit', 'sergeant', 'captain'] as const;

async function begin(game: string, seats: readonly LocalSeat[]): Promise<void> {
  const begun = await referee().again(game, seats);
  if ('refused' in begun) return notice(begun.refused.map(({ message }) => message).join('; '));
  expectBriefing(begun.game);
  go(to('table', begun.game));
}

export function Actions({ battle }: { readonly battle: BattleResult }) {
  const { id } = battle.summary;
  const seats = seatsOf(battle);
  const computer = seats.find(isComputer);
  const others = levels.filter((level) => level !== computer);
  const [level, choose] = useState<(typeof levels)[number]>(others[0] ?? 'recruit');
  const isOneKind = new Set(seats).size === 1;
  return (
    <div className="result-actions">
      <button type="button" className="first" onClick={() => void begin(id, seats)}>
        {say('result.again')}
      </button>
      {!isOneKind && (
        <button type="button" onClick={() => void begin(id, seatsChanged(seats))}>
          {say('result.changeSides')}
        </button>
      )}
      {computer !== undefined && (
        <span className="other-level">
          <button type="button" onClick={() => void begin(id, seatsAt(seats, level))}>
            {say('result.otherLevel')}
          </button>
          <select
            aria-label={say('result.level')}
            value={level}
            onChange={({ target }) => choose(levels.find((each) => each === target.value) ?? level)}
          >
            {others.map((each) => (
              <option key={each} value={each}>
                {say(`level.${each}`)}
              </option>
            ))}
          </select>
        </span>
      )}
      <span className="apart">
        <a className="button" href={to('replay', id)}>
          {say('result.watch')}
        </a>
        <a className="button" href={to('result', id, 'report')}>
          <span>
            {say('result.report')}
            <span className="tail">{say('result.reportHow')}</span>
          </span>
        </a>
      </span>
    </div>
  );
}
