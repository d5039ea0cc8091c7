/** `rulesFor`: the rules of a game, which are the edition with the chosen options, or the problem with these. */
import { check, didYouMean, editionRules, Problem } from '@grognard/rules-kit';
import { base } from '../base.ts';
import { edition as giorgi } from '../editions/giorgi.ts';
import type { Rules } from '../model.ts';
import { options as known } from '../options/index.ts';

const editions = [giorgi];

/** Applies options in the order of the rulebook. If two change the same number, the later one starts from the result of the earlier. */
export function rulesFor(edition: string, given: Readonly<Record<string, unknown>>): Rules | Problem {
  const ids = editions.map(({ id }) => id);
  if (!ids.includes(edition))
    return new Problem('edition', 'edition', `there is no edition "${edition}"${didYouMean(edition, ids)}`);
  const names = known.map(({ id }): string => id);
  for (const id of Object.keys(given))
    if (!names.includes(id))
      return new Problem('option', `options["${id}"]`, `there is no option "${id}"${didYouMean(id, names)}`);
  let rules = editionRules(base, editions, edition);
  for (const { id, shape, amend } of known) {
    if (!Object.hasOwn(given, id)) continue;
    const checked = check(shape, given[id]);
    if (checked instanceof Problem) return new Problem('option', `options["${id}"]`, checked.message);
    if (amend !== null) rules = (amend as (rules: Rules, value: unknown) => Rules)(rules, checked);
  }
  return rules;
}
