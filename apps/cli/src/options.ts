/** The options of a command line: --option save.high-wall=site, as often as wanted. */
import type { Ruleset } from '@grognard/rules-kit';
import { type GivenFlag, UsageError } from './arguments.ts';
import { jsonFrom, valueFrom } from './values.ts';

/** The options given; undefined if there are none. Which ids and values exist is for the ruleset to say. */
export function optionsFrom(
  ruleset: Ruleset | null,
  flags: readonly GivenFlag[],
): Readonly<Record<string, unknown>> | undefined {
  const given = flags.filter(({ name }) => name === 'option').map(({ value }) => split(value));
  if (given.length === 0) return undefined;
  return Object.fromEntries(
    given.map(({ id, words }) => {
      const known = ruleset?.options.find((option) => option.id === id);
      return [id, known === undefined ? jsonFrom(words) : valueFrom(known.shape, unquoted(words))];
    }),
  );
}

function split(given: string): { readonly id: string; readonly words: string } {
  const cut = given.indexOf('=');
  if (cut < 1) throw new UsageError(`--option is written ID=VALUE, not "${given}"`);
  return { id: given.slice(0, cut), words: given.slice(cut + 1) };
}

/** A text may stand as JSON, in quotes. */
function unquoted(words: string): string {
  const value = words.startsWith('"') ? jsonFrom(words) : words;
  return typeof value === 'string' ? value : words;
}
