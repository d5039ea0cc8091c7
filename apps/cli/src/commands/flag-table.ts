/** flagTable: the flags of a procedure, each with its meaning, values, default, and when it matters. */
import type { AnyShape, Field, Matters, ProcedureInForce, TextRow } from '@grognard/rules-kit';
import { coreOf, type FieldFlag, flagsOf, kebab, locate } from '../fields.ts';
import { placeholder, shapeText, usualText } from '../shape-text.ts';
import { entry } from '../table.ts';

const indent = 32;
/** A list of values longer than this is printed once; later flags refer to it. */
const longText = 120;

export function flagTable({ input }: ProcedureInForce, width: number): TextRow[] {
  const seen = new Map<string, string>();
  return flagsOf(input).flatMap((flag) => {
    const values = shapeText(flag.field.shape);
    const before = seen.get(values);
    if (before === undefined && values.length > longText) seen.set(values, flag.name);
    return flagRows(flag, before === undefined ? values : `the same values as --${before}`, input, width);
  });
}

function flagRows(
  { name, field, shape }: FieldFlag,
  values: string,
  input: AnyShape,
  width: number,
): TextRow[] {
  const turnedOff = field.shape.form.kind === 'flag' && field.fallback === true ? '=false' : '';
  const term = `--${name}${turnedOff} ${placeholder(field.shape)}`.trimEnd();
  const when = (field.matters ?? []).map((condition) => matterText(condition, input));
  return entry(
    term,
    [
      { text: `${field.title}; ${presenceText(field)}`, tone: 'plain' },
      ...(shape.form.kind === 'flag' && field.shape === shape
        ? []
        : [{ text: values, tone: 'faint' as const }]),
      ...(when.length === 0 ? [] : [{ text: `matters when ${when.join(', and ')}`, tone: 'faint' as const }]),
    ],
    { indent, width },
  );
}

function presenceText({ presence, fallback, derived }: Field): string {
  if (presence === 'required') return 'required';
  return derived === undefined ? `default ${usualText(fallback)}` : `default: ${derived}`;
}

/** A condition that names most of the values is described by the values it excludes. */
function matterText({ field, is }: Matters, input: AnyShape): string {
  const flag = `--${field.split('.').map(kebab).join('.')}`;
  const place = locate(input, field);
  const form = place === null ? null : coreOf(place.shape).form;
  const others = form?.kind === 'choice' ? form.values.filter((value) => !is.includes(value)) : [];
  if (others.length > 0 && others.length < is.length) return `${flag} is not ${others.join(' or ')}`;
  return `${flag} is ${is.map(String).join(' or ')}`;
}
