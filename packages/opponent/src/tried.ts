/** TriedPlans: plans with their worths in each world, compared in the same worlds, and replaced only by clearly better ones. */
import type { CandidatePlan } from './candidate-plan.ts';
import { withoutCommands } from './candidate-plan.ts';
import type { RolloutOutcome, Rollouts } from './rollouts.ts';

/** A plan and its worth in each world, from the first on. */
export interface TriedPlans {
  readonly draft: CandidatePlan;
  readonly worths: readonly number[];
}

/**
 * After `firstLook` worlds, and at each doubling, a change that looks worse is dropped. From `mustLookBetter` on, so is one that
 * does not look better.
 */
const firstLook = 4;
const mustLookBetter = 32;
/** Worth of a plan that cannot be carried out unchanged. */
const unfit = -2000;

/** Plays all plans of a field in further worlds until the work reaches a mark. */
export function tryFurther(imagination: Rollouts, field: readonly TriedPlans[], mark: number): TriedPlans[] {
  const tried = field.map(({ draft, worths }) => ({ draft, worths: [...worths] }));
  for (let n = field[0]?.worths.length ?? 0; imagination.work < mark; n++) {
    const outcomes = tried.map(({ draft }) => imagination.play(draft.commands, n));
    // A world in which not all plans could be tried allows no comparison.
    if (outcomes.includes(null)) break;
    tried.forEach(({ worths }, i) => {
      worths.push(countedWorth(outcomes[i]));
    });
  }
  return tried;
}

/** A plan that is refused or incomplete counts less than a lost battle. */
function countedWorth(outcome: RolloutOutcome | null | undefined): number {
  return outcome?.complete && outcome.refused.length === 0 ? outcome.worth : unfit;
}

/** The plan with its worths in the first `most` worlds. */
export function inWorlds({ draft, worths }: TriedPlans, most: number): TriedPlans {
  return { draft, worths: worths.slice(0, most) };
}

/** Plays a changed plan in the worlds of the original plan. Commands refused in the first world are dropped. */
export function compare(
  imagination: Rollouts,
  changed: CandidatePlan,
  from: TriedPlans,
  errors: number,
): TriedPlans | 'worse' | 'no work left' {
  let draft = changed;
  const worths: number[] = [];
  for (let n = 0; n < from.worths.length; n++) {
    const outcome = imagination.play(draft.commands, n);
    if (outcome === null) return 'no work left';
    if (!outcome.complete || (n > 0 && outcome.refused.length > 0)) return 'worse';
    if (n === 0) draft = withoutCommands(draft, outcome.refused);
    worths.push(outcome.worth);
    if (isHopeless(worths, from.worths)) return 'worse';
  }
  return isClearGain(worths, from.worths, errors) ? { draft, worths } : 'worse';
}

/** Whether a change can be dropped at this point. */
function isHopeless(worths: readonly number[], before: readonly number[]): boolean {
  const count = worths.length;
  if (count < firstLook || (count & (count - 1)) !== 0) return false;
  const gain = gainOf(worths, before);
  return count < mustLookBetter ? gain < 0 : gain <= 0;
}

function gainOf(worths: readonly number[], before: readonly number[]): number {
  return worths.reduce((sum, worth, n) => sum + worth - (before[n] ?? 0), 0);
}

/** Whether the mean gain exceeds this many standard errors. A smaller gain may be chance. */
export function isClearGain(worths: readonly number[], before: readonly number[], errors: number): boolean {
  const gain = gainOf(worths, before);
  const squares = worths.reduce((sum, worth, n) => sum + (worth - (before[n] ?? 0)) ** 2, 0);
  const count = worths.length;
  return (
    count > 1 && gain > 0 && gain * gain * (count - 1) > errors * errors * (squares * count - gain * gain)
  );
}

export function meanOf({ worths }: TriedPlans): number {
  return worths.length === 0 ? 0 : worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
}
