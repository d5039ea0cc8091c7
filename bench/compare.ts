/** Comparison: the reports of two trees, measure by measure, as ratio and spread. */

/** What a comparison reads of a report. Older trees print the same fields. */
export interface BenchReport {
  readonly results: readonly {
    readonly name: string;
    readonly perMillionRounds: number;
    readonly checksum: string;
  }[];
  readonly battles: readonly {
    readonly name: string;
    readonly unit: string;
    readonly atRest: number;
    readonly checksum: string;
  }[];
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isListOf(list: unknown, texts: readonly string[], number: string): boolean {
  return (
    Array.isArray(list) &&
    list.every(
      (row: unknown) =>
        isRecord(row) &&
        texts.every((field) => typeof row[field] === 'string') &&
        typeof row[number] === 'number' &&
        row[number] > 0,
    )
  );
}

/** Whether a bench printed what can be compared. */
export function isBenchReport(value: unknown): value is BenchReport {
  return (
    isRecord(value) &&
    isListOf(value['results'], ['name', 'checksum'], 'perMillionRounds') &&
    isListOf(value['battles'], ['name', 'unit', 'checksum'], 'atRest')
  );
}

/** One run of both trees, near each other in time. */
export interface ReportPair {
  readonly before: BenchReport;
  readonly now: BenchReport;
}

export type ComparisonVerdict = 'slower' | 'not slower' | 'undecided';

export interface Comparison {
  readonly name: string;
  /** Time now as a share of the time before: the geometric mean over the pairs. */
  readonly ratio: number;
  /** Half the width of the 95 % confidence interval of the ratio, as a share of it. */
  readonly spread: number;
  readonly verdict: ComparisonVerdict;
  /** Whether both trees came to the same results. */
  readonly sameResults: boolean;
}

export interface Compared {
  readonly measures: readonly Comparison[];
  readonly onlyBefore: readonly string[];
  readonly onlyNow: readonly string[];
}

/** A measure may take this share of time more. */
const tolerance = 0.03;

/** Student's t for 95 %, by degrees of freedom from 1 on. */
const studentT = [
  12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.1,
  2.09, 2.09,
];
const studentTInTheLimit = 1.96;

export interface RatioSpread {
  readonly ratio: number;
  readonly spread: number;
}

/** The ratio that pairs of costs come to, and how far it is certain. Ratios multiply, so logarithms are averaged. */
export function ratioOf(pairs: readonly (readonly [before: number, now: number])[]): RatioSpread {
  if (pairs.length < 2) throw new RangeError('a spread wants two pairs or more');
  const logs = pairs.map(([before, now]) => Math.log(now / before));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1);
  const t = studentT[logs.length - 2] ?? studentTInTheLimit;
  return { ratio: Math.exp(mean), spread: Math.expm1(t * Math.sqrt(variance / logs.length)) };
}

/** Slower only if the whole interval lies above the tolerance, and not slower only if the whole of it lies below. */
export function verdictOf({ ratio, spread }: RatioSpread): ComparisonVerdict {
  if (ratio / (1 + spread) > 1 + tolerance) return 'slower';
  return ratio * (1 + spread) <= 1 + tolerance ? 'not slower' : 'undecided';
}

interface Cost {
  readonly cost: number;
  readonly checksum: string;
}

/** Costs by name: what grows as a tree gets slower. How fast the machine itself is, is no cost. */
function costsOf({ results, battles }: BenchReport): Map<string, Cost> {
  const costs = new Map<string, Cost>();
  for (const { name, perMillionRounds, checksum } of results)
    if (name !== 'fixed loop') costs.set(name, { cost: 1 / perMillionRounds, checksum });
  let battle = '';
  for (const { name, unit, atRest, checksum } of battles) {
    if (unit === 'battles a second') continue;
    if (name.includes('battle of recruits')) battle = name;
    // The length of a log is a result: the measure is the same one.
    const measure = name.replace(/\d+ events/, 'events');
    costs.set(costs.has(measure) ? `${battle}: ${measure}` : measure, { cost: atRest, checksum });
  }
  return costs;
}

export function compareReports(reports: readonly ReportPair[]): Compared {
  const pairs = reports.map(({ before, now }) => ({ before: costsOf(before), now: costsOf(now) }));
  const names = (side: 'before' | 'now') => [...new Set(pairs.flatMap((pair) => [...pair[side].keys()]))];
  const [before, now] = [names('before'), names('now')];
  const measures = now
    .filter((name) => before.includes(name))
    .map((name) => {
      const found = pairs.map((pair) => [costIn(pair.before, name), costIn(pair.now, name)] as const);
      const spread = ratioOf(found.map(([old, young]) => [old.cost, young.cost]));
      const sameResults = found.every(([old, young]) => old.checksum === young.checksum);
      return { name, ...spread, verdict: verdictOf(spread), sameResults };
    });
  return {
    measures,
    onlyBefore: before.filter((name) => !now.includes(name)),
    onlyNow: now.filter((name) => !before.includes(name)),
  };
}

function costIn(costs: ReadonlyMap<string, Cost>, name: string): Cost {
  const cost = costs.get(name);
  if (cost === undefined) throw new Error(`"${name}" was measured in some runs of a tree and not in others`);
  return cost;
}

/** The comparison as a table for people. */
export function comparisonRows({ measures }: Compared): string[][] {
  return [
    ['', 'now / before', 'spread', '', ''],
    ...measures.map(({ name, ratio, spread, verdict, sameResults }) => [
      name,
      ratio.toFixed(3),
      `± ${(spread * 100).toFixed(1)} %`,
      verdict === 'not slower' ? '' : verdict,
      sameResults ? '' : 'other results: compared are different things',
    ]),
  ];
}
