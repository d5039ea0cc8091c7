/** Saved games of format version 1, of every ruleset with battles: `verify` finds nothing, and says what it could not check. */
import { basename } from 'node:path';
import { createGame } from '@grognard/rulesets';
import { describe, expect, it } from 'vitest';
import { ran } from './testing/fake-terminal.ts';
import { unsealedFiles } from './testing/golden-games.ts';

describe.each(unsealedFiles.map((path) => [basename(path), path] as const))('%s', (_, path) => {
  it('is read, and says that its header was not sealed', async () => {
    const { code, out } = await ran(['verify', path], { tables: createGame });
    expect(out).toMatch(/^OK {2}/);
    expect(out).toContain('\n    the header was not sealed: an older version saved this game\n');
    expect(code).toBe(0);
  });

  it('is told as a battle report', async () => {
    const { code, out } = await ran(['replay', path], { tables: createGame });
    expect(out).toContain('Turn 1\n');
    expect(code).toBe(0);
  });
});
