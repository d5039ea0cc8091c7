/** planWorth: what it is worth to give each group its task, with danger shared by all who go to one target. */
import type { Survey, SurveyedTarget, TaskOption } from '@grognard/engine';
import { planWeights, taskWeights } from './weights.ts';

/** The task of each group, by the place of the group in the survey. Null for the reserve. */
export type Assignment = readonly (TaskOption | null)[];

/** Points to be expected of an assignment. */
export function planWorth(survey: Survey, assignment: Assignment): number {
  const atTargets = survey.targets.reduce((sum, target) => sum + worthAt(survey, assignment, target), 0);
  return atTargets + reserveWorth(survey, assignment);
}

/** Chance of the better of two forces, by the squares of both: two on one are worth more than twice one. */
export function chanceOf(own: number, theirs: number): number {
  const [mine, other] = [own * own, theirs * theirs];
  return mine + other === 0 ? 0 : mine / (mine + other);
}

function worthAt(survey: Survey, assignment: Assignment, target: SurveyedTarget): number {
  const going = survey.groups.flatMap((group, n) => {
    const option = assignment[n];
    return option?.target === target.id ? [{ option, group }] : [];
  });
  if (going.length === 0) return -planWeights.unfaced * target.worth;
  const own = going.reduce((sum, { option }) => sum + taskWeights[option.task].force * option.force, 0);
  const chance = chanceOf(own, target.force);
  let worth = 0;
  for (const { option, group } of going) {
    const { gain, risk } = taskWeights[option.task];
    const part = own === 0 ? 0 : (taskWeights[option.task].force * option.force) / own;
    worth += gain * timeliness(survey, option) * chance * target.worth * part;
    // Groups that go together share what the enemy does to them.
    worth -= risk * (1 - chance) * group.worth;
  }
  return worth;
}

/** Share of the gain that is left after the way. Nothing if the time does not suffice. */
function timeliness({ turnsLeft }: Survey, { turns }: TaskOption): number {
  const { striking, perTurn } = planWeights;
  if (turnsLeft !== null && turns + striking > turnsLeft) return 0;
  return Math.max(0, 1 - perTurn * turns);
}

function reserveWorth({ groups, targets }: Survey, assignment: Assignment): number {
  const kept = groups.filter((_, n) => assignment[n] === null);
  const [only] = kept;
  if (only === undefined) return 0;
  const own = groups.reduce((sum, { worth }) => sum + worth, 0);
  const theirs = targets.reduce((sum, { force }) => sum + force, 0);
  const { reserve, reserveGroups, reserveForce } = planWeights;
  const isAllowed = kept.length === 1 && groups.length >= reserveGroups && own >= reserveForce * theirs;
  return isAllowed ? reserve * only.worth : Number.NEGATIVE_INFINITY;
}
