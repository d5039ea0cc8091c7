/** Display items of the terrain: areas, roads, works, camps, places. Decides no rule. */
import type { AreaItem, Item, LineItem, Stroke, Texture } from '@grognard/engine';
import { cornersOf, placeBase } from '@grognard/geometry';
import type { TerrainKind } from '../data/table.ts';
import type { Battlefield, Work } from '../table/state/battlefield.ts';
import type { Place, State, Table } from '../table/state/model.ts';

export const textures: Readonly<Record<TerrainKind, Texture>> = {
  'gentle-hill': 'hill',
  'steep-hill': 'slope',
  brush: 'bushes',
  field: 'plough',
  'enclosed-field': 'high-crops',
  plantation: 'orchard',
  gully: 'rough',
  wood: 'woods',
  marsh: 'marsh',
  dunes: 'sand',
  village: 'yard',
  river: 'deep-water',
  coast: 'deep-water',
  road: 'road',
  impassable: 'rocks',
};

export const workStrokes: Readonly<Record<Work['kind'], Stroke>> = {
  fortification: 'bank',
  obstacle: 'hedge',
};

/** Everything that does not move. */
export function groundItems({ areas, roads, works }: Battlefield): Item[] {
  return [
    ...areas.map(
      ({ id, kind, polygon, name, level }): AreaItem => ({
        kind: 'area',
        id,
        texture: textures[kind],
        corners: polygon.corners,
        ...(name === null ? {} : { name }),
        ...(level > 0 ? { level } : {}),
      }),
    ),
    ...roads.map(
      ({ id, line, width }): LineItem => ({
        kind: 'line',
        id,
        stroke: 'track',
        points: line.points,
        width: Math.round(width / 2),
      }),
    ),
    ...works.map(
      ({ id, kind, line }): LineItem => ({
        kind: 'line',
        id,
        stroke: workStrokes[kind],
        points: line.points,
      }),
    ),
  ];
}

/** The camps, fortified ones behind a bank. A lost one stays where it is. */
export function campItems({ sides, sizes }: Table, { camps }: State): Item[] {
  return sides.flatMap(({ id, index }): Item[] => {
    const camp = camps[index];
    if (camp === undefined || camp === null) return [];
    const corners = cornersOf(placeBase(sizes.camp, camp.pose));
    const { x, y, heading } = camp.pose;
    const ring = [...corners, ...corners.slice(0, 1)];
    return [
      { kind: 'area', id: `camp-${id}`, texture: 'yard', corners },
      ...(camp.fortified
        ? [{ kind: 'line', id: `camp-wall-${id}`, stroke: 'barricade', points: ring } as const]
        : []),
      { kind: 'object', id: `camp-cart-${id}`, object: 'cart', at: { x, y }, heading },
    ];
  });
}

/** Places that count, each with the flag of its holder. */
export function placeItems(places: readonly Place[], holderOf: (place: Place) => string | null): Item[] {
  return places.flatMap((place): Item[] => {
    const { id, x, y, words } = place;
    const side = holderOf(place);
    return [
      { kind: 'mark', id: `place-${id}`, mark: 'aim', at: { x, y }, ...(side === null ? {} : { side }) },
      { kind: 'label', id: `place-name-${id}`, text: words, at: { x, y }, manner: 'place' },
    ];
  });
}
