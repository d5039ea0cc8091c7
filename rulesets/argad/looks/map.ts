/** The look of a scenario's map: ground, obstacles, houses, ships, objects, zones and aims. */

import {
  type AreaItem,
  type BuildingItem,
  type Item,
  type ObjectItem,
  type Texture,
  textures,
} from '@grognard/engine';
import type { Heading, Point } from '@grognard/geometry';
import { entryAt, lookUp } from '@grognard/lists';
import type { areaKinds, looks } from '../scenarios/map-shape.ts';
import { pointOf } from '../scenarios/measure.ts';
import type { Scenario } from '../scenarios/shape.ts';
import { asWritten } from '../scenarios/spoken.ts';
import { bridgesOver } from './bridges.ts';
import { canSee, type PictureMoment } from './moment.ts';

/** The texture of each kind of ground, unless the scenario names another. */
export const textureOfKind: Readonly<Record<(typeof areaKinds)[number], Texture>> = {
  difficult: 'rough',
  'very-difficult': 'rocks',
  bushes: 'bushes',
  'high-crops': 'high-crops',
  woods: 'woods',
  'hard-slope': 'slope',
  'knee-water': 'knee-water',
  'deep-water': 'deep-water',
  hill: 'hill',
  road: 'road',
  plough: 'plough',
  meadow: 'meadow',
  garden: 'garden',
  sand: 'sand',
  yard: 'yard',
  stairs: 'steps',
  'wall-walk': 'paved',
};

const textureOfLook: Readonly<Record<(typeof looks)[number], Texture>> = {
  rocks: 'rocks',
  marsh: 'marsh',
  heath: 'rough',
  orchard: 'orchard',
  rubble: 'rocks',
};

/** Every texture that ground of this game may have, in the order of the painter. */
export const drawnTextures: readonly Texture[] = textures.filter(
  (texture) =>
    texture === 'bridge' ||
    [...Object.values(textureOfKind), ...Object.values(textureOfLook)].includes(texture),
);

/** Looks of objects, by a word in the name. An object that matches none is drawn as a bundle. */
const things: readonly (readonly [ObjectItem['object'], RegExp])[] = [
  ['cart', /\b(cart|wagg?on|carriage|coach)/i],
  ['gun', /\b(gun|cannon|carronade)/i],
  ['cask', /\b(cask|barrel|keg|tub|powder|brandy)/i],
  ['chest', /\b(chest|box|coffer|case|strongbox|money|pay)/i],
];

const cornersOf = (places: readonly (readonly number[])[]): Point[] => places.map(pointOf);

/** The middle of the far side. The name of a house stands above it. */
function topOf(corners: readonly Point[]): Point {
  const xs = corners.map(({ x }) => x);
  const x = Math.round((Math.min(...xs) + Math.max(...xs)) / 2);
  return { x, y: Math.max(...corners.map(({ y }) => y)) };
}

/** Items for the ground, the bridges over its waters, and place names. */
function groundItems(scenario: Scenario): Item[] {
  const areas = scenario.areas.map(
    ({ id, kind, name, corners, level, look }): AreaItem => ({
      kind: 'area',
      id,
      texture: look === null ? textureOfKind[kind] : textureOfLook[look],
      corners: cornersOf(corners),
      level,
      ...(name === null ? {} : { name }),
    }),
  );
  return [...areas, ...bridgesOver(areas)];
}

/** Items for everything on the table except figures. */
export function mapItems(scenario: Scenario, moment: PictureMoment): Item[] {
  return [
    ...groundItems(scenario),
    ...scenario.lines.map(
      ({ id, kind, points }): Item => ({ kind: 'line', id, stroke: kind, points: cornersOf(points) }),
    ),
    ...scenario.vessels.map(
      ({ id, kind, corners }): Item => ({
        kind: 'vessel',
        id,
        vessel: kind === 'ship' ? 'ship' : 'boat',
        deck: moment.vessels?.find((moved) => moved.id === id)?.deck ?? cornersOf(corners),
      }),
    ),
    ...scenario.buildings.flatMap((building) => buildingItems(building, moment)),
    ...scenario.supports.map(
      (place, at): Item => ({ kind: 'object', id: `support-${at}`, object: 'stand', at: pointOf(place) }),
    ),
    ...objectItems(scenario, moment),
    ...(moment.horses ?? []).map(
      ({ id, at, heading }): Item => ({ kind: 'object', id: `horse-${id}`, object: 'horse', at, heading }),
    ),
  ];
}

