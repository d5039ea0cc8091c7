/** printedOdds: tables of odds, with a procedure computed exactly over two fields of its input. */
import { add, impossible } from '../dice/sixths.ts';
import type { ProcedureInForce } from '../ruleset.ts';
import { Problem } from '../schema/problem.ts';
import type { OddsBlock, OutcomeTest } from './block.ts';
import type { OddsCell, PrintedOdds } from './document.ts';
import { percentText, wholePercent } from './percent.ts';
import { type Reader, say } from './reader.ts';

type CaseFields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is CaseFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Value at a path such as `a.hits`, or undefined if the path leads nowhere. */
function valueAt(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((at, name) => (isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined), data);
}

/** The input with a value set at a path. Everything off the path stays unchanged. */
function withValue(data: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const fields = isRecord(data) ? data : {};
  return { ...fields, [name]: withValue(fields[name], rest, value) };
}

/** The input with all fields of a `set`. */
function withFields(input: CaseFields, set: CaseFields): CaseFields {
  return Object.entries(set).reduce<CaseFields>(
    (sofar, [path, value]) => withValue(sofar, path.split('.'), value) as CaseFields,
    input,
  );
}

function passes(outcome: unknown, tests: readonly OutcomeTest[]): boolean {
  return tests.every(({ field, is, atLeast, atMost }) => {
    const value = valueAt(outcome, field);
    if (is !== undefined && value !== is) return false;
    if (atLeast !== undefined && !(typeof value === 'number' && value >= atLeast)) return false;
    return atMost === undefined || (typeof value === 'number' && value <= atMost);
  });
}

function oddsCell(
  { kit }: Reader,
  procedure: ProcedureInForce,
  input: CaseFields,
  count: readonly OutcomeTest[],
): OddsCell {
  const prepared = procedure.prepare(input);
  if (prepared instanceof Problem) return { kind: 'none', text: kit.sheet.notHere, percent: 0 };
  if (prepared.refusals.length > 0) return { kind: 'refused', text: kit.sheet.refused, percent: 0 };
  const counting = prepared
    .assess()
    .odds()
    .filter(({ outcome }) => passes(outcome, count));
  const chance = counting.reduce((sum, counted) => add(sum, counted.chance), impossible);
  return { kind: 'chance', text: percentText(chance), percent: wholePercent(chance) };
}

/** Computes a table of odds under the rules in force. */
export function printedOdds(reader: Reader, block: OddsBlock): PrintedOdds {
  const { title, input, down, across, count, notes = [] } = block;
  const procedure = reader.inForce.procedure(block.procedure);
  if (procedure === undefined) throw new RangeError(`a table of odds asks for ${block.procedure}`);
  return {
    kind: 'odds',
    title: say(reader, title),
    wide: block.wide === true,
    down: say(reader, down.title),
    across: say(reader, across.title),
    columns: across.values.map(({ label }) => say(reader, label)),
    rows: down.values.map(({ label, set }) => ({
      label: say(reader, label),
      cells: across.values.map((column) =>
        oddsCell(reader, procedure, withFields(withFields(input, set), column.set), count),
      ),
    })),
    notes: notes.map((note) => say(reader, note)),
  };
}
