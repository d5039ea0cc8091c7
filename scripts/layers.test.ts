import { expect, test } from 'vitest';
import { checkFile } from './check-imports.ts';
import { emptyParts, importRings, type Layer, layerObjection, unlayered } from './layers.ts';

const games: Record<string, readonly Layer[]> = {
  'rulesets/chess/table': [
    { name: 'field', parts: ['board'] },
    { name: 'actions', parts: ['moves', 'captures'] },
    { name: 'flow', parts: ['flow/clock', 'flow', 'model.ts'] },
    { name: 'pictures', parts: ['scenes', 'hints'], apart: true },
  ],
};

function objection(file: string, target: string): string | null {
  return layerObjection(
    { file: `rulesets/chess/table/${file}`, target: `rulesets/chess/table/${target}` },
    games,
  );
}

test.each([
  ['flow/turn.ts', 'board/square.ts'],
  ['captures/take.ts', 'moves/step.ts'],
  ['moves/step.ts', 'moves/leap.ts'],
  ['flow/turn.ts', 'flow/clock/clock.ts'],
  ['model.ts', 'flow/turn.ts'],
  ['hints/hint.ts', 'flow/turn.ts'],
])('%s may import %s', (file, target) => {
  expect(objection(file, target)).toBeNull();
});

test.each([
  ['board/square.ts', 'flow/turn.ts', 'board (field) comes before flow (flow) and knows nothing of it'],
  [
    'moves/step.ts',
    'captures/take.ts',
    'moves (actions) comes before captures (actions) and knows nothing of it',
  ],
  [
    'flow/clock/clock.ts',
    'flow/turn.ts',
    'flow/clock (flow) comes before flow (flow) and knows nothing of it',
  ],
  ['flow/turn.ts', 'model.ts', 'flow (flow) comes before model.ts (flow) and knows nothing of it'],
  ['scenes/film.ts', 'hints/hint.ts', 'scenes and hints (pictures) know nothing of each other'],
  ['hints/hint.ts', 'scenes/film.ts', 'hints and scenes (pictures) know nothing of each other'],
])('%s may not import %s', (file, target, message) => {
  expect(objection(file, target)).toBe(message);
});

test('a folder whose name begins alike is another one', () => {
  expect(unlayered('rulesets/chess/table/flowers/rose.ts', games)).toBe(
    'flowers/rose.ts is in no layer of rulesets/chess/table; scripts/layers.ts lists them',
  );
  expect(unlayered('rulesets/chess/table/flow/rose.ts', games)).toBeNull();
  expect(unlayered('rulesets/draughts/table/flowers/rose.ts', games)).toBeNull();
});

test('a part that is listed and has no file is found', () => {
  const table = 'rulesets/chess/table';
  const files = ['board/square', 'moves/step', 'flow/clock/clock', 'model', 'scenes/film', 'hints/hint'].map(
    (file) => `${table}/${file}.ts`,
  );
  expect(emptyParts(files, games)).toEqual([`${table}/captures`]);
});

test('what resolves a case imports no table; the files of the ruleset that load one do', () => {
  const target = 'rulesets/draughts/table/index.ts';
  expect(layerObjection({ file: 'rulesets/draughts/rules/move/rows.ts', target }, games)).toBe(
    'rules/ knows no table',
  );
  expect(layerObjection({ file: 'rulesets/draughts/play.ts', target }, games)).toBeNull();
});

function giorgiObjection(file: string, target: string): string | null {
  return layerObjection({ file: `rulesets/giorgi/table/${file}`, target: `rulesets/giorgi/table/${target}` });
}

test.each([
  ['interaction/prompt.ts', 'doctrine/random.ts'],
  ['field/sight.ts', 'bodies/places.ts'],
  ['actions/losses/lose.ts', 'actions/move/path.ts'],
  ['actions/skirmish/strike.ts', 'actions/melee/fight.ts'],
  ['actions/attack/help.ts', 'actions/melee/facts.ts'],
  ['actions/setup/deploy.ts', 'flow/order.ts'],
  ['state/sides.ts', 'field/field-of.ts'],
])('Giorgi: %s may not import %s, and the other way it may', (file, target) => {
  expect(giorgiObjection(file, target)).toMatch(/knows nothing of it/);
  expect(giorgiObjection(target, file)).toBeNull();
});

test('Giorgi: scenes and interaction know nothing of each other', () => {
  expect(giorgiObjection('scenes/entries.ts', 'interaction/states.ts')).toMatch(/of each other/);
  expect(giorgiObjection('interaction/states.ts', 'scenes/entries.ts')).toMatch(/of each other/);
});

test('rings of imports are found, each once, whatever leads into them', () => {
  const imports = (text: string) =>
    text.split(' ').map((pair) => {
      const [file = '', target = ''] = pair.split('>');
      return { file, target };
    });
  expect(importRings(imports('a>b b>c a>c c>d'))).toEqual([]);
  expect(importRings(imports('a>b b>c c>d d>b e>c'))).toEqual([['b', 'c', 'd']]);
  expect(importRings(imports('a>a b>c c>b'))).toEqual([['a'], ['b', 'c']]);
});

test.each([
  ['actions/march.ts', 'flow/movement/slow.ts'],
  ['interaction/reach.ts', 'doctrine/random.ts'],
  ['scenes/sums.ts', 'interaction/shot.ts'],
])('« Argad ! »: %s may not import %s', (file, target) => {
  const from = `rulesets/argad/table/${file}`;
  const found = checkFile(from, `import { x } from '../${target}';\nexport const y = x;\n`);
  expect(found).toMatchObject([{ file: from, line: 1, message: expect.stringMatching(/know(s)? nothing/) }]);
});
