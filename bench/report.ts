/** Report: everything that the bench measures of one tree, as data and as text. */

import { measureAdlgR } from './adlg-r.ts';
import type { BenchArguments } from './arguments.ts';
import { measureBattles } from './battles.ts';
import type { BattleMeasured } from './beside.ts';
import { inColumns } from './columns.ts';
import { buildCommand, type Memory, measureCommand, measureMemory } from './command.ts';
import { measureGeometry } from './geometry.ts';
import { measureGiorgi } from './giorgi.ts';
import { answersChecksum, measureLibrary } from './library.ts';
import { checksumOf, measureLoop, type SpeedMeasurement } from './measure.ts';
import { measureProcedures } from './procedures.ts';

export interface Report {
  readonly node: string;
  readonly results: readonly SpeedMeasurement[];
  /** Checksum of all answers to the worked examples. */
  readonly answers: string;
  readonly memory: Memory | null;
  readonly battles: readonly BattleMeasured[];
}

export async function measureAll({ long, onlyBattles }: BenchArguments): Promise<Report> {
  const battles = [...measureBattles(), ...measureGiorgi(), ...measureAdlgR()];
  if (onlyBattles) return { node: process.version, results: [], answers: '', memory: null, battles };
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
    battles,
  };
}

export function reportText(report: Report): string {
  const { results, battles } = report;
  return `${results.length > 0 ? `${asTable(report)}\n` : ''}${asBattles(battles)}`;
}

function asBattles(battles: readonly BattleMeasured[]): string {
  const figure = (value: number) =>
    value >= 1000 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
  const rows = battles.map(({ name, value, unit, atRest, goal, checksum }) => [
    name,
    figure(value),
    figure(atRest),
    goal === null ? '' : `${goal}`,
    unit,
    goal === null ? '' : atRest <= goal ? 'reached' : 'not reached',
    checksum,
  ]);
  const text = inColumns([['', 'now', 'at rest', 'goal', '', '', 'checksum'], ...rows], [0, 4, 5, 6]);
  text.push('', 'At rest: on a machine on which the yardstick makes 10,600 battles a second.');
  return `${text.join('\n')}\n`;
}

function asTable({ node, results, answers, memory }: Report): string {
  const rows = results.map(({ name, perSecond, perMillionRounds, checksum }) => [
    name,
    Math.round(perSecond).toLocaleString('en'),
    perMillionRounds >= 100 ? Math.round(perMillionRounds).toLocaleString('en') : perMillionRounds.toFixed(2),
    checksum,
  ]);
  const text = inColumns([['', 'per second', 'per million rounds', 'checksum'], ...rows], [0, 3]);
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
