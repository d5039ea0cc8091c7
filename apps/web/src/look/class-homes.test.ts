/** Style sheets are loaded with their screens and stay, so a class that two screens name alike would carry over from one to the other. */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Selectors of a style sheet. What stands in parentheses is no selector by itself, and what is printed is loaded for one screen. */
function selectorsIn(css: string): readonly string[] {
  const plain = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@media print \{[\s\S]*?\n\}/g, '')
    .replaceAll(/\([^()]*\)/g, '');
  return [...plain.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) =>
    list.split(',').map((selector) => selector.trim()),
  );
}

it('a class that is styled by itself has one home', () => {
  const homes = new Map<string, Set<string>>();
  for (const file of globSync('**/*.css', { cwd: root })) {
    const [home = ''] = dirname(file).split('/');
    for (const selector of selectorsIn(readFileSync(`${root}/${file}`, 'utf8'))) {
      if (!/^\.[\w-]+$/.test(selector)) continue;
      homes.set(selector, (homes.get(selector) ?? new Set()).add(home));
    }
  }
  expect(homes.size).toBeGreaterThan(100);
  const twice = [...homes].filter(([, all]) => all.size > 1).map(([name, all]) => [name, ...all]);
  expect(twice).toEqual([]);
});
