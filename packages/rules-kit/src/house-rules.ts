/** HouseRules: the options that a club has agreed on, in a file. */

import type { OptionInfo, Ruleset } from './ruleset.ts';
import { Problem } from './schema/problem.ts';
import { problemsIn } from './schema/problems.ts';
import { choice, record, required, text } from './schema/shape.ts';
import { didYouMean } from './schema/suggest.ts';

/** Name of the format in the file. */
export const houseRulesFormat = 'grognard-house-rules';
/** Version of the format that is read and written. */
export const houseRulesVersion = 1;

export interface HouseRules {
  /** Id of the ruleset they belong to. */
  readonly ruleset: string;
  /** Name that the players gave them. */
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Parts of a ruleset needed to read house rules. */
export type HouseRuled = Pick<Ruleset, 'id' | 'options'>;

/** Everything except the options, whose shapes depend on the ruleset. */
const headShape = record({
  format: required(choice([houseRulesFormat]), 'Format'),
  version: required(choice([houseRulesVersion]), 'Version'),
  ruleset: required(text(/^[a-z][a-z0-9-]{0,39}$/, 'the id of a ruleset'), 'Ruleset'),
  name: required(text(/^[^\n]{1,80}$/u, 'a name of up to 80 characters'), 'Name'),
});

/** House rules of a file, or all its problems with their places. */
export function readHouseRules(ruleset: HouseRuled, data: unknown): HouseRules | readonly Problem[] {
  if (!isObject(data)) return [new Problem('type', '', 'house rules are an object')];
  const { options, ...head } = data;
  const problems = [...problemsIn(headShape, head), ...rulesetProblems(ruleset, head['ruleset'])];
  if (options === undefined) problems.push(new Problem('missing', 'options', 'options must be given'));
  else if (!isObject(options)) problems.push(new Problem('type', 'options', 'options are an object'));
  else problems.push(...optionProblems(ruleset, options));
  if (problems.length > 0) return problems;
  return { ruleset: ruleset.id, name: String(head['name']), options: options as HouseRules['options'] };
}

export function areHouseRules(read: HouseRules | readonly Problem[]): read is HouseRules {
  return !Array.isArray(read);
}

/** Text of a file of house rules. */
export function writeHouseRules({ ruleset, name, options }: HouseRules): string {
  const file = { format: houseRulesFormat, version: houseRulesVersion, ruleset, name, options };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function isObject(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function rulesetProblems({ id }: HouseRuled, given: unknown): Problem[] {
  if (typeof given !== 'string' || given === id) return [];
  const message = `these house rules are for "${given}", not for ${id}${didYouMean(given, [id])}`;
  return [new Problem('ruleset', 'ruleset', message)];
}

/** All problems of agreed options, with their places. */
export function optionProblems(
  { id, options }: { readonly id: string; readonly options: readonly Pick<OptionInfo, 'id' | 'shape'>[] },
  given: Readonly<Record<string, unknown>>,
): Problem[] {
  const ids = options.map((option) => option.id);
  return Object.entries(given).flatMap(([name, value]) => {
    const place = `options["${name}"]`;
    const known = options.find((option) => option.id === name);
    if (known === undefined)
      return [new Problem('option', place, `${id} has no option "${name}"${didYouMean(name, ids)}`)];
    return problemsIn(known.shape, value).map(({ at, message }) =>
      new Problem('option', at, message).within(place),
    );
  });
}
