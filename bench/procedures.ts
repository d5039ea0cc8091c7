/** measureProcedures: one procedure of each ruleset, thrown with and without a log, and its exact odds. */
import {
  asFractions,
  check,
  type Json,
  type Line,
  Problem,
  type ProcedureInForce,
  resolver,
  SeededDice,
} from '@grognard/rules-kit';
import { rulesets } from '@grognard/rulesets';
import { measure, mixText, type SpeedMeasurement } from './measure.ts';

interface BenchCase {
  readonly name: string;
  readonly ruleset: string;
  readonly procedure: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The part of an outcome that enters the checksum. */
  readonly digest: (outcome: Json) => number;
}

/** A number in an outcome. */
const figure = (outcome: Json, name: string): number => (outcome as Readonly<Record<string, number>>)[name]!;

const chosen: readonly BenchCase[] = [
  {
    name: 'argad-2024 shot',
    ruleset: 'argad-2024',
    procedure: 'shoot',
    input: { weapon: 'flintlock-musket', rangeCm: 25, target: { cover: 'cover' } },
    digest: (outcome) => figure(outcome, 'hits'),
  },
  {
    name: 'giorgi volley',
    ruleset: 'giorgi',
    procedure: 'fire',
    input: {
      shot: 'small-arms',
      firer: { kind: 'line', bases: 12 },
      target: { kind: 'line', cover: 'low-wall' },
    },
    digest: (outcome) => figure(outcome, 'killed'),
  },
  {
    name: 'adlg-r melee',
    ruleset: 'adlg-r',
    procedure: 'melee',
    input: { charge: 'a', a: { kind: 'gendarmes' }, b: { kind: 'pike-and-shot' } },
    digest: (outcome) => figure((outcome as { readonly loss: Json }).loss, 'b'),
  },
];

/** Measures every chosen procedure in three ways. */
export function measureProcedures(): SpeedMeasurement[] {
  const { find } = resolver(rulesets);
  return chosen.flatMap(({ name, digest, ...asked }) => {
    const found = find(asked);
    if (found instanceof Problem) throw new Error(`${name}: ${found.message}`);
    if (found.prepared.refusals.length > 0)
      throw new Error(`${name}: refused by ${found.prepared.refusals.join()}`);
    const { procedure } = found;
    return [
      measure(`${name}, no log`, (n) => throwSilently(procedure, asked.input, digest, n)),
      measure(`${name}, faces and lines`, (n) => throwLogged(procedure, asked.input, digest, n)),
      measure(`${name}, exact odds`, (n) => enumerate(procedure, asked.input, n)),
    ];
  });
}

function throwSilently(
  procedure: ProcedureInForce,
  input: unknown,
  digest: BenchCase['digest'],
  n: number,
): number {
  const checked = check(procedure.input, input);
  const dice = new SeededDice(1815, 'no-log');
  let sum = 0;
  for (let i = 0; i < n; i++) sum = Math.imul(sum, 31) + digest(procedure.play(checked, dice, null));
  return sum;
}

/** Every throw with its own dice, its faces recorded and every line written. */
function throwLogged(
  procedure: ProcedureInForce,
  input: unknown,
  digest: BenchCase['digest'],
  n: number,
): number {
  const checked = check(procedure.input, input);
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const dice = new SeededDice(i);
    const lines: Line[] = [];
    const outcome = procedure.play(checked, dice, lines);
    sum = Math.imul(sum, 31) + digest(outcome) + dice.faces!.length * 7 + lines.length;
  }
  return sum;
}

/** From the raw input to reduced fractions. */
function enumerate(procedure: ProcedureInForce, input: unknown, n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const prepared = procedure.prepare(input);
    if (prepared instanceof Problem) throw new Error(prepared.message);
    for (const { p } of asFractions(prepared.assess().odds())) sum = mixText(sum, p);
  }
  return sum;
}
