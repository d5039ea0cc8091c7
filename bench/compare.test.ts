/** Comparing two trees: the statistics, the verdicts, and what the command line may ask for. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CannotCompare, hashOfCommit } from './against.ts';
import { readArguments } from './arguments.ts';
import {
  type BenchReport,
  compareReports,
  comparisonRows,
  isBenchReport,
  ratioOf,
  verdictOf,
} from './compare.ts';

describe('ratio and spread of pairs', () => {
  it('is exact where every pair says the same', () => {
    const { ratio, spread } = ratioOf([
      [10, 12],
      [20, 24],
      [5, 6],
    ]);
    expect(ratio).toBeCloseTo(1.2, 12);
    expect(spread).toBeCloseTo(0, 12);
  });

  it('takes twice as slow and twice as fast for equal', () => {
    expect(
      ratioOf([
        [1, 2],
        [2, 1],
      ]).ratio,
    ).toBeCloseTo(1, 12);
  });

  it('is the interval of Student for logarithms', () => {
    // Logarithms −0.1, 0, 0.1, 0: their standard error is 0.0408, and t of 3 degrees of freedom is 3.18.
    const { ratio, spread } = ratioOf([-0.1, 0, 0.1, 0].map((log) => [1, Math.exp(log)]));
    expect(ratio).toBeCloseTo(1, 12);
    expect(spread).toBeCloseTo(Math.expm1(3.18 * 0.040825), 4);
  });

  it('narrows with the number of pairs', () => {
    const wobble = [1.02, 0.98, 1.01, 0.99];
    const spreadOf = (times: number) =>
      ratioOf(Array.from({ length: times }, () => wobble.map((now) => [1, now] as const)).flat()).spread;
    expect(spreadOf(4)).toBeLessThan(spreadOf(1) / 2);
    expect(spreadOf(12)).toBeLessThan(spreadOf(4));
  });

  it('has no spread to tell from a single pair', () => {
    expect(() => ratioOf([[1, 1]])).toThrow(RangeError);
  });
});

describe('the verdict', () => {
  it.each([
    [1.05, 0.01, 'slower'],
    [1.05, 0.03, 'undecided'],
    [1.02, 0.005, 'not slower'],
    [1.02, 0.02, 'undecided'],
    [0.9, 0.05, 'not slower'],
    [0.99, 0.2, 'undecided'],
  ] as const)('of %f ± %f is %s', (ratio, spread, verdict) => {
    expect(verdictOf({ ratio, spread })).toBe(verdict);
  });
});

/** A report in which everything takes `factor` times as long. */
function report(factor: number, more: Partial<BenchReport> = {}): BenchReport {
  const battle = (name: string, ms: number) => ({
    name,
    unit: 'ms',
    atRest: ms * factor,
    checksum: 'cafe',
  });
  return {
    results: [
      { name: 'fixed loop', perMillionRounds: 1e6, checksum: '1' },
      { name: 'sight line', perMillionRounds: 500 / factor, checksum: '2' },
    ],
    battles: [
      { name: 'yardstick', unit: 'battles a second', atRest: 10_600, checksum: '3' },
      battle('battle of recruits, 20 against 20', 2),
      battle('order decided and applied', 1),
      battle(`replay of a log of ${Math.round(100 * factor)} events`, 1),
      battle('Napoleonic battle of recruits, crossroads', 8),
      battle('order decided and applied', 3),
    ],
    ...more,
  };
}

describe('a report', () => {
  it('is known by its fields, whichever tree printed it', () => {
    expect(isBenchReport(JSON.parse(JSON.stringify(report(1))))).toBe(true);
  });

  it.each([
    [null],
    [{}],
    [{ results: [] }],
    [report(0)],
    [report(1, { battles: [{ name: 'x', unit: 'ms', atRest: Number.NaN, checksum: '' }] })],
  ])('is not %j', (other) => {
    expect(isBenchReport(other)).toBe(false);
  });
});

describe('two trees', () => {
  const wobbling = [1, 1.01, 0.99, 1];

  it('a tree that takes a tenth more time is slower in every measure', () => {
    const { measures, onlyBefore, onlyNow } = compareReports(
      wobbling.map((wobble) => ({ before: report(1), now: report(1.1 * wobble) })),
    );
    expect(measures.map(({ name }) => name)).toEqual([
      'sight line',
      'battle of recruits, 20 against 20',
      'order decided and applied',
      'replay of a log of events',
      'Napoleonic battle of recruits, crossroads',
      'Napoleonic battle of recruits, crossroads: order decided and applied',
    ]);
    for (const { ratio, verdict } of measures) {
      expect(ratio).toBeCloseTo(1.1, 2);
      expect(verdict).toBe('slower');
    }
    expect([onlyBefore, onlyNow]).toEqual([[], []]);
  });

  it('a tree that takes a tenth less time is not', () => {
    const { measures } = compareReports(
      wobbling.map((wobble) => ({ before: report(1), now: report(0.9 * wobble) })),
    );
    expect(new Set(measures.map(({ verdict }) => verdict))).toEqual(new Set(['not slower']));
  });

  it('says what only one of them measures, and where results differ', () => {
    const other = { results: [{ name: 'volley', perMillionRounds: 5, checksum: '9' }] };
    const before = report(1);
    const battles = before.battles.map((battle) => ({ ...battle, checksum: 'beef' }));
    const compared = compareReports([1, 2].map(() => ({ before, now: report(1, { ...other, battles }) })));
    expect(compared.onlyBefore).toEqual(['sight line']);
    expect(compared.onlyNow).toEqual(['volley']);
    expect(compared.measures.every(({ sameResults }) => !sameResults)).toBe(true);
    expect(comparisonRows(compared).flat()).toContain('± 0.0 %');
  });
});

describe('arguments', () => {
  it('compares with a commit, six times unless told otherwise', () => {
    expect(readArguments(['--battles', '--against', 'HEAD~2'])).toEqual({
      json: false,
      long: false,
      onlyBattles: true,
      against: 'HEAD~2',
      paired: false,
      rounds: 6,
    });
    expect(readArguments(['--against', 'HEAD', '--rounds', '12'])).toMatchObject({ rounds: 12 });
    expect(readArguments(['--against', 'HEAD', '--paired'])).toMatchObject({ paired: true, rounds: 20 });
    expect(readArguments([])).toMatchObject({ against: null });
  });

  it.each([
    [['--against'], 'wants a commit'],
    [['--against', '--battles'], 'wants a commit'],
    [['--against', 'HEAD', '--rounds', '2'], 'from 3 on'],
    [['--against', 'HEAD', '--rounds', 'many'], 'from 3 on'],
    [['--rounds', '4'], 'only with --against'],
    [['--paired'], 'only with --against'],
    [['--against', 'HEAD', '--long'], 'cannot be compared'],
    [['--fast'], 'no such option: --fast'],
  ])('refuses %j', (words, why) => {
    expect(readArguments(words)).toContain(why);
  });

  it('refuses a commit that is not there, with exit code 2', () => {
    expect(() => hashOfCommit('no-such-commit')).toThrow(CannotCompare);
    const main = fileURLToPath(new URL('main.ts', import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [main, '--against', 'no-such-commit'], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('bench: there is no commit "no-such-commit" here\n');
    expect(status).toBe(2);
  });
});
