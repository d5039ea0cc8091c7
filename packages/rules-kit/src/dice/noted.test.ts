import { describe, expect, it } from 'vitest';
import type { StepNote } from '../step.ts';
import { NotedDice } from './noted.ts';
import { ScriptedDice } from './thrown.ts';

const noteBy = (by: string, more: Partial<StepNote> = {}): StepNote => ({
  by,
  for: 'blow',
  gives: { read: 'open', value: 1, result: 'hit' },
  rules: ['melee.roll'],
  ...more,
});

describe('noted dice', () => {
  it('give the values that the same dice give without notes', () => {
    const faces = [6, 6, 3, 6, 6, 1, 2, 4, 5, 3];
    const thrown = (dice: ScriptedDice | NotedDice) => [
      dice.open(8),
      dice.openCounts([1, 1], 8, [7])[0],
      dice.sum(2),
      dice.count(1, 5),
    ];
    expect(thrown(new NotedDice(new ScriptedDice(faces)))).toEqual(thrown(new ScriptedDice(faces)));
  });

  it('keep each die with the faces for which it was thrown again', () => {
    const dice = new NotedDice(new ScriptedDice([6, 6, 4, 2]));
    dice.openDice(2, 8);
    dice.note(noteBy('a', { dice: 1, again: 'melee.open-six' }));
    dice.note(noteBy('b', { dice: 1, again: 'melee.open-six' }));
    expect(dice.steps).toMatchObject([
      { by: 'a', faces: [[6, 4]], rules: ['melee.roll', 'melee.open-six'] },
      { by: 'b', faces: [[6, 2]], together: true },
    ]);
    expect(dice.steps[0]).not.toHaveProperty('together');
  });

  it('say that steps belong to one throw only while dice of it are left', () => {
    const dice = new NotedDice(new ScriptedDice([1, 2, 3]));
    dice.sum(2);
    dice.note(noteBy('a'));
    dice.die();
    dice.note(noteBy('b'));
    dice.note(noteBy('c'));
    expect(dice.steps.map(({ by, faces, together }) => [by, faces, together])).toEqual([
      ['a', [[1], [2]], undefined],
      ['b', [[3]], undefined],
      ['c', [], undefined],
    ]);
  });

  it('close the sum of value, totals and lines', () => {
    const dice = new NotedDice(new ScriptedDice([]));
    const gives = { value: 8, adds: { modifier: -1.1 }, lines: [{ rule: 'x.y', value: 0.1 }], result: 'hit' };
    dice.note(noteBy('a', { gives }));
    expect(dice.steps[0]?.gives.total).toBe(7);
  });
});
