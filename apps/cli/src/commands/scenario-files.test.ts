import { createGame, rulesets } from '@grognard/rulesets';
import { describe, expect, it } from 'vitest';
import { withFiles } from '../testing/dark-games.ts';
import { duel } from '../testing/duel.ts';
import { type FakeTerminalOptions, ran } from '../testing/fake-terminal.ts';

const starter = rulesets[0]!.scenarios[0]!;
const good = JSON.stringify({ ...(starter.data as object), id: 'mine', title: 'My own battle' });
const spoilt = good.replace('"turns":', '"turn":').replace('"colour":"red"', '"colour":"pink"');
const far = good.replace(/"at":\[[\d.]+,/, '"at":[399,');

const say = (line: string, more: FakeTerminalOptions = {}) =>
  ran(line.split(' '), { rulesets, tables: createGame, ...more });

describe('scenarios --check', () => {
  it('a good file is OK', async () => {
    await withFiles({ 'mine.json': good, 'marked.json': `\uFEFF${good}` }, async (path) => {
      const { code, out, err } = await say(`scenarios --check ${path('mine.json')} ${path('marked.json')}`);
      const told = 'My own battle, 6 against 6, argad-2021 and argad-2024\n';
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toBe(`OK  ${path('mine.json')}: ${told}OK  ${path('marked.json')}: ${told}`);
    });
  });

  it('every problem is told with its place: exit 1', async () => {
    await withFiles({ 'mine.json': spoilt, 'far.json': far, 'not.json': '{"id":' }, async (path) => {
      const shape = await say(`scenarios --check ${path('mine.json')}`);
      expect({ code: shape.code, err: shape.err }).toEqual({ code: 1, err: '' });
      expect(shape.out).toMatch(/^NO {2}.*mine\.json: 2 problems\n {2}turn +there is no field "turn" here/);
      expect(shape.out).toMatch(/\n {2}sides\[0\]\.colour +"pink" is not one of blue, red/);
      for (const row of shape.out.split('\n')) expect(row.length).toBeLessThanOrEqual(100);
      const table = await say(`scenarios --check ${path('far.json')} ${path('not.json')} --json`);
      expect(table.code).toBe(1);
      const told = JSON.parse(table.out) as { ok: boolean; problems: { code: string; at: string }[] }[];
      expect(told.map(({ ok, problems: [first] }) => [ok, first?.code, first?.at])).toEqual([
        [false, 'off-table', 'sides[0].figures[0].at'],
        [false, 'parse', ''],
      ]);
    });
  });

  const written = rulesets.flatMap(({ id, scenarios: [first] }) =>
    first === undefined ? [] : [[id, first] as const],
  );

  it.each(written)('%s: a file without editions is taken where its schema takes it', async (id, { data }) => {
    const { editions: _, ...without } = data as Record<string, unknown>;
    const schema: unknown = JSON.parse((await say(`scenarios --schema ${id}`)).out);
    const needed = (schema as { readonly required: readonly string[] }).required.includes('editions');
    const { code, out } = await say('scenarios --check -', { input: [JSON.stringify(without)] });
    expect(code).toBe(needed ? 1 : 0);
    expect(out).toMatch(needed ? /: 1 problem\n {2}editions +editions must be given/ : /^OK/);
    const spoilt = { ...without, turns: 99 };
    const told = await say('scenarios --check -', { input: [JSON.stringify(spoilt)] });
    expect(told.out).toMatch(/\n {2}turns +/);
  });

  it.each(written)(
    '%s: a file that names an edition twice is refused',
    async (_, { data, editions: [edition] }) => {
      const twice = { ...(data as object), editions: [edition, edition] };
      const { code, out } = await say('scenarios --check -', { input: [JSON.stringify(twice)] });
      expect(code).toBe(1);
      expect(out).toMatch(/: 1 problem\n {2}editions(\[1\])? +/);
    },
  );

  it.each(['{"editions":["chess"]}', '[]', '7', 'null'])('%s is of no ruleset', async (text) => {
    const { code, out } = await say('scenarios --check -', { input: [text] });
    expect(code).toBe(1);
    expect(out).toMatch(/editions +names none of argad/);
  });

  it('reads standard input, and passes over where the schema lies', async () => {
    expect(await say('scenarios --check -', { input: [good] })).toMatchObject({ code: 0, err: '' });
    const marked = good.replace('{', '{"$schema":"scenario.schema.json",');
    expect(await say('scenarios --check -', { input: [marked] })).toMatchObject({ code: 0, err: '' });
  });

  it('a file that cannot be read: exit 2, the others are checked', async () => {
    await withFiles({ 'mine.json': good }, async (path) => {
      const { code, out, err } = await say(`scenarios --check ${path('none.json')} ${path('mine.json')}`);
      expect(code).toBe(2);
      expect(err).toContain('no such file');
      expect(out).toContain('OK  ');
    });
  });

  it('where no ruleset reads files, that is told', async () => {
    const { code, out } = await say('scenarios --check -', { rulesets: [duel], input: ['{}'] });
    expect({ code, out }).toMatchObject({ code: 1, out: expect.stringContaining('no ruleset reads') });
  });
});

describe('scenarios --schema', () => {
  it('prints JSON Schema 2020-12, by the ruleset named or the only one', async () => {
    const { code, out, err } = await say('scenarios --schema argad');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: { sides: { type: 'array' }, turns: { type: 'integer' } },
    });
    const only = rulesets.filter(({ id }) => id === 'argad');
    expect((await say('scenarios --schema', { rulesets: only })).out).toBe(out);
    expect((await say('scenarios --schema')).err).toContain('--schema needs a ruleset');
  });
});

