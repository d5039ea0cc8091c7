import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGame, rulesets } from '@grognard/rulesets';
import { beforeAll, describe, expect, it } from 'vitest';

const built = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));
const example = rulesets[0]!.examples.find(({ answer }) => answer.ok && answer['allowed'] === true)!.case;
const refused = rulesets[0]!.examples.find(({ answer }) => answer['allowed'] === false)!.case;
const line = JSON.stringify(example);
const playable = rulesets
  .flatMap(({ scenarios }) => scenarios)
  .find(({ editions, data }) => createGame(editions.at(-1) ?? '', data, {}) !== null);

function start(words: readonly string[], env: Record<string, string> = {}): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [built, ...words], { env: { ...process.env, ...env } });
}

async function finish(child: ChildProcessWithoutNullStreams, input = '') {
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  child.stdin.on('error', () => undefined).end(input);
  const ended = await new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  return { ...ended, out, err };
}

const command = (words: readonly string[], input = '', env: Record<string, string> = {}) =>
  finish(start(words, env), input);

describe('the built command', () => {
  beforeAll(() => {
    if (!existsSync(built)) throw new Error('there is no dist/: run npm run build first');
  });

  it('0: every case was answered, allowed or refused', async () => {
    const got = await command(['resolve'], `${line}\n${JSON.stringify(refused)}\n`);
    expect(got).toMatchObject({ code: 0, err: '' });
    expect(got.out.trim().split('\n')).toHaveLength(2);
  });

  it('1: some case is an error', async () => {
    expect(await command(['resolve'], `${line}\nno\n${line}`)).toMatchObject({ code: 1, err: '' });
  });

  it('2: it could not run', async () => {
    expect(await command(['reslove'])).toMatchObject({ code: 2, out: '' });
    expect(await command(['resolve', 'no-such-file'])).toMatchObject({ code: 2, out: '' });
    expect(await command(['resolve', '/'])).toMatchObject({ code: 2, out: '' });
  });

  it('help and version, without colour in a pipe', async () => {
    expect((await command([])).out).toBe((await command(['--help'])).out);
    expect((await command(['--version'])).out).toMatch(/^grognard \d+\.\d+\.\d+\n$/);
    expect((await command(['rules'], '', { FORCE_COLOR: '' })).out).not.toContain('\u001b');
  });

  it('answers a case before the next is written', async () => {
    const child = start(['resolve']);
    const answered = new Promise<string>((resolve) => {
      child.stdout.once('data', (text: Buffer) => resolve(String(text)));
    });
    child.stdin.write(`${line}\n`);
    expect(JSON.parse(await answered)).toMatchObject({ id: example.id, ok: true });
    expect((await finish(child, line)).code).toBe(0);
  });

  it('keeps the order of 20,000 cases', async () => {
    const cases = Array.from({ length: 20_000 }, (_, id) => JSON.stringify({ ...example, id }));
    const { code, out } = await command(['resolve'], cases.join('\n'));
    expect(code).toBe(0);
    const ids = out
      .trimEnd()
      .split('\n')
      .map((text) => (JSON.parse(text) as { id: number }).id);
    expect(ids).toEqual(cases.map((_, id) => id));
  });

  it.skipIf(playable === undefined)('fights battles on threads, to the same bytes as on none', async () => {
    const on = (workers: number) =>
      command([
        'simulate',
        playable!.id,
        '--games',
        '4',
        '--sides',
        'recruit',
        '--json',
        '--workers',
        `${workers}`,
      ]);
    const alone = await on(1);
    expect(alone).toMatchObject({ code: 0, err: '' });
    expect(await on(2)).toEqual(alone);
  });

  it.skipIf(!existsSync('/dev/full'))('2: says so when the output cannot be written', async () => {
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [built, '--help'], { stdio: ['ignore', full, 'pipe'] });
    let said = '';
    child.stderr!.on('data', (text: Buffer) => {
      said += String(text);
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    closeSync(full);
    expect(code).toBe(2);
    expect(said).toMatch(/^grognard: the output cannot be written: .+\n$/u);
  });

  it('ends quietly when nobody reads on, and when it is interrupted', async () => {
    const child = start(['resolve']);
    child.stdout.once('data', () => child.stdout.destroy());
    const { code, err } = await finish(child, `${line}\n`.repeat(20_000));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const waiting = start(['resolve']);
    waiting.stdin.write(`${line}\n`);
    await new Promise((resolve) => waiting.stdout.once('data', resolve));
    waiting.kill('SIGINT');
    let said = '';
    waiting.stderr.on('data', (text: Buffer) => {
      said += String(text);
    });
    await new Promise((resolve) => waiting.on('close', resolve));
    expect(said).toBe('');
  });
});
