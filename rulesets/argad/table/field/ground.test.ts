/** Ground under a base and along a path. */

import { placeBase, trackBySteps } from '@grognard/geometry';
import { none } from '@grognard/lists';
import { anIndex } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import { groundsAlong, groundsUnder, roomAlong } from './ground.ts';
import { adjoining, isAcrossWall, roomAt } from './rooms.ts';
import { box, figure, hall, house, lay, loft, parlour, way } from './testing/lay.ts';

const bushes = lay({ areas: [{ id: 'b', kind: 'bushes', corners: box(10, 10, 20, 20) }] });

test('terrain.in: a figure is in an area as soon as any part of its base is', () => {
  expect(groundsUnder(bushes, figure([9.1, 15]).base, -1)).toEqual(['bushes']);
  expect(groundsUnder(bushes, figure([9, 15]).base, -1)).toEqual([]);
});

test('move.any-moment: ground counts wherever the way touches it, its start included', () => {
  expect(groundsAlong(bushes, way([5, 5], [9.5, 30]), none).grounds).toEqual([]);
  expect(groundsAlong(bushes, way([9.5, 5], [9.5, 30]), none).grounds).toEqual(['bushes']);
  expect(groundsAlong(bushes, way([15, 15], [15, 40]), none).grounds).toEqual(['bushes']);
  expect(groundsAlong(bushes, way([15, 15]), none).grounds).toEqual(['bushes']);
});

test('terrain.hedge, terrain.low-wall: an obstacle counts when the middle crosses it', () => {
  const field = lay({
    lines: [
      {
        id: 'h',
        kind: 'hedge',
        points: [
          [10, 0],
          [10, 50],
        ],
      },
      {
        id: 'w',
        kind: 'low-wall',
        points: [
          [20, 0],
          [20, 50],
        ],
      },
    ],
  });
  expect(groundsAlong(field, way([5, 10], [9.9, 10]), none).grounds).toEqual([]);
  expect(groundsAlong(field, way([5, 10], [12, 10]), none).grounds).toEqual(['hedge']);
  expect(groundsAlong(field, way([5, 10], [30, 10]), none).grounds).toEqual(['hedge', 'low-wall']);
});

test('formation.open-ground: of a body any part counts at an obstacle', () => {
  const field = lay({
    lines: [
      {
        id: 'h',
        kind: 'hedge',
        points: [
          [10, 0],
          [10, 50],
        ],
      },
    ],
  });
  const footprint = { shape: 'rectangle' as const, width: 200, depth: 200, files: 4, ranks: 2 };
  const body = placeBase(footprint, { x: 1500, y: 1000, heading: 900 });
  expect(groundsAlong(field, trackBySteps(body, [{ step: 'march', by: 800 }]), none).grounds).toEqual([]);
  const wheel = trackBySteps(body, [{ step: 'wheel', about: 'front-left', angle: -600 }]);
  expect(groundsAlong(field, wheel, none).grounds).toEqual(['hedge']);
});

test('terrain.high-wall: bars the way where the middle meets it, and nobody ends across it', () => {
  const field = lay({
    lines: [
      {
        id: 'w',
        kind: 'high-wall',
        points: [
          [10, 0],
          [10, 50],
        ],
      },
    ],
  });
  expect(groundsAlong(field, way([5, 10], [15, 10]), none)).toMatchObject({
    barredAt: 500,
    barredBy: 'terrain.high-wall',
    endsAcross: false,
  });
  expect(groundsAlong(field, way([5, 10], [9.5, 10]), none)).toMatchObject({
    barredAt: null,
    endsAcross: true,
  });
  expect(groundsAlong(field, way([5, 10], [9, 10]), none)).toMatchObject({
    barredAt: null,
    endsAcross: false,
  });
  expect(isAcrossWall(field, figure([10.9, 10]).base, none)).toBe(true);
});

test('terrain.stairs: from a wall walk one comes down over stairs only', () => {
  const field = lay({
    areas: [
      { id: 'walk', kind: 'wall-walk', corners: box(10, 10, 30, 14) },
      { id: 'steps', kind: 'stairs', corners: box(12, 14, 16, 18) },
    ],
    lines: [
      {
        id: 'parapet',
        kind: 'battlement',
        points: [
          [10, 10],
          [30, 10],
        ],
      },
    ],
  });
  expect(groundsAlong(field, way([14, 12], [14, 20]), none)).toMatchObject({
    grounds: ['stairs'],
    barredAt: null,
  });
  expect(groundsAlong(field, way([20, 12], [20, 20]), none).barredAt).toBe(200);
  expect(groundsAlong(field, way([20, 12], [20, 5]), none).barredAt).toBe(200);
  expect(groundsAlong(field, way([20, 20], [20, 12]), none).barredAt).toBe(600);
});

