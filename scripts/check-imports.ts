// Who may import whom, checked: the directions between folders, no deep imports, rulesets named only by the registry, the
// test kit only by tests, no Node in the rules, and inside a game the order of its layers (layers.ts).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { emptyParts, type FileImport, importRings, isLayered, layerObjection, unlayered } from './layers.ts';
import { filesUnder, root } from './tools.ts';

/** Our packages that the files of a folder may import, and those that only its tests may. A pure folder may not use Node. */
interface Area {
  readonly imports: readonly string[];
  readonly tests: readonly string[];
  readonly pure: boolean;
}

export interface ImportProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const rulesetNames = readdirSync(join(root, 'rulesets')).filter((name) =>
  existsSync(join(root, 'rulesets', name, 'package.json')),
);
const rulesets = rulesetNames.map((name) => `@grognard/${name}`);
const kit = '@grognard/rules-kit';
const lists = '@grognard/lists';
const geometry = '@grognard/geometry';
const engine = '@grognard/engine';
const opponent = '@grognard/opponent';
const session = '@grognard/session';
const simulator = '@grognard/simulator';
const tableView = '@grognard/table-view';
const registry = '@grognard/rulesets';
const library = '@grognard/library';
const testKit = '@grognard/test-kit';
const tableKit = '@grognard/table-kit';
/** The part of the simulator that needs Node. */
const threads = '@grognard/simulator/node';
/** The app that runs in a browser. Its build settings and tests use Node, its sources do not. */
const page = 'apps/web';
/** Additional entry points of packages, so that a browser need not load the rest. */
const doors =
  /^@grognard\/[\w-]+\/(about|armies|reference|play|table-en|table-fr|table-it|companion|companion-en|companion-fr|companion-it|examples|lessons|lessons-en|lessons-fr|lessons-it|evening|glossary|en|fr|it|lazy|published|words|canvas|gestures|testing)$/;

/** A folder that is not listed may not contain sources. */
const areas: Readonly<Record<string, Area>> = {
  'packages/lists': { imports: [], tests: [testKit], pure: true },
  'packages/geometry': { imports: [lists], tests: [testKit], pure: true },
  'packages/rules-kit': { imports: [lists], tests: [testKit], pure: true },
  'packages/engine': { imports: [lists, kit, geometry], tests: [testKit], pure: true },
  'packages/opponent': { imports: [kit, engine], tests: [testKit], pure: true },
  'packages/session': { imports: [kit, engine, opponent], tests: [testKit, session], pure: true },
  'packages/simulator/src/node': { imports: [engine, simulator], tests: [testKit], pure: false },
  'packages/simulator': { imports: [kit, engine, opponent], tests: [testKit, simulator], pure: true },
  'packages/table-view': { imports: [lists, geometry, engine], tests: [testKit], pure: true },
  'packages/table-kit': { imports: [lists, kit, geometry, engine], tests: [testKit], pure: true },
  'packages/test-kit': { imports: [kit, engine], tests: [registry, ...rulesets], pure: true },
  ...Object.fromEntries(
    rulesetNames.map((name) => [
      `rulesets/${name}`,
      {
        imports: [lists, kit, geometry, engine, tableKit],
        tests: [testKit, tableView, opponent, simulator],
        pure: true,
      },
    ]),
  ),
  rulesets: { imports: [kit, engine, ...rulesets], tests: [testKit], pure: true },
  'apps/library': {
    imports: [kit, engine, opponent, simulator, tableView, registry],
    tests: [testKit, ...rulesets],
    pure: false,
  },
  'apps/cli': {
    imports: [lists, kit, engine, opponent, simulator, tableView, registry, library],
    tests: [testKit, ...rulesets],
    pure: false,
  },
  [page]: {
    imports: [lists, geometry, kit, engine, opponent, session, simulator, tableView, registry],
    tests: [testKit, ...rulesets],
    pure: false,
  },
  bench: {
    imports: [geometry, kit, engine, opponent, simulator, registry, library, ...rulesets],
    tests: [testKit],
    pure: false,
  },
  fixtures: {
    imports: [kit, engine, opponent, session, simulator, tableView, registry],
    tests: [testKit],
    pure: false,
  },
  scripts: { imports: [], tests: [kit, registry, library, testKit, ...rulesets], pure: false },
};

const unlisted = 'this folder is not in the table of scripts/check-imports.ts';

