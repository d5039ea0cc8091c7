import { readdir, readFile } from 'node:fs/promises';
import type { CreateAnyGame } from '@grognard/engine';
import { arrangeDarkDuel } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { withFiles } from '../testing/dark-games.ts';
import { duel } from '../testing/duel.ts';
import { ran } from '../testing/fake-terminal.ts';

const edition = 'duel-in-the-dark';
const dawn = duel.scenarios[0]!;
const rulesets = [
  {
    ...duel,
    scenarios: [
      { ...dawn, id: 'dark', editions: ['duel-0', edition], data: { places: [2, 5] } },
      { ...dawn, id: 'broken', editions: [edition], data: { places: [] } },
      dawn,
    ],
  },
];
const tables: CreateAnyGame = (asked, given, options) =>
  asked === edition ? arrangeDarkDuel(given, asked, options) : null;
const say = (line: string) => ran(line.split(' '), { rulesets, tables });

interface Told {
  readonly sides: readonly { readonly side: string; readonly level: string | null; readonly wins: number }[];
  readonly players?: readonly { readonly level: string; readonly wins: number }[];
  readonly draws: number;
}

async function toldJson(line: string): Promise<Told> {
  const { code, out, err } = await say(`${line} --json`);
  expect({ code, err, lines: out.split('\n').length }).toEqual({ code: 0, err: '', lines: 2 });
  return JSON.parse(out) as Told;
}

describe('help', () => {
  it.each(['simulate', 'ladder'])('%s', async (name) => {
    const { out } = await say(`${name} --help`);
    for (const row of out.split('\n')) expect(row.length).toBeLessThanOrEqual(100);
    await expect(out).toMatchFileSnapshot(`../golden/help-${name}.txt`);
  });
});

describe('simulate', () => {
  const line = 'simulate dark --games 24 --sides random,recruit';

  it('--json has exactly these fields, in this order, in one line', async () => {
    const told = await toldJson(`${line} --seed 5`);
    expect(Object.keys(told)).toEqual([
      'scenario',
      'games',
      'seed',
      'sides',
      'draws',
      'turns',
      'commands',
      'hash',
    ]);
    expect(told).toMatchObject({ scenario: 'dark', games: 24, seed: 5, turns: { max: expect.any(Number) } });
    for (const side of told.sides) expect(Object.keys(side)).toEqual(['side', 'level', 'wins', 'meanLosses']);
    expect(told.sides.map(({ side, level }) => [side, level])).toEqual([
      ['red', 'random'],
      ['blue', 'recruit'],
    ]);
    expect(told.sides.reduce((sum, { wins }) => sum + wins, told.draws)).toBe(24);
  });

  it('the same seed gives the same bytes on any number of workers, another seed others', async () => {
    const one = await say(`${line} --json --workers 1`);
    expect(await say(`${line} --json --workers 3`)).toEqual(one);
    expect((await say(`${line} --json --seed 2`)).out).not.toBe(one.out);
  });

  it('--swap: the sides have no level of their own, the levels are counted by themselves', async () => {
    const told = await toldJson(`${line} --swap`);
    expect(told.sides.map(({ level }) => level)).toEqual([null, null]);
    expect(told.players?.map(({ level }) => level)).toEqual(['random', 'recruit']);
    const wins = (list: readonly { readonly wins: number }[] = []) =>
      list.reduce((n, each) => n + each.wins, 0);
    expect(wins(told.players)).toBe(wins(told.sides));
  });

  it('people get a table: who won how surely, how long it took, what decided', async () => {
    for (const more of ['', ' --swap']) {
      const { code, out, err } = await say(line + more);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      for (const row of out.split('\n')) expect(row.length).toBeLessThanOrEqual(100);
      expect(out).toMatch(
        /^Duel in the dark\nduel-in-the-dark · 24 games · seed 1\n\n {2}side +level +wins +95% interval/,
      );
      expect(out).toMatch(/\n {2}The Reds +(random|swapped) +\d+ +[\d.]+% +[\d.]+% to [\d.]+% +[\d.]+\n/);
      expect(out).toContain('\nLength: ');
      expect(out).toContain('\nEndings\n  duel.end 24\n');
    }
  });

  it('--kpis: how well it was fought, by the measures of the game', async () => {
    const told: object = await toldJson(`${line} --kpis`);
    expect(told).toMatchObject({
      kpis: [{ id: 'dodged', count: expect.any(Number), of: expect.any(Number) }],
    });
    const { out } = await say(`${line} --kpis`);
    expect(out).toMatch(
      /\n {2}measure +share +cases +goal\n {2}shots dodged +[\d.]+% +\d+ of \d+ +at least 50.0%\n/,
    );
  });

  it('one level leads all sides; a sergeant unless said otherwise', async () => {
    const levels = async (more: string) =>
      (await toldJson(`simulate dark --games 2${more}`)).sides.map(({ level }) => level);
    expect(await levels(' --sides recruit')).toEqual(['recruit', 'recruit']);
    expect(await levels('')).toEqual(['sergeant', 'sergeant']);
    expect(await levels(' --sides captain,random --budget 1')).toEqual(['captain', 'random']);
  });

  it('--save: every game is a file that can be verified and replayed, the same bytes each time', async () => {
    await withFiles({}, async (path) => {
      const saved = async (folder: string) => {
        const { code, err } = await say(`${line} --swap --games 6 --workers 2 --save ${path(folder)}`);
        expect({ code, err }).toEqual({ code: 0, err: `grognard: wrote 6 games to ${path(folder)}\n` });
        return (await readdir(path(folder))).sort();
      };
      const names = await saved('one');
      expect(names.filter((name) => /^dark-duel-in-the-dark-\d+\.grognard\.json$/.test(name))).toHaveLength(
        3,
      );
      expect(names.filter((name) => name.endsWith('-swapped.grognard.json'))).toHaveLength(3);
      expect(await saved('two')).toEqual(names);
      for (const name of names) {
        const [one, two] = [path(`one/${name}`), path(`two/${name}`)];
        expect(await readFile(one, 'utf8')).toBe(await readFile(two, 'utf8'));
        expect(await say(`verify ${one}`)).toMatchObject({ code: 0 });
        expect(await say(`replay ${one}`)).toMatchObject({ code: 0, err: '' });
      }
    });
  });
});

