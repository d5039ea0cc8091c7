import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language, Words } from '@grognard/rules-kit';
import { describe, expect, it } from 'vitest';
import { duel } from '../testing/duel.ts';
import { type FakeTerminalOptions, ran } from '../testing/fake-terminal.ts';

const words = (line: string) => line.split(' ').filter((word) => word !== '');
const say = (line: string, setting?: FakeTerminalOptions) => ran(words(line), setting);
const golden = (name: string) => `../golden/${name}.txt`;

describe('golden output', () => {
  it.each([
    ['help', '--help'],
    ['help-resolve', 'resolve --help'],
    ['help-odds', 'odds -h'],
    ['help-rules', 'help rules'],
    ['help-describe', 'describe --help'],
    ['help-sheet', 'sheet --help'],
    ['resolve', 'resolve duel-2 strike --weapon sword --target.behind-wall --ground mud --dice 6'],
    ['resolve-refused', 'resolve duel-2 strike --weapon sword --range-cm 3'],
    ['odds', 'odds duel-2 strike --weapon club --target.class 2'],
    ['odds-sweep', 'odds duel-2 strike --weapon club --sweep range-cm'],
    ['odds-sweep-choice', 'odds duel-2 strike --weapon club --sweep target.behind-wall'],
    ['odds-sweep-list', 'odds duel-2 strike --weapon club --sweep ground'],
    ['rules', 'rules'],
    ['rules-list', 'rules duel'],
    ['rules-edition', 'rules duel-1'],
    ['rules-one', 'rules duel strike.wall'],
    ['rules-json', 'rules --json'],
    ['describe', 'describe duel-2'],
    ['describe-procedure', 'describe duel-2 strike'],
    ['describe-json', 'describe duel-2 strike --json'],
    ['sheet', 'sheet duel-2'],
    ['help-scenarios', 'scenarios --help'],
    ['help-army', 'army --help'],
    ['scenarios', 'scenarios'],
    ['scenarios-json', 'scenarios --json'],
    ['scenario', 'scenarios dawn'],
    ['scenario-secret', 'scenarios dawn --secret black'],
    ['scenario-json', 'scenarios dawn --json'],
  ])('%s', async (name, line) => {
    const { code, out, err } = await say(line);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    if (!line.includes('--json') && !line.startsWith('sheet'))
      for (const row of out.split('\n')) expect(row.length).toBeLessThanOrEqual(100);
    await expect(out).toMatchFileSnapshot(golden(name));
  });

  it('help starts with examples, and does without a command', async () => {
    for (const name of ['', 'resolve', 'odds', 'rules', 'describe', 'sheet', 'scenarios', 'army']) {
      const { out } = await say(`${name} --help`);
      expect(out.split('\n').slice(1, 3)).toEqual(['', 'Examples']);
    }
    expect(await say('')).toEqual(await say('--help'));
  });

  it('fits a narrow terminal', async () => {
    const { out } = await say('resolve duel-2 strike --weapon sword --target.behind-wall --dice 6', {
      width: 50,
    });
    for (const row of out.split('\n')) expect(row.length).toBeLessThanOrEqual(50);
  });

  it('colour only where it is wanted', async () => {
    expect((await say('resolve duel-2 strike --weapon sword', { colour: true })).out).toContain('\u001b[1m');
    expect((await say('resolve duel-2 strike --weapon sword')).out).not.toContain('\u001b');
  });
});

