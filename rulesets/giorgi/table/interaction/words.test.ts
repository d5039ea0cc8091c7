/** Tests of the interaction in all languages: nothing is left in English, French keeps its spaces. */
import { hashedFaces, type Interaction, Match } from '@grognard/engine';
import type { Words } from '@grognard/rules-kit';
import { SeededRandom } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import { words as french } from '../../words/fr/index.ts';
import { words as italian } from '../../words/it/index.ts';
import { words as english } from '../../words/table-en.ts';
import { doctrineOf } from '../doctrine/doctrine.ts';
import { layTable } from '../index.ts';
import { tableRules } from '../rules.ts';
import { scenarioNamed } from '../trial/on-trial.ts';
import { createInteraction } from './index.ts';
import { someGesture } from './testing/random-gesture.ts';

/** Every text that a reader sees, at any depth. */
function textsIn(value: unknown, found: Set<string>, key = ''): void {
  if (typeof value === 'string') {
    if (shown.has(key)) found.add(value);
  } else if (Array.isArray(value)) for (const item of value) textsIn(item, found, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) textsIn(item, found, name);
}

const shown = new Set([
  'title',
  'text',
  'words',
  'about',
  'state',
  'told',
  'lines',
  'label',
  'remedy',
  'ground',
  'price',
]);

/** All texts of the interaction in a random battle. */
function said(words: Words): Set<string> {
  const found = new Set<string>();
  for (const id of ['crossroads', 'borghetto', 'meeting']) {
    const table = layTable(scenarioNamed(id), 'giorgi', { 'command.general': true }, words);
    if (!('units' in table)) throw new Error('no table');
    const rules = tableRules(table);
    const random = new SeededRandom(1809, id);
    const match = new Match(rules, rules.start(null), hashedFaces(3));
    for (let n = 0; n < 30; n++) {
      const awaits = match.awaits();
      if (awaits.kind === 'over') break;
      const side = awaits.sides[0]!;
      collect(createInteraction(table)(match.view(side), side), random, found);
      for (const command of doctrineOf(table).plan(match.view(side), side, 'random', random).commands)
        match.submit(side, command);
    }
  }
  return found;
}

function collect(interaction: Interaction, random: SeededRandom, found: Set<string>): void {
  const gesture = someGesture(interaction, random);
  textsIn([interaction.prompt, interaction.pieces], found);
  if (gesture === null) return;
  textsIn([interaction.tasks(gesture), interaction.threats(gesture)], found);
  textsIn(interaction.propose(gesture), found);
  const kind = (['reach', 'arc', 'threats'] as const)[random.below(3)]!;
  textsIn(interaction.measure({ kind, of: gesture.pieces[0]! }), found);
}

test('turn.order: French has a narrow space before its marks, and neither French nor Italian speaks English', () => {
  const inEnglish = said(english);
  const inFrench = [...said(french)];
  const inItalian = [...said(italian)];
  expect(inFrench.length).toBeGreaterThan(100);
  expect(inFrench.filter((text) => /[^\u202f\d][;:!?»](?:\s|$)/.test(text))).toEqual([]);
  const isWords = (text: string) => / [a-z]{3,} /.test(text);
  const same = (texts: readonly string[]) => texts.filter((text) => isWords(text) && inEnglish.has(text));
  const names = new Set(namesIn());
  expect(same(inFrench).filter((text) => !names.has(text))).toEqual([]);
  expect(same(inItalian).filter((text) => !names.has(text))).toEqual([]);
});

/** Proper names, which are the same in every language. */
function namesIn(): string[] {
  return ['borghetto', 'meeting'].flatMap((id) => {
    const table = layTable(scenarioNamed(id), 'giorgi', {}, english);
    return 'units' in table ? table.units.map(({ name }) => name) : [];
  });
}