test('building.difficult: through a door into a house, and its rooms along the way', () => {
  const field = lay({ buildings: [house] });
  const round = groundsAlong(field, way([24.5, 15], [24.5, 24.5], [35, 24.5]), none);
  expect(round).toMatchObject({ grounds: ['building'], barredAt: null, endsAcross: false });
  expect(round.rooms).toEqual([
    { from: 0, room: -1 },
    { from: 500, room: hall },
    { from: 1500, room: parlour },
  ]);
  expect([499, 500, 1499, 1600].map((along) => roomAlong(round, along))).toEqual([-1, hall, hall, parlour]);
  expect(groundsAlong(field, way([35, 25], [35, 15]), anIndex(parlour)).barredAt).toBe(500);
  expect(groundsAlong(field, way([28, 25], [33, 28]), anIndex(hall)).barredAt).not.toBeNull();
});

test('building.floors: on an upper floor only its own walls bar the way, and nobody walks out of it', () => {
  const field = lay({ buildings: [house] });
  expect(groundsAlong(field, way([25, 28], [35, 28]), anIndex(loft))).toMatchObject({
    grounds: ['building'],
    barredAt: null,
    rooms: [{ from: 0, room: loft }],
  });
  expect(groundsAlong(field, way([24.5, 25], [24.5, 15]), anIndex(loft)).barredAt).toBe(500);
});

test('terrain.knee-water: on a road across water one is not in the water', () => {
  const field = lay({
    areas: [
      { id: 'brook', kind: 'knee-water', corners: box(10, 0, 20, 50) },
      { id: 'road', kind: 'road', corners: box(0, 20, 50, 26) },
    ],
  });
  expect(groundsAlong(field, way([5, 23], [30, 23]), none).grounds).toEqual([]);
  expect(groundsAlong(field, way([5, 10], [30, 10]), none).grounds).toEqual(['knee-water']);
  expect(groundsAlong(field, way([5, 23], [15, 23], [15, 35]), none).grounds).toEqual(['knee-water']);
  expect(groundsUnder(field, figure([15, 23]).base, -1)).toEqual([]);
});

test('terrain.deep-water: the stretches in it are told', () => {
  const field = lay({ areas: [{ id: 'sea', kind: 'deep-water', corners: box(0, 0, 100, 20) }] });
  expect(groundsAlong(field, way([50, 30], [50, 15]), none)).toMatchObject({
    grounds: ['deep-water'],
    deep: [{ from: 900, to: 1500 }],
  });
});

test('building.room: rooms adjoin by door, breach or stairs, not by window', () => {
  const field = lay({ buildings: [house] });
  expect(adjoining(field, anIndex(hall), anIndex(parlour))?.id).toBe('inner');
  expect(adjoining(field, anIndex(loft), anIndex(hall))?.id).toBe('steps');
  expect(adjoining(field, anIndex(hall), none)?.id).toBe('front');
  expect(adjoining(field, anIndex(parlour), none)).toBeNull();
  expect(adjoining(field, anIndex(parlour), anIndex(loft))).toBeNull();
  expect([roomAt(field, 2500, 2500, 0), roomAt(field, 2500, 2500, 1), roomAt(field, 500, 500, 0)]).toEqual([
    hall,
    loft,
    -1,
  ]);
});

test('building.floors: a door of an upper floor leads nowhere', () => {
  const field = lay({
    buildings: [
      {
        ...house,
        openings: [
          ...house.openings,
          {
            id: 'hatch',
            kind: 'door',
            at: [
              [32, 20],
              [36, 20],
            ],
            joins: ['loft', 'outside'],
          },
        ],
      },
    ],
  });
  expect(groundsAlong(field, way([34, 25], [34, 15]), anIndex(loft)).barredAt).toBe(500);
});

test('terrain.high-wall: walls of other floors and the edge of a wall walk are no walls to stand across', () => {
  const field = lay({
    buildings: [house],
    areas: [{ id: 'walk', kind: 'wall-walk', corners: box(60, 60, 70, 64) }],
  });
  expect(isAcrossWall(field, figure([30, 28]).base, anIndex(parlour))).toBe(true);
  expect(isAcrossWall(field, figure([30, 28]).base, anIndex(loft))).toBe(false);
  expect(isAcrossWall(field, figure([65, 63.5]).base, none)).toBe(false);
});
