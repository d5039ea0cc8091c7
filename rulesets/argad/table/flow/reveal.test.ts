import { hashedFaces, Match } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { tableRules } from '../rules.ts';
import { figureIn, layBattle } from '../testing/battle.ts';

/** Four figures nearly in line, some a millimetre out of it, and four more. */
function mustered() {
  const line = (y: number, name: string) =>
    Object.fromEntries(
      [0, 1, 2, 3].map((n) => [
        `${name}${n}`,
        { at: [20 + 2 * n, y + (n === 2 ? 0.1 : 0)] as [number, number], leader: n === 0 },
      ]),
    );
  const { table, state } = layBattle({ sides: { blue: line(20, 'b'), red: line(80, 'r') } });
  return { table, match: new Match(tableRules(table), state, hashedFaces(3)) };
}

const form = (name: string, heading: number) => ({
  kind: 'form',
  figures: heading === 900 ? [0, 1, 2, 3].map((n) => `${name}${n}`) : [3, 2, 1, 0].map((n) => `${name}${n}`),
  files: 4,
  heading,
});

describe('opening orders', () => {
  test('formation.change: a body formed by these orders stands in its ranks', () => {
    const { table, match } = mustered();
    expect(match.submit('blue', form('b', 900))).toMatchObject({ done: true });
    expect(figureIn(table, match.state, 'b2').y).toBe(2010);
    match.submit('blue', { kind: 'seal' });
    const { events } = match.submit('red', { kind: 'seal' }) as { events: readonly { kind: string }[] };
    expect(events.map(({ kind }) => kind).slice(0, 3)).toEqual(['sealed', 'revealed', 'bodyClosedUp']);
    const ys = ['b0', 'b1', 'b2', 'b3'].map((id) => figureIn(table, match.state, id).y);
    expect(new Set(ys).size).toBe(1);
  });

  test('turn.orders: the number of a new body does not tell what the others formed', () => {
    const alone = mustered();
    alone.match.submit('red', form('r', 2700));
    const both = mustered();
    both.match.submit('blue', form('b', 900));
    both.match.submit('red', form('r', 2700));
    const numberOf = ({ table, match }: ReturnType<typeof mustered>) =>
      figureIn(table, match.state, 'r0').body;
    expect(numberOf(alone)).toBeGreaterThanOrEqual(0);
    expect(numberOf(both)).toBe(numberOf(alone));
    expect(both.match.view('red')).toEqual(alone.match.view('red'));
  });

  test('turn.orders: nothing before the reveal is taken back', () => {
    const { match } = mustered();
    match.submit('blue', { kind: 'seal' });
    match.submit('red', { kind: 'seal' });
    expect(match.undo('blue').done).toBe(false);
  });
});
