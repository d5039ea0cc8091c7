/** Shape: the description of an input. Its check, defaults, types, JSON Schema, command flags and forms derive from it. */
import type { Json } from '../json.ts';

/** A condition on another field of the same object. The field matters only if it holds. */
export interface Matters {
  /** Path of the other field, from the top of the input. */
  readonly field: string;
  readonly is: readonly (string | number | boolean | null)[];
}

/** Description of a value. `In` is the type a caller may give, `Out` the type the rules read. */
export interface Shape<In, Out = In> {
  readonly form:
    | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
    | { readonly kind: 'flag' }
    | { readonly kind: 'whole'; readonly min: number; readonly max: number }
    | { readonly kind: 'number'; readonly min: number; readonly max: number }
    | { readonly kind: 'nullable'; readonly of: AnyShape }
    | { readonly kind: 'either'; readonly of: readonly AnyShape[] }
    | ({
        readonly kind: 'list';
        readonly of: AnyShape;
        readonly min: number;
        readonly max: number;
        /** No entry may stand twice. For lists of choices and texts. */
        readonly distinct?: true;
      } & ItemTitles)
    | { readonly kind: 'record'; readonly fields: Fields }
    | { readonly kind: 'text'; readonly pattern: RegExp; readonly says: string }
    | { readonly kind: 'data'; readonly root: 'anything' | 'object'; readonly limits: DataLimits }
    | { readonly kind: 'refined'; readonly of: AnyShape; readonly wrong: (value: unknown) => string | null };
  /** Never set. They only carry the types. */
  readonly in?: In;
  readonly out?: Out;
}

/** Titles of the entries of a list, for forms. */
export interface ItemTitles {
  /** An entry in the singular: Attacker. */
  readonly itemTitle?: string;
  /** Button that adds an entry: Add an attacker. */
  readonly addTitle?: string;
}

/** Limits of plain data: levels of nesting, total number of values, and characters of one text. */
export interface DataLimits {
  readonly depth: number;
  readonly values: number;
  readonly characters: number;
}

/** A shape of unknown types. */
export type AnyShape = Shape<unknown, unknown>;

/** A field of a record: its shape, title and default. */
export interface Field<In = unknown, Out = unknown, Presence extends string = string> {
  readonly shape: Shape<In, Out>;
  readonly title: string;
  readonly presence: Presence;
  /** Default value (presence `optional`). */
  readonly fallback?: unknown;
  /** Description of a default that depends on other fields (presence `derived`). */
  readonly derived?: string;
  /** All of these must hold for the field to matter. */
  readonly matters?: readonly Matters[];
}

/** The fields of a record by name. */
export type Fields = Readonly<Record<string, Field>>;

type Simplify<T> = { [K in keyof T]: T[K] };
type RequiredKeys<F> = {
  [K in keyof F]: F[K] extends Field<infer _I, infer _O, 'required'> ? K : never;
}[keyof F];
type InOf<T> = T extends Field<infer In, infer _Out, string> ? In : never;
type OutOf<T> =
  T extends Field<infer _In, infer Out, 'derived'>
    ? Out | undefined
    : T extends Field<infer _In, infer Out, string>
      ? Out
      : never;

/** Type of a record as a caller writes it. */
export type RecordInput<F> = Simplify<
  { readonly [K in RequiredKeys<F>]: InOf<F[K]> } & {
    readonly [K in Exclude<keyof F, RequiredKeys<F>>]?: InOf<F[K]>;
  }
>;
/** Type of a record as the rules read it. Every field is present, except those whose default the procedure computes. */
export type RecordOutput<F> = Simplify<{ readonly [K in keyof F]: OutOf<F[K]> }>;

export type OutputOf<S> = S extends Shape<infer _In, infer Out> ? Out : never;
export type InputOf<S> = S extends Shape<infer In, infer _Out> ? In : never;

/** One of these values. */
export function choice<const V extends string | number>(values: readonly V[]): Shape<V> {
  return { form: { kind: 'choice', values } };
}

