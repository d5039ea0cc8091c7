// Who may import whom, checked: the directions between folders, no deep imports, rulesets named only by the catalogue, the
// test kit only by tests, no Node in the rules. One table for all folders, so that a new ruleset needs no new setting.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { filesUnder, root } from './tools.mjs';

const rulesetNames = readdirSync(join(root, 'rulesets'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(root, 'rulesets', entry.name, 'package.json')))
  .map((entry) => entry.name);
const rulesets = rulesetNames.map((name) => `@grognard/${name}`);
const kit = '@grognard/rules-kit';
const catalogue = '@grognard/rulesets';
const library = '@grognard/library';
const testKit = '@grognard/test-kit';

/**
 * What of ours the files of a folder may import, and what its tests may import besides. A pure folder knows no Node.
 * A folder that is not listed may import nothing of ours until it is.
 */
const areas = {
  'packages/rules-kit': { imports: [], tests: [testKit], pure: true },
  'packages/test-kit': { imports: [kit], tests: [catalogue, ...rulesets], pure: true },
  ...Object.fromEntries(
    rulesetNames.map((name) => [`rulesets/${name}`, { imports: [kit], tests: [testKit], pure: true }]),
  ),
  rulesets: { imports: [kit, ...rulesets], tests: [testKit], pure: true },
  'apps/library': { imports: [kit, catalogue], tests: [testKit, ...rulesets], pure: false },
  'apps/cli': { imports: [kit, catalogue, library], tests: [testKit, ...rulesets], pure: false },
  bench: { imports: [kit, catalogue, library, ...rulesets], tests: [testKit], pure: false },
  scripts: { imports: [], tests: [kit, catalogue, library, testKit, ...rulesets], pure: false },
};

/** The folder of the table that a file belongs to, the longest that fits; null if none does. */
function areaOf(file) {
  const fitting = Object.keys(areas).filter((folder) => file.startsWith(`${folder}/`));
  return fitting.sort((a, b) => b.length - a.length)[0] ?? null;
}

const isTest = (file) => /\.test\.tsx?$/.test(file);

/** What is wrong with the imports of one file: `file` relative to the root with forward slashes. */
export function checkFile(file, text) {
  const area = areaOf(file);
  if (!area)
    return [{ file, line: 1, message: 'this folder is not in the table of scripts/check-imports.mjs' }];
  const lineAt = (at) => text.slice(0, at).split('\n').length;
  const problems = [];
  for (const { specifier, at } of importsOf(file, text)) {
    const message = objectionTo(specifier, file, area);
    if (message) problems.push({ file, line: lineAt(at), message: `${specifier}: ${message}` });
  }
  return [...problems, ...namedRulesets(file, text, area, lineAt)];
}

function objectionTo(specifier, file, area) {
  const { imports, tests, pure } = areas[area];
  const test = isTest(file);
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(file), specifier);
    const home = areaOf(target);
    if (home !== area) return `${area} imports other folders by their package name, never by a path`;
    if (isTest(target) && !test) return 'a test is imported by no source';
    return null;
  }
  if (isBuiltin(specifier)) return pure && !test ? `${area} knows no Node; only its tests may` : null;
  const name = packageOf(specifier);
  if (!name.startsWith('@grognard/')) return undeclared(name, area, test);
  if (name !== specifier) return 'no deep imports: what is exported is in the index of the package';
  if (imports.includes(name) || (test && tests.includes(name))) return null;
  if (name === testKit) return 'only tests may import the test kit';
  if (rulesets.includes(name) && area.startsWith('rulesets/')) return 'rulesets never import one another';
  if (rulesets.includes(name)) return 'a ruleset is reached only through the catalogue (@grognard/rulesets)';
  return `${area} may import ${imports.length > 0 ? imports.join(', ') : 'nothing of ours'}`;
}

/** A package from outside must be declared where it is used; the tools of the root are for tests and scripts. */
function undeclared(name, area, test) {
  const declared = { ...manifest(area).dependencies };
  if (test || area === 'scripts') Object.assign(declared, manifest('.').devDependencies);
  return Object.hasOwn(declared, name) ? null : `not a dependency of ${area}`;
}

const manifests = new Map();

function manifest(folder) {
  if (!manifests.has(folder)) {
    const path = join(root, folder, 'package.json');
    manifests.set(folder, existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
  }
  return manifests.get(folder);
}

function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Even in a string or a comment: nothing but the catalogue, tests and the bench may know which rulesets there are. */
function namedRulesets(file, text, area, lineAt) {
  if (isTest(file) || area === 'rulesets' || area === 'bench') return [];
  return rulesets.flatMap((name) => {
    const at = text.indexOf(name);
    const own = area === `rulesets/${name.slice('@grognard/'.length)}`;
    if (at < 0 || own) return [];
    return [
      { file, line: lineAt(at), message: `names ${name}; only the catalogue, tests and the bench may` },
    ];
  });
}

/** Every module a file names, however: import, export from, import(), import types, import.meta.resolve. */
function importsOf(file, text) {
  const found = [];
  const visit = (node) => {
    if (Array.isArray(node)) for (const item of node) visit(item);
    if (node === null || typeof node !== 'object' || typeof node.type !== 'string') return;
    const source = sourceOf(node);
    if (typeof source?.value === 'string') found.push({ specifier: source.value, at: source.start });
    for (const value of Object.values(node)) if (value !== null && typeof value === 'object') visit(value);
  };
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file).body);
  return found;
}

function sourceOf(node) {
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
      return node.callee.type === 'MemberExpression' && node.callee.object.type === 'MetaProperty'
        ? node.arguments[0]
        : null;
    default:
      return null;
  }
}

/** The declared dependencies of a workspace must point the same way as its imports. */
export function checkManifest(folder, { dependencies = {}, devDependencies = {} }) {
  const area = areas[folder];
  const file = `${folder}/package.json`;
  if (!area)
    return [{ file, line: 1, message: 'this folder is not in the table of scripts/check-imports.mjs' }];
  const allowed = { dependencies: area.imports, devDependencies: [...area.imports, ...area.tests] };
  return Object.entries({ dependencies, devDependencies }).flatMap(([kind, declared]) =>
    Object.keys(declared)
      .filter((name) => name.startsWith('@grognard/') && !allowed[kind].includes(name))
      .map((name) => ({ file, line: 1, message: `${name} may not be in ${kind}` })),
  );
}

function checkAll() {
  const folders = ['packages', 'rulesets', 'apps', 'bench', 'scripts'];
  const sources = filesUnder(folders, (file) => /\.tsx?$|^scripts\/.*\.mjs$/.test(file));
  const manifestFiles = filesUnder(folders, (file) => file.endsWith('/package.json'));
  const problems = [
    ...sources.flatMap((file) => checkFile(file, readFileSync(join(root, file), 'utf8'))),
    ...manifestFiles.flatMap((file) => {
      const folder = posix.dirname(file);
      return checkManifest(folder, manifest(folder));
    }),
  ];
  for (const { file, line, message } of problems) process.stderr.write(`${file}:${line} ${message}\n`);
  if (problems.length === 0) process.stdout.write(`Checked the imports of ${sources.length} files.\n`);
  return problems.length === 0 ? 0 : 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) process.exit(checkAll());
