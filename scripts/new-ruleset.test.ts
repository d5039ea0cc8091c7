import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, objectionTo, withReference } from './new-ruleset.ts';
import { root } from './tools.ts';

describe('a new ruleset', () => {
  it('has a name that can be a folder and a package, and that is free', () => {
    expect(objectionTo('pike-and-shot', root)).toBeNull();
    for (const name of ['Pike', 'pike_shot', '9th', 'pike--shot', '../pike', ''])
      expect(objectionTo(name, root)).toMatch(/is no name/);
    expect(objectionTo('argad', root)).toBe('rulesets/argad is there already');
  });

  it('keeps nothing of the names of the small games that it is made from', () => {
    const files = filesOf('pike-and-shot');
    expect([...files.keys()]).toContain('rulesets/pike-and-shot/pike-and-shot.test.ts');
    for (const [file, text] of files) {
      expect([file, text.match(/[Gg]uns[A-Z]\w*|\bDuel[A-Z]\w*|guns-in-turn|duel-200\d|TrialGun/g)]).toEqual([
        file,
        null,
      ]);
      for (const [, path = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
        const target = join(file, '..', path);
        expect([file, target, files.has(target) || existsSync(join(root, target))]).toEqual([
          file,
          target,
          true,
        ]);
      }
    }
    expect(files.get('rulesets/pike-and-shot/table/rules.ts')).toContain('export interface PikeAndShotState');
  });

  it('stands among the projects in its place, and once', () => {
    const project = JSON.stringify({
      references: [
        { path: 'packages/engine' },
        { path: 'rulesets/a' },
        { path: 'rulesets/m' },
        { path: 'apps/cli' },
      ],
    });
    const once = withReference(project, 'k');
    expect(JSON.parse(once).references.map(({ path }: { path: string }) => path)).toEqual([
      'packages/engine',
      'rulesets/a',
      'rulesets/k',
      'rulesets/m',
      'apps/cli',
    ]);
    expect(withReference(once, 'k')).toBe(once);
  });
});