/** The longest folder of the table that contains a file, or null. */
function areaOf(file: string): string | null {
  const fitting = Object.keys(areas).filter((folder) => file.startsWith(`${folder}/`));
  return fitting.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** Tests, and files that rulesets have only for tests in folders `testing`, `trial` and `invariants`. */
const isTest = (file: string) => /\.test\.tsx?$|^rulesets\/.*\/(testing|trial|invariants)\//.test(file);

/** Problems with the imports of one file. `file` is relative to the root, with forward slashes. */
export function checkFile(file: string, text: string): ImportProblem[] {
  const area = areaOf(file);
  const rights = area === null ? undefined : areas[area];
  if (area === null || !rights) return [{ file, line: 1, message: unlisted }];
  const problemAt = (at: number, message: string) => ({
    file,
    line: text.slice(0, at).split('\n').length,
    message,
  });
  const noLayer = isTest(file) ? null : unlayered(file);
  const problems: ImportProblem[] = noLayer === null ? [] : [{ file, line: 1, message: noLayer }];
  for (const { specifier, at } of importsOf(file, text)) {
    const objection = objectionTo(specifier, file, area, rights);
    if (objection) problems.push(problemAt(at, `${specifier}: ${objection}`));
  }
  return [...problems, ...checkNames(file, text)];
}

/** Rulesets that a file names but may not. The only check for files that are not sources. */
export function checkNames(file: string, text: string): ImportProblem[] {
  return namedRulesets(file, text, areaOf(file) ?? '').map(({ name, at }) => ({
    file,
    line: text.slice(0, at).split('\n').length,
    message: `names ${name}; only the registry, tests and the bench may`,
  }));
}

function objectionTo(specifier: string, file: string, area: string, rights: Area): string | null {
  const { imports, tests, pure } = rights;
  const test = isTest(file);
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(file), specifier);
    if (areaOf(target) !== area)
      return `${area} imports other folders by their package name, never by a path`;
    if (test) return null;
    return isTest(target) ? 'a test is imported by no source' : layerObjection({ file, target });
  }
  if (isBuiltin(specifier)) return pure && !test ? `${area} knows no Node; only its tests may` : null;
  const name = packageOf(specifier);
  if (!name.startsWith('@grognard/')) return undeclared(name, area, file);
  if (specifier === threads) {
    if (pure && !test) return `${area} knows no Node; only its tests may`;
    if (area === page && !test)
      return `${area} runs in a browser: it may import ${simulator}, never its part for Node`;
  } else if (name !== specifier && !doors.test(specifier))
    return 'no deep imports: what is exported is in the index of the package';
  if (imports.includes(name) || (test && tests.includes(name))) return null;
  if (name === testKit) return 'only tests may import the test kit';
  if (rulesets.includes(name) && area.startsWith('rulesets/')) return 'rulesets never import one another';
  if (rulesets.includes(name)) return 'a ruleset is reached only through the registry (@grognard/rulesets)';
  return `${area} may import ${imports.length > 0 ? imports.join(', ') : 'nothing of ours'}`;
}

/** An external package must be declared where it is used. The root's tools are for tests, fixtures and scripts. */
function undeclared(name: string, area: string, file: string): string | null {
  const tools =
    isTest(file) || area === 'scripts' || area === 'fixtures' ? manifest('.').devDependencies : {};
  // Build settings may use the development dependencies of their folder.
  const own = /\.config\.ts$/.test(file) ? manifest(area).devDependencies : {};
  return Object.hasOwn({ ...manifest(area).dependencies, ...tools, ...own }, name)
    ? null
    : `not a dependency of ${area}`;
}

const manifests = new Map<string, Manifest>();

function manifest(folder: string): Manifest {
  const known = manifests.get(folder);
  if (known) return known;
  const path = join(root, folder, 'package.json');
  const read = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
  manifests.set(folder, read);
  return read;
}

function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/** The only files that name rulesets: the registry, which loads them in parts, and the file that loads all. */
const naming: readonly string[] = ['rulesets/registry.ts', 'rulesets/all.ts'];

/**
 * Applies to strings and comments too: only the registry, tests and the bench may know which rulesets exist. Packages and apps do
 * not mention their names either. The help of the command shows examples.
 */
