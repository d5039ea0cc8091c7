/** comparedForecast: the shares of a forecast against outcomes found by another road: enumerated, or played at random. */
import { type FateLook, fateLooks } from '@grognard/engine';
import { type Chance, oddsOf, SeededDice, type WeightedOutcome } from '@grognard/rules-kit';

/** How one piece ended. */
interface Ended {
  readonly fate: FateLook;
}

export interface ForetoldOnTrial<P> {
  readonly pieces: readonly P[];
  readonly foreseen: {
    readonly ends: readonly { readonly end: ReadonlyMap<P, Ended>; readonly share: number }[];
    readonly error: number | null;
  };
  /** Fates of the pieces, in their order, when the game is played on by its commands. */
  readonly playOut: (chance: Chance) => readonly Ended[];
}

export interface ComparisonEffort {
  /** Branches that are enumerated before outcomes are played instead. */
  readonly branches: number;
  readonly trials: number;
}

export interface ForecastComparison {
  readonly by: 'enumeration' | 'played outcomes';
  readonly basis: 'exact' | 'sampled';
  /** Empty if both roads agree. */
  readonly differences: readonly string[];
  readonly hasDice: boolean;
}

class TooMany extends Error {}

/** Standard errors of both samples together within which shares agree. */
const tolerance = 4;

export function comparedForecast<P>(
  { pieces, foreseen, playOut }: ForetoldOnTrial<P>,
  { branches, trials }: ComparisonEffort,
): ForecastComparison {
  const { ends, error: ownError } = foreseen;
  const exact = enumerated(playOut, branches);
  const outcomes: readonly { readonly outcome: readonly Ended[]; readonly share: number }[] =
    exact?.map(({ outcome, chance }) => ({ outcome, share: Number(chance.ways) / 6 ** chance.dice })) ??
    played(playOut, trials).map((outcome) => ({ outcome, share: 1 / trials }));
  const differences: string[] = [];
  for (const [n, piece] of pieces.entries())
    for (const fate of fateLooks) {
      const theirs = sum(outcomes.filter(({ outcome }) => outcome[n]?.fate === fate));
      const ours = sum(ends.filter(({ end }) => (end.get(piece)?.fate ?? 'stands') === fate));
      const variance = exact === null ? Math.max(theirs * (1 - theirs), ours * (1 - ours)) / trials : 0;
      const error = Math.sqrt(variance + (ownError === null ? 0 : ownError ** 2));
      if (Math.abs(ours - theirs) > tolerance * error + 1e-9)
        differences.push(`${String(piece)} ${fate}: forecast ${ours}, ${theirs}`);
    }
  const whole = sum(ends);
  if (Math.abs(whole - 1) > 1e-9) differences.push(`shares add up to ${whole}`);
  return {
    by: exact === null ? 'played outcomes' : 'enumeration',
    basis: ownError === null ? 'exact' : 'sampled',
    differences,
    hasDice: ends.length > 1,
  };
}

function sum(parts: readonly { readonly share: number }[]): number {
  return parts.reduce((all, { share }) => all + share, 0);
}

/** All outcomes with their exact chances, or null if there are too many branches. */
function enumerated<T>(playOut: (chance: Chance) => T, most: number): readonly WeightedOutcome<T>[] | null {
  let runs = 0;
  try {
    return oddsOf((chance) => {
      if (++runs > most) throw new TooMany();
      return playOut(chance);
    });
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
}

function played<T>(playOut: (chance: Chance) => T, trials: number): readonly T[] {
  const dice = new SeededDice(1, 'no-log');
  return Array.from({ length: trials }, () => playOut(dice));
}
