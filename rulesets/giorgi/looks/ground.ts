/** Display items of the terrain: areas, lines, houses, objectives. Decides no rule. */
import type { AreaItem, BuildingItem, Item, LineItem, OpeningLook, Stroke, Texture } from '@grognard/engine';
import { type Base, cornersOf, fromLocal, type Point, type Tenths } from '@grognard/geometry';
import type { AreaKind, Battlefield, House, LineKind } from '../table/state/battlefield.ts';
import type { Objective } from '../table/state/model.ts';

export const textures: Readonly<Record<AreaKind, Texture>> = {
  hill: 'hill',
  woods: 'woods',
  plough: 'plough',
  bushes: 'bushes',
  river: 'deep-water',
  ford: 'knee-water',
  bridge: 'bridge',
  'road-square': 'road',
  village: 'yard',
};

export const strokes: Readonly<Record<LineKind, Stroke>> = {
  stream: 'stream',
  road: 'track',
  hedge: 'hedge',
  'low-wall': 'low-wall',
  'high-wall': 'high-wall',
  barricade: 'barricade',
  trench: 'bank',
};

/** Items of everything that does not move. Occupied houses are drawn without roofs. */
export function groundItems({ areas, lines, houses }: Battlefield, held: readonly number[]): Item[] {
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
    ...lines.map(
      ({ id, kind, line, width }): LineItem => ({
        kind: 'line',
        id,
        stroke: strokes[kind],
        points: line.points,
        ...(kind === 'road' || kind === 'stream' ? { width } : {}),
      }),
    ),
    ...houses.flatMap((house) => houseItems(house, held.includes(house.index))),
  ];
}

/** Width of a door or window, and its distance from the corner, in tenths of a millimetre. */
const opening: Tenths = 120;

function houseItems({ id, name, base }: House, isHeld: boolean): Item[] {
  const building: BuildingItem = {
    kind: 'building',
    id,
    rooms: [{ corners: cornersOf(base), floor: 0 }],
    openings: openingsOf(base),
    open: isHeld ? 0 : null,
  };
  const { x, y } = base;
  return [building, { kind: 'label', id: `name-${id}`, text: name, at: { x, y }, manner: 'place' }];
}

/** A door in the front wall and windows in the others. */
function openingsOf(base: Base): OpeningLook[] {
  const { footprint } = base;
  if (footprint.shape === 'round') return [];
  const { depth, width } = footprint;
  const at = (right: Tenths, ahead: Tenths): Point => fromLocal(base, { right, ahead });
  const half = Math.round(width / 2);
  const middle = Math.round(-depth / 2);
  return [
    { kind: 'door', floor: 0, from: at(-opening / 2, 0), to: at(opening / 2, 0) },
    { kind: 'window', floor: 0, from: at(-opening / 2, -depth), to: at(opening / 2, -depth) },
    { kind: 'window', floor: 0, from: at(-half, middle - opening / 2), to: at(-half, middle + opening / 2) },
    { kind: 'window', floor: 0, from: at(half, middle - opening / 2), to: at(half, middle + opening / 2) },
  ];
}

/** Objectives, each with the flag of its holder. */
export function objectiveItems(
  objectives: readonly Objective[],
  holderOf: (objective: Objective) => string | null,
): Item[] {
  return objectives.flatMap((objective): Item[] => {
    const { id, x, y, words } = objective;
    const side = holderOf(objective);
    return [
      { kind: 'mark', id: `aim-${id}`, mark: 'aim', at: { x, y }, ...(side === null ? {} : { side }) },
      { kind: 'label', id: `aim-name-${id}`, text: words, at: { x, y }, manner: 'place' },
    ];
  });
}
