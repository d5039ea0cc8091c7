/** paintGround: areas, lines, vessels and buildings of a table, from the lowest to the highest. */

import { type AreaItem, type DisplayList, type LineItem, type Texture, textures } from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import { paintBuilding } from '../things/buildings.ts';
import { paintVessel } from '../things/vessels.ts';
import type { Board } from '../write.ts';
import { paintArea, paintRoads } from './areas.ts';
import { paintOpenGround } from './fields.ts';
import { paintLine } from './lines.ts';

/** Painting order of textures, from bottom to top. */
const order = new Map<Texture, number>(textures.map((texture, at) => [texture, at]));

const isLow = ({ stroke }: LineItem) => stroke === 'stream' || stroke === 'track';

/** Everything that a piece can stand on, in, or behind. `zones` are drawn over the fields, under hedges and houses. */
export function paintGround({ items }: DisplayList, board: Board, zones: string): string {
  const lines = items.filter((item) => item.kind === 'line');
  const walls = lines.filter((line) => !isLow(line));
  const vessels = items.filter((item) => item.kind === 'vessel');
  const buildings = items.filter((item) => item.kind === 'building');
  return [
    paintAreas(
      items.filter((item) => item.kind === 'area'),
      board,
    ),
    ...lines.filter(isLow).map((item) => paintLine(item, board)),
    zones,
    ...walls.map((item) => paintLine(item, board)),
    ...vessels.map((item) => paintVessel(item, board)),
    ...buildings.map((item) => paintBuilding(item, board)),
  ].join('');
}

function paintAreas(areas: readonly AreaItem[], board: Board): string {
  const roads = areas.filter(({ texture }) => texture === 'road');
  const rank = (area: AreaItem) => lookUp(order, area.texture) + (area.level ?? 0) / 100;
  const sorted = areas.filter(({ texture }) => texture !== 'road').sort((a, b) => rank(a) - rank(b));
  const beforeRoads = lookUp(order, 'road');
  const paint = (area: AreaItem, at: number) => paintArea(area, board, `a${at}`);
  const under = sorted.filter((area) => rank(area) < beforeRoads);
  const above = sorted.filter((area) => rank(area) >= beforeRoads);
  return (
    paintOpenGround(areas, board) +
    under.map(paint).join('') +
    paintRoads(roads, board) +
    above.map((area, at) => paint(area, under.length + at)).join('')
  );
}
