/** JSON Schemas of inputs, options and scenario files agree with our own checks. A small validator here reads them. */
import { check, describeScenarioFile, type JsonSchema, Problem } from '@grognard/rules-kit';
import { casesOf, SeededRandom } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { describe as describeProcedure, rulesets } from './index.ts';

type Data = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  number: Number.isFinite,
  string: (value) => typeof value === 'string',
  null: (value) => value === null,
};

const known = new Set(
  'type enum anyOf items minItems maxItems uniqueItems minimum maximum pattern properties required additionalProperties'.split(
    ' ',
  ),
);
const told = new Set(['$schema', 'title', 'default', 'description']);

/** Implements the part of JSON Schema that our descriptions use. An unknown keyword is an error. */
function accepts(schema: JsonSchema, value: unknown): boolean {
  for (const word of Object.keys(schema)) {
    if (!known.has(word) && !told.has(word) && !word.startsWith('x-'))
      throw new Error(`unknown word ${word}`);
  }
  const { type, minimum, maximum, minItems, maxItems, uniqueItems, pattern } = schema as {
    readonly type?: string;
    readonly minimum?: number;
    readonly maximum?: number;
    readonly minItems?: number;
    readonly maxItems?: number;
    readonly uniqueItems?: boolean;
    readonly pattern?: string;
  };
  if (type !== undefined && !types[type]!(value)) return false;
  if (Array.isArray(schema['enum']) && !schema['enum'].includes(value)) return false;
  if (Array.isArray(schema['anyOf']) && !schema['anyOf'].some((one: JsonSchema) => accepts(one, value)))
    return false;
  if (typeof value === 'number')
    return !(value < (minimum ?? Number.NEGATIVE_INFINITY) || value > (maximum ?? Number.POSITIVE_INFINITY));
  if (typeof value === 'string') return pattern === undefined || new RegExp(pattern, 'u').test(value);
  if (Array.isArray(value)) {
    const { items } = schema as { readonly items?: JsonSchema };
    if (value.length < (minItems ?? 0) || value.length > (maxItems ?? Number.POSITIVE_INFINITY)) return false;
    if (uniqueItems === true && new Set(value).size < value.length) return false;
    return items === undefined || value.every((entry) => accepts(items, entry));
  }
  return !isObject(value) || acceptsFields(schema, value);
}

function acceptsFields(schema: JsonSchema, value: Data): boolean {
  const { properties, required } = schema as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  if (properties === undefined) return true;
  if (required?.some((name) => !Object.hasOwn(value, name))) return false;
  return Object.entries(value).every(([name, entry]) =>
    Object.hasOwn(properties, name)
      ? accepts(properties[name]!, entry)
      : schema['additionalProperties'] !== false,
  );
}

const wrong: readonly unknown[] = [null, true, 'x', '3', -1, 0.5, 1e6, [], [1], {}, { x: 1 }];

/** The value with one part replaced or removed, or with one extra field. */
function spoilt(value: unknown, random: SeededRandom): unknown {
  if (Array.isArray(value) && value.length > 0 && random.inHundred(80)) {
    const at = random.below(value.length);
    return value.map((entry: unknown, i) => (i === at ? spoilt(entry, random) : entry));
  }
  if (!isObject(value) || random.inHundred(8)) return random.pick(wrong);
  const names = Object.keys(value);
  if (names.length === 0 || random.inHundred(10)) return { ...value, mood: 'grim' };
  const name = random.pick(names);
  if (random.inHundred(15))
    return Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
  return { ...value, [name]: spoilt(value[name], random) };
}

const offered = rulesets.flatMap((ruleset) =>
  ruleset.editions.flatMap(({ id }) => ruleset.procedureIds.map((procedure) => ({ ruleset, id, procedure }))),
);

