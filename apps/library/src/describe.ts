/** What a procedure takes, as data: for forms, for flags, for whoever writes cases by program. */
import { type JsonSchema, jsonSchemaOf, Problem, type Ruleset } from '@grognard/rules-kit';

/** A procedure described: its input and its options as JSON Schema, with titles and defaults. */
export interface Description {
  readonly ruleset: string;
  readonly procedure: string;
  readonly title: string;
  /** The steps at the table. */
  readonly steps: readonly string[];
  readonly input: JsonSchema;
  readonly options: JsonSchema;
}

/** Describes a procedure of an edition; undefined if there is none. */
export function describeIn(
  rulesets: readonly Ruleset[],
  edition: string,
  procedureId: string,
): Description | undefined {
  const ruleset = rulesets.find(({ editions }) => editions.some(({ id }) => id === edition));
  const inForce = ruleset?.inForce(edition);
  if (ruleset === undefined || inForce === undefined || inForce instanceof Problem) return undefined;
  const procedure = inForce.procedure(procedureId);
  if (procedure === undefined) return undefined;
  const { title, steps, input } = procedure;
  return {
    ruleset: edition,
    procedure: procedureId,
    title,
    steps,
    input: jsonSchemaOf(input),
    options: optionsSchema(ruleset, procedureId),
  };
}

/** The options that the procedure reads. */
function optionsSchema({ options }: Ruleset, procedureId: string): JsonSchema {
  const read = options.filter(({ readBy }) => readBy.includes(procedureId));
  return {
    type: 'object',
    properties: Object.fromEntries(
      read.map(({ id, title, says, shape, default: usual }) => [
        id,
        {
          title,
          ...(says === undefined ? {} : { description: says }),
          ...jsonSchemaOf(shape),
          default: usual,
        },
      ]),
    ),
    additionalProperties: false,
  };
}
