/** revisedPlan: a first plan, or a new one after an event, if it is clearly better. Nothing else changes a plan. */
import type { BattlePlan, PlanEvent, PlannedGroup, Survey, TaskOption } from '@grognard/engine';
import { chooseAssignment } from './choose-plan.ts';
import { type Assignment, planWorth } from './plan-worth.ts';
import { planWeights } from './weights.ts';

/** The plan that is to be followed from now on. Null if nobody can be sent anywhere. */
export function revisedPlan(survey: Survey, before: BattlePlan | null): BattlePlan | null {
  if (before === null) return planFrom(survey, null, 'first');
  const event = eventIn(survey, before);
  if (event === null) return before;
  const next = planFrom(survey, before, event);
  if (next === null) return before;
  // A plan that cannot be followed any more is replaced at once; others must be beaten clearly.
  const kept = assignmentOf(survey, before);
  if (kept === null || event === 'target-gone' || event === 'release') return next;
  const worth = planWorth(survey, kept);
  const least = worth + Math.max(planWeights.betterPoints, planWeights.betterShare * Math.abs(worth));
  return next.worth >= least ? next : settled(survey, before);
}

/** The first event that calls for another plan, or null. */
export function eventIn(survey: Survey, plan: BattlePlan): PlanEvent | null {
  const { half, losses, fewestLosses, spare } = planWeights;
  const groups = plan.groups.flatMap((planned) => {
    const now = survey.groups.find(({ id }) => id === planned.id);
    return now === undefined ? [] : [{ planned, now }];
  });
  const isGone = ({ target }: PlannedGroup) =>
    target !== null && !survey.targets.some(({ id }) => id === target);
  if (groups.some(({ planned }) => isGone(planned))) return 'target-gone';
  const isHalved = groups.some(({ planned, now }) => planned.left > half && now.left <= half);
  const isCalled = isHalved || plan.groups.length > groups.length || survey.lost - plan.lost >= fewestLosses;
  if (isCalled && groups.some(({ planned }) => planned.task === 'reserve')) return 'release';
  if (isHalved || plan.groups.length > groups.length) return 'half-strength';
  const isLate = ({ phase, byTurn }: PlannedGroup) => phase === 'approach' && survey.turn > byTurn + spare;
  if (groups.some(({ planned }) => isLate(planned))) return 'late';
  const [lost, gained] = [survey.lost - plan.lost, survey.gained - plan.gained];
  if (lost + gained >= fewestLosses && lost - gained > losses * (lost + gained)) return 'losses';
  return null;
}

/** The same plan, from what has been lost until now: the same event does not call again. */
function settled(survey: Survey, plan: BattlePlan): BattlePlan {
  const leftOf = (id: string, left: number) => survey.groups.find((group) => group.id === id)?.left ?? left;
  return {
    ...plan,
    lost: survey.lost,
    gained: survey.gained,
    groups: plan.groups
      .filter(({ id }) => survey.groups.some((group) => group.id === id))
      .map((group) => ({
        ...group,
        left: leftOf(group.id, group.left),
        byTurn: Math.max(group.byTurn, survey.turn + planWeights.spare),
      })),
  };
}

/** The tasks of a plan as options of this survey, or null if one of them is no option any more. */
function assignmentOf(survey: Survey, { groups }: BattlePlan): Assignment | null {
  const found = survey.groups.map(({ id }) => {
    const planned = groups.find((group) => group.id === id);
    if (planned === undefined) return undefined;
    if (planned.task === 'reserve') return null;
    return survey.options.find(
      ({ group, task, target }) => group === id && task === planned.task && target === planned.target,
    );
  });
  return found.every((option) => option !== undefined) ? found : null;
}

function planFrom(asked: Survey, before: BattlePlan | null, because: PlanEvent): BattlePlan | null {
  const hadReserve = before === null || before.groups.some(({ task }) => task === 'reserve');
  const chosen = chooseAssignment(asked, hadReserve && because !== 'release');
  if (chosen === null) return null;
  const { assignment, worth } = chosen;
  const groups = asked.groups.map(({ id, left }, n): PlannedGroup => {
    const option = assignment[n] ?? null;
    const same = before?.groups.find((group) => group.id === id && isSameTask(group, option));
    if (same !== undefined) return { ...same, left };
    return {
      id,
      task: option === null ? 'reserve' : option.task,
      target: option === null ? null : option.target,
      phase: 'approach',
      since: asked.turn,
      left,
      byTurn: asked.turn + (option === null ? 0 : Math.ceil(option.turns)),
    };
  });
  return {
    mainEffort: mainEffortOf(assignment),
    groups,
    worth,
    lost: asked.lost,
    gained: asked.gained,
    because,
  };
}

function isSameTask({ task, target }: PlannedGroup, option: TaskOption | null): boolean {
  return option === null ? task === 'reserve' : task === option.task && target === option.target;
}

/** The target to which most force is sent to strike. */
function mainEffortOf(assignment: Assignment): string | null {
  const striking = assignment.filter((option) => option?.task === 'assault' || option?.task === 'seize');
  const forceAt = (target: string) =>
    striking.reduce((sum, option) => sum + (option?.target === target ? option.force : 0), 0);
  const targets = striking.flatMap((option) => (option === null ? [] : [option.target]));
  return targets.reduce<string | null>(
    (main, target) => (main === null || forceAt(target) > forceAt(main) ? target : main),
    null,
  );
}
