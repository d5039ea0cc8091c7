/** didYouMean: suggests the known word nearest to an unknown one. */
import { numberAt } from '@grognard/lists';

/** Number of insertions, deletions, replacements or swaps between two words. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(numberAt(last, j) + 1, numberAt(row, j - 1) + 1, numberAt(last, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, numberAt(before, j - 2) + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return numberAt(last, b.length);
}

/** The nearest known word, or null if none is near enough to be meant. */
export function nearest(word: string, known: readonly string[]): string | null {
  if (word.length > 64) return null;
  let best: string | null = null;
  let bestDistance = 1 + Math.max(2, Math.floor(word.length / 3));
  for (const candidate of known) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < bestDistance) {
      best = candidate;
      bestDistance = steps;
    }
  }
  return best;
}

/** ` (did you mean "pistol"?)`, or an empty text. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === null ? '' : `; did you mean "${near}"?`;
}
