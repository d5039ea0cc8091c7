/** A computer's reasons would reveal hidden figures and their intentions. If anything is hidden, they are shown only after the end. */
import { describe, expect, it } from 'vitest';
import type { BeginInput, Referee, TurnReasons } from './contract.ts';
import { refereeInProcess } from './testing/referee-in-process.ts';

async function begun(how: BeginInput): Promise<{ readonly referee: Referee; readonly game: string }> {
  const referee = refereeInProcess();
  const answer = await referee.begin({ seed: 7, setUp: 'done', ...how });
  if ('refused' in answer) throw new Error(answer.refused[0]?.message);
  return { referee, game: answer.game };
}

const payChests: BeginInput = {
  edition: 'argad-2024',
  scenario: 'convoy',
  options: { 'scenario.turns': 2 },
  seats: ['person', 'recruit'],
};

const crossroads: BeginInput = {
  edition: 'giorgi',
  scenario: 'crossroads',
  options: {},
  seats: ['person', 'recruit'],
};

const count = (reasons: readonly TurnReasons[]) => reasons.flatMap((each) => each.reasons).length;

/** Ends orders for each side in turn until the turn or the battle is over. */
async function passed(referee: Referee, game: string, until: 'next turn' | 'over'): Promise<void> {
  let status = await referee.open(game);
  const began = status?.turn;
  for (let step = 0; step < 200; step++) {
    if (status === null || status.waits === 'over') return;
    if (until === 'next turn' && status.turn !== began) return;
    const done = status.prompt?.finish;
    if (done === null || done === undefined) throw new Error('nothing closes what is asked');
    ({ status } = await referee.confirm(game, [done.command]));
  }
}

describe('hide.secret: reasons of a computer whose men are in hiding', () => {
  it('are told to nobody while the battle runs, and stand there when it is over', async () => {
    const { referee, game } = await begun(payChests);
    await passed(referee, game, 'next turn');
    expect(await referee.reasons(game)).toEqual([]);
    expect(await referee.reasons(game, 1)).toEqual([]);
    expect(await referee.open(game)).toMatchObject({ turn: 2, reasonsFrom: 'end' });
    await passed(referee, game, 'over');
    expect(count(await referee.reasons(game))).toBeGreaterThan(0);
  });

  it('stand in a replay for the eyes of the umpire alone, and in none while the battle runs', async () => {
    const { referee, game } = await begun(payChests);
    await passed(referee, game, 'next turn');
    const shown = async () =>
      Promise.all(
        ['umpire', 'escort', 'chouans'].map(async (from) => {
          const recording = await referee.replay(game, from);
          return (recording?.reasons.length ?? -1) > 0;
        }),
      );
    expect(await shown()).toEqual([false, false, false]);
    await passed(referee, game, 'over');
    expect(await shown()).toEqual([true, false, false]);
  });
});

it('where nothing is hidden, reasons stand there as soon as a turn is over, for everybody', async () => {
  const { referee, game } = await begun(crossroads);
  expect(await referee.open(game)).toMatchObject({ reasonsFrom: 'turn' });
  await passed(referee, game, 'next turn');
  expect(count(await referee.reasons(game))).toBeGreaterThan(0);
  const recording = await referee.replay(game, 'umpire');
  expect(recording?.reasons.length).toBeGreaterThan(0);
});

it('whoever looks on while computers fight sees everything, and why', async () => {
  const { referee, game } = await begun({ ...payChests, seats: ['recruit', 'recruit'] });
  await referee.goOn(game);
  expect(count(await referee.reasons(game))).toBeGreaterThan(0);
});
