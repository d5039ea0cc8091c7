import {
  type AnyTableGame,
  type CreateAnyGame,
  hashedFaces,
  Match,
  type SaveFile,
  saveOf,
  sealSave,
  writeSave,
} from '@grognard/engine';
import type { Language } from '@grognard/rules-kit';
import { arrangeDarkDuel, arrangeGunsInTurn, duel } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { changedGame, playedGame, withFiles } from '../testing/dark-games.ts';
import { ran } from '../testing/fake-terminal.ts';

const edition = 'duel-in-the-dark';
const scenario = { places: [2, 5] };
const tables: CreateAnyGame = (asked, given, options) =>
  asked === edition ? arrangeDarkDuel(given, asked, options) : null;
const game = tables(edition, scenario, {}) as AnyTableGame;
const seeds = Array.from({ length: 20 }, (_, seed) => seed);
const finished = seeds
  .map((seed) => playedGame(game, scenario, seed))
  .find((file) => file.result?.winners.length === 1)!;
const text = writeSave(finished);
const running: SaveFile = sealSave({ ...finished, entries: finished.entries.slice(0, -1), result: null });
/** A file with other dice, sealed again, as a forger would write it who knows how files are sealed. */
const sealedAnew = (file: SaveFile, dice: SaveFile['header']['dice']): string =>
  writeSave(sealSave({ ...file, header: { ...file.header, dice } }));
const rolled = finished.entries.findIndex((entry) => 'resolution' in entry && entry.resolution !== null);

/** Runs a command line on a game from standard input. */
const say = (line: string, input = text) => ran(line.split(' '), { tables, input: [input] });

describe('golden output', () => {
  it.each([
    ['help-replay', 'replay --help'],
    ['help-verify', 'verify --help'],
    ['replay', 'replay -'],
    ['replay-turn', 'replay - --turn 2'],
    ['replay-json', 'replay - --json --turn 1'],
    ['verify', 'verify -'],
    ['verify-json', 'verify - --json'],
  ])('%s', async (name, line) => {
    const { code, out, err } = await say(line);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const row of out.split('\n')) expect(row.length).toBeLessThanOrEqual(100);
    await expect(out).toMatchFileSnapshot(`../golden/${name}.txt`);
  });
});

describe('mistakes', () => {
  it.each([
    ['verify', 'name a saved game'],
    ['verify - --option a=b', 'already contains its options'],
    ['verify nowhere.grognard.json', 'no such file'],
    ['replay', 'name a saved game'],
    ['replay - two', 'one game at a time'],
    ['replay nowhere.grognard.json', 'no such file'],
    ['replay - --turn 30', 'not "30"'],
    ['replay - --side rde', 'did you mean "red"?'],
    ['replay - --theme ink', '--theme needs --svg'],
    ['replay - --svg - --json', '--json and --svg cannot be combined'],
    ['replay - --svg - --theme sepia', '--theme is one of map, night, ink'],
  ])('%s: exit 2, a message, nothing on stdout', async (line, message) => {
    const { code, out, err } = await say(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.replace(/\s+/g, ' ')).toContain(message);
  });
});

it.each([
  ['fr', /\(recrue\) contre .*\(capitaine\)/],
  ['it', /\(recluta\) contro .*\(capitano\)/],
])('replay --lang %s names the computer players in that language', async (lang, named) => {
  const players = { red: 'recruit', blue: 'captain' };
  const saved = writeSave(sealSave({ ...finished, header: { ...finished.header, players } }));
  const played = { ...duel, editions: duel.editions.map((each) => ({ ...each, id: edition })) };
  const words = (language: Language) => ({ ...duel.words.en, language });
  const setting = { tables, input: [saved], rulesets: [played], words };
  expect((await ran(['replay', '-', '--lang', lang], setting)).out).toMatch(named);
});

