/** Edition, Option: a ruleset is its parent plus amendments going forward in time. */
import type { RuleId } from './rule.ts';
import type { AnyShape, Shape } from './schema/shape.ts';

/** One change to the rules, named after the rule it concerns. */
export interface Amendment<R> {
  readonly rule: RuleId;
  readonly change: (rules: R) => R;
}

/** A published sheet: its parent, amended. Without a parent it starts from the ruleset's base. */
export interface Edition<R> {
  readonly id: string;
  readonly title: string;
  readonly parent: string | null;
  readonly amendments: readonly Amendment<R>[];
}

/** An optional rule or a disputed reading, switched by agreement. `In` is the type of its values. */
export interface Option<R, Id extends string = string, In = unknown> {
  readonly id: Id;
  /** The row it belongs to, if that is not the option's own id. */
  readonly rule?: RuleId;
  /** One line for a person on what it decides. */
  readonly title: string;
  readonly shape: AnyShape;
  readonly default: unknown;
  /** Effect of the option where it has no values to name, such as a number. */
  readonly says?: string;
  /** Effect of values other than the default, by value; `on` and `off` for a switch. */
  readonly effects?: Readonly<Record<string, string>>;
  /** Procedures that read it. Empty if only the table does. */
  readonly readBy: readonly string[];
  /** Applies a value to the rules. Null if only the table reads the option. */
  readonly amend: ((rules: R, value: unknown) => R) | null;
  /** Never set. It only carries the type. */
  readonly in?: In;
}

/** Declares an option with the type of its value. */
export function option<const Id extends string, In, Out, R = never>(declared: {
  readonly id: Id;
  readonly rule?: RuleId;
  readonly title: string;
  readonly shape: Shape<In, Out>;
  readonly default: NoInfer<In>;
  readonly says?: string;
  readonly effects?: Readonly<Record<string, string>>;
  readonly readBy?: readonly string[];
  readonly amend?: (rules: R, value: NoInfer<Out>) => R;
}): Option<R, Id, In> {
  const { amend = null, readBy = [] } = declared;
  return { ...declared, readBy, amend: amend as ((rules: R, value: unknown) => R) | null };
}

/**
 * For options that only set one value of a part of the rules: `optionsOn(base, 'melee')` declares them. The default is the value in
 * the base rules.
 */
export function optionsOn<R, P extends keyof R>(
  base: R,
  part: P,
): <const Id extends string, const K extends keyof R[P], In, Out extends R[P][K]>(declared: {
  readonly id: Id;
  readonly rule?: RuleId;
  readonly title: string;
  /** Name of the value it sets. */
  readonly sets: K;
  readonly shape: Shape<In, Out>;
  readonly says?: string;
  readonly effects?: Readonly<Record<string, string>>;
  readonly readBy?: readonly string[];
}) => Option<R, Id, In> {
  return ({ sets, ...declared }) =>
    option({
      ...declared,
      default: base[part][sets] as never,
      amend: (rules: R, value) => ({ ...rules, [part]: { ...rules[part], [sets]: value } }),
    });
}

/** Options of a list, as a caller may give them. */
export type OptionsOf<L extends readonly { readonly id: string; readonly in?: unknown }[]> = {
  readonly [O in L[number] as O['id']]?: O extends { readonly in?: infer In } ? In : never;
};

/** Applies amendments in order. */
export function amended<R>(rules: R, amendments: readonly Amendment<R>[]): R {
  return amendments.reduce((sofar, { change }) => change(sofar), rules);
}

/** Rules of an edition before any option: base, then the amendments of each ancestor, then its own. */
export function editionRules<R>(base: R, editions: readonly Edition<R>[], id: string): R {
  const edition = editions.find((known) => known.id === id);
  if (edition === undefined) throw new RangeError(`there is no edition ${id}`);
  const parent = edition.parent === null ? base : editionRules(base, editions, edition.parent);
  return amended(parent, edition.amendments);
}
