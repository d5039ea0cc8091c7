/** casesOf: random cases of one procedure in one edition. Many are legal, and all are repeatable from the seed. */
import { type AnyShape, type OptionInfo, Problem, type Ruleset } from '@grognard/rules-kit';
import { type CaseData, type Data, frozen } from '../data.ts';
import { changeInput } from './change.ts';
import { SeededRandom } from './seeded-random.ts';
import { type Pool, poolOf, someRecord, someValue, wildRecord } from './values.ts';

/** Produces case after case. Cases reported as good become the start of further ones. */
export interface CaseSource {
  next(): CaseData;
  /** Reports an allowed case. Similar ones are probably allowed too. */
  learn(given: CaseData): void;
  /** Reports a case that showed something new. */
  treasure(given: CaseData): void;
}

interface Start {
  readonly input: Data;
  readonly options: Data;
}

/** Number of learnt cases that are remembered. */
const memory = 200;

function inputShape(ruleset: Ruleset, edition: string, procedureId: string): AnyShape {
  const inForce = ruleset.inForce(edition);
  const procedure = inForce instanceof Problem ? undefined : inForce.procedure(procedureId);
  if (procedure === undefined) throw new RangeError(`${edition} has no procedure ${procedureId}`);
  return procedure.input;
}

/** A random value that the option's shape allows. */
export function someOption(
  { id, shape, default: defaultValue }: OptionInfo,
  random: SeededRandom,
): [string, unknown] {
  return [id, someValue(shape, id, new Map([[id, [defaultValue]]]), random)];
}

/** Random cases, from defaults, from worked examples and from learnt cases. */
export function casesOf(ruleset: Ruleset, edition: string, procedureId: string, seed: number): CaseSource {
  const random = new SeededRandom(seed, `${edition}/${procedureId}`);
  const shape = inputShape(ruleset, edition, procedureId);
  const examples = ruleset.examples.map((example) => example.case).filter((c) => c.procedure === procedureId);
  const own = examples.filter((example) => example.ruleset === edition);
  const pool = poolOf(examples.map(({ input }) => input));
  const options = ruleset.options.filter(({ readBy }) => readBy.includes(procedureId));
  const learnt: Start[] = [];
  const treasured: Start[] = [];

  function start(): Start {
    const kind = random.below(100);
    if (kind < 20) return { input: freshInput(shape, pool, random), options: {} };
    if (kind < 27) return { input: wildInput(shape, pool, random), options: {} };
    const from = kind < 55 ? (random.inHundred(80) ? own : examples) : kind < 80 ? learnt : treasured;
    if (from.length === 0) return { input: freshInput(shape, pool, random), options: {} };
    const { input, options: set = {} } = random.pick<{ readonly input: Data; readonly options?: Data }>(from);
    return { input, options: random.inHundred(75) ? set : {} };
  }

  function next(): CaseData {
    let { input, options: set } = start();
    for (let n = random.pick([0, 1, 1, 1, 2, 2, 3, 4, 5]); n > 0; n--)
      input = changeInput(shape, input, pool, random);
    if (options.length > 0 && random.inHundred(35)) {
      for (let n = random.between(1, 2); n > 0; n--) {
        const [id, value] = someOption(random.pick(options), random);
        set = { ...set, [id]: value };
      }
    }
    const given = { ruleset: edition, procedure: procedureId, input };
    return frozen(Object.keys(set).length === 0 ? given : { ...given, options: set });
  }

  const remember = (list: Start[], { input, options: set = {} }: CaseData): void => {
    if (list.length < memory) list.push({ input, options: set });
    else list[random.below(memory)] = { input, options: set };
  };
  return {
    next,
    learn: (given) => remember(learnt, given),
    treasure: (given) => remember(treasured, given),
  };
}

function freshInput(shape: AnyShape, pool: Pool, random: SeededRandom): Data {
  return shape.form.kind === 'record' ? someRecord(shape.form.fields, '', pool, random, 0) : {};
}

function wildInput(shape: AnyShape, pool: Pool, random: SeededRandom): Data {
  return shape.form.kind === 'record' ? wildRecord(shape.form.fields, '', pool, random) : {};
}
