/** `npm run bench [-- --json] [--long]`: how fast things are, as ratios to a fixed loop measured beside them. */
import { buildCommand, type Memory, measureCommand, measureMemory } from './command.ts';
import { measureGeometry } from './geometry.ts';
import { answersChecksum, measureLibrary } from './library.ts';
import { checksumOf, type Measured, measureLoop } from './measure.ts';
import { measureProcedures } from './procedures.ts';

interface Report {
  readonly node: string;
  readonly results: readonly Measured[];
  /** Of all answers to the worked examples. */
  readonly answers: string;
  readonly memory: Memory | null;
}

async function measureAll(long: boolean): Promise<Report> {
  buildCommand();
  const results = [
    measureLoop(),
    ...measureGeometry(),
    ...measureProcedures(),
    measureLibrary(),
    measureCommand(),
  ];
  return {
    node: process.version,
    results,
    answers: checksumOf(answersChecksum()),
    memory: long ? await measureMemory() : null,
  };
}

function asTable({ node, results, answers, memory }: Report): string {
  const rows = results.map(({ name, perSecond, perMillionRounds, checksum }) => [
    name,
    Math.round(perSecond).toLocaleString('en'),
    perMillionRounds >= 100 ? Math.round(perMillionRounds).toLocaleString('en') : perMillionRounds.toFixed(2),
    checksum,
  ]);
  const table = [['', 'per second', 'per million rounds', 'checksum'], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const text = table.map((row) =>
    row
      .map((cell, i) => (i === 0 || i === 3 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd(),
  );
  text.push(
    '',
    `Node ${node}; a round is one turn of the fixed loop. Answers to all worked examples: ${answers}.`,
  );
  if (memory !== null)
    text.push(
      `The command's memory over ${memory.lines.toLocaleString('en')} lines, MiB: ${memory.rss.join(' ')}.`,
    );
  return `${text.join('\n')}\n`;
}

const words = process.argv.slice(2);
const unknown = words.find((word) => word !== '--json' && word !== '--long');
if (unknown !== undefined) {
  process.stderr.write(`bench: no such option: ${unknown}; there are --json and --long\n`);
  process.exitCode = 2;
} else {
  const report = await measureAll(words.includes('--long'));
  process.stdout.write(words.includes('--json') ? `${JSON.stringify(report, null, 2)}\n` : asTable(report));
}
