/** Comparison of battles that two trees fought in one process: ratio and spread, for a battle and for a command. */
import { type ComparisonVerdict, isRecord, ratioOf, verdictOf } from './compare.ts';

interface BatchMeasured {
  /** CPU seconds of each round. */
  readonly seconds: readonly number[];
  /** Commands given in the first rounds, seals and answers too. */
  readonly commands: number;
}

/** The same battles in both trees. */
export interface PairedLine {
  readonly name: string;
  readonly before: BatchMeasured;
  readonly now: BatchMeasured;
  /** Whether the battles ended alike. */
  readonly sameResults: boolean;
}

function isBatch(value: unknown): boolean {
  return (
    isRecord(value) &&
    Array.isArray(value['seconds']) &&
    value['seconds'].every((seconds) => typeof seconds === 'number') &&
    typeof value['commands'] === 'number'
  );
}

export function isPairedLine(value: unknown): value is PairedLine {
  return (
    isRecord(value) &&
    typeof value['name'] === 'string' &&
    isBatch(value['before']) &&
    isBatch(value['now']) &&
    typeof value['sameResults'] === 'boolean'
  );
}

/** One line from two processes, in the second of which what is now came first and stands as `before`. */
export function bothOrders(line: PairedLine, turned: PairedLine): PairedLine {
  return {
    name: line.name,
    before: { ...line.before, seconds: [...line.before.seconds, ...turned.now.seconds] },
    now: { ...line.now, seconds: [...line.now.seconds, ...turned.before.seconds] },
    sameResults: line.sameResults && turned.sameResults,
  };
}

export interface PairedComparison {
  readonly name: string;
  readonly ratio: number;
  /** The ratio for one command, where battles that differ are of different length. */
  readonly perCommand: number;
  readonly spread: number;
  /** Of battles that ended alike the time of a battle counts, of others that of a command. */
  readonly verdict: ComparisonVerdict;
  readonly sameResults: boolean;
}

export function comparePaired({ name, before, now, sameResults }: PairedLine): PairedComparison {
  const rounds = before.seconds.flatMap((seconds, round) =>
    now.seconds.slice(round, round + 1).map((other) => [seconds, other] as const),
  );
  const { ratio, spread } = ratioOf(rounds);
  const perCommand = (ratio * before.commands) / now.commands;
  const verdict = verdictOf({ ratio: sameResults ? ratio : perCommand, spread });
  return { name, ratio, perCommand, spread, verdict, sameResults };
}

/** The comparison as a table for people. */
export function pairedRows(lines: readonly PairedComparison[]): string[][] {
  return [
    ['', 'now / before', 'for a command', 'spread', '', ''],
    ...lines.map(({ name, ratio, perCommand, spread, verdict, sameResults }) => [
      name,
      ratio.toFixed(3),
      perCommand.toFixed(3),
      `± ${(spread * 100).toFixed(1)} %`,
      verdict === 'not slower' ? '' : verdict,
      sameResults ? '' : 'other results: the time for a command counts',
    ]),
  ];
}
