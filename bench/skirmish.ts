/** skirmish: a battle of any size for the bench, with muskets and bayonets between 20 woods, fields and thickets of 12 corners. */
import { stepX, stepY } from '@grognard/geometry';

/** Seeded random whole numbers, the same on every machine. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Wide enough for 20 figures a side to stand well apart. */
const usualFrontCm = 180;
const depthCm = 120;
const inRow = 20;
const kinds = ['woods', 'bushes', 'high-crops', 'difficult'];

/** Width of the battlefield: the usual one, or in proportion to the figures (20 a side have the usual width), with as many more woods. */
export type Front = 'usual' | 'as-the-figures';

/** Scenario data as in a file. */
export function skirmish(perSide: number, front: Front = 'usual'): unknown {
  const times = front === 'usual' ? 1 : perSide / inRow;
  const widthCm = usualFrontCm * times;
  const row = inRow * times;
  const random = createRandom(1815);
  const cm = (tenths: number) => Math.round(tenths / 10) / 10;
  const areas = Array.from({ length: 20 * times }, (_, n) => {
    const [x, y] = [1500 + random(widthCm * 100 - 3000), 3000 + random(6000)];
    const corners = Array.from({ length: 12 }, (_corner, i) => {
      const far = 400 + random(800);
      return [cm(x + stepX(i * 300, far)), cm(y + stepY(i * 300, far))];
    });
    return { id: `area-${n}`, kind: kinds[n % kinds.length], corners };
  });
  const side = (id: string, colour: string, sign: string, fromEdge: number) => ({
    id,
    name: id,
    colour,
    sign,
    figures: Array.from({ length: perSide }, (_, n) => ({
      id: `${id}-${n}`,
      name: `${id} ${n}`,
      leader: n === 0,
      firearms: [n % 5 === 0 ? 'pistol' : 'flintlock-musket'],
      weapons: [n % 5 === 0 ? 'sword' : 'bayonet'],
      gear: n % 3 === 0 ? 'full' : 'light',
      at: [
        4 + Math.floor(((n % row) * (widthCm - 8)) / row) + 0.5,
        fromEdge + (fromEdge < 60 ? 1 : -1) * 4 * Math.floor(n / row),
      ],
    })),
  });
  return {
    id: 'bench',
    title: 'Bench',
    place: 'Nowhere',
    year: 1800,
    editions: ['argad-2024'],
    history: 'Made for measuring.',
    turns: 16,
    table: { widthCm, depthCm },
    areas,
    sides: [side('red', 'red', 'hat', 10), side('blue', 'blue', 'plume', 110)],
    aims: [
      { id: 'all-blue', side: 'red', kind: 'kill', points: 1, words: 'All of them.', least: perSide },
      { id: 'all-red', side: 'blue', kind: 'kill', points: 1, words: 'All of them.', least: perSide },
    ],
  };
}
