// countEscapes: how often production code bypasses the checks of compiler and linter, from the syntax tree.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { filesUnder, root } from './tools.ts';

/** The kinds that are counted, by the name used in `scripts/ratchet.json` and in messages. */
export const escapeKinds = [
  'x!',
  'as T',
  'as unknown as T',
  '?? 0',
  "?? ''",
  '?? -1',
  'disabled lint',
] as const;
export type EscapeKind = (typeof escapeKinds)[number];
export type EscapeCounts = Readonly<Record<EscapeKind, number>>;
/** The counts of every package, ruleset and app, by its folder. */
export type EscapeTally = Readonly<Record<string, EscapeCounts>>;

/** A place in a file with one of these kinds. */
export interface Escape {
  readonly kind: EscapeKind;
  readonly at: number;
}

/** Tests and their helpers, which may use type assertions. */
const isForTests = (file: string) =>
  /\.test\.tsx?$|^packages\/test-kit\/|\/(testing|trial|fixtures)\//.test(file);

export function productionFiles(): string[] {
  return filesUnder(['packages', 'rulesets', 'apps'], (file) => /\.tsx?$/.test(file) && !isForTests(file));
}

/** The package, ruleset or app that a file belongs to. */
export function areaOf(file: string): string {
  const [top = '', name = '', ...rest] = file.split('/');
  return rest.length === 0 ? top : `${top}/${name}`;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly operator?: string;
  readonly definite?: boolean;
  readonly value?: unknown;
  readonly name?: string;
  readonly right?: Node;
  readonly argument?: Node;
  readonly expression?: Node;
  readonly typeAnnotation?: Node;
  readonly typeName?: Node;
}

const isNode = (value: object): value is Node => 'type' in value && typeof value.type === 'string';
const isAssertion = (node: Node | undefined): node is Node =>
  node?.type === 'TSAsExpression' || node?.type === 'TSTypeAssertion';
const isConst = ({ typeAnnotation }: Node) => typeAnnotation?.typeName?.name === 'const';

/** The node itself, without the parentheses around it. */
function bare(node: Node | undefined): Node | undefined {
  return node?.type === 'ParenthesizedExpression' ? bare(node.expression) : node;
}

function fallbackOf(node: Node): EscapeKind | null {
  const isFallback = node.operator === '??' || node.operator === '??=';
  const right = isFallback ? bare(node.right) : undefined;
  if (right?.type === 'UnaryExpression')
    return right.operator === '-' && right.argument?.value === 1 ? '?? -1' : null;
  return right?.value === 0 ? '?? 0' : right?.value === '' ? "?? ''" : null;
}

function kindOf(node: Node): EscapeKind | null {
  switch (node.type) {
    case 'TSNonNullExpression':
      return 'x!';
    case 'VariableDeclarator':
    case 'PropertyDefinition':
    case 'AccessorProperty':
      return node.definite === true ? 'x!' : null;
    case 'TSAsExpression':
    case 'TSTypeAssertion':
      if (isConst(node)) return null;
      return isThroughUnknown(node) ? 'as unknown as T' : 'as T';
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return fallbackOf(node);
    default:
      return null;
  }
}

function isThroughUnknown(node: Node): boolean {
  const inner = bare(node.expression);
  return isAssertion(inner) && inner.typeAnnotation?.type === 'TSUnknownKeyword';
}

const disabling = /\b(biome-ignore|(?:ox|es)lint-disable|@?ts-(?:ignore|expect-error|nocheck))/;

/** Every escape of one file, in the order of the text. `x as unknown as T` is one, not two. */
export function findEscapes(file: string, text: string): Escape[] {
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: Escape[] = comments
    .filter(({ value }) => disabling.test(value))
    .map(({ start }) => ({ kind: 'disabled lint', at: start }));
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const kind = isNode(value) ? kindOf(value) : null;
    if (isNode(value) && kind !== null) found.push({ kind, at: value.start });
    // The assertion to unknown is part of the outer one.
    if (isNode(value) && kind === 'as unknown as T') visit(bare(value.expression)?.expression);
    else for (const child of Object.values(value)) visit(child);
  };
  visit(program.body);
  return found.sort((a, b) => a.at - b.at);
}

/** The tally of the whole tree. */
export function countEscapes(): EscapeTally {
  const tally: Record<string, Record<EscapeKind, number>> = {};
  for (const file of productionFiles()) {
    const counts = tally[areaOf(file)] ?? noEscapes();
    for (const { kind } of findEscapes(file, readFileSync(join(root, file), 'utf8'))) counts[kind] += 1;
    tally[areaOf(file)] = counts;
  }
  return tally;
}

export function noEscapes(): Record<EscapeKind, number> {
  return {
    'x!': 0,
    'as T': 0,
    'as unknown as T': 0,
    '?? 0': 0,
    "?? ''": 0,
    '?? -1': 0,
    'disabled lint': 0,
  };
}