/** True or false. */
export function flag(): Shape<boolean> {
  return { form: { kind: 'flag' } };
}

/** A whole number from `min` to `max`, both included. */
export function whole(min: number, max: number): Shape<number> {
  return { form: { kind: 'whole', min, max } };
}

/** Any finite number from `min` to `max`, both included. */
export function number(min: number, max: number): Shape<number> {
  return { form: { kind: 'number', min, max } };
}

/** The shape, or null. */
export function orNull<In, Out>(of: Shape<In, Out>): Shape<In | null, Out | null> {
  return { form: { kind: 'nullable', of } };
}

/** The first of the shapes that fits. */
export function either<const S extends readonly AnyShape[]>(
  ...of: S
): Shape<InputOf<S[number]>, OutputOf<S[number]>> {
  return { form: { kind: 'either', of } };
}

/** A list of `min` to `max` entries of one shape. */
export function list<In, Out>(
  of: Shape<In, Out>,
  options: { readonly min: number; readonly max: number; readonly distinct?: true } & ItemTitles,
): Shape<readonly In[], readonly Out[]> {
  return { form: { kind: 'list', of, ...options } };
}

/** An object with these fields and no others. */
export function record<F extends Fields>(fields: F): Shape<RecordInput<F>, RecordOutput<F>> {
  return { form: { kind: 'record', fields } };
}

/** A text that follows a pattern. `says` describes the pattern to a person. */
export function text(pattern: RegExp, says: string): Shape<string> {
  return { form: { kind: 'text', pattern, says } };
}

/** Plain JSON of any structure within the limits, without names that JavaScript treats specially. The receiver checks its meaning. */
export function data(limits: DataLimits): Shape<unknown, Json> {
  return { form: { kind: 'data', root: 'anything', limits } };
}

/** Plain data that must be an object. */
export function dataObject(limits: DataLimits): Shape<object, { readonly [name: string]: Json }> {
  return { form: { kind: 'data', root: 'object', limits } };
}

/** A shape with a condition that its parts cannot express. `wrong` gives the problem with a value, or null if there is none. */
export function refine<In, Out>(of: Shape<In, Out>, wrong: (value: Out) => string | null): Shape<In, Out> {
  return { form: { kind: 'refined', of, wrong: wrong as (value: unknown) => string | null } };
}

interface More {
  readonly matters?: readonly Matters[];
}

/** A field that must be given. */
export function required<In, Out>(
  shape: Shape<In, Out>,
  title: string,
  more: More = {},
): Field<In, Out, 'required'> {
  return { shape, title, presence: 'required', ...more };
}

/** A field with a default, `fallback`. */
export function optional<In, Out>(
  shape: Shape<In, Out>,
  fallback: In,
  title: string,
  more: More = {},
): Field<In, Out, 'optional'> {
  return { shape, title, presence: 'optional', fallback, ...more };
}

/** An optional field whose default depends on the others. The procedure computes it, and `words` describe how. */
export function derived<In, Out>(
  shape: Shape<In, Out>,
  words: string,
  title: string,
  more: More = {},
): Field<In, Out, 'derived'> {
  return { shape, title, presence: 'derived', derived: words, ...more };
}

/**
 * Optional fields of one shape, for a record that may be given in part. Missing fields keep their default. A field is titled after
 * its name unless `titles` has an entry.
 */
export function partsOf<const D extends Readonly<Record<string, unknown>>, In, Out>(
  shape: Shape<In, Out>,
  defaults: D & Readonly<Record<keyof D, In>>,
  titles: (name: string) => string = (name) => name,
): Readonly<Record<keyof D & string, Field<In, Out, 'optional'>>> {
  const fields = Object.entries(defaults).map(([name, fallback]) => [
    name,
    optional(shape, fallback as In, titles(name)),
  ]);
  return Object.fromEntries(fields) as Readonly<Record<keyof D & string, Field<In, Out, 'optional'>>>;
}
