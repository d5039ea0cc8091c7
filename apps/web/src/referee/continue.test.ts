/** Games continued from another, games between computers only, and lengths in the player's unit. */
import { describe, expect, it } from 'vitest';
import type { BeginInput, ConfirmResult, Referee } from './contract.ts';
import { refereeInProcess } from './testing/referee-in-process.ts';

const starter: BeginInput = {
  edition: 'argad-2024',
  scenario: 'starter',
  options: {},
  seats: ['person', 'sergeant'],
  seed: 7,
  setUp: 'done',
};

async function begun(referee: Referee, how: BeginInput): Promise<string> {
  const answer = await referee.begin(how);
  if ('refused' in answer) throw new Error(answer.refused[0]!.message);
  return answer.game;
}

/** The computers' reasons for the first two turns. */
const said = async (referee: Referee, game: string) =>
  (await referee.reasons(game))
    .filter(({ turn }) => turn < 3)
    .flatMap(({ reasons }) => reasons.map(({ words }) => words));

/** Plays to the end without further orders, for every side at this screen. */
async function finished(referee: Referee, game: string): Promise<void> {
  for (let status = await referee.open(game); status !== null && status.waits !== 'over'; ) {
    if (status.next !== null) await referee.claimSeat(game, status.next);
    ({ status } = await referee.confirm(game, [{ kind: 'seal' }]));
  }
}

describe('a game that goes on from a moment of another', () => {
  it('says why the computer did what it did in the language of the page, whoever has its seat now', async () => {
    const referee = refereeInProcess();
    const game = await begun(referee, { ...starter, options: { 'scenario.turns': 4 } });
    const status = (await referee.open(game))!;
    // An order is given and undone, so that the entry numbers of the new game differ.
    const [mine] = status.pieces.filter(({ isMine }) => isMine);
    const { commands } = await referee.propose(game, { pieces: [mine!.id], values: { posture: 'crouch' } });
    if (commands.length > 0) {
      await referee.confirm(game, commands);
      await referee.undo(game);
    }
    await finished(referee, game);
    const english = await said(referee, game);
    const seats = Object.fromEntries(status.sides.map(({ id }) => [id, 'person'] as const));
    const { episodes } = (await referee.replay(game, 'umpire'))!;
    const moment = episodes.findIndex(({ turn }) => turn === 3);
    const next = await referee.continueFrom(game, moment, seats);
    const there = 'game' in next ? next.game : '';
    await finished(referee, there);
    expect(await said(referee, there)).toEqual(english);
    await referee.speak('fr');
    const french = await said(referee, there);
    expect(french).toEqual(await said(referee, game));
    expect(french).not.toEqual(english);
    expect(english.length).toBeGreaterThan(0);
  });
});

describe('computers on every side', () => {
  const battles: readonly BeginInput[] = [
    { ...starter, seats: ['recruit', 'recruit'] },
    { ...starter, edition: 'giorgi', scenario: 'crossroads', seats: ['recruit', 'recruit'] },
  ];
  it.each(battles)('fight $scenario by themselves, part by part, until it is over', async (how) => {
    const referee = refereeInProcess();
    const game = await begun(referee, how);
    expect(await referee.open(game)).toMatchObject({ isWatched: true, waits: 'hand-over', next: null });
    let answer: ConfirmResult | null = null;
    let played = 0;
    for (let part = 0; part < 200 && answer?.status.waits !== 'over'; part++) {
      answer = await referee.goOn(game);
      if (answer.done && answer.played !== null) played++;
    }
    expect(answer?.status.waits).toBe('over');
    expect(answer?.status.isWatched).toBeUndefined();
    expect(played).toBeGreaterThan(3);
  });

  it('do not go on where somebody is asked', async () => {
    const referee = refereeInProcess();
    const game = await begun(referee, starter);
    expect((await referee.goOn(game)).done).toBe(false);
  });
});

it('whoever measures in inches reads inches, in rules and battles', async () => {
  const referee = refereeInProcess();
  const game = await begun(referee, starter);
  const rule = async () => (await referee.rules(game, ['move.foot-full']))[0]?.words;
  const table = async () => (await referee.battles())[0]?.summary.table;
  expect(await rule()).toContain('16 cm');
  expect(await table()).toMatch(/^\d+ × \d+ cm$/);
  await referee.speak('fr', 'inches');
  expect(await rule()).toMatch(/6,3\s″/);
  expect(await table()).toMatch(/^\d+,?\d* × \d+,?\d*\s″$/);
  const abouts = (await referee.open(game))!.pieces.map(({ about }) => about);
  expect(abouts.join()).not.toContain(' cm');
});
