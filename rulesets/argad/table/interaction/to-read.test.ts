import { statesOf, type Task } from '@grognard/engine';
import { expect, test } from 'vitest';
import { catalogue } from '../../catalogue/index.ts';
import { gameOn } from '../index.ts';
import { laid, scenarioNamed } from '../trial/on-trial.ts';
import { readingIn, withReading } from './to-read.ts';

const editions = ['argad-2021', 'argad-coastal', 'argad-2024'] as const;

function tableOf(edition: (typeof editions)[number]) {
  const battle = edition === 'argad-coastal' ? 'landing' : 'starter';
  return laid({ scenario: scenarioNamed(battle), edition, options: {} });
}

test.each(editions)('turn.orders: %s names rules that it has for what is asked', (edition) => {
  const table = tableOf(edition);
  const has = new Set(catalogue.filter((rule) => rule.editions.includes(edition)).map(({ id }) => id));
  for (const phase of ['deploy', 'orders', 'over'] as const) {
    const rules = readingIn(table, phase);
    expect(rules.length, phase).toBeGreaterThan(0);
    expect(rules.filter((rule) => !has.has(rule))).toEqual([]);
  }
});

test('every task of a battle says what there is to read about it', () => {
  const table = tableOf('argad-2024');
  const { rules, interactionFor } = gameOn(table);
  const state = rules.start(null);
  const side = table.sides[0]!.id;
  const interaction = interactionFor(rules.view(state, { side }), side);
  const tasks = interaction.pieces
    .filter(({ isMine }) => isMine)
    .flatMap(({ id }) => interaction.tasks({ pieces: [id], values: {} }));
  expect(tasks.length).toBeGreaterThan(0);
  for (const { id, rules: read } of tasks) expect(read?.length, id).toBeGreaterThan(0);
  expect(interaction.prompt.rules?.[0]).toBe('scenario.deploy');
});

test('formation.close-order: a march has rules where there is close order', () => {
  const task: Task = { kind: 'place', id: 'march', title: '', isPrimary: true, value: { x: 0, y: 0 } };
  const firstIn = (edition: (typeof editions)[number]) => withReading(tableOf(edition), task).rules?.[0];
  expect(editions.map(firstIn)).toEqual(['formation.close-order', undefined, 'formation.close-order']);
});

test.each(['way', 'target', 'reload', 'victim', 'rowers', 'place', 'room'])(
  'a task %s has a rule in every edition',
  (id) => {
    for (const edition of editions) {
      const task: Task = { kind: 'place', id, title: '', isPrimary: true, value: { x: 0, y: 0 } };
      expect(withReading(tableOf(edition), task).rules?.length, edition).toBeGreaterThan(0);
    }
  },
);

test('weapon.reload: an empty musket is a state with a rule to read, a loaded one has none', () => {
  const table = tableOf('argad-2024');
  const { rules, interactionFor } = gameOn(table);
  const state = rules.start(null);
  const side = table.sides[0]!.id;
  const armed = table.roster.find(({ firearms, side: own }) => firearms.length > 0 && own === 0)!;
  const rulesRead = () => {
    const piece = interactionFor(rules.view(state, { side }), side).pieces.find(({ id }) => id === armed.id)!;
    return statesOf(piece)[0]!;
  };
  expect(rulesRead().rule).toBeNull();
  state.figures[armed.index]!.loaded = 0;
  expect(rulesRead()).toMatchObject({ rule: 'weapon.reload', words: expect.stringContaining('empty') });
});