function namedRulesets(file: string, text: string, area: string): { name: string; at: number }[] {
  if (isTest(file) || naming.includes(file) || area === 'bench') return [];
  const isGeneral = /^(packages|apps)\//.test(file) && !file.startsWith('apps/cli/src/help/');
  return rulesetNames
    .filter((name) => area !== `rulesets/${name}`)
    .map((name) =>
      isGeneral || area === 'rulesets'
        ? { name, at: text.search(new RegExp(`\\b${name}\\b`, 'i')) }
        : { name: `@grognard/${name}`, at: text.indexOf(`@grognard/${name}`) },
    )
    .filter(({ at }) => at >= 0);
}

/** Rings of imports between the sources of games that have layers, each told at one of its files. */
function checkRings(texts: ReadonlyMap<string, string>): ImportProblem[] {
  const imports: FileImport[] = [];
  for (const [file, text] of texts) {
    if (isTest(file) || !isLayered(file)) continue;
    for (const { specifier } of importsOf(file, text))
      if (specifier.startsWith('.'))
        imports.push({ file, target: posix.join(posix.dirname(file), specifier) });
  }
  return importRings(imports).map((ring) => {
    const [file = ''] = ring;
    return { file, line: 1, message: `imports itself in a ring: ${[...ring, file].join(' → ')}` };
  });
}

/** The parts of a syntax tree node that are read here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly value?: unknown;
  readonly source?: Node | null;
  readonly expression?: Node;
  readonly callee?: Node & { readonly object?: Node };
  readonly arguments?: readonly Node[];
}

function isNode(value: object): value is Node {
  return 'type' in value && typeof value.type === 'string' && 'start' in value;
}

/** Every module a file names: import, export from, import(), import types, import.meta.resolve. */
function importsOf(file: string, text: string): { specifier: string; at: number }[] {
  const found: { specifier: string; at: number }[] = [];
  const visit = (value: unknown) => {
    if (value === null || typeof value !== 'object') return;
    const source = isNode(value) ? sourceOf(value) : null;
    if (typeof source?.value === 'string') found.push({ specifier: source.value, at: source.start });
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file).body);
  return found;
}

function sourceOf(node: Node): Node | null | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return node.source;
    case 'TSExternalModuleReference':
      return node.expression;
    case 'CallExpression':
      return node.callee?.object?.type === 'MetaProperty' ? node.arguments?.[0] : null;
    default:
      return null;
  }
}

/** The declared dependencies of a workspace must follow the same directions as its imports. */
export function checkManifest(
  folder: string,
  { dependencies = {}, devDependencies = {} }: Manifest,
): ImportProblem[] {
  const area = areas[folder];
  const file = `${folder}/package.json`;
  if (!area) return [{ file, line: 1, message: unlisted }];
  const wrong = (declared: object, allowed: readonly string[], kind: string) =>
    Object.keys(declared)
      .filter((name) => name.startsWith('@grognard/') && !allowed.includes(name))
      .map((name) => ({ file, line: 1, message: `${name} may not be in ${kind}` }));
  return [
    ...wrong(dependencies, area.imports, 'dependencies'),
    ...wrong(devDependencies, [...area.imports, ...area.tests], 'devDependencies'),
  ];
}

function checkAll(): number {
  const folders = ['packages', 'rulesets', 'apps', 'bench', 'fixtures', 'scripts'];
  const sources = filesUnder(folders, (file) => /\.tsx?$|^scripts\/.*\.mjs$/.test(file));
  const workspaces = filesUnder(folders, (file) => file.endsWith('/package.json')).map((file) =>
    posix.dirname(file),
  );
  const texts = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const words = filesUnder(['packages', 'apps'], (file) => /\.(po|css|html)$/.test(file));
  const problems = [
    ...words.flatMap((file) => checkNames(file, readFileSync(join(root, file), 'utf8'))),
    ...[...texts].flatMap(([file, text]) => checkFile(file, text)),
    ...checkRings(texts),
    ...emptyParts(sources).map((part) => ({
      file: 'scripts/layers.ts',
      line: 1,
      message: `${part} is listed and does not exist`,
    })),
    ...workspaces.flatMap((folder) => checkManifest(folder, manifest(folder))),
  ];
  for (const { file, line, message } of problems) process.stderr.write(`${file}:${line} ${message}\n`);
  if (problems.length === 0) process.stdout.write(`Checked the imports of ${sources.length} files.\n`);
  return problems.length === 0 ? 0 : 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) process.exit(checkAll());
