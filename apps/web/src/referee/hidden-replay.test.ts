/** The replay of a battle that goes on: it tells no more than the table does, not even how many hidden orders there were. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameStatus, Referee, Replay } from './contract.ts';
import { refereeInProcess } from './testing/referee-in-process.ts';

const file = new URL('../../../../rulesets/argad/scenarios/convoy.json', import.meta.url);
const convoy = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly sides: readonly { readonly id: string }[];
};
const hiders = 'chouans';

/** Two people fight a turn. Before it seals, the hiding side gives so many orders that nobody else hears of. */
async function fought(orders: number): Promise<readonly [Referee, string]> {
  const referee = refereeInProcess();
  const seats = convoy.sides.map(() => 'person' as const);
  const begun = await referee.begin({
    edition: 'argad-2024',
    scenario: 'convoy',
    options: {},
    seats,
    seed: 5,
    setUp: 'done',
  });
  if ('refused' in begun) throw new Error(begun.refused[0]?.message);
  const { game } = begun;
  for (const _ of convoy.sides) {
    const next = (await referee.open(game))?.next ?? '';
    const { pieces } = await referee.claimSeat(game, next);
    if (next === hiders) await lieDown(referee, game, pieces.filter(({ isMine }) => isMine).slice(0, orders));
    expect(await referee.confirm(game, [{ kind: 'seal' }])).toMatchObject({ done: true });
  }
  return [referee, game];
}

async function lieDown(referee: Referee, game: string, pieces: GameStatus['pieces']): Promise<void> {
  for (const { id: figure } of pieces) {
    const order = { kind: 'order', figure, posture: 'crouched' };
    expect(await referee.confirm(game, [order])).toMatchObject({ done: true });
  }
}

/** Without the time of the last command. */
function told({ summary: { touched: _touched, ...summary }, ...rest }: Replay): string {
  return JSON.stringify({ summary, ...rest });
}

describe('the replay of a battle that goes on', () => {
  it('hide.secret: is the same to the byte, however many hidden orders there were', async () => {
    const replays = await Promise.all(
      [0, 3].map(async (orders) => {
        const [referee, game] = await fought(orders);
        const replay = await referee.replay(game, 'umpire');
        if (replay === null) throw new Error('no replay');
        expect(replay.summary.result).toBeNull();
        expect(replay.episodes.length).toBeGreaterThan(0);
        return told(replay);
      }),
    );
    expect(replays[1]).toBe(replays[0]);
  });
});
