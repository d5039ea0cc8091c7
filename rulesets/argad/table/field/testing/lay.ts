/** Small battlefields, figures and paths for tests, in cm. */
import { makePath, placeBase, type Track, trackAlong } from '@grognard/geometry';
import { check, type InputOf, type OutputOf, Problem, record } from '@grognard/rules-kit';
import { mapFields } from '../../../scenarios/map-shape.ts';
import { footBase, mountedBase, pointOf } from '../../../scenarios/measure.ts';
import { type CoverOnTable, makeBattlefield } from '../make.ts';
import type { Battlefield, Placement } from '../model.ts';

const mapShape = record(mapFields);
type MapInput = InputOf<typeof mapShape>;
export type CmPoint = readonly [number, number];

/** A table of 100 by 100 cm with these pieces of terrain. */
export function lay(things: Partial<MapInput>, cover?: CoverOnTable): Battlefield {
  const read = check(mapShape, { table: { widthCm: 100, depthCm: 100 }, ...things });
  if (read instanceof Problem) throw new TypeError(`${read.at}: ${read.message}`);
  return makeBattlefield(read as OutputOf<typeof mapShape>, cover);
}

/** The corners of an upright rectangle. */
export function box(minX: number, minY: number, maxX: number, maxY: number): [number, number][] {
  return [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ];
}

/** A figure on foot. */
export function figure(at: CmPoint, inside: Partial<Pick<Placement, 'room' | 'vessel'>> = {}): Placement {
  return { base: placeBase(footBase, { ...pointOf(at), heading: 0 }), room: -1, vessel: -1, ...inside };
}

/** A rider facing east. */
export function rider(at: CmPoint): Placement {
  return { base: placeBase(mountedBase, { ...pointOf(at), heading: 0 }), room: -1, vessel: -1 };
}

/** The path of a figure on foot. */
export function way(...places: readonly CmPoint[]): Track {
  return trackAlong({ footprint: footBase, heading: 0 }, makePath(places.map(pointOf)), 'kept');
}

/**
 * A house of two rooms, 20–30 and 30–40 by 20–30, and a loft above both. South: a door (23–26) and a loophole (28–28.6) of the hall, a
 * window (34–36) of the parlour. A door between the rooms (23–26), stairs in the hall, a loft window to the south (24–26).
 */
export const house: NonNullable<MapInput['buildings']>[number] = {
  id: 'house',
  rooms: [
    { id: 'hall', corners: box(20, 20, 30, 30) },
    { id: 'parlour', corners: box(30, 20, 40, 30) },
    { id: 'loft', corners: box(20, 20, 40, 30), floor: 1 },
  ],
  openings: [
    {
      id: 'front',
      kind: 'door',
      at: [
        [23, 20],
        [26, 20],
      ],
      joins: ['hall', 'outside'],
    },
    {
      id: 'slit',
      kind: 'loophole',
      at: [
        [28, 20],
        [28.6, 20],
      ],
      joins: ['hall', 'outside'],
    },
    {
      id: 'window',
      kind: 'window',
      at: [
        [34, 20],
        [36, 20],
      ],
      joins: ['parlour', 'outside'],
    },
    {
      id: 'inner',
      kind: 'door',
      at: [
        [30, 23],
        [30, 26],
      ],
      joins: ['hall', 'parlour'],
    },
    {
      id: 'steps',
      kind: 'stairs',
      at: [
        [21, 27],
        [21, 29],
      ],
      joins: ['hall', 'loft'],
    },
    {
      id: 'dormer',
      kind: 'window',
      at: [
        [24, 20],
        [26, 20],
      ],
      joins: ['loft', 'outside'],
    },
  ],
};
export const [hall, parlour, loft] = [0, 1, 2];
