/** rate: Elo ratings from games between players, by maximum likelihood, with their standard errors. */

/** Results of the games between two players, by their indexes. */
export interface Pairing {
  readonly first: number;
  readonly second: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

export interface Rating {
  /** Points above the mean of all players. */
  readonly elo: number;
  /** 95 % confidence: the rating lies within plus or minus this. */
  readonly error: number;
}

const pointsPerDecade = 400;
const steps = 10_000;
const closeEnough = 1e-12;
const sureness = 1.96;

/** A draw counts half for each. One more draw is added between any two who met, so that a player without losses still gets a rating. */
function scores({ wins, losses, draws }: Pairing): { readonly first: number; readonly second: number } {
  return { first: wins + (draws + 1) / 2, second: losses + (draws + 1) / 2 };
}

/** Ratings of players 0 to count − 1. */
export function rate(count: number, pairings: readonly Pairing[]): Rating[] {
  const strengths = strengthsOf(count, pairings);
  const points = strengths.map((strength) => pointsPerDecade * Math.log10(strength));
  const mean = points.reduce((sum, each) => sum + each, 0) / Math.max(1, count);
  const errors = errorsOf(strengths, pairings);
  return points.map((each, i) => ({
    elo: Math.round((each - mean) * 10) / 10,
    error: Math.round(sureness * (errors[i] ?? 0) * 10) / 10,
  }));
}

/** Strengths whose ratios are the odds of winning. Each iteration increases the likelihood of the games played. */
function strengthsOf(count: number, pairings: readonly Pairing[]): number[] {
  let strengths = Array.from({ length: count }, () => 1);
  for (let step = 0; step < steps; step++) {
    const won = strengths.map(() => 0);
    const due = strengths.map(() => 0);
    for (const pairing of pairings) {
      const { first, second } = scores(pairing);
      const share = (first + second) / (at(strengths, pairing.first) + at(strengths, pairing.second));
      won[pairing.first] = at(won, pairing.first) + first;
      won[pairing.second] = at(won, pairing.second) + second;
      due[pairing.first] = at(due, pairing.first) + share;
      due[pairing.second] = at(due, pairing.second) + share;
    }
    const next = strengths.map((old, i) => (at(due, i) === 0 ? old : at(won, i) / at(due, i)));
    const scale = count / next.reduce((sum, each) => sum + each, 0);
    const scaled = next.map((each) => each * scale);
    const moved = scaled.reduce((most, each, i) => Math.max(most, Math.abs(each / at(strengths, i) - 1)), 0);
    strengths = scaled;
    if (moved < closeEnough) break;
  }
  return strengths;
}

/** Standard errors in points, from the information the games contain about the ratings with a fixed mean. */
function errorsOf(strengths: readonly number[], pairings: readonly Pairing[]): number[] {
  const count = strengths.length;
  // Fixing the mean adds the same to every entry, which is subtracted again below.
  const information = strengths.map(() => strengths.map(() => 1 / count));
  for (const { first, second, wins, losses, draws } of pairings) {
    const [a, b] = [at(strengths, first), at(strengths, second)];
    const held = ((wins + losses + draws) * a * b) / (a + b) ** 2;
    add(information, first, first, held);
    add(information, second, second, held);
    add(information, first, second, -held);
    add(information, second, first, -held);
  }
  const inverse = invert(information);
  return strengths.map((_, i) => {
    const variance = (inverse?.[i]?.[i] ?? 0) - 1 / count;
    return (pointsPerDecade / Math.LN10) * Math.sqrt(Math.max(0, variance));
  });
}

function at(values: readonly number[], i: number): number {
  return values[i] ?? 0;
}

function add(matrix: readonly number[][], row: number, column: number, value: number): void {
  const cells = matrix[row];
  if (cells) cells[column] = (cells[column] ?? 0) + value;
}

/** Gauss-Jordan elimination with the largest pivot. Null if two groups of players never met. */
function invert(matrix: readonly (readonly number[])[]): number[][] | null {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let i = column; i < n; i++)
      if (Math.abs(rows[i]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = i;
    const row = rows[pivot];
    const head = row?.[column] ?? 0;
    if (row === undefined || Math.abs(head) < closeEnough) return null;
    rows[pivot] = rows[column] ?? row;
    const scaled = row.map((cell) => cell / head);
    rows[column] = scaled;
    for (let i = 0; i < n; i++) {
      const factor = rows[i]?.[column] ?? 0;
      if (i !== column) rows[i] = (rows[i] ?? []).map((cell, j) => cell - factor * (scaled[j] ?? 0));
    }
  }
  return rows.map((row) => row.slice(n));
}
