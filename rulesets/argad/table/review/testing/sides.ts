/** Sides and aims of small battles for the review. */
import type { Battle } from '../../testing/battle.ts';

type At = [number, number];

/** A man with a sword. */
export const man = (x: number, y: number) => ({ at: [x, y] as At, weapons: ['sword' as const] });

export const two: Battle['sides'] = {
  blue: { a: man(20, 2), b: man(30, 40) },
  red: { r: man(70, 60), s: man(74, 60) },
};

export const three: Battle['sides'] = { ...two, green: { g: man(50, 98), h: man(53, 98) } };

/** These aims and no others. */
export const aims = (...all: object[]): Pick<Battle, 'map'> => ({
  map: {
    aims: all.map((aim, n) => ({ id: `aim-${n}`, points: 1, words: `Aim ${n}`, ...aim })) as never,
  },
});
