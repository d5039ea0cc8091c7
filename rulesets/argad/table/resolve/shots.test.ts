import { describe, expect, test } from 'vitest';
import { shootOut, shotAt } from './testing/volley.ts';

const musket = ['flintlock-musket' as const];

describe('when shots are taken', () => {
  test('turn.shot-end: range from edge to edge after movement, a die and a hit', () => {
    const { shot, figure, all, man } = shootOut({
      blue: { a: { at: [20, 50], firearms: musket, order: shotAt('b') } },
      red: { b: { at: [42, 50] } },
      dice: { a: [5] },
    });
    expect(shot('a')).toMatchObject({ rangeCm: 20, need: 5, modifier: 0, hits: 1, victims: [man('b')] });
    expect(all('fell')).toEqual([{ kind: 'fell', figure: man('b'), by: man('a'), how: 'shot' }]);
    expect(figure('a').loaded).toBe(0);
    expect(figure('b').status).toBe('dead');
  });
});
