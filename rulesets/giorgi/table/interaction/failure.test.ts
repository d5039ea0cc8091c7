/** Tests that a rally, a test and a flight say what failure means, and that it then happens. */
import { describe, expect, test } from 'vitest';
import { type BattleSetup, give, layBattle, playOn } from '../testing/battle.ts';
import { type GestureValues, handOf, type OnTable } from './testing/table-interaction.ts';

type Given = GestureValues & { readonly kind: string };

const factAt = ({ sum }: ReturnType<OnTable['offer']>, path: string): string | undefined => {
  const line = sum.find((each) => each.kind === 'fact' && each.path === path);
  return line?.kind === 'fact' ? line.value : undefined;
};

function routing(options: NonNullable<BattleSetup['options']>, kind: 'line' | 'light-cavalry' = 'line') {
  const { table, state } = layBattle({
    options,
    south: { foot: { kind, at: [50, 60] }, other: { at: [110, 30] } },
    north: { enemy: { at: [50, 100] } },
  });
  state.step = 'start';
  state.units[0]!.rung = 3;
  return { table, state };
}

describe('a rally', () => {
  test.for([
    ['line', [1], [6]],
    ['light-cavalry', [1, 1], [6, 6]],
  ] as const)(
    'morale.rally, morale.rout-move: %s flees as far as is said, die by die',
    ([kind, low, high]) => {
      const fleeing = (dice: readonly number[]) => {
        const { table, state } = routing({}, kind);
        const hand = handOf(table, state, 'south');
        const said = factAt(hand.offer('foot', 'nerve', 'rally'), 'failed');
        const { x, y } = state.units[0]!.stands;
        const match = playOn(table, state, { 'foot rally': [6], 'foot rout': dice });
        give(match, 'south', hand.propose('foot', { nerve: 'rally' }).commands[0] as unknown as Given);
        const now = match.state.units[0]!.stands;
        return { said, cm: Math.round(Math.hypot(now.x - x, now.y - y) / 100) };
      };
      const { said, cm } = fleeing(low);
      expect(said).toBe(`it flees ${cm} to ${fleeing(high).cm} cm; off the table it is lost`);
    },
  );

  test('melee.off-table: off the table it is lost, or by option may still rally', () => {
    const { table, state } = routing({ 'melee.off-table': 'may-return' });
    const said = () => factAt(handOf(table, state, 'south').offer('foot', 'nerve', 'rally'), 'failed');
    expect(said()).toContain('may still rally');
    state.units[0]!.status = 'off';
    expect(said()).toBe('it stays off the table');
  });

  test('morale.reform: without a test there is nothing to fail', () => {
    const { table, state } = routing({});
    state.units[0]!.rung = 1;
    expect(factAt(handOf(table, state, 'south').offer('foot', 'nerve', 'reform'), 'failed')).toBeUndefined();
  });
});

/** The reactions of foot under an attack of horse. */
function attacked(options: NonNullable<BattleSetup['options']> = {}) {
  const { table, state } = layBattle({
    options,
    south: { horse: { kind: 'light-cavalry', at: [75, 20] } },
    north: { enemy: { at: [75, 44.5], formation: 'column' } },
  });
  const match = playOn(table, state, { 'enemy reaction': [6] });
  const { commands } = handOf(table, state, 'south').propose('horse', { attack: 'enemy' });
  give(match, 'south', commands[0] as unknown as Given);
  return { match, hand: handOf(table, match.state, 'north') };
}

describe('a reaction', () => {
  test('attack.test-failed: who fails to form square stays in column', () => {
    const { match, hand } = attacked();
    expect(factAt(hand.offer('enemy', 'answer', 'form square'), 'failed')).toBe('it stays in column');
    const { commands } = hand.propose('enemy', { answer: 'form square' });
    give(match, 'north', commands[0] as unknown as Given);
    expect(match.state.units[1]!.stands.formation).toBe('column');
  });

  test('attack.test-failed: any other test that fails leaves it as it is; attack.flee takes none', () => {
    const { hand } = attacked();
    expect(factAt(hand.offer('enemy', 'answer', 'counter-attack'), 'failed')).toBe('it stands as it is');
    expect(factAt(hand.offer('enemy', 'answer', 'flee'), 'failed')).toBeUndefined();
  });

  test('attack.flee-caught: who is caught in flight is struck as routing, or by option fights', () => {
    const caught = (options?: NonNullable<BattleSetup['options']>) =>
      factAt(attacked(options).hand.offer('enemy', 'answer', 'flee'), 'failed.way');
    expect(caught()).toBe('it is struck as a routing unit');
    expect(caught({ 'attack.flee-caught': 'as-melee' })).toBe('it fights where it is caught');
  });
});
