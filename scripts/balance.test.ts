/** The balance line in a scenario file. */
import { describe, expect, it } from 'vitest';
import { balanceLine, withBalance } from './balance.ts';

const data = {
  id: 'ford',
  sides: [
    { id: 'red', name: 'Reds' },
    { id: 'blue', name: 'Blues' },
  ],
};
const result = {
  games: 400,
  sides: [
    { side: 'red', wins: 180 },
    { side: 'blue', wins: 160 },
  ],
  draws: 60,
  turns: { mean: 8.25 },
};

describe('the balance of a scenario', () => {
  it('tells who won how often, and how sure that is', () => {
    expect(balanceLine(data, result)).toBe(
      '400 battles between sergeants: Reds 45 %, Blues 40 %, drawn 15 % (each ± 5); 8.3 turns.',
    );
  });

  it('is put in after the history, once, and nothing else is touched', () => {
    const text = '{\n  "id": "ford",\n  "history": "Long ago.",\n  "turns": 8\n}\n';
    const once = withBalance(text, 'Even.');
    expect(once).toBe(
      '{\n  "id": "ford",\n  "history": "Long ago.",\n  "balance": "Even.",\n  "turns": 8\n}\n',
    );
    expect(withBalance(once, 'Uneven.')).toBe(once.replace('Even.', 'Uneven.'));
  });
});
