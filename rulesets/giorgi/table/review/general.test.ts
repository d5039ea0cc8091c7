/** Tests of a general whose unit is lost, in every way. */
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { advance, comeOut, retreat } from '../actions/forced/index.ts';
import { type Driving, driving, foe, own } from '../actions/forced/testing/driving.ts';
import { driveOut } from '../actions/melee/house.ts';
import { mayRide } from '../flow/ride.ts';
import type { BattleSetup } from '../testing/battle.ts';

const house = { at: [75, 50], widthCm: 8, depthCm: 6 } as const;
const inside = { ...own, house: 'house-0' };

/** The general of the south side is attached to `own`, and his die shows this face. */
function led(battle: BattleSetup, face: number): Driving {
  const options = { 'command.general': true, ...battle.options };
  const game = driving({ ...battle, options }, { 'south general': [face] });
  const { x, y } = game.stands('own');
  Object.assign(game.turn.state.generals[0]!, { x, y, with: game.index('own') });
  return game;
}

/** Every way in which a unit is lost at once. */
const ways: Readonly<Record<string, (face: number) => Driving>> = {
  'melee.off-table: driven over the edge': (face) => {
    const column = { ...own, at: [75, 3], formation: 'column' } as const;
    const game = led({ south: { own: column }, north: { foe: { ...foe, at: [75, 7] } } }, face);
    retreat(game.turn, game.index('own'), [game.index('foe')]);
    return game;
  },
  'building.outcome: by option lost in its house': (face) => {
    const options = { 'building.outcome': 'eliminated-on-R2' };
    const north = { foe: { ...foe, at: [75, 60] as const } };
    const game = led({ options, houses: [house], south: { own: inside }, north }, face);
    driveOut(game.turn, game.index('own'), [game.index('foe')], 'R2');
    return game;
  },
  'building.outcome: no room before any wall': (face) => {
    const round = { n: [75, 54], s: [75, 46], w: [65, 50], e: [85, 50] } as const;
    const north = Object.fromEntries(Object.entries(round).map(([id, at]) => [id, { at, bases: 4 }]));
    const game = led({ houses: [house], south: { own: inside }, north }, face);
    expect(comeOut(game.turn, game.index('own'), [game.index('n')])).toBe(false);
    return game;
  },
  'artillery.no-guns: its guns are taken': (face) => {
    const south = { own: { ...own, kind: 'gun', bases: 2, at: [75, 20] } } as const;
    const game = led({ south, north: { foe } }, face);
    const guns = game.unit('own');
    guns.left = { x: 7500, y: 4700, heading: 900 };
    guns.stands = { ...guns.stands, formation: 'gunners', files: 2 };
    advance(game.turn, game.index('foe'), () => false);
    return game;
  },
};

describe('command.general-lost: a general with a unit that is gone', () => {
  test.each(Object.entries(ways))('%s: on a 1 he is lost with it', (_, gone) => {
    const game = gone(1);
    expect(game.unit('own').status).not.toBe('on');
    expect(game.turn.state.generals[0]).toMatchObject({ status: 'lost', with: -1 });
  });

  test.each(Object.entries(ways))('%s: otherwise he stays, and may still ride', (_, gone) => {
    const game = gone(2);
    const { table, state } = game.turn;
    expect(state.generals[0]).toMatchObject({ status: 'on', with: -1, moved: false });
    expect(mayRide(table, state, anIndex(0))).toEqual([]);
  });
});
