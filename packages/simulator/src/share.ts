/** Share: shares of games with their confidence, rounded so that every machine prints the same. */

/** A share of games from 0 to 1, and the interval of the true share with 95 % confidence. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Number of standard errors for 95 % confidence. */
export const confidence = 1.96;

/** Rounds to four decimals. */
export function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** Share of wins among games by Wilson's interval, which stays sound for few games and for shares near 0 or 1. */
export function shareOf(wins: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const z2 = confidence * confidence;
  const share = wins / games;
  const middle = share + z2 / (2 * games);
  const spread = confidence * Math.sqrt((share * (1 - share) + z2 / (4 * games)) / games);
  const scale = 1 + z2 / games;
  return {
    share: rounded(share),
    low: rounded(Math.max(0, (middle - spread) / scale)),
    high: rounded(Math.min(1, (middle + spread) / scale)),
  };
}