describe('mistakes', () => {
  it.each([
    ['reslove', 'did you mean "resolve"?'],
    ['resolve duel-3 strike', 'did you mean "duel-1"?'],
    ['resolve duel strike', 'name one of duel-1, duel-2'],
    ['resolve duel-2', 'name a procedure of duel-2: strike'],
    ['resolve duel-2 stroke', 'did you mean "strike"?'],
    ['resolve duel-2 strike --wepon sword', 'did you mean "--weapon"?'],
    ['resolve duel-2 strike --class 3', 'did you mean --target.class?'],
    ['resolve duel-2 strike --no-target.behind-wall', 'did you mean "--target.behind-wall false"?'],
    ['resolve duel-2 strike --jsno', 'did you mean "--json"?'],
    ['resolve duel-2 strike --weapon', '--weapon needs a value'],
    ['resolve duel-2 strike --weapon sword --weapon club', 'more than once'],
    ['resolve duel-2 strike --ground mud snow', 'joined by commas'],
    ['resolve duel-2 strike --input {', '--input is not JSON'],
    ['resolve nowhere.jsonl', 'neither a file nor a ruleset'],
    ['resolve --dice 6', 'belongs to one case'],
    ['resolve duel-2 strike --option wall', 'ID=VALUE'],
    ['odds duel-2 strike --weapon sword --sweep rage-cm', 'did you mean "range-cm"?'],
    ['odds duel-2 strike --weapon sword --sweep aims', 'needs its values'],
    ['rules duel strike.wal', 'did you mean "strike.wall"?'],
    ['rules duel-1 strike.mud', 'does not hold in duel-1'],
    ['rules --jsn', 'did you mean "--json"?'],
    ['describe', 'ruleset missing'],
    ['describe duel-2 strikes', 'did you mean "strike"?'],
    ['sheet', 'ruleset missing'],
    ['sheet --diff duel-1', '--diff needs two editions'],
    ['scenarios dwan', 'did you mean "dawn"?'],
    ['scenarios dawn --secret blakc', 'did you mean "black"?'],
    ['scenarios --secret black', '--secret needs a scenario'],
    ['scenarios --svg -', '--svg needs a scenario'],
    ['scenarios dawn --theme ink', '--theme needs --svg'],
    ['scenarios dawn --svg - --json', '--json and --svg cannot be combined'],
    ['scenarios dawn --svg -', 'there is no map of dawn'],
    ['scenarios dawn dusk', 'unexpected argument "dusk"'],
    ['scenarios dawn --option wall.high=yes', '--option has no effect on scenarios'],
    ['rules --lang de', 'en, fr, it'],
    ['--verison', 'did you mean "--version"?'],
  ])('%s: exit 2, a message, nothing on stdout', async (line, message) => {
    const { code, out, err } = await say(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.replace(/\s+/g, ' ')).toContain(message);
    for (const row of err.split('\n')) expect(row.length).toBeLessThanOrEqual(100);
  });

  it.each([
    [
      '--weapon swrod',
      '--weapon: "swrod" is not one of sword, club; did you mean "sword"? (value at input.weapon)',
    ],
    ['--range-cm 3', '--weapon must be given (missing at input.weapon)'],
    ['--weapon sword --range-cm NaN', '--range-cm: a number is wanted here'],
    ['--weapon sword --aims.1.at leg', '--aims.0.at must be given'],
    ['--weapon sword --dice 6,1', '(dice at dice)'],
    ['--weapon sword --option wall.hihg=yes', '--option wall.hihg: there is no option'],
    ['--weapon sword --option wall.high=maybe', 'is not one of no, yes'],
  ])('resolve duel-2 strike %s: exit 1, named after the flag', async (flags, message) => {
    const { code, out, err } = await say(`resolve duel-2 strike ${flags}`);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.replace(/\s+/g, ' ')).toContain(message);
    const json = await say(`resolve duel-2 strike ${flags} --json`);
    expect({ code: json.code, err: json.err }).toEqual({ code: 1, err: '' });
    expect(JSON.parse(json.out)).toMatchObject({ id: null, ok: false });
  });
});

