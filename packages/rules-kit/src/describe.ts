/** What a ruleset resolves and what each procedure takes, as data: for forms, flags and programs. */
import { editionTitle } from './explain.ts';
import type { RuleId } from './rule.ts';
import type { OptionFace, ProcedureInForce, Ruleset, RulesInForce } from './ruleset.ts';
import { type JsonSchema, jsonSchemaOf } from './schema/json-schema.ts';

/** The version of these descriptions. */
const version = 1;
const schema = 'https://json-schema.org/draft/2020-12/schema';

/** An edition described: its procedures, and all its options as JSON Schema. */
export interface RulesetDescription {
  readonly version: number;
  readonly ruleset: string;
  readonly title: string;
  readonly credit: string;
  readonly procedures: readonly { readonly id: string; readonly title: string }[];
  readonly options: JsonSchema;
}

/** A procedure described: its input and the options it reads as JSON Schema, with titles and defaults. */
export interface Description {
  readonly version: number;
  readonly ruleset: string;
  readonly procedure: string;
  readonly title: string;
  /** The steps at the table. */
  readonly steps: readonly string[];
  readonly input: JsonSchema;
  readonly options: JsonSchema;
  /** What each fact of an answer is called. */
  readonly facts: Readonly<Record<string, string>>;
  /** Rules that can refuse. */
  readonly refusals: readonly RuleId[];
  /** Rules that lines and effects can name. */
  readonly prints: readonly RuleId[];
}

/** Describes an edition under the rules in force. */
export function describeRuleset(ruleset: Ruleset, { edition, procedures }: RulesInForce): RulesetDescription {
  return {
    version,
    ruleset: edition,
    title: editionTitle(ruleset, edition),
    credit: ruleset.credit,
    procedures: procedures.map(({ id, title }) => ({ id, title })),
    options: optionsSchema(ruleset.options, edition),
  };
}

/** Describes a procedure under the rules in force. */
export function describeProcedure(
  { options }: Ruleset,
  { edition }: RulesInForce,
  procedure: ProcedureInForce,
): Description {
  const { id, title, steps, input, factTitles } = procedure;
  const read = options.filter(({ readBy }) => readBy.includes(id));
  return {
    version,
    ruleset: edition,
    procedure: id,
    title,
    steps,
    input: { $schema: schema, title: `${edition} ${id}`, ...jsonSchemaOf(input) },
    options: optionsSchema(read, `${edition} ${id}`),
    facts: factTitles,
    refusals: procedure.refusedBy(),
    prints: [...new Set(procedure.prints())],
  };
}

/** What a scenario file of the ruleset may hold, as JSON Schema; null if its battles cannot be written as files. */
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

function optionsSchema(options: readonly OptionFace[], of: string): JsonSchema {
  const properties = options.map(({ id, rule, title, shape, default: usual, says, readBy }) => [
    id,
    {
      title,
      ...jsonSchemaOf(shape),
      default: usual,
      ...(says === undefined ? {} : { description: says }),
      'x-rule': rule,
      'x-read-by': readBy,
    },
  ]);
  return {
    $schema: schema,
    title: `options of ${of}`,
    type: 'object',
    properties: Object.fromEntries(properties) as JsonSchema,
    additionalProperties: false,
  };
}
