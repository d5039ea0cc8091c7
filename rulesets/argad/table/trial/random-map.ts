/** Random maps: a table in cells of 20 cm, with a piece of ground, a wall, a house or a fort in each. For tests only. */

import { mm, pick, rectangle } from '@grognard/test-kit';
import { areaKinds, lineKinds } from '../../scenarios/map-shape.ts';
import { posts, type ScenarioMaking } from './draft.ts';
import { house, sea } from './random-houses.ts';

/** A cell of the table, by its south-west corner. */
export interface MapCell {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export const cellCm = 20;

export type MapPiece = (making: ScenarioMaking, cell: MapCell) => void;

const deepKinds: readonly string[] = ['deep-water', 'hill', 'stairs', 'wall-walk'];
const flatKinds = areaKinds.filter((kind) => !deepKinds.includes(kind));

const ground: MapPiece = ({ scenario, spots, random }, { name, x, y }) => {
  const kind = pick(random, flatKinds);
  const off = () => random.below(60) / 10;
  const corners = [
    [mm(x + off()), mm(y + off())],
    [mm(x + cellCm - off()), mm(y + off())],
    [mm(x + cellCm - off()), mm(y + cellCm - off())],
    [mm(x + off()), mm(y + cellCm - off())],
  ];
  scenario.areas.push({ id: `${name}-area`, kind, corners, level: 0, name: null, look: null });
  if (kind === 'bushes' || kind === 'high-crops' || kind === 'woods')
    spots.hiding.push([x + 8, y + 8], [x + 12, y + 12]);
};

/** A wood exactly as deep as a shot can pass, with a figure on either side of it in one line. */
const stripOfWood: MapPiece = ({ scenario, spots }, { name, x, y }) => {
  const corners = rectangle(x + 5, y, 10, cellCm);
  scenario.areas.push({ id: `${name}-strip`, kind: 'woods', corners, level: 0, name: null, look: null });
  spots.pairs.push(posts([x + 3, y + 10], [x + 17, y + 10]));
  spots.hiding.push([x + 10, y + 5]);
};

const hill: MapPiece = ({ scenario, spots, random }, { name, x, y }) => {
  const level = 1 + random.below(2);
  const top = rectangle(x + 5, y + 8, 11, 11);
  scenario.areas.push({ id: `${name}-hill`, kind: 'hill', corners: top, level, name: null, look: null });
  const slope = rectangle(x + 5, y + 2, 11, 6);
  scenario.areas.push({
    id: `${name}-slope`,
    kind: 'hard-slope',
    corners: slope,
    level: 0,
    name: null,
    look: null,
  });
  spots.high.push([x + 10, y + 11]);
  spots.pairs.push(posts([x + 10, y + 9.5], [x + 10, y + 6.5]));
};

/** A wall walk with a battlement, stairs up to it, and a drop at its other edges. */
const fort: MapPiece = ({ scenario, spots }, { name, x, y }) => {
  const area = (id: string, kind: 'wall-walk' | 'stairs', corners: number[][]) =>
    scenario.areas.push({
      id: `${name}-${id}`,
      kind,
      corners,
      level: kind === 'wall-walk' ? 1 : 0,
      name: null,
      look: null,
    });
  area('walk', 'wall-walk', rectangle(x + 3, y + 10, 14, 5));
  area('stairs', 'stairs', rectangle(x + 3, y + 5, 4, 5));
  const points = [
    [x + 3, y + 15],
    [x + 17, y + 15],
  ];
  scenario.lines.push({ id: `${name}-battlement`, kind: 'battlement', points });
  spots.high.push([x + 10, y + 13.9], [x + 14, y + 12]);
  spots.supports.push([x + 10, y + 14.8]);
  spots.pairs.push(
    posts([x + 6, y + 13.9], [x + 6, y + 16.1]),
    posts([x + 5, y + 11.5], [x + 5, y + 9]),
    // At the edge of the drop, and behind it.
    posts([x + 12, y + 11.1], [x + 12, y + 13.1], [x + 14, y + 11.1]),
  );
};

const obstacle: MapPiece = ({ scenario, spots, random }, { name, x, y }) => {
  const bend = random.below(60) / 10 - 3;
  const along = random.below(2) === 0;
  const flat = [
    [x + 1, y + 10],
    [x + 10, mm(y + 10 + bend)],
    [x + 19, y + 10],
  ];
  const points = along ? flat : flat.map(([a, b]) => [mm(x + b! - y), mm(y + a! - x)]);
  const straight = points.filter((_, n) => n !== 1);
  const kind = pick(random, lineKinds);
  scenario.lines.push({ id: `${name}-line`, kind, points: random.below(2) === 0 ? points : straight });
  const beside = (by: number): readonly [number, number] =>
    along ? [x + 2, mm(y + 10 + by)] : [mm(x + 10 + by), y + 2];
  const along2 = (by: number, far: number): readonly [number, number] =>
    along ? [mm(x + 5 + far), mm(y + 10 + by)] : [mm(x + 10 + by), mm(y + 5 + far)];
  spots.hiding.push(beside(1.2));
  // Two side by side against one that comes between them. The second of three belongs to the other side.
  spots.pairs.push(posts(beside(1.1), beside(-1.1)), posts(along2(1.2, 0), along2(-6, 1), along2(1.2, 2)));
};

/** Two high walls with a gap for a dash. */
const gap: MapPiece = ({ scenario, spots }, { name, x, y }) => {
  const wall = (id: string, from: number, to: number) => {
    const points = [
      [x + from, y + 10],
      [x + to, y + 10],
    ];
    scenario.lines.push({ id: `${name}-${id}`, kind: 'high-wall', points });
  };
  wall('west', 1, 8);
  wall('east', 12, 19);
  spots.pairs.push(posts([x + 6, y + 8.5], [x + 10, y + 16]), posts([x + 14, y + 8.5], [x + 10, y + 13]));
};

const nothing: MapPiece = () => {};

const pieces: readonly MapPiece[] = [
  ground,
  ground,
  ground,
  ground,
  obstacle,
  obstacle,
  obstacle,
  hill,
  house,
  house,
  fort,
  stripOfWood,
  gap,
  nothing,
  nothing,
];

/** Fills the table, one piece in each cell. The first row is sea if there are boats. */
export function randomMap(making: ScenarioMaking): void {
  const { scenario, random, coastal } = making;
  const { widthCm, depthCm } = scenario.table;
  const wet = coastal && random.below(2) === 0;
  if (wet) sea(making);
  // Sometimes open ground, for riders and marching bodies.
  const bare = random.below(4) === 0;
  for (let y = wet ? cellCm : 0; y + cellCm <= depthCm; y += cellCm)
    for (let x = 0; x + cellCm <= widthCm; x += cellCm)
      (bare && random.below(4) !== 0 ? nothing : pick(random, pieces))(making, {
        name: `c${x / cellCm}-${y / cellCm}`,
        x,
        y,
      });
}