describe('one case from flags', () => {
  const input = async (flags: string) => {
    const { out } = await ran(['odds', 'duel-2', 'strike', ...words(flags), '--json']);
    return (JSON.parse(out) as { input: unknown }).input;
  };

  it.each([
    ['--weapon sword', { weapon: 'sword' }],
    ['--rangeCm 1.5 --target.behindWall', { rangeCm: 1.5, target: { behindWall: true } }],
    ['--target.behind-wall=false --target.class=4', { target: { behindWall: false, class: 4 } }],
    ['--ground mud,snow', { ground: ['mud', 'snow'] }],
    ['--ground mud --ground snow', { ground: ['mud', 'snow'] }],
    ['--ground.0 mud --ground.1 snow', { ground: ['mud', 'snow'] }],
    ['--aims.0.at head --aims.1.at leg', { aims: [{ at: 'head' }, { at: 'leg' }] }],
    ['--seconds null', { seconds: null }],
    [
      '--input {"weapon":"club","target":{"class":1}} --target.class 5',
      { weapon: 'club', target: { class: 5 } },
    ],
  ])('%s', async (flags, expected) => {
    expect(await input(flags)).toEqual(expected);
  });

  it('options are words or JSON; other languages say that they are to come', async () => {
    for (const value of ['yes', '"yes"']) {
      const { out } = await say(
        `resolve duel-2 strike --weapon sword --target.behind-wall --json --option wall.high=${value}`,
      );
      expect(JSON.parse(out)).toMatchObject({ facts: { modifier: -3 } });
    }
    const { code, err } = await say('--lang fr resolve duel-2 strike --weapon sword');
    expect(code).toBe(0);
    expect(err).toContain('English is shown');
  });

  it('answers in the words of the language asked for', async () => {
    const words = (language: Language): Words => ({
      ...duel.words.en,
      language,
      tell: { strike: { case: () => 'on se bat', outcome: () => 'touché', facts: {} } },
    });
    const resolved = await ran(['--lang', 'fr', 'resolve', 'duel-2', 'strike', '--weapon', 'sword'], {
      words,
    });
    expect(resolved).toMatchObject({ code: 0, err: '' });
    expect(resolved.out).toContain('On se bat.');
    expect(resolved.out).toMatch(/Probabilités|Certain/);
    const odds = await ran(['odds', 'duel-2', 'strike', '--weapon', 'sword', '--lang', 'fr'], { words });
    expect(odds.out).toContain('touché');
    const sheet = await ran(['sheet', 'duel-2', '--lang', 'fr', '--html', '-'], { words });
    expect(sheet.out).toContain('<html lang="fr">');
  });

  it('describes fields and options in the words of the language asked for, and values as one types them', async () => {
    const words = (language: Language): Words => ({
      ...duel.words.en,
      language,
      phrases: { Weapon: 'Arme', 'Throw a die.': 'Lancer un dé.' },
    });
    const described = await ran(['describe', 'duel-2', 'strike', '--lang', 'fr'], { words });
    expect(described).toMatchObject({ code: 0, err: '' });
    expect(described.out).toContain('Étapes\n  1. Lancer un dé.');
    expect(described.out).toContain('Arme\u202f; obligatoire');
    expect(described.out).toContain('au choix\u202f: sword, club');
    const italian = await ran(['describe', 'duel-2', '--lang', 'it'], { words });
    expect(italian.out).toContain('Opzioni (--option ID=VALORE)');
  });

  it('sweep --json has a row for every stretch of equal answers', async () => {
    const { out } = await say('odds duel-2 strike --weapon sword --sweep range-cm --json');
    const { sweep, rows } = JSON.parse(out) as { sweep: string; rows: Record<string, unknown>[] };
    expect(sweep).toBe('rangeCm');
    expect(rows.map(({ value, to, allowed }) => [value, to, allowed])).toEqual([
      [0, 2, true],
      [2.5, 100, false],
    ]);
  });
});

describe('files', () => {
  it('cases are read from a file, sheets are written to one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'grognard-'));
    try {
      const cases = join(folder, 'cases.jsonl');
      await writeFile(cases, '{"id":1,"ruleset":"duel-1","procedure":"strike","input":{"weapon":"sword"}}\n');
      expect(await ran(['resolve', cases])).toMatchObject({ code: 0, err: '' });
      const sheet = join(folder, 'new', 'sheet.html');
      expect(await ran(['sheet', 'duel-1', '--html', sheet])).toMatchObject({ code: 0, out: '' });
      expect(await readFile(sheet, 'utf8')).toMatch(/^<!doctype html>/i);
      expect((await ran(['sheet', 'duel-1', '--html', '-'])).out).toMatch(/^<!doctype html>/i);
      const compared = await ran(['sheet', '--diff', 'duel-1', 'duel-2']);
      expect(compared.code).toBe(0);
      expect(await ran(['sheet', '--diff', 'duel-2'])).toEqual(compared);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
