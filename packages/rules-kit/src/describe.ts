/** describeRuleset: procedures of a ruleset and their inputs as data, for forms, flags and programs. */
import { editionTitle } from './explain.ts';
import { phrase } from './i18n/phrase.ts';
import type { Words } from './i18n/words.ts';
import { effectText } from './option-effects.ts';
import { factTitlesOf } from './procedure.ts';
import type { RuleId } from './rule.ts';
import type { OptionInfo, ProcedureInForce, Ruleset, RulesInForce } from './ruleset.ts';
import { type JsonSchema, jsonSchemaOf } from './schema/json-schema.ts';

/** Version of these descriptions. */
const version = 1;
const schema = 'https://json-schema.org/draft/2020-12/schema';

/** Description of an edition: its procedures, and all its options as JSON Schema. */
export interface RulesetDescription {
  readonly version: number;
  readonly ruleset: string;
  readonly title: string;
  readonly credit: string;
  readonly procedures: readonly { readonly id: string; readonly title: string }[];
  readonly options: JsonSchema;
}

/** Description of a procedure: its input and the options it reads as JSON Schema, with titles and defaults. */
export interface Description {
  readonly version: number;
  readonly ruleset: string;
  readonly procedure: string;
  readonly title: string;
  /** Steps at the table. */
  readonly steps: readonly string[];
  readonly input: JsonSchema;
  readonly options: JsonSchema;
  /** Titles of the facts of an answer. */
  readonly facts: Readonly<Record<string, string>>;
  /** Rules that can refuse. */
  readonly refusals: readonly RuleId[];
  /** Rules that lines and effects can name. */
  readonly prints: readonly RuleId[];
}

/** Describes an edition under the rules in force. With words, in their language and with the names of all choices. */
export function describeRuleset(
  ruleset: Ruleset,
  { edition, procedures }: RulesInForce,
  words?: Words,
): RulesetDescription {
  const say = sayIn(ruleset, words);
  return {
    version,
    ruleset: edition,
    title: editionTitle(ruleset, edition, words),
    credit: say(ruleset.credit),
    procedures: procedures.map(({ id, title }) => ({ id, title: say(title) })),
    options: optionsSchema(ruleset, ruleset.options, edition, words),
  };
}

/** Describes a procedure under the rules in force. With words, in their language and with the names of all choices. */
export function describeProcedure(
  ruleset: Ruleset,
  { edition }: RulesInForce,
  procedure: ProcedureInForce,
  words?: Words,
): Description {
  const { options } = ruleset;
  const { id, title, steps, input } = procedure;
  const say = sayIn(ruleset, words);
  const read = options.filter(({ readBy }) => readBy.includes(id));
  return {
    version,
    ruleset: edition,
    procedure: id,
    title: say(title),
    steps: steps.map(say),
    input: { $schema: schema, title: `${edition} ${id}`, ...jsonSchemaOf(input, words) },
    options: optionsSchema(ruleset, read, `${edition} ${id}`, words),
    facts: factTitlesOf(procedure, words ?? ruleset.words.en),
    refusals: procedure.refusedBy(),
    prints: [...new Set(procedure.prints())],
  };
}

/** JSON Schema of the ruleset's scenario files, or null if its battles cannot be written as files. */
export function describeScenarioFile({ title, scenarioFiles }: Ruleset): JsonSchema | null {
  if (scenarioFiles === null) return null;
  const file = jsonSchemaOf(scenarioFiles.shape);
  const fields = file['properties'] as JsonSchema;
  const where = { title: 'Where this schema lies, for your editor', type: 'string' };
  return {
    $schema: schema,
    title: `A scenario of ${title}`,
    ...file,
    properties: { $schema: where, ...fields },
  };
}

function sayIn(ruleset: Ruleset, words: Words = ruleset.words.en): (english: string) => string {
  return (english) => phrase(words, english);
}

function optionsSchema(
  ruleset: Ruleset,
  options: readonly OptionInfo[],
  of: string,
  words?: Words,
): JsonSchema {
  const say = sayIn(ruleset, words);
  const properties = options.map((option) => {
    const { id, rule, title, shape, default: defaultValue, readBy } = option;
    const description = effectText(words ?? ruleset.words.en, option);
    return [
      id,
      {
        title: say(title),
        ...jsonSchemaOf(shape, words, id),
        default: defaultValue,
        ...(description === '' ? {} : { description }),
        'x-rule': rule,
        'x-read-by': readBy,
      },
    ];
  });
  return {
    $schema: schema,
    title: `options of ${of}`,
    type: 'object',
    properties: Object.fromEntries(properties) as JsonSchema,
    additionalProperties: false,
  };
}
