/** caseFromFlags: builds one case from a command line, RULESET PROCEDURE and a flag for every field. */
import { type AnyShape, didYouMean, type ProcedureInForce, type Ruleset } from '@grognard/rules-kit';
import {
  commonFlags,
  type GivenFlag,
  type ParsedArguments,
  parseArguments,
  splitFlag,
  UsageError,
} from './arguments.ts';
import { type CliCommand, flagOf } from './command.ts';
import { coreOf, type FieldPath, flagsEndingIn, flagsOf, locate } from './fields.ts';
import { findEdition, findProcedure } from './find-ruleset.ts';
import { agreedFrom } from './house.ts';
import type { Terminal } from './terminal.ts';
import { valueFrom } from './values.ts';

interface AskedCase {
  readonly ruleset: string;
  readonly procedure: string;
  readonly input: unknown;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly dice?: readonly unknown[];
}

export interface CaseOfFlags {
  readonly ruleset: Ruleset;
  readonly procedure: ProcedureInForce;
  readonly asked: AskedCase;
  /** All given flags that are not fields. */
  readonly flags: readonly GivenFlag[];
}

export async function caseFromFlags(
  rulesets: readonly Ruleset[],
  parsed: ParsedArguments,
  command: CliCommand,
  terminal: Terminal,
): Promise<CaseOfFlags> {
  const [edition, procedureId, extra] = parsed.positionals;
  if (edition === undefined) throw new UsageError('ruleset and procedure missing');
  const found = findEdition(rulesets, edition);
  if (procedureId === undefined) {
    throw new UsageError(`name a procedure of ${edition}: ${found.ruleset.procedureIds.join(', ')}`);
  }
  const procedure = findProcedure(found, procedureId);
  if (extra !== undefined) throw unexpected(extra);
  const { own, fields } = readFlags(parsed, command, procedure.input);
  const input = inputFrom(procedure.input, own, fields);
  const options = await agreedFrom(found.ruleset, own, terminal);
  const dice = own.findLast(({ name }) => name === 'dice');
  const asked = {
    ruleset: found.edition,
    procedure: procedure.id,
    input,
    ...(options === undefined ? {} : { options }),
    ...(dice === undefined ? {} : { dice: diceFrom(dice.value) }),
  };
  return { ruleset: found.ruleset, procedure, asked, flags: own };
}

function unexpected(word: string): UsageError {
  return new UsageError(
    `unexpected argument "${word}"`,
    'Several values of a list are joined by commas: --ground bushes,woods',
  );
}

/** Separates the command's own flags from the fields of the input. */
function readFlags(
  parsed: ParsedArguments,
  command: CliCommand,
  input: AnyShape,
): { readonly own: readonly GivenFlag[]; readonly fields: readonly GivenFlag[] } {
  const specOf = (name: string) => {
    const own = flagOf(command, name);
    if (own !== undefined) return own;
    const place = locate(input, name);
    if (place === null) return undefined;
    return { takes: coreOf(place.shape).form.kind === 'flag' ? 'truth' : 'text' } as const;
  };
  const later = parseArguments(parsed.rest, specOf);
  const [unknown] = later.rest;
  if (unknown !== undefined) throw unknownField(unknown, command, input);
  const [stray] = later.positionals;
  if (stray !== undefined) throw unexpected(stray);
  const isOwn = ({ name }: GivenFlag): boolean => flagOf(command, name) !== undefined;
  return {
    own: [...parsed.flags, ...later.flags.filter(isOwn)],
    fields: later.flags.filter((flag) => !isOwn(flag)),
  };
}

function unknownField(word: string, command: CliCommand, input: AnyShape): UsageError {
  const { name } = splitFlag(word);
  const denied = name.startsWith('no-') ? name.slice('no-'.length) : '';
  if (denied !== '' && locate(input, denied) !== null)
    return new UsageError(`there is no flag --${name}; did you mean "--${denied} false"?`);
  const [near, ...others] = flagsEndingIn(input, name);
  const known = [
    ...flagsOf(input).map((flag) => flag.name),
    ...Object.keys(command.flags),
    ...Object.keys(commonFlags),
  ].map((flag) => `--${flag}`);
  const meant =
    near === undefined
      ? didYouMean(`--${name}`, known)
      : `; did you mean ${[near, ...others].map((flag) => `--${flag}`).join(' or ')}?`;
  return new UsageError(`there is no flag --${name}${meant}`);
}

/** The input: the fields, laid over the object that --input gives. */
function inputFrom(shape: AnyShape, own: readonly GivenFlag[], fields: readonly GivenFlag[]): unknown {
  const given = own.findLast(({ name }) => name === 'input');
  const input = given === undefined ? {} : inputJson(given.value);
  if (fields.length > 0 && (typeof input !== 'object' || input === null || Array.isArray(input)))
    throw new UsageError('--input must be an object when fields are given too');
  const done = new Set<string>();
  for (const { name, value } of fields) {
    const place = locate(shape, name)!;
    const key = place.path.join('.');
    const again = done.has(key);
    if (again && coreOf(place.shape).form.kind !== 'list')
      throw new UsageError(`--${name} is given more than once`);
    done.add(key);
    setAt(input as Record<string, unknown>, place, valueFrom(place.shape, value), again);
  }
  return input;
}

function inputJson(words: string): unknown {
  try {
    return JSON.parse(words) as unknown;
  } catch (error) {
    throw new UsageError(`--input is not JSON: ${error instanceof Error ? error.message : words}`);
  }
}

/** Sets a value at its path. Values of a repeated list flag are joined. The path was found in the shape, so its names are safe. */
function setAt(input: Record<string, unknown>, { path }: FieldPath, value: unknown, again: boolean): void {
  let holder: Record<string | number, unknown> = input;
  path.forEach((part, i) => {
    if (typeof part === 'number' && Array.isArray(holder))
      for (let gap = holder.length; gap < part; gap++) holder[gap] = {};
    if (i === path.length - 1) {
      const before = Object.hasOwn(holder, part) ? holder[part] : undefined;
      holder[part] = again ? [before, value].flat() : value;
      return;
    }
    const inner = Object.hasOwn(holder, part) ? holder[part] : undefined;
    if (typeof inner !== 'object' || inner === null) holder[part] = typeof path[i + 1] === 'number' ? [] : {};
    holder = holder[part] as Record<string | number, unknown>;
  });
}

/** Die faces as a player writes them: 6,6,2 or "6 6 2". */
function diceFrom(words: string): readonly unknown[] {
  const faces = words.replace(/^\[|\]$/g, '').split(/[\s,]+/);
  return faces
    .filter((face) => face !== '')
    .map((face) => (/^-?\d+(\.\d+)?$/.test(face) ? Number(face) : face));
}
