/** optionsFrom: the options of a command line, such as --option save.high-wall=site. The flag may be repeated. */
import type { Ruleset } from '@grognard/rules-kit';
import { type GivenFlag, UsageError } from './arguments.ts';
import { jsonFrom, valueFrom } from './values.ts';

/** The given options, or undefined if there are none. The ruleset checks ids and values. */
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

/** A text may be given as JSON, in quotes. */
function unquoted(words: string): string {
  const value = words.startsWith('"') ? jsonFrom(words) : words;
  return typeof value === 'string' ? value : words;
}
