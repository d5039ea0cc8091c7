/** Files and arguments full of control and direction characters. No command lets any of them reach the terminal. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGame, rulesets, scenarioById } from '@grognard/rulesets';
import { SeededRandom } from '@grognard/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ran } from './testing/fake-terminal.ts';

/** A window title, one of our colours, a cursor movement, right-to-left text, and a line that looks like an answer. */
const poison =
  '\u001b]0;owned\u0007\u001b[32mPOISON\u001b[0m\u009b2J\u202e\u2066\u200f\u061c\u2028\u007f\b\r\nOK  forged\t\u{e0041}';

/** A short poison of one line, so that a name may hold it. */
const drop = '\u001b[32mPOISON\u001b[0m\u009b2J\u202e\u2028\u007f\r';

const raw =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u200b\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;
const ourColours = ['1;4', '1', '2', '31', '32', '33', '0'].map((code) => `\u001b[${code}m`);

/** The parts of the text that a terminal would obey. */
function harmIn(text: string): string[] {
  let bare = text.replaceAll('\u001b[32mPOISON', 'RAW \u0007');
  for (const code of ourColours) bare = bare.replaceAll(code, '');
  return bare
    .split('\n')
    .filter((line) => raw.test(line) || line.startsWith('OK  forged'))
    .map((line) => JSON.stringify(line));
}

/** The data with poison appended to all texts, or to those at chosen paths. */
function poisoned(data: unknown, at: (path: string) => boolean, path = ''): unknown {
  if (typeof data === 'string') return at(path) ? `${data}${isFree(path) ? drop : poison}` : data;
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map((inner, n) => poisoned(inner, at, `${path}.${n}`));
  return Object.fromEntries(
    Object.entries(data).map(([key, inner]) => [key, poisoned(inner, at, `${path}.${key}`)]),
  );
}

