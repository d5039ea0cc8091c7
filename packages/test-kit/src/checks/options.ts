/** idleOptions, meddlingOptions: options that a procedure reads must change some answer, the others none. */
import type { OptionInfo, Resolver, Ruleset } from '@grognard/rules-kit';
import { casesOf, someOption } from '../generate/cases.ts';
import { SeededRandom } from '../generate/seeded-random.ts';
import { valuesOf } from './wanted.ts';

interface OptionTask {
  readonly ruleset: Ruleset;
  readonly resolver: Resolver;
  readonly seed: number;
  /** Cases tried for each edition before an option is called idle. */
  readonly cases: number;
}

/** Options that a procedure reads although no case was found whose answer they change. */
export function idleOptions(task: OptionTask): string[] {
  return task.ruleset.options
    .filter(({ readBy }) => readBy.length > 0)
    .filter((option) => !option.readBy.some((procedure) => changesSomething(task, option, procedure)))
    .map(({ id, readBy }) => `${id} changes no answer of ${readBy.join(', ')}`);
}

/** Options that only the table reads, but which change an answer. */
export function meddlingOptions(task: OptionTask): string[] {
  return task.ruleset.options
    .filter(({ readBy }) => readBy.length === 0)
    .filter((option) =>
      task.ruleset.procedureIds.some((procedure) => changesSomething(task, option, procedure)),
    )
    .map(({ id }) => `${id} is read by no procedure, but changes answers`);
}

function changesSomething(
  { ruleset, resolver, seed, cases }: OptionTask,
  option: OptionInfo,
  procedure: string,
): boolean {
  const random = new SeededRandom(seed, option.id);
  const sources = ruleset.editions.map(({ id }) => casesOf(ruleset, id, procedure, seed + 3));
  for (let i = 0; i < cases; i++) {
    for (const source of sources) {
      const given = source.next();
      const answer = resolver.resolve(given);
      if (answer.ok && answer.allowed) source.learn(given);
      const before = JSON.stringify(answer);
      for (const value of [...valuesOf(option.shape), someOption(option, random)[1]]) {
        const set = { ...given, options: { ...given.options, [option.id]: value } };
        if (JSON.stringify(resolver.resolve(set)) !== before) return true;
      }
    }
  }
  return false;
}
