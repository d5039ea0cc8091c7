/**
 * `npm run bench [-- --json] [--long] [--battles]`: how fast things are, as ratios to a fixed loop measured beside them, and whole battles as
 * ratios to a yardstick, with goals. `--battles`: those alone. `--against COMMIT [--rounds N]`: this tree and that of the commit, turn and
 * turn about. `--against COMMIT --paired`: their battles in one process, where other work on the machine weighs on both alike.
 */
import { CannotCompare, compareWith, fightBoth } from './against.ts';
import { type BenchArguments, readArguments } from './arguments.ts';
import { inColumns } from './columns.ts';
import { type Compared, compareReports, comparisonRows } from './compare.ts';
import { comparePaired, pairedRows } from './compare-paired.ts';

/** Compares with a commit. The exit code is 1 if a measure is slower than the spread explains. */
function compare({
  against,
  onlyBattles,
  paired,
  rounds,
  json,
}: BenchArguments & { readonly against: string }): void {
  const note = (text: string) => process.stderr.write(`bench: ${text}\n`);
  if (paired) {
    const lines = fightBoth(against, { rounds, note }).map(comparePaired);
    const text = `${inColumns(pairedRows(lines), [0, 4, 5]).join('\n')}\n\n${explained(rounds)}\n`;
    process.stdout.write(json ? `${JSON.stringify(lines, null, 2)}\n` : text);
    if (lines.some(({ verdict }) => verdict === 'slower')) process.exitCode = 1;
    return;
  }
  const compared = compareReports(compareWith(against, { onlyBattles, rounds, note }));
  process.stdout.write(json ? `${JSON.stringify(compared, null, 2)}\n` : asComparison(compared, rounds));
  if (compared.measures.some(({ verdict }) => verdict === 'slower')) process.exitCode = 1;
}

function explained(rounds: number): string {
  return `Time now as a share of the time before, of ${rounds} pairs of runs; spread: 95 % confidence. Slower: more than 3 % beyond the spread. Undecided: the spread is too wide to tell; --rounds N narrows it.`;
}

function asComparison(compared: Compared, rounds: number): string {
  const text = inColumns(comparisonRows(compared), [0, 3, 4]);
  const lists = [
    ['Only before', compared.onlyBefore],
    ['Only now', compared.onlyNow],
  ] as const;
  for (const [title, names] of lists) if (names.length > 0) text.push('', `${title}: ${names.join('; ')}.`);
  text.push('', explained(rounds));
  return `${text.join('\n')}\n`;
}

const given = readArguments(process.argv.slice(2));
if (typeof given === 'string') {
  process.stderr.write(`bench: ${given}\n`);
  process.exitCode = 2;
} else if (given.against !== null) {
  try {
    compare({ ...given, against: given.against });
  } catch (error) {
    if (!(error instanceof CannotCompare)) throw error;
    process.stderr.write(`bench: ${error.message}\n`);
    process.exitCode = 2;
  }
} else {
  // Loads every ruleset: not for an argument that is wrong.
  const { measureAll, reportText } = await import('./report.ts');
  const report = await measureAll(given);
  process.stdout.write(given.json ? `${JSON.stringify(report, null, 2)}\n` : reportText(report));
}
