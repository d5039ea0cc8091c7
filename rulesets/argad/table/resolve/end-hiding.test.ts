import { describe, expect, test } from 'vitest';
import { type Battle, endTurnOn, layBattle } from '../testing/battle.ts';

const bushes = {
  id: 'bushes',
  kind: 'bushes' as const,
  corners: [
    [40, 40],
    [60, 40],
    [60, 60],
    [40, 60],
  ],
};
const hedge = {
  id: 'hedge',
  kind: 'hedge' as const,
  points: [
    [30, 30],
    [70, 30],
  ],
};

/** Who comes to know of the man in hiding, and why. */
function shown(
  red: [number, number],
  rest: Partial<Battle['sides'][string][string]> = {},
  map: Battle['map'] = { areas: [bushes] },
) {
  const { table, state } = layBattle({
    sides: {
      blue: { b1: { at: [50, 50], secret: true, posture: 'crouched', ...rest }, b2: { at: [5, 5] } },
      red: { r1: { at: red } },
      green: { g1: { at: [95, 5] } },
    },
    map,
  });
  const [event] = endTurnOn(table, state).all('shown');
  return event === undefined
    ? null
    : { to: event.to.map((side) => table.sides[side]!.id), by: event.by, only: event.only };
}

describe('a man in hiding', () => {
  test('hide.found: is found from 2 cm or less, by the side that is so close', () => {
    expect(shown([54, 50])).toEqual({ to: ['red'], by: 'hide.found', only: ['blue', 'red'] });
    expect(shown([54.2, 50])).toBeNull();
  });

  test('hide.crouched-behind: a hedge hides only from its other side', () => {
    const behind = { at: [50, 31.1] as [number, number] };
    expect(shown([50, 10], behind, { lines: [hedge] })?.to ?? []).not.toContain('red');
    expect(shown([50, 80], behind, { lines: [hedge] })?.to).toContain('red');
  });

  test('hide.reveal: whoever stands up is shown to all', () => {
    const { table, state } = layBattle({
      sides: {
        blue: { b1: { at: [50, 50], secret: true, posture: 'crouched' } },
        red: { r1: { at: [90, 90] } },
      },
      map: { areas: [bushes] },
    });
    state.figures[0]!.posture = 'upright';
    const { all } = endTurnOn(table, state);
    expect(all('shown')).toEqual([{ kind: 'shown', figure: 0, to: [1], by: 'hide.reveal' }]);
    expect(state.figures[0]!.known).toBe(3);
  });
});
