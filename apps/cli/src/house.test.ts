/** House rules on the command line: read as a whole and applied before --option, in every command that plays by rules. */
import { createGame, rulesets } from '@grognard/rulesets';
import { describe, expect, it } from 'vitest';
import { withFiles } from './testing/dark-games.ts';
import { type FakeTerminalOptions, ran } from './testing/fake-terminal.ts';

const say = (line: string, setting?: FakeTerminalOptions) => ran(line.split(' '), setting);
const club = (options: object, more: object = {}) =>
  JSON.stringify({
    format: 'grognard-house-rules',
    version: 1,
    ruleset: 'duel',
    name: 'Thursday club',
    options,
    ...more,
  });

describe('--house', () => {
  it('resolve, odds and sheet play by the file', async () => {
    await withFiles({ 'club.json': club({ 'wall.high': 'yes' }) }, async (path) => {
      const asked = 'duel-2 strike --weapon sword --target.behind-wall';
      for (const command of ['resolve', 'odds']) {
        const house = await say(`${command} ${asked} --house ${path('club.json')}`);
        const option = await say(`${command} ${asked} --option wall.high=yes`);
        const plain = await say(`${command} ${asked}`);
        expect({ code: house.code, err: house.err }).toEqual({ code: 0, err: '' });
        expect(house.out).toBe(option.out);
        expect(house.out).not.toBe(plain.out);
      }
      const sheet = await say(`sheet duel-2 --house ${path('club.json')}`);
      expect(sheet.out).toBe((await say('sheet duel-2 --option wall.high=yes')).out);
    });
  });

  it('--option goes before it', async () => {
    await withFiles({ 'club.json': club({ 'wall.high': 'yes' }) }, async (path) => {
      const asked = 'resolve duel-2 strike --weapon sword --target.behind-wall';
      const both = await say(`${asked} --house ${path('club.json')} --option wall.high=no`);
      expect(both.out).toBe((await say(`${asked} --option wall.high=no`)).out);
    });
  });

  it('holds for the cases of a stream that belong to its ruleset', async () => {
    await withFiles({ 'club.json': club({ 'wall.high': 'yes' }) }, async (path) => {
      const input = { weapon: 'sword', target: { behindWall: true } };
      const lines = [
        { id: '1', ruleset: 'duel-2', procedure: 'strike', input },
        { id: '2', ruleset: 'duel-2', procedure: 'strike', input, options: { 'wall.high': 'no' } },
        { id: '3', ruleset: 'chess', procedure: 'strike', input },
      ].map((line) => `${JSON.stringify(line)}\n`);
      const { out } = await say(`resolve --house ${path('club.json')}`, { input: lines });
      const facts = out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { ok: boolean; facts?: { modifier: number } });
      expect(facts[0]!.facts!.modifier).not.toBe(facts[1]!.facts!.modifier);
      expect(facts[2]!.ok).toBe(false);
    });
  });

  it('says everything that is wrong with the file: exit 2', async () => {
    const files = {
      'spoilt.json': club({ 'wall.hihg': 'yes', 'wall.high': 'very' }),
      'other.json': club({}, { ruleset: 'chess' }),
      'not.json': '{',
    };
    await withFiles(files, async (path) => {
      const asked = 'resolve duel-2 strike --weapon sword';
      const spoilt = await say(`${asked} --house ${path('spoilt.json')}`);
      expect(spoilt.code).toBe(2);
      expect(spoilt.err.replace(/\s+/g, ' ')).toMatch(
        /options\["wall.hihg"\]: duel has no option "wall.hihg"; did you mean "wall.high"\?/,
      );
      expect(spoilt.err).toMatch(/options\["wall.high"\]: /);
      const other = await say(`${asked} --house ${path('other.json')}`);
      expect(other.err).toMatch(/these house rules are for "chess"/);
      const stream = await say(`resolve --house ${path('other.json')}`, { input: [] });
      expect(stream.err).toMatch(/names "chess"/);
      expect((await say(`${asked} --house ${path('not.json')}`)).err).toMatch(/is not valid JSON/);
      expect((await say(`scenarios dawn --house ${path('not.json')}`)).err).toMatch(/--house needs --check/);
      expect((await say(`sheet --diff duel-1 duel-2 --house ${path('not.json')}`)).code).toBe(2);
    });
  });
});

describe('--house at the table', () => {
  const starter = rulesets[0]!.scenarios[0]!;
  const argad = (options: object) => club(options, { ruleset: 'argad' });
  const setting = { rulesets, tables: createGame };

  it('simulate fights by it', async () => {
    await withFiles({ 'club.json': argad({ 'scenario.turns': 1 }) }, async (path) => {
      const line = 'simulate starter --games 1 --sides random --quiet --json --workers 1';
      const { code, out } = await say(`${line} --house ${path('club.json')}`, setting);
      expect(code).toBe(0);
      expect((JSON.parse(out) as { turns: { max: number } }).turns.max).toBe(1);
    });
  });

  it('scenarios --check lays a battle out with it', async () => {
    const files = { 'club.json': argad({ 'scenario.turns': 1 }), 'mine.json': JSON.stringify(starter.data) };
    await withFiles(files, async (path) => {
      const checked = await say(
        `scenarios --check ${path('mine.json')} --house ${path('club.json')}`,
        setting,
      );
      expect(checked.code).toBe(0);
    });
  });
});