/** Items for a house and its name. The floor that figures are on is drawn open. */
function buildingItems(building: Scenario['buildings'][number], { figures }: PictureMoment): Item[] {
  const floors = new Map(building.rooms.map(({ id, floor }) => [id, floor]));
  const inside = figures.flatMap(({ room }) =>
    room !== null && floors.has(room) ? [lookUp(floors, room)] : [],
  );
  const item: BuildingItem = {
    kind: 'building',
    id: building.id,
    rooms: building.rooms.map(({ corners, floor }) => ({ corners: cornersOf(corners), floor })),
    openings: building.openings.map(({ kind, at, joins }) => ({
      kind,
      from: pointOf(entryAt(at, 0)),
      to: pointOf(entryAt(at, 1)),
      floor: Math.min(...joins.flatMap((id) => floors.get(id) ?? [])),
    })),
    open: inside.length > 0 ? Math.min(...inside) : null,
  };
  if (building.name === 'House') return [item];
  const at = topOf(item.rooms.flatMap(({ corners }) => corners));
  return [item, { kind: 'label', id: `name-${building.id}`, text: building.name, at, manner: 'place' }];
}

function objectItems(scenario: Scenario, { objects = [] }: PictureMoment): Item[] {
  return objects.flatMap(({ id, at }): Item[] => {
    const object = scenario.objects.find((one) => one.id === id);
    if (!object) return [];
    const name = asWritten(scenario).objects.find((one) => one.id === id)?.name ?? object.name;
    const look = things.find(([, words]) => words.test(name))?.[0] ?? 'bundle';
    return [
      { kind: 'object', id, object: look, at },
      { kind: 'label', id: `name-${id}`, text: object.name, at, manner: 'figure' },
    ];
  });
}

/** How far inside its zone the name of a side stands, in tenths of a millimetre. */
const margin = 400;

/** Where the name of a side stands: in the middle of its zone, at the far end, out of the way of most figures. */
function headOf(corners: readonly Point[]): Point {
  const across = corners.map(({ x }) => x);
  const x = Math.round((Math.min(...across) + Math.max(...across)) / 2);
  return { x, y: Math.max(...corners.map(({ y }) => y)) - margin };
}

/** Deployment zones, with the names of their sides or without. */
export function zoneItems(scenario: Scenario, manner: 'plain' | 'named'): Item[] {
  return scenario.sides.flatMap(({ id, zone, name }): Item[] => {
    if (zone === null) return [];
    const corners = cornersOf(zone);
    const item: Item = { kind: 'zone', id: `zone-${id}`, side: id, corners };
    if (manner === 'plain') return [item];
    return [
      item,
      { kind: 'label', id: `zone-name-${id}`, text: name, at: headOf(corners), manner: 'figure' },
    ];
  });
}

/** A point at the middle of an edge, slightly inside the table, and the direction out. */
function exitAt(
  edge: 'north' | 'east' | 'south' | 'west',
  { widthCm, depthCm }: Scenario['table'],
): { at: Point; heading: Heading } {
  const [w, d, inside] = [Math.round(widthCm * 100), Math.round(depthCm * 100), 250];
  const [x, y] = [Math.round(w / 2), Math.round(d / 2)];
  switch (edge) {
    case 'north':
      return { at: { x, y: d - inside }, heading: 900 };
    case 'east':
      return { at: { x: w - inside, y }, heading: 0 };
    case 'south':
      return { at: { x, y: inside }, heading: 2700 };
    case 'west':
      return { at: { x: inside, y }, heading: 1800 };
  }
}

/** Items for the places and edges of the aims that the viewer may know, each once. */
export function aimItems(
  scenario: Scenario,
  { viewer = { side: null }, holderAt = () => null }: PictureMoment,
): Item[] {
  const open = scenario.aims.filter(({ secret, side }) => !secret || canSee(viewer, side));
  const places = open.flatMap(({ place }) => (place === null ? [] : [place]));
  const edges = new Set(open.flatMap(({ edge }) => (edge === null ? [] : [edge])));
  const once = [...new Map(places.map((place) => [place.join(), place])).values()];
  return [
    ...once.map((place, n): Item => {
      const at = pointOf(place);
      const side = holderAt(at);
      return { kind: 'mark', id: `aim-${n}`, mark: 'aim', at, ...(side === null ? {} : { side }) };
    }),
    ...[...edges].map(
      (edge): Item => ({ kind: 'mark', id: `exit-${edge}`, mark: 'exit', ...exitAt(edge, scenario.table) }),
    ),
  ];
}
