/** The referee plays, stores, resumes, exports and refuses, without a browser. */
import { sealSave } from '@grognard/engine';
import { createMemoryStorage, type GameStorage } from '@grognard/session';
import { describe, expect, it } from 'vitest';
import type { BeginInput, GameStatus, Referee } from './contract.ts';
import { refereeInProcess } from './testing/referee-in-process.ts';

const refusals: BeginInput = {
  edition: 'argad-2024',
  scenario: 'starter',
  options: {},
  seats: ['person', 'recruit'],
  seed: 7,
};

async function begun(storage: GameStorage, how: Partial<BeginInput> = {}) {
  const referee = refereeInProcess(storage);
  const answer = await referee.begin({ ...refusals, ...how });
  if ('refused' in answer) throw new Error(answer.refused[0]!.message);
  return { referee, game: answer.game };
}

async function sealUntilOver(referee: Referee, game: string): Promise<GameStatus> {
  let status = (await referee.open(game))!;
  for (let turn = 0; status.waits !== 'over' && turn < 60; turn++) {
    const confirmed = await referee.confirm(game, [{ kind: 'seal' }]);
    expect(confirmed.done).toBe(true);
    status = confirmed.status;
  }
  return status;
}

describe('house rules of a file', () => {
  const house = (options: object) => ({
    format: 'grognard-house-rules',
    version: 1,
    ruleset: 'argad',
    name: 'Our club',
    options,
  });

  it('hold for the game, and stand in its file; options given besides go before them', async () => {
    const storage = createMemoryStorage();
    const { referee, game } = await begun(storage, {
      house: house({ 'scenario.turns': 2, 'turn.leave': 'blow' }),
    });
    expect((await storage.records())[0]!.options).toEqual({ 'scenario.turns': 2, 'turn.leave': 'blow' });
    const end = await sealUntilOver(referee, game);
    expect(end.turn).toBe(2);
    const other = createMemoryStorage();
    await begun(other, { house: house({ 'scenario.turns': 2 }), options: { 'scenario.turns': 3 } });
    expect((await other.records())[0]!.options).toEqual({ 'scenario.turns': 3 });
  });

  it('are refused with every problem', async () => {
    const referee = refereeInProcess();
    const answer = await referee.begin({
      ...refusals,
      house: house({ 'scenario.turn': 2, 'turn.leave': 'fly' }),
    });
    expect(answer).toMatchObject({
      refused: [{ at: 'options["scenario.turn"]' }, { at: 'options["turn.leave"]' }],
    });
  });
});