describe('verify', () => {
  it.each([
    ['no JSON', '{', 'this is no JSON'],
    ['no game', '{"header":{}}', 'header.format: this is no saved game'],
    ['a wrong entry', changedGame(finished, 'entries.0.hash', 1), 'entries[0].hash: '],
    [
      'an edition nobody plays',
      changedGame(finished, 'header.edition', 'chess'),
      'nobody here plays "chess"',
    ],
    ['a wrong scenario', changedGame(finished, 'header.scenario.places', []), 'header.scenario.places: two'],
    ['another seed', changedGame(finished, 'header.dice.seed', 1000), `entries[${rolled}], turn `],
    ['another side', changedGame(finished, 'entries.0.side', 'green'), 'entries[0], turn 1: green: '],
    ['a draw', changedGame(finished, 'result.winners', []), 'the result is not that of the game'],
  ])('%s: exit 1, and what differs where', async (_name, file, message) => {
    const { code, out, err } = await say('verify -', file);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(/^NO {2}- /);
    expect(out).toContain(message);
    const told = JSON.parse((await say('verify - --json', file)).out) as object[];
    expect(told).toMatchObject([{ file: '-', ok: false }]);
  });

  it('a line for every file; the worst of them is the exit code', async () => {
    const files = { good: text, running: writeSave(running), bad: 'no' };
    await withFiles(files, async (path) => {
      const check = (...names: readonly string[]) => ran(['verify', ...names.map(path)], { tables });
      const { code, out } = await check('good', 'running');
      expect(code).toBe(0);
      expect(out.match(/^OK/gm)).toHaveLength(2);
      expect(out).toContain('not over yet');
      expect((await check('bad', 'good')).code).toBe(1);
      const missing = await check('missing', 'bad', 'good');
      expect(missing.code).toBe(2);
      expect(missing.out.split('\n').filter((row) => /^(OK|NO)/.test(row))).toHaveLength(2);
      expect(missing.err).toContain('no such file');
    });
  });

  it('dice that nobody can check are named', async () => {
    const promised = { kind: 'secret', commitment: 'a'.repeat(64) } as const;
    expect((await say('verify -', sealedAnew(finished, promised))).out).toContain(
      'the secret is not shown yet',
    );
    expect((await say('verify -', sealedAnew(running, promised))).out).toContain(
      'dice unchecked until the battle is over',
    );
  });

  it('dice thrown by hand have a verdict and an exit code of their own', async () => {
    const byHand = sealedAnew(finished, { kind: 'hand' });
    const { code, out } = await say('verify -', byHand);
    expect(code).toBe(3);
    expect(out).toMatch(/^BY HAND {2}-: .*, dice thrown by hand, /);
    expect(JSON.parse((await say('verify - --json', byHand)).out)).toMatchObject([
      { ok: false, verdict: 'by-hand', differences: [] },
    ]);
    await withFiles({ byHand, good: text, bad: 'no' }, async (path) => {
      const codeFor = async (...names: readonly string[]) =>
        (await ran(['verify', ...names.map(path)], { tables })).code;
      expect(await codeFor('good', 'byHand', 'good')).toBe(3);
      expect(await codeFor('byHand', 'bad')).toBe(1);
      expect(await codeFor('byHand', 'bad', 'missing')).toBe(2);
    });
  });

  it('a header that says that dice were thrown by hand afterwards is found', async () => {
    const { code, out } = await say('verify -', changedGame(finished, 'header.dice', { kind: 'hand' }));
    expect(code).toBe(1);
    expect(out).toContain('header: the header was changed after it was sealed');
  });

  it('a game saved before there were seals is read, and says so; a doubled command is remarked on', async () => {
    const { seals: _, ...old } = { ...finished, header: { ...finished.header, version: 1 } };
    const { code, out } = await say('verify -', JSON.stringify(old));
    expect(code).toBe(0);
    expect(out).toContain('\n    the header was not sealed: an older version saved this game\n');
    expect(out).not.toContain('written twice');
    // After the last undo, because undo entries name earlier entries by number.
    const aim = old.entries.findLastIndex((entry) => 'command' in entry && entry.command.kind === 'aim');
    const entries = old.entries.toSpliced(aim, 0, ...old.entries.slice(aim, aim + 1));
    const doubled = JSON.stringify({ ...old, entries });
    expect((await say('verify -', doubled)).out).toContain(
      `given twice, or written twice: entries[${aim + 1}]`,
    );
    expect(JSON.parse((await say('verify - --json', doubled)).out)).toMatchObject([
      { verdict: 'ok', sealed: false, remarks: [expect.any(String), expect.any(String)] },
    ]);
  });
});

describe('replay', () => {
  it('turns one after the other: what opens a turn stands under its heading', async () => {
    const guns: CreateAnyGame = (_, given, options) => arrangeGunsInTurn(given, 'guns-in-turn', options);
    const { rules } = guns('guns-in-turn', scenario, {}) as AnyTableGame;
    const match = new Match(rules, rules.start(null), hashedFaces(1));
    for (const side of ['red', 'blue', 'red', 'blue', 'red']) match.submit(side, { kind: 'done' });
    const header = { made: { engine: '1', ruleset: '1' }, options: {}, scenario, players: {} };
    const file = saveOf(match, { ...header, dice: { kind: 'seed', seed: 1 } }, null);
    const { out } = await ran(['replay', '-', '--turn', '2'], { tables: guns, input: [writeSave(file)] });
    expect(out.split('\n').filter((row) => row.includes('Turn'))).toEqual([
      'Turn 2',
      '  Turn 2 of the Reds.',
      '  Turn 2 of the Blues.',
    ]);
  });

  it('dice stand under the names of those who threw them, where the game has names', async () => {
    const named: CreateAnyGame = (...asked) => {
      const laid = tables(...asked);
      return laid !== null && 'rules' in laid
        ? { ...laid, actorName: (actor: string) => `Old ${actor}` }
        : laid;
    };
    const { out } = await ran(['replay', '-', '--turn', '2'], { tables: named, input: [text] });
    expect(out).toMatch(/^ +Old (red|blue) (shot|dodge) \d/m);
  });

  it('a picture of the table as the umpire sees it, or a side', async () => {
    const pieces = async (...more: readonly string[]) => {
      const { code, out } = await say(['replay', '-', '--svg', '-', ...more].join(' '));
      expect(code).toBe(0);
      return [...out.matchAll(/href="#p\d+"/g)].length;
    };
    expect(await pieces()).toBe(2);
    expect(await pieces('--side', 'red', '--turn', '1', '--theme', 'ink')).toBe(1);
    expect(await pieces('--side', 'everybody')).toBe(0);
  });

  it('a game that goes on is told as everybody knows it, unless asked', async () => {
    const seen = await say('replay - --svg -', writeSave(running));
    expect(seen.out).not.toContain('href="#p');
    expect((await say('replay - --svg - --side umpire', writeSave(running))).out).toContain('href="#p');
    expect((await say('replay -', writeSave(running))).out).toContain(
      'So far\n  The battle is not over yet.',
    );
  });

  it('a changed game is told with a warning, one that cannot have happened is not told', async () => {
    const changed = await say('replay -', changedGame(finished, 'entries.0.hash', 'ffff'));
    expect(changed).toMatchObject({ code: 0, out: (await say('replay -')).out });
    expect(changed.err).toContain('was changed after it was played');
    const broken = await say(
      'replay -',
      changedGame(finished, 'entries.2.events', [{ kind: 'sealed', side: 'green' }]),
    );
    expect(broken).toMatchObject({ code: 1, out: '' });
    expect(broken.err).toContain('cannot be replayed');
    expect((await say('replay -', '[]')).code).toBe(1);
  });
});