function textsIn(data: unknown, path = ''): string[] {
  if (typeof data === 'string') return [path];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

/** Texts that a scenario may choose freely, so that the file stays valid. */
const isFree = (path: string): boolean =>
  /\.(title|history|balance|name|words|plan|note|notes|when|where|summary|text|label|set|hint)(\.\d+)?$/.test(
    path,
  );

const scenarioData = (id: string): unknown => scenarioById(id)?.scenario.data;
const golden = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/games/${name}.grognard.json`, import.meta.url), 'utf8'));

/** A house-rules file with poison in all its texts. */
const house = (ruleset: string, options: object): unknown => ({
  format: 'grognard-house-rules',
  version: 1,
  ruleset,
  name: drop,
  options,
});

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grognard-hostile-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(name: string, data: unknown): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, typeof data === 'string' ? data : JSON.stringify(data));
  return path;
}

/** Runs a command line without and with colour, and returns what was printed. */
async function printed(...words: readonly string[]): Promise<string> {
  let all = '';
  for (const colour of [false, true]) {
    const { code, out, err } = await ran(words, { rulesets, tables: createGame, colour });
    expect([0, 1, 2, 3]).toContain(code);
    expect(harmIn(out), `${JSON.stringify(words)} on standard output`).toEqual([]);
    expect(harmIn(err), `${JSON.stringify(words)} on standard error`).toEqual([]);
    all += out + err;
  }
  return all;
}

describe.each(['starter', 'crossroads'])('scenario %s', (id) => {
  it('with poison in its texts is shown, checked, fought and painted', async () => {
    const file = await fileOf(`${id}.json`, poisoned(scenarioData(id), isFree));
    const [side = ''] = scenarioById(id)?.scenario.summary.sides.map((each) => each.id) ?? [];
    expect(await printed('scenarios', file)).toContain('\\u001b[32mPOISON');
    for (const more of [['--secret', side], ['--svg', '-'], ['--copy', '-'], ['--json']])
      expect(await printed('scenarios', file, ...more)).toContain('POISON');
    await printed('scenarios', '--check', file);
    await printed('simulate', file, '--games', '1', '--sides', 'random,random');
    await printed('simulate', file, '--games', '1', '--sides', 'random,random', '--json');
    await printed('ladder', file, '--games', '1', '--levels', 'random,recruit');
  });

  it('with poison in every text is refused', async () => {
    const file = await fileOf(
      `${id}-spoilt.json`,
      poisoned(scenarioData(id), (path) => !path.startsWith('.editions')),
    );
    expect(await printed('scenarios', '--check', file)).toContain('POISON');
    expect(await printed('scenarios', '--check', file, '--json')).toContain('POISON');
    await printed('scenarios', file);
    await printed('simulate', file, '--games', '1');
  });
});

describe.each(['argad-2024-5', 'giorgi-6'])('saved game %s', (name) => {
  it('with poison in names and titles is replayed and checked', async () => {
    const isNamed = (path: string) => path.startsWith('.header.players') || isFree(path);
    const file = await fileOf(`${name}.json`, poisoned(golden(name), isNamed));
    for (const more of [[], ['--json'], ['--svg', '-'], ['--turn', '1'], ['--side', poison]])
      await printed('replay', file, ...more);
    expect(await printed('replay', file)).toContain('POISON');
    await printed('verify', file);
    await printed('verify', file, '--json');
  });

  it('with poison at any place is checked', async () => {
    const data = golden(name);
    const places = textsIn(data);
    const random = new SeededRandom(1815, name);
    for (let n = 0; n < 12; n++) {
      const place = random.pick(n % 2 === 0 ? places : places.filter((each) => each.startsWith('.header')));
      const file = await fileOf(
        'one.json',
        poisoned(data, (path) => path === place),
      );
      await printed('verify', file);
      await printed('replay', file);
    }
  });
});

describe('cases, house rules and sheets', () => {
  it('cases of a file are answered as JSON, whatever they name', async () => {
    const odd = {
      id: poison,
      ruleset: `argad-2024${poison}`,
      procedure: poison,
      input: { [poison]: poison },
    };
    const lines = [
      odd,
      { ...odd, ruleset: 'argad-2024' },
      { ...odd, ruleset: 'argad-2024', procedure: 'shot' },
    ];
    const file = await fileOf(
      'cases.jsonl',
      `${lines.map((line) => JSON.stringify(line)).join('\n')}\n${poison}\n`,
    );
    const { out } = await ran(['resolve', file], { rulesets, tables: createGame });
    expect(harmIn(out)).toEqual([]);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(answers[0]).toMatchObject({ id: poison, ok: false });
    await printed('resolve', 'argad-2024', 'shot', '--range', poison);
    await printed('resolve', 'argad-2024', 'shot', `--${poison}`, '1');
    await printed('odds', 'argad-2024', 'shot', '--range', poison, '--json');
  });

  it('house rules and sheets', async () => {
    const files = [
      house('argad', { 'turn.leave': 'blow' }),
      house('argad', { 'turn.leave': poison }),
      house('argad', { [poison]: poison }),
      house(poison, {}),
      poison,
      `{"name":"${'x'.repeat(20)}\u202e\u009b" ${poison}`,
    ];
    for (const [n, data] of files.entries()) {
      const file = await fileOf(`house-${n}.json`, data);
      for (const more of [[], ['--json'], ['--html', '-'], ['--md', '-']])
        await printed('sheet', 'argad-2024', '--house', file, ...more);
      await printed('scenarios', 'starter', '--house', file);
      await printed('resolve', 'argad-2024', 'shot', '--house', file);
      await printed('simulate', 'starter', '--games', '1', '--sides', 'random,random', '--house', file);
    }
    await printed('sheet', poison);
    await printed('sheet', 'argad-2024', '--option', `${poison}=${poison}`);
  });
});

describe('armies', () => {
  const armyData = async (): Promise<unknown> => {
    const { out } = await ran(['army', 'ravenna-spain', '--copy'], { rulesets });
    return JSON.parse(out) as unknown;
  };

  it('with poison in names and note are refused, in any text as well', async () => {
    const data = { ...((await armyData()) as object), note: 'x' };
    for (const [n, place] of textsIn(data).entries()) {
      const spoilt = poisoned(data, (path) => path === place);
      const file = await fileOf(`army-${n}.json`, spoilt);
      await printed('army', file);
      expect(await printed('army', '--check', file)).toContain('NO  ');
      await printed('army', '--check', file, '--json');
    }
  });

  it('with texts that an army may hold are shown, printed and written as a list', async () => {
    // Marks of direction are letters of a name as far as the shape goes; the terminal must not obey them.
    const data = poisoned(await armyData(), (path) => path.endsWith('name'));
    const named = JSON.parse(
      JSON.stringify(data).replaceAll(/[^ -~]|\\\\u[0-9a-f]{4}|\\\\[rn]/g, '\u202e'),
    ) as unknown;
    const file = await fileOf('army-named.json', named);
    for (const more of [[], ['--text'], ['--print'], ['--copy'], ['--json']])
      await printed('army', file, ...more);
    await printed('army', '--check', file);
  });

  it('lists full of poison', async () => {
    const { out } = await ran(['army', 'swedes', '--text'], { rulesets });
    const lines = out.split('\n');
    for (const [n, line] of lines.entries()) {
      const text = lines.with(n, `${line}${poison}`).join('\n');
      const file = await fileOf(`army-${n}.txt`, text);
      await printed('army', '--check', file);
      await printed('army', file, '--text');
    }
    await printed('army', '--check', await fileOf('army.txt', poison));
    await printed('army', poison);
    await printed('army', '--schema', poison);
  });
});

describe('arguments and paths', () => {
  const name = `${poison.replaceAll('/', '')}.json`;

  it('that lead nowhere', async () => {
    const nowhere = join(folder, 'nowhere', name);
    for (const words of [
      ['verify', nowhere],
      ['replay', nowhere],
      ['resolve', nowhere],
      ['scenarios', nowhere],
      ['scenarios', '--check', nowhere],
      ['simulate', nowhere],
      ['sheet', 'argad-2024', '--house', nowhere],
      ['describe', poison],
      ['describe', 'argad-2024', poison],
      ['rules', poison],
      ['rules', 'argad', poison],
      [poison],
      [`--${poison}`],
      ['help', poison],
      ['verify', '--lang', poison],
      ['serve', poison],
      ['serve', '--port', poison],
    ])
      expect(await printed(...words)).toContain('POISON');
  });

  it('that are read and written', async () => {
    const file = await fileOf(name, golden('giorgi-6'));
    await printed('verify', file);
    await printed('verify', file, '--json');
    await printed('replay', file, '--turn', '1');
    expect(await printed('scenarios', 'starter', '--copy', join(folder, `copy-${name}`))).toContain('POISON');
    await printed('scenarios', '--check', join(folder, `copy-${name}`));
    const games = join(folder, poison.replaceAll('/', ''));
    await printed('simulate', 'crossroads', '--games', '1', '--sides', 'random,random', '--save', games);
    await printed('scenarios', '--check', await fileOf(`bad-${name}`, poison));
    await printed('verify', await fileOf(`no-${name}`, `${poison}{`));
  });
});