describe('a game against the computer', () => {
  it('is played to its end, and the same seed gives the same battle', async () => {
    const one = await begun(createMemoryStorage());
    const two = await begun(createMemoryStorage());
    const end = await sealUntilOver(one.referee, one.game);
    expect(end.waits).toBe('over');
    expect(end.result).not.toBeNull();
    expect((await sealUntilOver(two.referee, two.game)).hash).toBe(end.hash);
  });

  it('goes on after the page was closed in the middle, to the same end', async () => {
    const storage = createMemoryStorage();
    const { referee, game } = await begun(storage);
    for (let turn = 0; turn < 3; turn++) await referee.confirm(game, [{ kind: 'seal' }]);
    const whole = await begun(createMemoryStorage());
    const end = await sealUntilOver(refereeInProcess(storage), game);
    expect(end.hash).toBe((await sealUntilOver(whole.referee, whole.game)).hash);
  });

  it('refuses what the rules forbid and stays as it was', async () => {
    const { referee, game } = await begun(createMemoryStorage());
    const before = await referee.open(game);
    const answer = await referee.confirm(game, [{ kind: 'march', body: 3 } as never]);
    expect(answer.done).toBe(false);
    expect(answer.status).toEqual(before);
    expect(answer.done === false && answer.refusals.length).toBeGreaterThan(0);
  });

  it('leaves as a file and comes back as the same game; a file that was tampered with does not', async () => {
    const { referee, game } = await begun(createMemoryStorage());
    await sealUntilOver(referee, game);
    const text = await referee.exportGame(game);
    const back = await referee.importGames(text);
    expect('games' in back && (await referee.open(back.games[0]!))?.hash).toBe(
      (await referee.open(game))?.hash,
    );
    const games = (await referee.games()).length;
    const broken = await referee.importGames(
      text.replace(/"hash":"(.)/, (_, sign) => `"hash":"${sign === '0' ? '1' : '0'}`),
    );
    expect('refused' in broken && broken.refused[0]?.at).toMatch(/entries\[0\]/);
    for (const bad of ['', '{', '[]', '{"header":1}', `${'['.repeat(40)}${']'.repeat(40)}`])
      expect('refused' in (await referee.importGames(bad))).toBe(true);
    expect((await referee.games()).length).toBe(games);
    const all = await referee.importGames(await referee.backup());
    expect('games' in all && all.games.length).toBe(games);
  });
});

describe('reasons of the computer', () => {
  it('are said in the language of the page, whatever they were thought in', async () => {
    const storage = createMemoryStorage();
    const how = { seats: ['person', 'sergeant'], options: { 'scenario.turns': 2 } } as const;
    const { referee, game } = await begun(storage, how);
    const french = refereeInProcess();
    await french.speak('fr');
    const begunThere = await french.begin({ ...refusals, ...how });
    const there = 'game' in begunThere ? begunThere.game : '';
    await sealUntilOver(referee, game);
    await sealUntilOver(french, there);
    const said = async (by: typeof referee, id: string) =>
      (await by.reasons(id)).flatMap(({ reasons }) => reasons.map(({ words }) => words));
    const english = await said(referee, game);
    await referee.speak('fr');
    const again = await said(referee, game);
    expect(again).toEqual(await said(french, there));
    expect(again).not.toEqual(english);
    await referee.speak('en');
    expect((await referee.reasons(game, 1)).flatMap(({ turn }) => turn)).toContain(1);
    expect(await said(referee, game)).toEqual(english);
  });
});

describe('a file whose commands were changed', () => {
  /** A game of three turns with one change to its file. */
  async function importedWith(change: (save: Save) => void) {
    const { referee, game } = await begun(createMemoryStorage());
    for (let turn = 0; turn < 3; turn++) await referee.confirm(game, [{ kind: 'seal' }]);
    const save = JSON.parse(await referee.exportGame(game)) as Save;
    change(save);
    // A file with changed commands must be sealed again.
    const answer = await referee.importGames(JSON.stringify(sealSave(save as never)));
    return { answer, games: (await referee.games()).length };
  }

  interface Save {
    readonly header: { readonly made: { ruleset: string } };
    readonly entries: { command: { kind: string }; side: string }[];
  }

  const firstOf = ({ entries }: Save, kind: string) =>
    entries.findIndex(({ command }) => command.kind === kind);

  it('is taken in as it was written', async () => {
    const { answer, games } = await importedWith(() => undefined);
    expect('games' in answer).toBe(true);
    expect(games).toBe(2);
  });

  it.each([
    ['another kind of command', 'order', 'cancel'],
    ['a kind that there is not', 'seal', 'dance'],
    ['a seal that gave the battle up', 'seal', 'concede'],
  ])('with %s it is refused with its place', async (_, from, to) => {
    let at = -1;
    const { answer, games } = await importedWith((save) => {
      at = firstOf(save, from);
      save.entries[at]!.command.kind = to;
    });
    expect(at).toBeGreaterThanOrEqual(0);
    expect('refused' in answer && answer.refused[0]?.at).toBe(`entries[${at}]`);
    expect(games).toBe(1);
  });

  it('with a command of the other side it is refused', async () => {
    const { answer } = await importedWith(({ entries }) => {
      const [one, other] = [...new Set(entries.map(({ side }) => side))];
      entries[0]!.side = entries[0]!.side === one ? other! : one!;
    });
    expect('refused' in answer && answer.refused[0]?.at).toMatch(/^entries/);
  });

  it('of an older version keeps what happened, also where the rules decide otherwise today', async () => {
    const { answer } = await importedWith((save) => {
      save.header.made.ruleset = '0.0.0-older';
      save.entries[firstOf(save, 'order')]!.command.kind = 'cancel';
    });
    expect('games' in answer).toBe(true);
  });
});

describe('two people at one screen', () => {
  it('are asked who they are before anything is shown, also when everybody stands already', async () => {
    const { referee, game } = await begun(createMemoryStorage(), { seats: ['person'], setUp: 'done' });
    expect(await referee.open(game)).toMatchObject({
      turn: 1,
      waits: 'hand-over',
      viewerSide: null,
      prompt: null,
    });
  });

  const piecesIn = ({ picture }: GameStatus) =>
    picture.items.flatMap((item) => (item.kind === 'piece' ? [item.id] : []));

  it("see nobody's secrets while the screen is handed over, and each his own alone", async () => {
    const referee = refereeInProcess();
    const convoy = (await referee.battles()).find(({ id }) => id === 'convoy')!;
    const sides = convoy.summary.sides.map(({ id }) => id);
    const answer = await referee.begin({
      ...refusals,
      scenario: 'convoy',
      seats: ['person'],
    });
    const { game } = answer as { readonly game: string };
    const between = (await referee.open(game))!;
    expect(between).toMatchObject({ waits: 'hand-over', viewerSide: null, prompt: null });
    const shown = await Promise.all(sides.map(async (side) => piecesIn(await referee.claimSeat(game, side))));
    const everybody = new Set(shown.flat());
    expect(Math.min(...shown.map((pieces) => pieces.length))).toBeLessThan(everybody.size);
    expect(piecesIn(between).length).toBeLessThanOrEqual(Math.min(...shown.map((pieces) => pieces.length)));
    const [listed] = await referee.games();
    await referee.claimSeat(game, sides[0]!);
    expect((await referee.games())[0]?.thumbnail).toBe(listed?.thumbnail);
    expect(await referee.open(game)).toMatchObject({ waits: 'hand-over', viewerSide: null, prompt: null });
    await referee.claimSeat(game, sides[1]!);
    expect((await referee.games())[0]?.thumbnail).toBe(listed?.thumbnail);
    const sealed = await referee.confirm(game, [{ kind: 'seal' }]);
    expect(sealed).toMatchObject({
      done: true,
      played: null,
      status: { waits: 'hand-over', viewerSide: null },
    });
  });
});
