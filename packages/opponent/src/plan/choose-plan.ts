/** chooseAssignment: which group does what: greedily by regret, then by changing one and exchanging two. */
import type { Survey, TaskOption } from '@grognard/engine';
import { type Assignment, planWorth } from './plan-worth.ts';

/** Rounds of betterment. Every round that is not the last gains points, so more would be a fault of the weights. */
const rounds = 20;

export interface ChosenAssignment {
  readonly assignment: Assignment;
  readonly worth: number;
}

/** The tasks that a group may be given. */
type Choices = readonly (readonly TaskOption[])[];

/** Null if some group can be sent nowhere. One group may be kept as a reserve, unless that is over. */
export function chooseAssignment(survey: Survey, mayReserve: boolean): ChosenAssignment | null {
  const options = survey.groups.map(({ id }) => survey.options.filter(({ group }) => group === id));
  if (options.length === 0 || options.some((list) => list.length === 0)) return null;
  let best = byRegret(survey, options);
  for (let round = 0; round < rounds; round++) {
    const changed = oneChanged(best.assignment, options, mayReserve);
    const next = betterOf(survey, [...changed, ...exchanged(best.assignment, options)]);
    if (next === null || next.worth <= best.worth) break;
    best = next;
  }
  return best;
}

/** The group that would lose most by taking its second best task chooses first. */
function byRegret(survey: Survey, options: Choices): ChosenAssignment {
  const chosen: (TaskOption | null)[] = survey.groups.map(() => null);
  const left = new Set(options.keys());
  const worthWith = (n: number, option: TaskOption) =>
    withoutReserve(survey, chosen.with(n, option), left, n);
  while (left.size > 0) {
    let next: { readonly n: number; readonly option: TaskOption; readonly regret: number } | null = null;
    for (const [n, list] of options.entries()) {
      if (!left.has(n)) continue;
      const ranked = list
        .map((option) => ({ option, worth: worthWith(n, option) }))
        .sort((one, other) => other.worth - one.worth);
      const [first, second] = ranked;
      if (first === undefined) continue;
      const regret = second === undefined ? Number.POSITIVE_INFINITY : first.worth - second.worth;
      if (next === null || regret > next.regret) next = { n, option: first.option, regret };
    }
    if (next === null) break;
    chosen[next.n] = next.option;
    left.delete(next.n);
  }
  return { assignment: chosen, worth: planWorth(survey, chosen) };
}

/** Worth while others have not chosen yet: they are left out, and nobody is a reserve. */
function withoutReserve(survey: Survey, chosen: Assignment, left: ReadonlySet<number>, now: number): number {
  const groups = survey.groups.filter((_, n) => n === now || !left.has(n));
  const assignment = chosen.filter((_, n) => n === now || !left.has(n));
  return planWorth({ ...survey, groups }, assignment);
}

/** Every group with every other task, and as the reserve. */
function oneChanged(assignment: Assignment, options: Choices, mayReserve: boolean): Assignment[] {
  return options.flatMap((list, n) =>
    [...list, ...(mayReserve ? [null] : [])].map((option) => assignment.with(n, option)),
  );
}

/** Two groups with each other's targets. */
function exchanged(assignment: Assignment, options: Choices): Assignment[] {
  return options.flatMap((list, n) =>
    options.slice(n + 1).flatMap((others, more) => {
      const m = n + 1 + more;
      const [mine, theirs] = [assignment[n], assignment[m]];
      return list
        .filter(({ target }) => target === theirs?.target)
        .flatMap((one) =>
          others
            .filter(({ target }) => target === mine?.target)
            .map((other) => assignment.with(n, one).with(m, other)),
        );
    }),
  );
}

function betterOf(survey: Survey, all: readonly Assignment[]): ChosenAssignment | null {
  let best: ChosenAssignment | null = null;
  for (const assignment of all) {
    const worth = planWorth(survey, assignment);
    if (best === null || worth > best.worth) best = { assignment, worth };
  }
  return best;
}
