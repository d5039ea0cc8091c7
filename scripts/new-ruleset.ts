// A new ruleset: npm run new:ruleset NAME. It begins as a duel of two pieces that already plays, made from the test kit's small games.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { commandFor, root } from './tools.ts';

/** Files of a new ruleset, by the source that each is made from. Sources are those of this repository, so they are always checked. */
const copied: Readonly<Record<string, string>> = {
  'index.ts': 'packages/test-kit/src/duel/index.ts',
  'rules/shot.ts': 'packages/test-kit/src/duel/shot.ts',
  'table/rules.ts': 'packages/test-kit/src/trial-in-turn/guns-in-turn.ts',
  'table/doctrine.ts': 'packages/test-kit/src/trial-in-turn/doctrine.ts',
  'table/interaction.ts': 'packages/test-kit/src/trial-in-turn/interaction.ts',
  'table/game.ts': 'packages/test-kit/src/trial-in-turn/table-game.ts',
};

/** Names of the small games, and what they become. */
function renamings(name: string): readonly (readonly [RegExp, string])[] {
  const type = pascal(name);
  return [
    [/\bgunsInTurnAt\b/g, 'gameAt'],
    [/\bgunsInTurn\b/g, 'tableRules'],
    [/\bgunsDoctrine\b/g, 'doctrine'],
    [/\bgunsHand\b/g, 'createInteraction'],
    [/\bgunsScenes\b/g, 'scenesOf'],
    [/\bGunsInTurn\b/g, `${type}State`],
    [/\bGuns(View|Command|Event|Plan)\b/g, `${type}$1`],
    [/\bTrialGun\b/g, `${type}Gun`],
    [/\bDuel(Rules|Shot)\b/g, `${type}$1`],
    [/'guns-in-turn'/g, `'${name}-1'`],
    [/Guns in turn/g, `${type}, a duel of two guns`],
    [/\bduel-200([12])\b/g, `${name}-$1`],
    [/Duel, 200([12])/g, `${type}, edition $1`],
    [/\bduel sheet\b/g, `${name} sheet`],
    [/'duel'/g, `'${name}'`],
    [/'Duel'/g, `'${type}'`],
    [/export const duel: /g, 'export const ownRuleset: '],
    [/'\.\/shot\.ts'/g, "'./rules/shot.ts'"],
    [/'\.\/guns-in-turn\.ts'/g, "'./rules.ts'"],
    [/'\.\/hand\.ts'/g, "'./interaction.ts'"],
    [/\bfor tests of (the kit|the engine's surroundings)\b/g, 'to begin with'],
    [/'Ours, for tests only'/g, "'Ours, to begin with'"],
    [/ for tests that change it\./g, '.'],
  ];
}

function pascal(name: string): string {
  return name.replaceAll(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}

function renamed(text: string, name: string): string {
  return renamings(name).reduce((now, [from, to]) => now.replaceAll(from, to), text);
}

function manifest(name: string): string {
  const from = (names: readonly string[]) =>
    Object.fromEntries(names.map((each) => [`@grognard/${each}`, '*']));
  return json({
    name: `@grognard/${name}`,
    version: '0.1.0',
    private: true,
    description: `${pascal(name)}, begun as a duel of two guns`,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    exports: { '.': './index.ts' },
    dependencies: from(['engine', 'rules-kit']),
    devDependencies: from(['opponent', 'test-kit']),
  });
}

function projectFile(name: string): string {
  return json({
    extends: '../../tsconfig.base.json',
    compilerOptions: { tsBuildInfoFile: `../../.cache/types/rulesets-${name}.tsbuildinfo` },
    include: ['**/*.ts'],
    exclude: ['**/*.test.ts'],
    references: [{ path: '../../packages/engine' }, { path: '../../packages/rules-kit' }],
  });
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

const tests = `/** The ruleset passes what every ruleset must pass, and its game on the table is played to the end. */
import { asAnyGame, hashedFaces, Match } from '@grognard/engine';
import { giveCommands, makePlayer } from '@grognard/opponent';
import { rulesetTests, tableTests } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { ownRuleset } from './index.ts';
import { gameAt } from './table/game.ts';

rulesetTests(ownRuleset);

const game = asAnyGame(gameAt([2, 5]));

tableTests('NAME', [{ name: 'a duel', game, broken: () => [], disguise: null, fired: () => [] }]);

describe('a duel', () => {
  it('is played to the end by a sergeant and a recruit', () => {
    const match = new Match(game.rules, game.rules.start(null), hashedFaces(7));
    const players = new Map([
      ['red', makePlayer(game, 'red', 'sergeant', { seed: 1 })],
      ['blue', makePlayer(game, 'blue', 'recruit', { seed: 2 })],
    ]);
    for (let awaits = match.awaits(); awaits.kind !== 'over'; awaits = match.awaits()) {
      const side = awaits.sides[0] ?? '';
      const player = players.get(side);
      if (player === undefined) throw new RangeError(\`nobody plays \${side}\`);
      giveCommands(match, side, player.answer(match.view(side)).commands);
    }
    expect(match.awaits().kind).toBe('over');
    expect(match.entries.length).toBeGreaterThan(4);
  });
});
`;

function readme(name: string): string {
  return `# ${pascal(name)}

Begun by \`npm run new:ruleset ${name}\` as a duel that already plays: one procedure with its rows (\`rules/shot.ts\`, declared in \`index.ts\`), and two guns that
fire at each other in turn (\`table/\`: \`rules.ts\`, \`doctrine.ts\`, \`interaction.ts\`, \`game.ts\`). \`npm test -- rulesets/${name}\` resolves its cases and plays it.

Replace it step by step: the rows and the procedure by those of your sheet, the state and commands by what stands on your table. [Contributing](../../CONTRIBUTING.md#a-ruleset) tells what comes next.
`;
}

/** Every file of a new ruleset with its text, by its place below the root. */
export function filesOf(name: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [to, from] of Object.entries(copied))
    files.set(`rulesets/${name}/${to}`, renamed(readFileSync(join(root, from), 'utf8'), name));
  files.set(`rulesets/${name}/${name}.test.ts`, tests.replaceAll('NAME', name));
  files.set(`rulesets/${name}/package.json`, manifest(name));
  files.set(`rulesets/${name}/tsconfig.json`, projectFile(name));
  files.set(`rulesets/${name}/README.md`, readme(name));
  return files;
}

/** A reference to the ruleset in the list of projects, in its place. */
export function withReference(project: string, name: string): string {
  const config = JSON.parse(project) as { references: { path: string }[] };
  const path = `rulesets/${name}`;
  const others = config.references.filter((each) => each.path !== path);
  const before = others.findLastIndex((each) => each.path.startsWith('rulesets/') && each.path < path);
  others.splice(before + 1, 0, { path });
  return json({ ...config, references: others });
}

/** Why a name cannot be that of a new ruleset, or null. */
export function objectionTo(name: string, base: string): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `"${name}" is no name: small letters, figures and single hyphens, a letter first`;
  return existsSync(join(base, 'rulesets', name)) ? `rulesets/${name} is there already` : null;
}

/** Writes the files below a root, formatted as all others are. */
export function writeRuleset(name: string, base: string): void {
  for (const [file, text] of filesOf(name)) {
    mkdirSync(dirname(join(base, file)), { recursive: true });
    writeFileSync(join(base, file), text);
  }
  const lists = ['tsconfig.json', 'tsconfig.tests.json'].filter((list) => existsSync(join(base, list)));
  for (const list of lists)
    writeFileSync(join(base, list), withReference(readFileSync(join(base, list), 'utf8'), name));
  const [command, biome] = commandFor('biome');
  const given = [biome, 'check', '--write', `rulesets/${name}`, ...lists];
  const { status, stderr } = spawnSync(command, given, { cwd: base, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

function main(args: readonly string[]): number {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) {
    process.stderr.write('npm run new:ruleset NAME\n');
    return 2;
  }
  const objection = objectionTo(name, root);
  if (objection !== null) {
    process.stderr.write(`${objection}\n`);
    return 2;
  }
  writeRuleset(name, root);
  process.stdout.write(`rulesets/${name} plays: npm install, then npm test -- rulesets/${name}\n`);
  return 0;
}

if (process.argv[1] !== undefined && import.meta.filename === process.argv[1])
  process.exit(main(process.argv.slice(2)));
