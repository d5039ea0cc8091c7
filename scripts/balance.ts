// `npm run balance [-- --games N] [SCENARIO …]`: plays every battle many times between sergeants, and writes its balance into its file.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './tools.ts';

const usualGames = 400;
/** Standard errors in a 95 % interval. */
const spread = 1.96;

interface Simulated {
  readonly games: number;
  readonly sides: readonly { readonly side: string; readonly wins: number }[];
  readonly draws: number;
  readonly turns: { readonly mean: number };
}

interface ScenarioData {
  readonly id: string;
  readonly sides: readonly { readonly id: string; readonly name: string }[];
}

function scenarioFiles(): string[] {
  return readdirSync(join(root, 'rulesets'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[\w-]+\/scenarios\/[\w-]+\.json$/.test(path))
    .map((path) => join(root, 'rulesets', path))
    .sort();
}

function simulated(id: string, games: number): Simulated {
  const args = [join(root, 'dist/cli.js'), 'simulate', id, '--games', String(games), '--seed', '1', '--json'];
  return JSON.parse(
    execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
  );
}

/** The balance line for the scenario. */
export function balanceLine(
  { sides: names }: ScenarioData,
  { games, sides, draws, turns }: Simulated,
): string {
  const share = (count: number) => `${Math.round((100 * count) / games)} %`;
  const widest = Math.max(...sides.map(({ wins }) => (wins / games) * (1 - wins / games)));
  const error = Math.ceil(100 * spread * Math.sqrt(widest / games));
  const won = sides.map(
    ({ side, wins }) => `${names.find(({ id }) => id === side)?.name ?? side} ${share(wins)}`,
  );
  return `${games} battles between sergeants: ${won.join(', ')}, drawn ${share(draws)} (each ± ${error}); ${turns.mean.toFixed(1)} turns.`;
}

/** The text of a file with its balance line replaced and nothing else changed. */
export function withBalance(text: string, line: string): string {
  const bare = text.replace(/^ {2}"balance": .*\n/m, '');
  return bare.replace(
    /^( {2}"history": .*\n)/m,
    (history) => `${history}  "balance": ${JSON.stringify(line)},\n`,
  );
}

function main(): void {
  const { values, positionals } = parseArgs({
    options: { games: { type: 'string' } },
    allowPositionals: true,
  });
  for (const file of scenarioFiles()) {
    const text = readFileSync(file, 'utf8');
    const data = JSON.parse(text) as ScenarioData;
    if (positionals.length > 0 && !positionals.includes(data.id)) continue;
    const line = balanceLine(data, simulated(data.id, Number(values.games ?? usualGames)));
    writeFileSync(file, withBalance(text, line));
    process.stdout.write(`${data.id}: ${line}\n`);
  }
}

if (import.meta.main) main();
