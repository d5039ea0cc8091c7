/** Tests of sergeants: legal plans at every prompt, reasons, and their play in simple positions. */
import { asAnyGame, hashedFaces, Match } from '@grognard/engine';
import { type AnyMatch, createRandom, giveCommands, makePlayer } from '@grognard/opponent';
import { describe, expect, test } from 'vitest';
import { gameOn } from '../../index.ts';
import type { State } from '../../state/model.ts';
import { type BattleSetup, give, layBattle, playOn } from '../../testing/battle.ts';
import { laid, scenarioNamed } from '../../trial/on-trial.ts';
import { styles } from './styles.ts';

const names = styles.map(({ name }) => name);

describe.each(['crossroads', 'borghetto', 'raab', 'meeting'])('%s', (id) => {
  test('every question is answered by legal commands with a reason', { timeout: 120_000 }, () => {
    const options = { 'scenario.turns': id === 'crossroads' ? 5 : 1 };
    const game = asAnyGame(gameOn(laid({ scenario: scenarioNamed(id), edition: 'giorgi', options })));
    const match: AnyMatch = new Match(game.rules, game.rules.start(null), hashedFaces(2), 'state');
    for (let n = 0; n < 2000; n++) {
      const awaits = match.awaits();
      if (awaits.kind === 'over') return;
      const side = awaits.sides[0]!;
      const manner = names[n % names.length]!;
      const plan = game.doctrine.plan(match.view(side), side, manner, createRandom(n));
      expect(plan.reasons.every(({ words }) => words.length > 0)).toBe(true);
      const { refused, carriedOut } = giveCommands(match, side, plan.commands);
      expect(refused).toEqual([]);
      expect(carriedOut.length).toBeGreaterThan(0);
    }
    throw new Error('no end');
  });
});

/** Plan of a sergeant of the south side, in movement or in the given step. */
function planned(battle: BattleSetup, step: State['step'] = 'move', manner = 'steady') {
  const { table, state } = layBattle(battle);
  state.step = step;
  const { rules, doctrine } = gameOn(table);
  return doctrine.plan(rules.view(state, { side: 'south' }), 'south', manner, createRandom(1)).commands[0];
}

describe('a sergeant', () => {
  test('the same view gives the same plan', () => {
    const battle: BattleSetup = { south: { a: { at: [40, 30] } }, north: { b: { at: [40, 60] } } };
    for (const name of names) expect(planned(battle, 'move', name)).toEqual(planned(battle, 'move', name));
  });

  test('attack.declare: attacks whoever is weak, not whoever is strong', () => {
    const near = (kind: 'militia' | 'guard', bases: number, own: number) =>
      planned({
        south: { a: { at: [40, 30], formation: 'column', bases: own } },
        north: { b: { at: [40, 45], kind, bases } },
      });
    expect(near('militia', 2, 6)).toMatchObject({ kind: 'move', target: 'b' });
    expect(near('guard', 6, 2)).not.toMatchObject({ target: 'b' });
  });

  test('attack.flank: horse rides at a flank, and leaves a square alone', () => {
    const at = (formation: 'line' | 'square', facing: number) =>
      planned({
        south: { a: { at: [40, 30], kind: 'heavy-cavalry' } },
        north: { b: { at: [40, 52], kind: formation === 'line' ? 'militia' : 'guard', formation, facing } },
      });
    expect(at('line', 90)).toMatchObject({ kind: 'move', target: 'b' });
    expect(at('square', 180)).not.toMatchObject({ target: 'b' });
  });

  test('fire.range: fires in line, at whom it costs most', () => {
    const command = planned(
      {
        south: { a: { at: [40, 30], formation: 'line' } },
        north: { b: { at: [40, 46], formation: 'line' } },
      },
      'small-arms',
    );
    expect(command).toMatchObject({ kind: 'fire', unit: 'a', target: 'b' });
  });

  test('scenario.objective: goes for the objective that nobody of his own has reached', () => {
    const at = (aims: readonly (readonly [number, number])[]) =>
      planned({
        size: [150, 150],
        turns: 2,
        objectives: aims.map((place) => ({ at: place })),
        south: {
          a: { at: [50, 40], formation: 'column' },
          c: { at: [75, 40], formation: 'column' },
        },
        north: { b: { at: [75, 140], bases: 2 } },
      });
    // The unit on an objective keeps it; the other has one of its own to take.
    const command = at([
      [50, 40],
      [110, 40],
    ]);
    expect(command).toMatchObject({ kind: 'move', unit: 'c' });
  });

  test('attack.reaction-fire: horse is met in square by steady foot', () => {
    const { table, state } = layBattle({
      south: { a: { at: [40, 30], kind: 'heavy-cavalry' } },
      north: { b: { at: [40, 54], kind: 'guard' } },
    });
    const match = playOn(table, state);
    give(match, 'south', { kind: 'move', unit: 'a', target: 'b' });
    const { doctrine } = gameOn(table);
    const plan = doctrine.plan(match.view('north'), 'north', 'steady', createRandom(1));
    expect(plan.commands[0]).toMatchObject({ kind: 'answer', how: 'form', formation: 'square' });
  });
});

test('what else could be done is legal, and a captain answers within his budget', { timeout: 60_000 }, () => {
  const { table, state } = layBattle({
    south: { a: { at: [40, 30], formation: 'column' }, c: { at: [60, 30], formation: 'column' } },
    north: { b: { at: [45, 47] }, d: { at: [70, 60] } },
  });
  const game = gameOn(table);
  const view = game.rules.view(state, { side: 'south' });
  const others = game.doctrine.alternatives?.(view, 'south', 'steady') ?? [];
  expect(others.length).toBeGreaterThan(1);
  for (const { commands } of others)
    expect(
      giveCommands(playOn(table, game.rules.copy(state)) as unknown as AnyMatch, 'south', commands).refused,
    ).toEqual([]);
  for (const budget of [0, 100, 1000]) {
    const captain = makePlayer(asAnyGame(game), 'south', 'captain', { seed: 1, budget });
    const { work, commands } = captain.answer(asAnyGame(game).rules.view(state, { side: 'south' }));
    expect(work).toBeLessThanOrEqual(budget);
    expect(
      giveCommands(playOn(table, game.rules.copy(state)) as unknown as AnyMatch, 'south', commands).refused,
    ).toEqual([]);
  }
});
