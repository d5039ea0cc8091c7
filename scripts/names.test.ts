/** One word, one notion: the names of the tree against the glossary of ARCHITECTURE.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  exportedTypesIn,
  fileNameProblems,
  homeProblems,
  nameProblems,
  participleProblems,
  readGlossary,
  wordProblems,
} from './names.ts';
import { root } from './tools.ts';

const inArgad = { name: 'State', file: 'rulesets/argad/table/state/model.ts' };
const inGiorgi = { name: 'State', file: 'rulesets/giorgi/table/state/model.ts' };
const inWeb = { name: 'State', file: 'apps/web/src/table/state.ts' };

describe('the names of the tree', () => {
  it('each stand for one notion', () => {
    expect(nameProblems()).toEqual([]);
  });

  it('are read from the glossary, which has many', () => {
    const { words, shared } = readGlossary(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'));
    expect(words).toEqual(expect.arrayContaining(['rule', 'row', 'refusal', 'session', 'table store']));
    expect(shared).toEqual(expect.arrayContaining(['State', 'Table']));
  });
});

describe('an exported type', () => {
  it('is found where it is declared, not where it is passed on', () => {
    const text =
      "export interface A {}\nexport type B = 1;\nexport class C {}\nexport type { D } from './d.ts';\ntype E = 1;";
    expect(exportedTypesIn('x.ts', text).map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  });

  it('may be of several games if the glossary lists it', () => {
    expect(homeProblems([inArgad, inGiorgi], ['State'])).toEqual([]);
    expect(homeProblems([inArgad, inGiorgi], [])).toHaveLength(1);
  });

  it('may not have two homes in one game, nor one in a game and one outside, listed or not', () => {
    expect(homeProblems([inArgad, { ...inArgad, file: 'rulesets/argad/model.ts' }], ['State'])).toHaveLength(
      1,
    );
    expect(homeProblems([inArgad, inWeb], ['State'])).toHaveLength(1);
  });

  it('is not listed as shared when one game alone has it', () => {
    expect(homeProblems([inArgad], ['State'])).toEqual([
      'State is listed as a name that several games have, and is not',
    ]);
  });

  it.each(['Refused', 'Taken', 'Seen'])('is not called %s', (name) => {
    expect(participleProblems([{ name, file: 'a.ts' }])).toHaveLength(1);
  });

  it.each(['RefusedAnswer', 'Speed', 'Need', 'Bed2'])('may be called %s', (name) => {
    expect(participleProblems([{ name, file: 'a.ts' }])).toEqual([]);
  });
});

it('a file is not called by a word that says nothing', () => {
  expect(fileNameProblems(['a/where.ts', 'a/who.tsx', 'a/stretches-where.ts'])).toHaveLength(2);
});

it('a word that the glossary explains twice is named', () => {
  expect(wordProblems(['view', 'viewer', 'view'])).toEqual(['the glossary explains view twice']);
});
