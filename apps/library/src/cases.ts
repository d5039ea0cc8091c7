/** The type of a case: which fields it has follows from its ruleset and its procedure. */
import type { CaseId, InputOf, OptionsOf } from '@grognard/rules-kit';
import type { EditionTypes } from '@grognard/rulesets';

/** The rulesets that a case can name, one for each edition. */
export type EditionId = keyof EditionTypes;
/** The procedures of an edition. */
export type ProcedureId<E extends EditionId = EditionId> = E extends EditionId
  ? keyof EditionTypes[E]['procedures'] & string
  : never;

/** What a procedure takes as input. */
export type CaseInput<
  E extends EditionId,
  P extends ProcedureId<E>,
> = P extends keyof EditionTypes[E]['procedures']
  ? EditionTypes[E]['procedures'][P] extends { readonly input: infer S }
    ? InputOf<S>
    : never
  : never;

/** What may be given as options in an edition. */
export type CaseOptions<E extends EditionId> = OptionsOf<EditionTypes[E]['options']>;

/** A case of one procedure of one edition. */
export interface CaseOf<E extends EditionId, P extends ProcedureId<E>> {
  /** Comes back in the answer. */
  readonly id?: CaseId;
  readonly ruleset: E;
  readonly procedure: P;
  readonly input: CaseInput<E, P>;
  /** Readings and optional rules by id; absent: the default. */
  readonly options?: CaseOptions<E>;
  /** Faces thrown at a real table, in the order in which the procedure asks for them. */
  readonly dice?: readonly number[];
}

/** Any case that can be resolved. */
export type Case = { [E in EditionId]: { [P in ProcedureId<E>]: CaseOf<E, P> }[ProcedureId<E>] }[EditionId];