describe('scenarios --copy', () => {
  const battles = rulesets.flatMap(({ scenarios }) => scenarios);

  it.each(battles.map(({ id, data }) => [id, data] as const))(
    '%s: the whole file, which is OK',
    async (id, data) => {
      const { code, out, err } = await say(`scenarios ${id} --copy -`);
      expect({ code, err, data: JSON.parse(out) }).toEqual({ code: 0, err: '', data });
      expect(await say('scenarios --check -', { input: [out] })).toMatchObject({ code: 0, err: '' });
    },
  );
});

describe('a file in place of an id', () => {
  it('is shown, painted and fought', async () => {
    await withFiles({ 'mine.json': good }, async (path) => {
      const file = path('mine.json');
      expect((await say(`scenarios ${file}`)).out).toMatch(/^My own battle\n/);
      expect((await say(`scenarios ${file} --svg -`)).out).toContain('<title>My own battle</title>');
      const { code, out, err } = await say(`simulate ${file} --games 2 --sides recruit --json`);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(JSON.parse(out)).toMatchObject({ scenario: 'mine', games: 2 });
    });
  });

  it('with problems: exit 2, the first of them, and how to see all', async () => {
    await withFiles({ 'mine.json': spoilt }, async (path) => {
      for (const line of ['simulate', 'scenarios']) {
        const { code, out, err } = await say(`${line} ${path('mine.json')}`);
        expect({ code, out }).toEqual({ code: 2, out: '' });
        expect(err.replace(/\s+/g, ' ')).toMatch(
          /turn: there is no field .* And 1 more: grognard scenarios --check/,
        );
      }
    });
  });
});

describe('mistakes', () => {
  it.each([
    ['scenarios --check', '--check needs a file'],
    ['scenarios --check mine.json --svg -', 'either --check or --svg'],
    ['scenarios --schema --secret x', 'either --schema or --secret'],
    ['scenarios --schema agrad', 'did you mean "argad"?'],
    ['scenarios --schema argad giorgi', 'unexpected argument "giorgi"'],
    ['scenarios --copy -', '--copy needs a scenario'],
    ['scenarios starter --copy - --secret british', 'either --copy or --secret'],
    ['scenarios starter --copy - --json', '--json and --copy cannot be combined'],
    ['scenarios none.json', 'no such file'],
    ['simulate ./none.json', 'no such file'],
    ['scenarios mine', 'A file is named with its ending'],
  ])('%s: exit 2, a message, nothing on stdout', async (line, message) => {
    const { code, out, err } = await say(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.replace(/\s+/g, ' ')).toContain(message);
  });

  it('--schema where several rulesets read files, or none does', async () => {
    const two = [rulesets[0]!, { ...rulesets[0]!, id: 'other' }];
    expect((await say('scenarios --schema', { rulesets: two })).err).toContain('--schema needs a ruleset');
    expect((await say('scenarios --schema', { rulesets: [duel] })).err).toContain('--schema needs a ruleset');
  });
});
