/** Links to moments of battles that are over: short, exact, and believed in nothing. */
import { readSave, type SaveFile, verifyDice, verifySeals } from '@grognard/engine';
import { Problem } from '@grognard/rules-kit';
import { describe, expect, it } from 'vitest';
import { packed, unpacked } from '../replays/in-link.ts';
import type { BeginInput, Referee } from './contract.ts';
import { refereeInProcess } from './testing/referee-in-process.ts';

const battles: readonly (BeginInput & { readonly seed: number })[] = [
  {
    edition: 'argad-2024',
    scenario: 'starter',
    options: {},
    seats: ['sergeant', 'recruit'],
    seed: 3,
    setUp: 'done',
  },
  {
    edition: 'giorgi',
    scenario: 'crossroads',
    options: {},
    seats: ['recruit', 'recruit'],
    seed: 4,
    setUp: 'done',
  },
];

async function played(referee: Referee, how: BeginInput): Promise<string> {
  const begun = await referee.begin(how);
  if ('refused' in begun) throw new Error(begun.refused[0]?.message);
  for (let status = await referee.open(begun.game); status?.waits !== 'over'; )
    ({ status } = await referee.goOn(begun.game));
  return begun.game;
}

function fileOf(text: string): SaveFile {
  const file = readSave(JSON.parse(text));
  if (file instanceof Problem) throw new Error(file.message);
  return file;
}

const entriesOf = ({ entries }: SaveFile) => entries.map((entry) => JSON.stringify(entry));

describe.each([
  ['from a seed', (how: (typeof battles)[number]): BeginInput => how],
  ['from a secret', ({ seed: _seed, ...how }: (typeof battles)[number]): BeginInput => how],
])('a link to a battle with dice %s', (_, dicedBy) => {
  it.each(battles)('holds all of $scenario in 2,000 characters and replays it to the byte', async (how) => {
    const referee = refereeInProcess();
    const game = await played(referee, dicedBy(how));
    const link = await referee.linkTo(game, 0, 1900);
    expect(link?.length).toBeLessThan(1900);
    const other = refereeInProcess();
    const opened = await other.openLink(link ?? '');
    const there = fileOf(await other.exportGame(opened ?? ''));
    const here = fileOf(await referee.exportGame(game));
    expect(entriesOf(there)).toEqual(entriesOf(here));
    expect(there.header).toEqual(here.header);
    expect([...verifySeals(there), ...verifyDice(there)]).toEqual([]);
    expect((await other.result(opened ?? ''))?.hash).toBe((await referee.result(game))?.hash);
    // Nothing is stored for looking.
    expect(await other.games()).toEqual([]);
  });
});

describe('a link', () => {
  const referee = refereeInProcess();
  const battle = battles[0] ?? { edition: '', scenario: '', options: {}, seats: [], seed: 0 };

  it('goes up to the moment if all is too long, and goes on exactly there', async () => {
    const game = await played(referee, battle);
    const { episodes } = (await referee.replay(game, 'umpire')) ?? { episodes: [] };
    const shown = episodes.findIndex(
      ({ turn, scenes }) => turn === 1 && scenes.some(({ entries }) => entries.length > 2),
    );
    const moment = shown + 1;
    const whole = (await referee.linkTo(game, 0, 100_000)) ?? '';
    const link = (await referee.linkTo(game, moment, whole.length - 1)) ?? '';
    expect(link.length).toBeLessThan(whole.length);
    const opened = (await referee.openLink(link)) ?? '';
    const replay = await referee.replay(opened, 'umpire');
    expect(replay?.episodes).toEqual(episodes.slice(0, shown + 1));
    const next = await referee.continueFrom(opened, moment, { british: 'person' });
    const status = await referee.open('game' in next ? next.game : '');
    expect(status).toMatchObject({ turn: 2, waits: 'you', viewerSide: 'british' });
    expect(await referee.linkTo(game, moment, 100)).toBeNull();
  });

  it('is not made while a battle goes on, because it would tell what is hidden', async () => {
    const begun = await referee.begin({ ...battle, seats: ['person', 'recruit'] });
    expect(await referee.linkTo('game' in begun ? begun.game : '', 1, 100_000)).toBeNull();
  });

  it('is refused if anything in it was changed', async () => {
    const game = await played(referee, battle);
    const text = await unpacked((await referee.linkTo(game, 0, 100_000)) ?? '');
    const whole = JSON.parse(text ?? '') as { readonly c: readonly unknown[]; readonly d: number };
    const changes: readonly object[] = [
      { ...whole, d: whole.d + 1 },
      { ...whole, c: whole.c.slice(0, -2) },
      { ...whole, c: [...whole.c, 0, { kind: 'seal' }] },
      { ...whole, c: [9, { kind: 'seal' }] },
      { ...whole, s: 'nowhere' },
      { ...whole, e: 'chess' },
      { c: [] },
      [],
    ];
    for (const change of changes)
      expect(await referee.openLink((await packed(JSON.stringify(change))) ?? '')).toBeNull();
    for (const bad of ['', 'x', '%', 'A'.repeat(99_000)]) expect(await referee.openLink(bad)).toBeNull();
  });
});
