/** `grognard army`: lists, checks, prints, and reads what it writes. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@grognard/rules-kit';
import { rulesets, wordsIn } from '@grognard/rulesets';
import { loadArmyFiles } from '@grognard/rulesets/armies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeTerminalOptions, ran } from '../testing/fake-terminal.ts';

const say = (line: string, more: FakeTerminalOptions = {}) =>
  ran(
    line.split(' ').filter((word) => word !== ''),
    { rulesets, ...more },
  );
const bundled = (await loadArmyFiles()).flatMap((files) => files.bundled);
const spoilt = 'Mine\n200 points\nCorps 1: chief, strategist\n4 shot: musket\n';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grognard-army-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the armies that come with the games', () => {
  it('are listed, with points and value', async () => {
    const { out } = await say('army --json');
    expect(JSON.parse(out)).toEqual(
      bundled.map(({ id, title }) => expect.objectContaining({ id, title: title.en, isLegal: true })),
    );
    expect((await say('army --lang fr')).out).toMatch(
      /swedes +Suédois, 1631–1635\n +adlg-r · Points 200\/200 · Valeur 19\n/,
    );
    expect((await say('army', { armies: [] })).out).toBe('There are no armies.\n');
    expect((await say('army --json', { armies: [] })).out).toBe('[]\n');
  });

  it.each(bundled.map(({ id }) => id))(
    '%s: fits the terminal in every language, is legal, and is read back',
    async (id) => {
      for (const language of languages) {
        const { code, out, err } = await say(`army ${id} --lang ${language}`);
        expect({ code, err }).toEqual({ code: 0, err: '' });
        for (const row of out.split('\n')) expect(row.length).toBeLessThanOrEqual(100);
        const file = (await say(`army ${id} --copy --lang ${language}`)).out;
        const text = (await say(`army ${id} --text --lang ${language}`)).out;
        const again = await say('army - --copy', { input: [text] });
        expect(again).toEqual({ code: 0, err: '', out: file });
        expect((await say('army --check -', { input: [text] })).out).toMatch(/^OK {2}-: /);
      }
      expect((await say(`army --check ${id}`)).code).toBe(0);
    },
  );

  it('are told with every price, its rule and its item', async () => {
    const { out } = await say('army swedes --json');
    const { corps, points, file } = JSON.parse(out) as {
      corps: { units: unknown[] }[];
      points: number;
      file: object;
    };
    expect(points).toBe(200);
    expect(corps[0]?.units[0]).toMatchObject({
      at: 'corps[0].units[0]',
      each: 26,
      points: 52,
      prices: [
        { rule: 'army.prices', item: 'Pike & Shot', points: 20 },
        { rule: 'army.price-options', item: 'musket', points: 2 },
        { rule: 'army.price-options', item: 'regimental gun', points: 2 },
        { rule: 'army.price-options', item: 'Salvo', points: 2 },
      ],
    });
    expect(file).toMatchObject({ format: 'grognard-army', version: 1, ruleset: 'adlg-r' });
  });
});

describe('army --check', () => {
  it('says what is illegal, where, by which rule, and what would help', async () => {
    const { code, out } = await say('army --check -', { input: [spoilt] });
    expect(code).toBe(1);
    expect(out).toMatch(/^NO {2}-: Mine, 74\/200, value 8, 1 problem\n/);
    expect(out).toMatch(
      /\n {2}1:1 +The army has 1 corps; a battle of 200 points has 3\n +Make it 3 corps\n +army\.formats\n$/,
    );
    const told = JSON.parse(
      (await say('army --check - --json --lang it', { input: [spoilt] })).out,
    ) as unknown;
    expect(told).toEqual([
      expect.objectContaining({
        file: '-',
        ok: false,
        points: 74,
        problems: [
          {
            code: 'illegal',
            at: 'corps',
            line: 1,
            column: 1,
            rule: 'army.formats',
            message: expect.stringContaining('L’esercito ha 1 corpi'),
            remedy: 'Formarne 3',
          },
        ],
      }),
    ]);
  });

  it('says what cannot be read: in a list by line and column, in data by the place', async () => {
    const list = await say('army --check -', { input: ['Mine\n200 points\nCorps 1: cheif, ordinary'] });
    expect(list.out).toMatch(
      /^NO {2}-: 1 problem\n {2}3:10 +a commander is not "cheif"; did you mean "chief"\?/,
    );
    const file = (await say('army swedes --copy')).out
      .replace('"brilliant"', '"x"')
      .replace('"kind": "shot"', '"kind": "shoot"');
    const data = await say('army --check -', { input: [file] });
    expect(data.out).toMatch(
      /^NO {2}-: 1 problem\n {2}corps\[2\]\.units\[1\]\.kind +"shoot" is not one of .*did\n? +you mean "shot"\?/s,
    );
    expect((await say('army --check -', { input: ['{"a":'] })).out).toContain('this is no JSON');
    expect((await say('army --check -', { input: ['[]'] })).code).toBe(1);
    expect((await say('army --check -', { input: [''] })).out).toContain('there is no army in this text');
  });

  it('a file that cannot be read: exit 2, the others are checked', async () => {
    const mine = join(folder, 'mine.txt');
    await writeFile(mine, spoilt);
    const { code, out, err } = await say(`army --check ${join(folder, 'none.json')} ${mine} swedes`);
    expect(code).toBe(2);
    expect(err).toContain('no such file');
    expect(out).toMatch(/^NO {2}[\s\S]*\nOK {2}swedes: /);
  });

  it('by an option, or by house rules', async () => {
    const input = [spoilt.replace('4 shot', '9 levy').replace(': musket', '')];
    const broken = await say('army --check -', { input });
    expect(broken.out).toContain('army.limits');
    const free = await say('army --check - --option army.limits=none', { input });
    expect(free.out).not.toContain('army.limits');
    const house = join(folder, 'house.json');
    const rules = {
      format: 'grognard-house-rules',
      version: 1,
      ruleset: 'adlg-r',
      name: 'Club',
      options: { 'army.limits': 'none' },
    };
    await writeFile(house, JSON.stringify(rules));
    expect((await say(`army --check - --house ${house}`, { input })).out).toBe(free.out);
    expect((await say('army swedes --option army.limts=none')).err).toContain('did you mean "army.limits"?');
  });
});

describe('army --print, --text, --copy', () => {
  it('a page for every language, to a file or to standard output', async () => {
    const file = join(folder, 'page.html');
    const { code, out, err } = await say(`army swedes --print --lang fr --out ${file}`);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toContain('wrote ');
    const page = await readFile(file, 'utf8');
    expect(page).toMatch(/^<!doctype html>\n<html lang="fr">/);
    expect(page).toContain('20 + 2 + 2 + 2 = 26');
    expect((await say('army --print swedes --lang fr')).out).toBe(page);
  });

  it('an illegal army is written all the same, its problems are told, and the exit code is 1', async () => {
    const { code, out, err } = await say('army - --text', { input: [spoilt] });
    expect(code).toBe(1);
    expect(out).toContain('4 × shot: musket (16)');
    expect(err).toContain('army.formats');
    expect((await say('army - --print', { input: [spoilt] })).out).toContain('<section class="problems">');
  });

  it('what cannot be read is not written', async () => {
    const { code, out, err } = await say('army - --text', { input: ['Mine'] });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('1:1');
  });
});

it('--schema: JSON Schema 2020-12, by the ruleset named or the only one', async () => {
  const { code, out } = await say('army --schema adlg-r');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    properties: { points: { enum: [100, 200, 300] }, corps: { type: 'array' } },
  });
  expect((await say('army --schema')).out).toBe(out);
});

describe('mistakes', () => {
  it.each([
    ['army --check', '--check needs an army'],
    ['army --print', '--print needs an army'],
    ['army swedes --print --text', 'either --print or --text'],
    ['army --check swedes --copy', 'either --check or --copy'],
    ['army --schema argad', 'there are no armies of "argad"'],
    ['army swedes ravenna-spain', 'unexpected argument "ravenna-spain"'],
    ['army swedes --out x.txt', '--out needs'],
    ['army swedse', 'did you mean "swedes"?'],
    ['army none.json', 'no such file'],
    ['army --lang de', '--lang is one of'],
  ])('%s: exit 2, a message, nothing on stdout', async (line, message) => {
    const { code, out, err } = await say(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.replace(/\s+/g, ' ')).toContain(message);
  });
});

it('the credit is that of the game in every language', async () => {
  for (const language of languages) {
    const words = await wordsIn('adlg-r', language);
    const { out } = await say(`army swedes --lang ${language}`);
    const [credit = ''] = out.trimEnd().split('\n\n').slice(-1);
    const whole = rulesets.find(({ id }) => id === 'adlg-r')?.credit ?? '';
    expect(credit.replace(/\s+/g, ' ')).toBe((words.phrases[whole] ?? whole).replace(/\s+/g, ' '));
  }
});