describe('ladder', () => {
  const line = 'ladder dark --games 20 --levels random,recruit,sergeant';

  it('rates the levels, with every pair', async () => {
    const { code, out, err } = await say(line);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/\n {2}level +Elo +95% interval +games +wins +lost +drawn\n/);
    expect(out).toMatch(/\n {2}Random against recruit: \d+ won, \d+ lost, \d+ drawn\n/);
    const json = await say(`${line} --json --workers 2`);
    expect(json.out.split('\n')).toHaveLength(2);
    expect(JSON.parse(json.out)).toMatchObject({
      scenario: 'dark',
      games: 20,
      seed: 1,
      levels: [{ games: 40 }, { games: 40 }, { games: 40 }],
      pairs: [{ levels: ['random', 'recruit'] }, {}, {}],
    });
    expect(await say(`${line} --json --workers 1`)).toEqual(json);
  });
});

describe('mistakes', () => {
  it.each([
    ['simulate', 'name a scenario'],
    ['simulate drak', 'did you mean "dark"?'],
    ['simulate dark dusk', 'unexpected argument "dusk"'],
    ['simulate dark --sides recriut,random', 'did you mean "recruit"?'],
    ['simulate dark --sides recruit,random,random', 'one level for all, or 2'],
    ['simulate dark --edition duel-in-the-drak', 'did you mean "duel-in-the-dark"?'],
    ['simulate dark --edition duel-0', 'duel-0 cannot be played on the table yet'],
    ['simulate dawn', 'duel-2 cannot be played on the table yet'],
    ['simulate broken', 'places: two places'],
    ['simulate dark --games 0', '--games is a whole number from 1 to 1000000, not "0"'],
    ['simulate dark --games many', 'not "many"'],
    ['simulate dark --seed -1', 'not "-1"'],
    ['simulate dark --workers 100', '--workers is a whole number from 1 to 64'],
    ['simulate dark --budget 200', '--budget is a whole number from 1 to 100'],
    ['simulate dark --game 3', 'did you mean "--games"?'],
    ['ladder dark --levels recruit', 'two or more'],
    ['ladder dark --levels recruit,recruit', 'names recruit twice'],
    ['ladder dark --levels recruit,serjeant', 'did you mean "sergeant"?'],
  ])('%s: exit 2, a message, nothing on stdout', async (line, message) => {
    const { code, out, err } = await say(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.replace(/\s+/g, ' ')).toContain(message);
    for (const row of err.split('\n')) expect(row.length).toBeLessThanOrEqual(100);
  });
});
