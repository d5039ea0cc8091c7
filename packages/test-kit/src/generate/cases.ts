/** Random cases of one procedure in one edition: many of them legal, all of them repeatable from the seed. */
import { type AnyShape, type OptionFace, Problem, type Ruleset } from '@grognard/rules-kit';
import { type Case, type Data, frozen } from '../data.ts';
import { changeInput } from './change.ts';
import { Luck } from './luck.ts';
import { type Pool, poolOf, someRecord, someValue, wildRecord } from './values.ts';

/** Gives case after case; what it is told was good becomes the start of further cases. */
export interface CaseSource {
  next(): Case;
  /** An allowed case: others near it are probably allowed too. */
  learn(given: Case): void;
  /** A case that showed something new. */
  treasure(given: Case): void;
}

interface Start {
  readonly input: Data;
  readonly options: Data;
}

/** How many learnt cases are remembered. */
const memory = 200;

/** The shape of a procedure's input. */
function inputShape(ruleset: Ruleset, edition: string, procedureId: string): AnyShape {
  const inForce = ruleset.inForce(edition);
  const procedure = inForce instanceof Problem ? undefined : inForce.procedure(procedureId);
  if (procedure === undefined) throw new RangeError(`${edition} has no procedure ${procedureId}`);
  return procedure.input;
}

/** A value for an option: any that its shape allows. */
export function someOption({ id, shape, default: usual }: OptionFace, luck: Luck): [string, unknown] {
  return [id, someValue(shape, id, new Map([[id, [usual]]]), luck)];
}

/** Random cases, from defaults, from worked examples and from what was learnt. */
export function casesOf(ruleset: Ruleset, edition: string, procedureId: string, seed: number): CaseSource {
  const luck = new Luck(seed, `${edition}/${procedureId}`);
  const shape = inputShape(ruleset, edition, procedureId);
  const examples = ruleset.examples.map((example) => example.case).filter((c) => c.procedure === procedureId);
  const own = examples.filter((example) => example.ruleset === edition);
  const pool = poolOf(examples.map(({ input }) => input));
  const options = ruleset.options.filter(({ readBy }) => readBy.includes(procedureId));
  const learnt: Start[] = [];
  const treasured: Start[] = [];

  function start(): Start {
    const kind = luck.below(100);
    if (kind < 20) return { input: freshInput(shape, pool, luck), options: {} };
    if (kind < 27) return { input: wildInput(shape, pool, luck), options: {} };
    const from = kind < 55 ? (luck.inHundred(80) ? own : examples) : kind < 80 ? learnt : treasured;
    if (from.length === 0) return { input: freshInput(shape, pool, luck), options: {} };
    const { input, options: set = {} } = luck.pick<{ readonly input: Data; readonly options?: Data }>(from);
    return { input, options: luck.inHundred(75) ? set : {} };
  }

  function next(): Case {
    let { input, options: set } = start();
    for (let n = luck.pick([0, 1, 1, 1, 2, 2, 3, 4, 5]); n > 0; n--)
      input = changeInput(shape, input, pool, luck);
    if (options.length > 0 && luck.inHundred(35)) {
      for (let n = luck.between(1, 2); n > 0; n--) {
        const [id, value] = someOption(luck.pick(options), luck);
        set = { ...set, [id]: value };
      }
    }
    const given = { ruleset: edition, procedure: procedureId, input };
    return frozen(Object.keys(set).length === 0 ? given : { ...given, options: set });
  }

  const remember = (list: Start[], { input, options: set = {} }: Case): void => {
    if (list.length < memory) list.push({ input, options: set });
    else list[luck.below(memory)] = { input, options: set };
  };
  return {
    next,
    learn: (given) => remember(learnt, given),
    treasure: (given) => remember(treasured, given),
  };
}

function freshInput(shape: AnyShape, pool: Pool, luck: Luck): Data {
  return shape.form.kind === 'record' ? someRecord(shape.form.fields, '', pool, luck, 0) : {};
}

function wildInput(shape: AnyShape, pool: Pool, luck: Luck): Data {
  return shape.form.kind === 'record' ? wildRecord(shape.form.fields, '', pool, luck) : {};
}
