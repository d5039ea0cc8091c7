/** The shape of a scenario's map. Distances are in cm, to the millimetre. */
import {
  choice,
  idText,
  list,
  nameText,
  number,
  optional,
  orNull,
  record,
  required,
  whole,
} from '@grognard/rules-kit';
import { tableSize } from '../data/distances.ts';

/** The largest allowed width or depth of a table, in cm. */
export const largestCm = 400;

/** A point as [x, y] in cm from the south-west corner. */
export const pointShape = list(number(0, largestCm), { min: 2, max: 2 });
const corners = list(pointShape, { min: 3, max: 60 });
const linePoints = list(pointShape, { min: 2, max: 60 });

/** Kinds of ground, some with an effect and named as in the terrain rows, some only drawn. */
export const areaKinds = [
  'difficult',
  'very-difficult',
  'bushes',
  'high-crops',
  'woods',
  'hard-slope',
  'knee-water',
  'deep-water',
  'hill',
  'road',
  'plough',
  'meadow',
  'garden',
  'sand',
  'yard',
  'stairs',
  'wall-walk',
] as const;

/** Looks of ground that its kind does not determine. */
export const looks = ['rocks', 'marsh', 'heath', 'orchard', 'rubble'] as const;

export const lineKinds = [
  'hedge',
  'bank',
  'low-wall',
  'high-wall',
  'barricade',
  'stakes',
  'battlement',
] as const;

export const areaShape = record({
  id: required(idText, 'Id'),
  kind: required(choice(areaKinds), 'Ground'),
  corners: required(corners, 'Corners'),
  level: optional(whole(0, 5), 0, 'Height: steps above the table'),
  name: optional(orNull(nameText), null, 'Name on the map'),
  look: optional(orNull(choice(looks)), null, 'What it looks like'),
});

export const lineShape = record({
  id: required(idText, 'Id'),
  kind: required(choice(lineKinds), 'Obstacle'),
  points: required(linePoints, 'Points'),
});

const openingShape = record({
  id: required(idText, 'Id'),
  kind: required(choice(['door', 'window', 'loophole', 'breach', 'stairs']), 'Opening'),
  /** The stretch of wall it occupies, or for stairs their position in the room. */
  at: required(list(pointShape, { min: 2, max: 2 }), 'From and to'),
  joins: required(list(idText, { min: 2, max: 2 }), 'Rooms it joins; outside is a room of that name'),
});

export const buildingShape = record({
  id: required(idText, 'Id'),
  name: optional(nameText, 'House', 'Name'),
  rooms: required(
    list(
      record({
        id: required(idText, 'Id'),
        corners: required(corners, 'Corners'),
        floor: optional(whole(0, 3), 0, 'Floor'),
      }),
      { min: 1, max: 12 },
    ),
    'Rooms',
  ),
  openings: required(list(openingShape, { min: 1, max: 40 }), 'Doors, windows, loopholes, breaches, stairs'),
});

export const vesselShape = record({
  id: required(idText, 'Id'),
  kind: required(choice(['rowing-boat', 'ship']), 'Vessel'),
  corners: required(corners, 'Deck'),
  deck: optional(choice(['unsteady', 'steady']), 'unsteady', 'At anchor or on very calm water: steady'),
});

export const objectShape = record({
  id: required(idText, 'Id'),
  name: required(nameText, 'Name'),
  weight: optional(choice(['none', 'heavy', 'very-heavy']), 'none', 'How heavy it is to carry'),
  at: optional(orNull(pointShape), null, 'Place; none while somebody carries it'),
});

export const mapFields = {
  table: optional(
    record({
      widthCm: required(number(30, largestCm), 'Width, west to east'),
      depthCm: required(number(30, largestCm), 'Depth, south to north'),
    }),
    tableSize,
    'Table',
  ),
  areas: optional(list(areaShape, { min: 0, max: 80 }), [], 'Ground'),
  lines: optional(list(lineShape, { min: 0, max: 80 }), [], 'Linear obstacles'),
  buildings: optional(list(buildingShape, { min: 0, max: 20 }), [], 'Buildings'),
  vessels: optional(list(vesselShape, { min: 0, max: 8 }), [], 'Ships and boats'),
  objects: optional(list(objectShape, { min: 0, max: 30 }), [], 'Things to take'),
  supports: optional(
    list(pointShape, { min: 0, max: 20 }),
    [],
    'Where a swivel gun or rampart musket can rest',
  ),
};
