import { describe, expect, test } from 'vitest';
import { type BattleSetup, endTurnOn, layBattle } from '../../testing/battle.ts';

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

/** The sides that learn of the hidden figure, and why. */
function shown(
  red: readonly [number, number, string?],
  rest: Partial<BattleSetup['sides'][string][string]> = {},
  map: BattleSetup['map'] = { areas: [bushes] },
) {
  const { table, state } = layBattle({
    sides: {
      blue: { b1: { at: [50, 50], secret: true, posture: 'crouched', ...rest }, b2: { at: [5, 5] } },
      red: { r1: { at: [red[0], red[1]], room: red[2] ?? null } },
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

  test('hide.crouched-behind: against a hedge he stays hidden, whoever looks from far off', () => {
    const behind = { at: [50, 31.1] as [number, number] };
    for (const y of [10, 80]) expect(shown([50, y], behind, { lines: [hedge] })).toBeNull();
  });

  test('building.hidden: in a room one stays hidden upright, until somebody comes in', () => {
    const inn = {
      id: 'inn',
      rooms: [{ id: 'hall', corners: bushes.corners }],
      openings: [
        {
          id: 'door',
          kind: 'door' as const,
          at: [
            [44, 40],
            [48, 40],
          ],
          joins: ['hall', 'outside'],
        },
      ],
    };
    const inside = { room: 'hall', posture: 'upright' as const };
    expect(shown([50, 35], inside, { buildings: [inn] })).toBeNull();
    expect(shown([45, 55, 'hall'], inside, { buildings: [inn] })?.to).toEqual(['red']);
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
