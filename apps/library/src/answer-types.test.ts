/** Facts and outcomes have the types of their procedure. The compiler checks this file: a line that should not compile and does is an error. */
import { expect, expectTypeOf, it } from 'vitest';
import {
  type AnswerOf,
  type Case,
  type CaseFacts,
  type CaseOutcome,
  type EditionId,
  type ProcedureId,
  resolve,
} from './index.ts';

/** The answer of an allowed case. */
type Allowed<A> = Extract<A, { readonly allowed: true }>;

function allowed<A extends { readonly ok: boolean }>(answer: A): Allowed<A> {
  if (!isAllowed(answer)) throw new Error(`refused or wrong: ${JSON.stringify(answer)}`);
  return answer;
}

function isAllowed<A extends { readonly ok: boolean }>(answer: A): answer is Allowed<A> {
  return 'allowed' in answer && answer.allowed === true;
}

it('a shot of Argad ! names its facts, and a volley its dice', () => {
  const input = { weapon: 'pistol', rangeCm: 5 } as const;
  const { facts, outcomes } = allowed(resolve({ ruleset: 'argad-2024', procedure: 'shoot', input }));
  expectTypeOf(facts.need).toEqualTypeOf<number>();
  expect(facts.need).toBeGreaterThan(0);
  expect(facts.red).toBeUndefined();
  // @ts-expect-error: a shot has no fact of this name
  expect(facts.needed).toBeUndefined();
  // @ts-expect-error: facts are not changed
  facts.need = 7;
  for (const { outcome } of outcomes) {
    expectTypeOf(outcome.hits).toEqualTypeOf<number>();
    // @ts-expect-error: how many men fall is told by hits
    expect(outcome.killed).toBeUndefined();
  }
});

it('a bout tells the fate of both fighters, and which of them strikes', () => {
  const { facts, outcomes } = allowed(resolve({ ruleset: 'argad-2024', procedure: 'bout', input: {} }));
  expectTypeOf(facts.a?.need).toEqualTypeOf<number | undefined>();
  const [first] = outcomes;
  expectTypeOf(first?.outcome.a).toEqualTypeOf<'stands' | 'recoils' | 'killed' | undefined>();
  // @ts-expect-error: no fighter flees in a bout
  expect(outcomes.filter(({ outcome }) => outcome.b === 'flees')).toEqual([]);
});

it("a volley of Giorgi's, a rally of L'Art de la Guerre", () => {
  const volley = allowed(
    resolve({
      ruleset: 'giorgi',
      procedure: 'fire',
      input: { shot: 'small-arms', firer: { kind: 'line' }, target: { kind: 'line' } },
    }),
  );
  expectTypeOf(volley.facts).toEqualTypeOf<Readonly<{ dice: number; killOn: number; saveOn: number }>>();
  expectTypeOf(volley.outcomes[0]?.outcome.killed).toEqualTypeOf<number | undefined>();
  const rally = allowed(
    resolve({ ruleset: 'adlg-r', procedure: 'rally', input: { distanceUd: 9 }, dice: [5] }),
  );
  expectTypeOf(rally.facts.need).toEqualTypeOf<number>();
  expectTypeOf(rally.rolled?.outcome.recovered).toEqualTypeOf<0 | 1 | 2 | undefined>();
  // @ts-expect-error: a rally is not shot
  expect(rally.outcomes.map(({ outcome }) => outcome.hits)).not.toEqual([]);
});

it('a case of any procedure has an answer of any procedure', () => {
  const cases: readonly Case[] = [
    { ruleset: 'adlg-r', procedure: 'rally', input: { distanceUd: 9 } },
    { ruleset: 'argad-2021', procedure: 'bout', input: {} },
  ];
  for (const asked of cases) {
    const answer = resolve(asked);
    expectTypeOf(answer).toExtend<AnswerOf<EditionId, ProcedureId>>();
    expect(answer.ok).toBe(true);
  }
});

/** Types that say nothing: any JSON, any name. */
type Vague<T> = string extends keyof T ? true : unknown extends T ? true : never;
type VagueIn<E extends EditionId> = {
  [P in ProcedureId<E>]: Vague<CaseFacts<E, P>> | Vague<CaseOutcome<E, P>> extends never ? never : P;
}[ProcedureId<E>];

it('no procedure of any edition has vague facts or outcomes', () => {
  expectTypeOf<{ [E in EditionId]: VagueIn<E> }[EditionId]>().toEqualTypeOf<never>();
});
