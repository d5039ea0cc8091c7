/** Draw: pseudo-random numbers for trees and strokes, the same for the same item on every machine. */

/** Draws whole numbers from 0 to n − 1, in a sequence that depends only on the name. */
export type Draw = (n: number) => number;

function mix(value: number): number {
  let h = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A whole number below 2³² from a text. */
export function hashOf(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mix(h);
}

export function drawFor(name: string): Draw {
  const seed = hashOf(name);
  let count = 0;
  return (n) => {
    count += 1;
    return mix(seed + Math.imul(count, 0x9e3779b1)) % n;
  };
}

/** A whole number from −reach to +reach. */
export function swing(draw: Draw, reach: number): number {
  return draw(2 * reach + 1) - reach;
}
