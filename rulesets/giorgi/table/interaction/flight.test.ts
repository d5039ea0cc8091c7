/** Tests that flight and counter-attack happen as the reaction dialog predicts, die by die. */
import { expect, test } from 'vitest';
import { give, layBattle, playOn } from '../testing/battle.ts';
import { type GestureValues, handOf } from './testing/table-interaction.ts';

/** An attack of horse on foot at a given distance, with a reaction on these dice. Returns whether contact was made. */
function answered(
  away: number,
  how: string,
  dice: readonly number[],
): { readonly met: boolean; readonly need: number } {
  const { table, state } = layBattle({
    south: { horse: { kind: 'light-cavalry', at: [75, 20] } },
    north: { enemy: { at: [75, 20 + away + 2.5], formation: 'column' } },
  });
  const match = playOn(table, state, { 'enemy dash': dice, 'enemy reaction': [1] });
  const values = handOf(table, state, 'south').propose('horse', { attack: 'enemy' });
  give(match, 'south', values.commands[0] as unknown as GestureValues & { readonly kind: string });
  const hand = handOf(table, match.state, 'north');
  const { sum } = hand.offer('enemy', 'answer', how);
  const need = sum.find((line) => line.kind === 'fact' && line.path === 'need.way');
  const { commands } = hand.propose('enemy', { answer: how });
  const events = [
    ...give(match, 'north', commands[0] as unknown as GestureValues & { readonly kind: string }),
    ...(match.state.agenda.at(-1)?.do === 'attack' ? give(match, 'north', { kind: 'done' }) : []),
  ];
  const met = events.some(({ kind }) => kind === 'met' || kind === 'struck');
  return { met, need: need?.kind === 'fact' ? Number.parseFloat(need.value) : Number.NaN };
}

test('attack.flee, attack.flee-caught: whoever flees as far as is written gets away, whoever flees less is caught', () => {
  const seen = new Set<boolean>();
  for (const away of [20, 22, 24, 27])
    for (const dice of [
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 3],
      [3, 3],
      [4, 3],
      [4, 4],
      [5, 4],
      [5, 5],
      [5, 6],
      [6, 6],
    ]) {
      const { met, need } = answered(away, 'flee', dice);
      seen.add(met);
      expect([away, dice, met]).toEqual([away, dice, dice[0]! + dice[1]! < need]);
    }
  expect(seen.size).toBe(2);
});
