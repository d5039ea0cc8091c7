/** The fields of an input as flags: `rangeCm` is --range-cm, `attackers[0].kind` is --attackers.0.kind. */
import type { AnyShape, Field, Fields } from '@grognard/rules-kit';

/** A field that a flag can set. `N` stands for an index in a list. */
export interface FieldFlag {
  readonly name: string;
  readonly field: Field;
  /** The shape of the flag's value: the shape of the field without null and conditions. */
  readonly shape: AnyShape;
}

/** Where a flag points, and the shape found there. */
export interface FieldPath {
  readonly path: readonly (string | number)[];
  readonly shape: AnyShape;
}

/** Maximum index that a flag may name in a list. */
const mostEntries = 1000;

/** The shape without null and conditions. Of several alternatives, the one that has fields or entries. */
export function coreOf(shape: AnyShape): AnyShape {
  const { form } = shape;
  if (form.kind === 'nullable' || form.kind === 'refined') return coreOf(form.of);
  if (form.kind !== 'either') return shape;
  const parts = form.of.map(coreOf);
  return parts.find((part) => part.form.kind === 'record' || part.form.kind === 'list') ?? shape;
}

function fieldsOf(shape: AnyShape): Fields | null {
  const { form } = coreOf(shape);
  return form.kind === 'record' ? form.fields : null;
}

/** Every flag of an input, in the order of its declaration. */
export function flagsOf(shape: AnyShape, prefix = ''): FieldFlag[] {
  return Object.entries(fieldsOf(shape) ?? {}).flatMap(([key, field]) => {
    const name = prefix + kebab(key);
    const core = coreOf(field.shape);
    if (core.form.kind === 'record') return flagsOf(core, `${name}.`);
    if (core.form.kind === 'list' && fieldsOf(core.form.of) !== null)
      return flagsOf(core.form.of, `${name}.N.`);
    return [{ name, field, shape: core }];
  });
}

/** The field that a flag names, written as --range-cm or --rangeCm. Null if there is none. */
export function locate(input: AnyShape, name: string): FieldPath | null {
  const path: (string | number)[] = [];
  let shape = input;
  for (const part of name.split('.')) {
    const { form } = coreOf(shape);
    if (form.kind === 'list' && /^\d{1,6}$/.test(part) && Number(part) < mostEntries) {
      path.push(Number(part));
      shape = form.of;
    } else if (form.kind === 'record') {
      const key = Object.keys(form.fields).find((known) => kebab(known) === kebab(part));
      if (key === undefined) return null;
      path.push(key);
      shape = form.fields[key]!.shape;
    } else return null;
  }
  return { path, shape };
}

/** The flag for a path in an error: `input.ground[0]` is --ground.0. */
export function flagAt(at: string): string | null {
  if (!at.startsWith('input.')) return null;
  const path = at.slice('input.'.length).replace(/\[(\d+)\]/g, '.$1');
  return `--${path.split('.').map(kebab).join('.')}`;
}

/** Suggestions for an unknown flag: those with the same ending, such as --target.cover for --cover. */
export function flagsEndingIn(input: AnyShape, name: string): string[] {
  return flagsOf(input)
    .map((flag) => flag.name)
    .filter((known) => known.endsWith(`.${kebab(name)}`));
}

/** `rangeCm` is written --range-cm. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
