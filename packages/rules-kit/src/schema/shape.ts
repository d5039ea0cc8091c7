/**
 * The description of an input: one declaration from which come its check, its defaults, its types,
 * the JSON Schema, the flags of the command and the forms of the companion.
 */
import type { Json } from '../json.ts';

/** A condition on another field of the same object: this field matters only where it holds. */
export interface Matters {
  /** Path of the other field, from the top of the input. */
  readonly field: string;
  readonly is: readonly (string | number | boolean | null)[];
}

/** What a field may hold. `In` is what a caller may give, `Out` what the rules get. */
export interface Shape<In, Out = In> {
  readonly form:
    | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
    | { readonly kind: 'flag' }
    | { readonly kind: 'whole'; readonly min: number; readonly max: number }
    | { readonly kind: 'number'; readonly min: number; readonly max: number }
    | { readonly kind: 'nullable'; readonly of: AnyShape }
    | { readonly kind: 'either'; readonly of: readonly AnyShape[] }
    | { readonly kind: 'list'; readonly of: AnyShape; readonly min: number; readonly max: number }
    | { readonly kind: 'record'; readonly fields: Fields }
    | { readonly kind: 'text'; readonly pattern: RegExp; readonly says: string }
    | { readonly kind: 'data'; readonly root: 'anything' | 'object'; readonly limits: DataLimits }
    | { readonly kind: 'refined'; readonly of: AnyShape; readonly wrong: (value: unknown) => string | null };
  /** Never set: they only carry the types. */
  readonly in?: In;
  readonly out?: Out;
}

/** How much plain data may hold: levels of nesting, values in all, and characters of one text. */
export interface DataLimits {
  readonly depth: number;
  readonly values: number;
  readonly characters: number;
}

/** A shape whose types nobody asks about. */
export type AnyShape = Shape<unknown, unknown>;

/** A field of a record: its shape, what it is called, and what stands for it when it is left out. */
export interface Field<In = unknown, Out = unknown, Presence extends string = string> {
  readonly shape: Shape<In, Out>;
  readonly title: string;
  readonly presence: Presence;
  /** The value taken when the field is left out (presence `optional`). */
  readonly fallback?: unknown;
  /** How the default is found when it depends on other fields (presence `derived`). */
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

/** What a caller writes. */
export type RecordInput<F> = Simplify<
  { readonly [K in RequiredKeys<F>]: InOf<F[K]> } & {
    readonly [K in Exclude<keyof F, RequiredKeys<F>>]?: InOf<F[K]>;
  }
>;
/** What the rules read: every field present, save those whose default the procedure works out itself. */
export type RecordOutput<F> = Simplify<{ readonly [K in keyof F]: OutOf<F[K]> }>;

/** What the rules read of a shape. */
export type OutputOf<S> = S extends Shape<infer _In, infer Out> ? Out : never;
/** What a caller writes for a shape. */
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

/** The shape, or null for none. */
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
  { min, max }: { readonly min: number; readonly max: number },
): Shape<readonly In[], readonly Out[]> {
  return { form: { kind: 'list', of, min, max } };
}

/** An object with these fields and no others. */
export function record<F extends Fields>(fields: F): Shape<RecordInput<F>, RecordOutput<F>> {
  return { form: { kind: 'record', fields } };
}

/** A text that follows a pattern; `says` names the pattern to a person. */
export function text(pattern: RegExp, says: string): Shape<string> {
  return { form: { kind: 'text', pattern, says } };
}

/** Plain data of any structure, for a receiver that checks its meaning: JSON within the limits, without names that JavaScript treats specially. */
export function data(limits: DataLimits): Shape<unknown, Json> {
  return { form: { kind: 'data', root: 'anything', limits } };
}

/** The same, but an object. */
export function dataObject(limits: DataLimits): Shape<object, { readonly [name: string]: Json }> {
  return { form: { kind: 'data', root: 'object', limits } };
}

/** A shape with a condition that its parts cannot say; `wrong` tells what is amiss with a value, null if nothing is. */
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

/** A field that may be left out: then `fallback` is read. */
export function optional<In, Out>(
  shape: Shape<In, Out>,
  fallback: In,
  title: string,
  more: More = {},
): Field<In, Out, 'optional'> {
  return { shape, title, presence: 'optional', fallback, ...more };
}

/** An optional field whose default depends on the others: the procedure works it out, `words` say how. */
export function derived<In, Out>(
  shape: Shape<In, Out>,
  words: string,
  title: string,
  more: More = {},
): Field<In, Out, 'derived'> {
  return { shape, title, presence: 'derived', derived: words, ...more };
}

/**
 * Optional fields of one shape, for a record that may be given in part: what is left out keeps its default.
 * A field is titled after its name unless `titles` says otherwise.
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
