/** measureCommand: lines per second of the built command, and its memory over many lines. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { examples } from './library.ts';
import { fixedLoop, type SpeedMeasurement } from './measure.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const command = join(root, 'bin', 'grognard.mjs');
const lines = examples.map((example) => `${JSON.stringify(example)}\n`);

/** Builds stale files, so that the measured command matches the sources. */
export function buildCommand(): void {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'build.ts')], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the command could not be built:\n${stderr}`);
}

/** All worked examples, repeated. */
function repeated(count: number): string {
  const whole = lines.join('').repeat(Math.floor(count / lines.length));
  return whole + lines.slice(0, count % lines.length).join('');
}

/** Lines answered per second, including start-up. Best of three. */
export function measureCommand(count = 100_000): SpeedMeasurement {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-bench-'));
  try {
    const cases = join(folder, 'cases.jsonl');
    const answers = join(folder, 'answers.jsonl');
    writeFileSync(cases, repeated(count));
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 3; run++) {
      const start = performance.now();
      spawnSync(process.execPath, [command, 'resolve'], {
        stdio: [openSync(cases, 'r'), openSync(answers, 'w'), 'inherit'],
      });
      best = Math.min(best, performance.now() - start);
    }
    const perSecond = count / (best / 1000);
    const checksum = createHash('sha256').update(readFileSync(answers)).digest('hex').slice(0, 8);
    return {
      name: 'command, lines',
      perSecond,
      perMillionRounds: (perSecond / loopPerSecond()) * 1e6,
      checksum,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function loopPerSecond(): number {
  const rounds = 200_000_000;
  const start = performance.now();
  fixedLoop(rounds);
  return rounds / ((performance.now() - start) / 1000);
}

/** Memory of the command while it answers. */
export interface Memory {
  readonly lines: number;
  /** MiB in use after each tenth of the lines. */
  readonly rss: readonly number[];
}

/** Pipes many lines through the command, and reads its memory after each tenth. */
export async function measureMemory(count = 1_000_000): Promise<Memory> {
  const child = spawn(process.execPath, [command, 'resolve'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const over = new Promise<void>((done) => child.once('close', () => done()));
  const rss: number[] = [];
  let answered = 0;
  child.stdout.on('data', (piece: Buffer) => {
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) answered++;
    while (rss.length < Math.min(10, Math.floor((answered * 10) / count))) rss.push(memoryOf(child.pid!));
  });
  const block = 1_000;
  for (let sent = 0; sent < count; sent += block) {
    let text = '';
    for (let i = sent; i < Math.min(count, sent + block); i++) text += lines[i % lines.length]!;
    if (!child.stdin.write(text)) await new Promise((ready) => child.stdin.once('drain', ready));
  }
  child.stdin.end();
  await over;
  if (answered !== count) throw new Error(`${count} lines were given, ${answered} were answered`);
  return { lines: count, rss };
}

/** MiB in use by a process. */
function memoryOf(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(stdout) / 1024);
}
