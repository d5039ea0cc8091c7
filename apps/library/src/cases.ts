/** Case: the type of a case, whose fields follow from its ruleset and its procedure. */
import type { Answer, CaseId, FactsOf, InputOf, OptionsOf, OutcomeOf } from '@grognard/rules-kit';
import type { EditionTypes } from '@grognard/rulesets';

/** The rulesets that a case can name, one for each edition. */
export type EditionId = keyof EditionTypes;
/** The procedures of an edition. */
export type ProcedureId<E extends EditionId = EditionId> = E extends EditionId
  ? keyof EditionTypes[E]['procedures'] & string
  : never;

/** A procedure of an edition as it is declared. */
type ProcedureOf<E extends EditionId, P extends ProcedureId<E>> = E extends EditionId
  ? P extends keyof EditionTypes[E]['procedures']
    ? EditionTypes[E]['procedures'][P]
    : never
  : never;

/** The input of a procedure. */
export type CaseInput<E extends EditionId, P extends ProcedureId<E>> =
  ProcedureOf<E, P> extends infer D ? (D extends { readonly input: infer S } ? InputOf<S> : never) : never;

/** The facts that a procedure names. */
export type CaseFacts<E extends EditionId, P extends ProcedureId<E>> = FactsOf<ProcedureOf<E, P>>;

/** What a procedure comes to. */
export type CaseOutcome<E extends EditionId, P extends ProcedureId<E>> = OutcomeOf<ProcedureOf<E, P>>;

/** The answer to a case of one procedure of one edition. */
export type AnswerOf<E extends EditionId, P extends ProcedureId<E>> = Answer<
  CaseFacts<E, P>,
  CaseOutcome<E, P>
>;

/** The options of an edition. */
export type CaseOptions<E extends EditionId> = OptionsOf<EditionTypes[E]['options']>;

/** A case of one procedure of one edition. */
export interface CaseOf<E extends EditionId, P extends ProcedureId<E>> {
  /** Returned in the answer. */
  readonly id?: CaseId;
  readonly ruleset: E;
  readonly procedure: P;
  readonly input: CaseInput<E, P>;
  /** Readings and optional rules by id. Absent options have their defaults. */
  readonly options?: CaseOptions<E>;
  /** Faces thrown at a real table, in the order in which the procedure uses them. */
  readonly dice?: readonly number[];
}

/** Any case that can be resolved. */
export type Case = { [E in EditionId]: { [P in ProcedureId<E>]: CaseOf<E, P> }[ProcedureId<E>] }[EditionId];