describe('the JSON Schema of an input', () => {
  it.each(offered)('accepts and rejects as the check does: $id $procedure', ({ ruleset, id, procedure }) => {
    const schema = describeProcedure(id as 'adlg-r', procedure as 'rally').input;
    const inForce = ruleset.inForce(id);
    if (inForce instanceof Problem) throw new Error(inForce.message);
    const shape = inForce.procedure(procedure)!.input;
    const random = new SeededRandom(5, `${id}/${procedure}`);
    const source = casesOf(ruleset, id, procedure, 5);
    const examples = ruleset.examples.filter(({ case: asked }) => asked.procedure === procedure);
    const good: unknown[] = examples.map(({ case: asked }) => asked.input);
    for (let i = 0; i < 300; i++) good.push(source.next().input);
    let rejected = 0;
    for (const input of [...good, ...good.map((one) => spoilt(one, random))]) {
      const isRight = !(check(shape, input) instanceof Problem);
      expect(accepts(schema, input), JSON.stringify(input)).toBe(isRight);
      if (!isRight) rejected++;
    }
    expect(rejected).toBeGreaterThan(50);
  });

  it('accepts every worked example that is answered', () => {
    for (const { examples } of rulesets) {
      for (const { case: asked, answer } of examples) {
        if (answer['ok'] === false) continue;
        const { input } = describeProcedure(asked.ruleset as 'adlg-r', asked.procedure as 'rally');
        expect(accepts(input, asked.input), JSON.stringify(asked)).toBe(true);
      }
    }
  });
});

describe('the JSON Schema of options', () => {
  it('accepts the defaults and the options of every worked example, and no others', () => {
    for (const { editions, options, examples } of rulesets) {
      for (const { id } of editions) {
        for (const { id: option, default: defaultValue, readBy } of options) {
          for (const procedure of readBy) {
            const schema = describeProcedure(id as 'adlg-r', procedure as 'rally').options;
            expect(accepts(schema, { [option]: defaultValue }), option).toBe(true);
            expect(accepts(schema, { [option]: { mood: 'grim' } }), option).toBe(false);
          }
        }
      }
      for (const { case: asked, answer } of examples) {
        const read = options.filter(({ readBy }) => readBy.includes(asked.procedure)).map((one) => one.id);
        const set = Object.entries(asked.options ?? {}).filter(([option]) => read.includes(option));
        if (answer['ok'] === false) continue;
        const schema = describeProcedure(asked.ruleset as 'adlg-r', asked.procedure as 'rally').options;
        expect(accepts(schema, Object.fromEntries(set)), JSON.stringify(asked)).toBe(true);
      }
    }
  });
});

describe('the JSON Schema of a scenario file', () => {
  const battles = rulesets.flatMap((ruleset) => ruleset.scenarios.map((scenario) => ({ ruleset, scenario })));

  it.each(battles.map((battle) => ({ ...battle, id: battle.scenario.id })))(
    'accepts $id, and rejects it spoilt as the check does',
    ({ ruleset, scenario, id }) => {
      const schema = describeScenarioFile(ruleset)!;
      const { shape } = ruleset.scenarioFiles!;
      expect(schema['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
      expect(accepts(schema, scenario.data)).toBe(true);
      const random = new SeededRandom(5, id);
      let rejected = 0;
      for (let i = 0; i < 200; i++) {
        const data = spoilt(scenario.data, random);
        const isRight = !(check(shape, data) instanceof Problem);
        expect(accepts(schema, data), JSON.stringify(data)).toBe(isRight);
        if (!isRight) rejected++;
      }
      expect(rejected).toBeGreaterThan(100);
    },
  );
});

describe('the editions of a scenario file', () => {
  const written = rulesets.flatMap((ruleset) => {
    const schema = describeScenarioFile(ruleset);
    const [scenario] = ruleset.scenarios;
    const { scenarioFiles: files } = ruleset;
    if (schema === null || files === null || scenario === undefined || !isObject(scenario.data)) return [];
    return [
      {
        id: ruleset.id,
        ids: ruleset.editions.map((edition) => edition.id),
        schema,
        files,
        data: scenario.data,
      },
    ];
  });

  it.each(written)('are listed in the schema of $id, and taken by schema and check alike', (one) => {
    const { ids, schema, files, data } = one;
    const { editions: good, ...without } = data;
    const both = (given: Data) => [accepts(schema, given), 'known' in files.read(given)];
    expect(schema).toMatchObject({ properties: { editions: { items: { enum: expect.any(Array) } } } });
    for (const id of ids) expect(accepts(schema, { ...data, editions: [id] })).toBe(true);
    expect(both({ ...without, editions: good })).toEqual([true, true]);
    expect(new Set(both(without)).size, 'without editions').toBe(1);
    for (const wrong of [[], ['chess'], [...ids, 'chess'], 'chess', null, ids[0]])
      expect(both({ ...without, editions: wrong }), JSON.stringify(wrong)).toEqual([false, false]);
  });
});
