/** The walk in ARCHITECTURE.md: every file and function that it names exists. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { root } from './tools.ts';

interface WalkStep {
  readonly file: string;
  readonly names: readonly string[];
}

/** The rows of the table under the heading of the walk. */
function walkSteps(): readonly WalkStep[] {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const [, section = ''] = /^## One walk: .*\n([\s\S]*?)^## /m.exec(text) ?? [];
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'))
    .map((line) => {
      const cells = line.split(' | ');
      const [file = ''] = namedIn(cells.at(-2) ?? '');
      return { file, names: namedIn(cells.at(-1) ?? '') };
    });
}

const namedIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

function isNode(value: unknown): value is Readonly<Record<string, unknown>> & { readonly type: string } {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function nameOf(node: unknown): string | null {
  return isNode(node) && node.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : null;
}

/** Functions and classes that a file declares, and methods as `Class.method`. */
function declaredIn(file: string): ReadonlySet<string> {
  const declared = new Set<string>();
  const visit = (value: unknown, inClass: string | null): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, inClass);
    if (!isNode(value)) return;
    const own = nameOf(value['id']);
    if (own !== null && /^(Function|Class)Declaration$|^VariableDeclarator$/.test(value.type))
      declared.add(own);
    const method = nameOf(value['key']);
    if (method !== null && inClass !== null && value.type === 'MethodDefinition')
      declared.add(`${inClass}.${method}`);
    const around = value.type === 'ClassDeclaration' ? own : inClass;
    for (const each of Object.values(value)) if (typeof each === 'object') visit(each, around);
  };
  const lang = file.endsWith('.tsx') ? 'tsx' : 'ts';
  visit(parseAst(readFileSync(join(root, file), 'utf8'), { lang }), null);
  return declared;
}

describe('the walk from a drag to everybody’s log', () => {
  const steps = walkSteps();

  it('goes from the page to the log, through every package on the way', () => {
    expect(steps.at(0)?.file).toBe('apps/web/src/table/pointer-actions.ts');
    expect(steps.at(-1)?.file).toBe('apps/web/src/table/log.tsx');
    for (const place of [
      'packages/table-view',
      'packages/session',
      'packages/engine',
      'rulesets',
      'apps/web',
    ])
      expect(
        steps.some(({ file }) => file.startsWith(place)),
        place,
      ).toBe(true);
  });

  it.each(steps)('$file has $names', ({ file, names }) => {
    expect(existsSync(join(root, file))).toBe(true);
    expect(names).not.toEqual([]);
    const declared = declaredIn(file);
    expect(names.filter((name) => !declared.has(name))).toEqual([]);
  });
});
