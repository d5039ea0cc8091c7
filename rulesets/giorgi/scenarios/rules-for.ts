/** `rulesFor`: the rules of a game, which are the edition with the chosen options, or the problem with these. */
import { chosenRules, type Option, type Problem } from '@grognard/rules-kit';
import { base } from '../base.ts';
import { edition } from '../editions/giorgi.ts';
import type { Rules } from '../model.ts';
import { options } from '../options/index.ts';

const source = { base, editions: [edition], options: options as readonly Option<Rules>[] };

export function rulesFor(id: string, given: Readonly<Record<string, unknown>>): Rules | Problem {
  return chosenRules(source, id, given);
}
