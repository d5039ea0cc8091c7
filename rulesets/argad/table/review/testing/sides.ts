/** Sides and aims of small battles for the review. */
import type { BattleSetup } from '../../testing/battle.ts';

type CmPoint = [number, number];

/** A figure with a sword. */
export const figureIndex = (x: number, y: number) => ({ at: [x, y] as CmPoint, weapons: ['sword' as const] });

export const two: BattleSetup['sides'] = {
  blue: { a: figureIndex(20, 2), b: figureIndex(30, 40) },
  red: { r: figureIndex(70, 60), s: figureIndex(74, 60) },
};

export const three: BattleSetup['sides'] = {
  ...two,
  green: { g: figureIndex(50, 98), h: figureIndex(53, 98) },
};

/** These aims and no others. */
export const aims = (...all: object[]): Pick<BattleSetup, 'map'> => ({
  map: {
    aims: all.map((aim, n) => ({ id: `aim-${n}`, points: 1, words: `Aim ${n}`, ...aim })) as never,
  },
});
