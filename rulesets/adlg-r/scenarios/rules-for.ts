/** `rulesFor`: the rules of a game, which are the edition with the chosen options, or the problem with these. */
import { chosenRules, type Problem } from '@grognard/rules-kit';
import { base } from '../base.ts';
import { adlgREdition } from '../editions/adlg-r.ts';
import type { AdlgRules } from '../model.ts';
import { anyOptions } from '../options/index.ts';

const source = { base, editions: [adlgREdition], options: anyOptions };

export function rulesFor(edition: string, given: Readonly<Record<string, unknown>>): AdlgRules | Problem {
  return chosenRules(source, edition, given);
}
