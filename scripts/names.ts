// nameProblems: one word, one notion. Exported types with two homes, participles as types, files whose name says nothing.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { productionFiles } from './ratchet.ts';
import { root } from './tools.ts';

/** A type that a file exports. */
export interface ExportedType {
  readonly name: string;
  readonly file: string;
}

/** What ARCHITECTURE.md says about names. */
export interface Glossary {
  /** The words of the glossary, as often as they stand there. */
  readonly words: readonly string[];
  /** Types that several games declare, each for itself: one notion under one name. */
  readonly shared: readonly string[];
}

const typeDeclarations = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'ClassDeclaration']);

/** The types that a file declares and exports. What it only passes on has its home elsewhere. */
export function exportedTypesIn(file: string, text: string): ExportedType[] {
  const { body } = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file);
  return body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return [];
    const { declaration } = statement;
    if (!typeDeclarations.has(declaration.type) || !('id' in declaration)) return [];
    const { id } = declaration;
    return id !== null && id.type === 'Identifier' ? [{ name: id.name, file }] : [];
  });
}

export function readGlossary(text: string): Glossary {
  const rows = (heading: string): string[] => {
    const [, section = ''] =
      new RegExp(`^## ${heading}\n([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, 'm').exec(text) ?? [];
    return section
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2)
      .map((line) => line.split(' | ', 1).join('').slice(2));
  };
  return {
    words: rows('Glossary').flatMap((cell) => cell.split(/, | \/ /)),
    shared: rows('Names that each game has').flatMap((cell) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    ),
  };
}

const rulesetOf = (file: string) => /^rulesets\/([\w-]+)\//.exec(file)?.[1] ?? null;

/** Types with two homes that are not one notion of several games, and listed names that are no longer shared. */
export function homeProblems(types: readonly ExportedType[], shared: readonly string[]): string[] {
  const homes = Map.groupBy(types, ({ name }) => name);
  const several = [...homes].filter(([, found]) => found.length > 1);
  const isOfGames = (found: readonly ExportedType[]) => {
    const games = found.map(({ file }) => rulesetOf(file));
    return !games.includes(null) && new Set(games).size === games.length;
  };
  return [
    ...several
      .filter(([name, found]) => !shared.includes(name) || !isOfGames(found))
      .map(
        ([name, found]) => `${name} has ${found.length} homes: ${found.map(({ file }) => file).join(', ')}`,
      ),
    ...shared
      .filter((name) => (homes.get(name)?.length ?? 0) < 2)
      .map((name) => `${name} is listed as a name that several games have, and is not`),
  ];
}

/** Nouns that look like participles. */
const nouns = new Set(['Deed', 'Need', 'Seed', 'Speed']);
const participle =
  /^(?:[A-Z][a-z]+ed|Between|Broken|Chosen|Drawn|Driven|Fed|Found|Given|Going|Held|Kept|Known|Laid|Made|Met|Seen|Shown|Struck|Taken|Told)$/;

/** A participle alone says nothing in a search. */
export function participleProblems(types: readonly ExportedType[]): string[] {
  return types
    .filter(({ name }) => participle.test(name) && !nouns.has(name))
    .map(({ name, file }) => `${name} in ${file} names no thing`);
}

const emptyFileNames = new Set('after between given kept named near others seen told where who'.split(' '));

export function fileNameProblems(files: readonly string[]): string[] {
  return files
    .filter((file) => emptyFileNames.has(basename(file).replace(/\.tsx?$/, '')))
    .map((file) => `${file} is not called by what it exports`);
}

/** A word that stands in the glossary twice has two meanings. */
export function wordProblems(words: readonly string[]): string[] {
  const twice = words.filter((word, index) => words.indexOf(word) < index);
  return twice.map((word) => `the glossary explains ${word} twice`);
}

/** Everything wrong with names in the tree. */
export function nameProblems(): string[] {
  const files = productionFiles();
  const types = files.flatMap((file) => exportedTypesIn(file, readFileSync(join(root, file), 'utf8')));
  const { words, shared } = readGlossary(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'));
  return [
    ...homeProblems(types, shared),
    ...participleProblems(types),
    ...fileNameProblems(files),
    ...wordProblems(words),
  ];
}
