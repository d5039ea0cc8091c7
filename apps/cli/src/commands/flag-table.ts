/** flagTable: the flags of a procedure, each with its meaning, values, default, and when it matters. */
import {
  type AnyShape,
  type Field,
  kitWords,
  type Matters,
  type ProcedureInForce,
  phrase,
  type TextRow,
  type Words,
} from '@grognard/rules-kit';
import { type DescribeWords, describeWords } from '../describe-words.ts';
import { coreOf, type FieldFlag, flagsOf, kebab, locate } from '../fields.ts';
import { placeholder, shapeText, usualText } from '../shape-text.ts';
import { entry } from '../table.ts';

const indent = 32;
/** A list of values longer than this is printed once; later flags refer to it. */
const longText = 120;

export function flagTable({ input }: ProcedureInForce, words: Words, width: number): TextRow[] {
  const said = describeWords[words.language];
  const seen = new Map<string, string>();
  return flagsOf(input).flatMap((flag) => {
    const values = shapeText(flag.field.shape, said);
    const before = seen.get(values);
    if (before === undefined && values.length > longText) seen.set(values, flag.name);
    const told = before === undefined ? values : said.sameValues(`--${before}`);
    return flagRows(flag, told, { input, words, width });
  });
}

interface FlagContext {
  readonly input: AnyShape;
  readonly words: Words;
  readonly width: number;
}

function flagRows(
  { name, field, shape }: FieldFlag,
  values: string,
  { input, words, width }: FlagContext,
): TextRow[] {
  const said = describeWords[words.language];
  const { semicolon } = kitWords(words.language);
  const turnedOff = field.shape.form.kind === 'flag' && field.fallback === true ? '=false' : '';
  const term = `--${name}${turnedOff} ${placeholder(field.shape)}`.trimEnd();
  const when = (field.matters ?? []).map((condition) => matterText(condition, input, said));
  return entry(
    term,
    [
      {
        text: `${phrase(words, field.title)}${semicolon}${presenceText(field, words)}`,
        tone: 'plain',
      },
      ...(shape.form.kind === 'flag' && field.shape === shape
        ? []
        : [{ text: values, tone: 'faint' as const }]),
      ...(when.length === 0 ? [] : [{ text: said.matters(when), tone: 'faint' as const }]),
    ],
    { indent, width },
  );
}

function presenceText({ presence, fallback, derived }: Field, words: Words): string {
  const said = describeWords[words.language];
  if (presence === 'required') return said.required;
  return derived === undefined ? said.usual(usualText(fallback, said)) : said.usualBy(phrase(words, derived));
}

/** A condition that names most of the values is described by the values it excludes. */
function matterText({ field, is }: Matters, input: AnyShape, said: DescribeWords): string {
  const flag = `--${field.split('.').map(kebab).join('.')}`;
  const place = locate(input, field);
  const form = place === null ? null : coreOf(place.shape).form;
  const others = form?.kind === 'choice' ? form.values.filter((value) => !is.includes(value)) : [];
  if (others.length > 0 && others.length < is.length) return said.isNot(flag, others.map(String));
  return said.is(flag, is.map(String));
}
