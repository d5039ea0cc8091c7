// `npm run ratchet`: compares the counts in scripts/ratchet.json with the tree. A lower count is written. A higher count is an error.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { countEscapes, type EscapeKind, type EscapeTally, escapeKinds, noEscapes } from './ratchet.ts';
import { root } from './tools.ts';

const file = join(root, 'scripts', 'ratchet.json');

export interface RatchetReport {
  /** Counts that are higher than recorded, each as a sentence. */
  readonly risen: readonly string[];
  /** Counts that are lower than recorded, each as a sentence. */
  readonly fallen: readonly string[];
}

function totalOf(tally: EscapeTally, kind: EscapeKind): number {
  return Object.values(tally).reduce((sum, counts) => sum + counts[kind], 0);
}

/** Compares a tally with the recorded one. With `moved`, code that moves to another folder takes its count along. */
export function compareTallies(written: EscapeTally, now: EscapeTally, moved = false): RatchetReport {
  const report = { risen: [] as string[], fallen: [] as string[] };
  const compare = (where: string, kind: EscapeKind, before: number, after: number) => {
    const text = `${where}: ${before} × ${kind} written, ${after} found`;
    if (after > before) report.risen.push(text);
    if (after < before) report.fallen.push(text);
  };
  for (const kind of escapeKinds) {
    if (moved) compare('everything', kind, totalOf(written, kind), totalOf(now, kind));
    else
      for (const area of new Set([...Object.keys(written), ...Object.keys(now)]))
        compare(area, kind, (written[area] ?? noEscapes())[kind], (now[area] ?? noEscapes())[kind]);
  }
  return report;
}

/** `--write` records lower counts, and with `--moved` also counts that only changed folder. */
function main(args: readonly string[]): number {
  const written = JSON.parse(readFileSync(file, 'utf8')) as EscapeTally;
  const now = countEscapes();
  const { risen, fallen } = compareTallies(written, now, args.includes('--moved'));
  for (const text of risen) process.stderr.write(`${text}\n`);
  if (risen.length > 0) {
    process.stderr.write(
      'These counts may only fall: look up by an accessor that refuses what is unknown, narrow the type, or mend what the linter names. `npm run ratchet -- --moved` takes counts along with code that moved.\n',
    );
    return 1;
  }
  if (args.includes('--write')) {
    writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
    process.stdout.write(`Wrote ${fallen.length} lower counts.\n`);
    return 0;
  }
  for (const text of fallen) process.stderr.write(`${text}\n`);
  if (fallen.length > 0) process.stderr.write('Fewer than before: `npm run ratchet` writes it down.\n');
  else process.stdout.write(`Counted as written, ${totalOf(now, 'x!')} × x! in all.\n`);
  return fallen.length > 0 ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exit(main(process.argv.slice(2)));
