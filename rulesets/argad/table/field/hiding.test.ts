/** Hiding places, supports, falls and the edge of the table. */
import { anIndex } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import { canHide, edgeCrossed, fallAt, hidesFrom, isCoverAlong, isOnTable, isSupported } from './hiding.ts';
import { box, figure, hall, house, lay, way } from './testing/lay.ts';

const field = lay({
  areas: [
    { id: 'b', kind: 'bushes', corners: box(10, 60, 20, 70) },
    { id: 'c', kind: 'high-crops', corners: box(30, 60, 40, 70) },
    { id: 'w', kind: 'woods', corners: box(50, 60, 60, 70) },
    { id: 's', kind: 'hard-slope', corners: box(70, 60, 80, 70) },
  ],
  lines: [
    {
      id: 'h',
      kind: 'hedge',
      points: [
        [60, 0],
        [60, 50],
      ],
    },
    {
      id: 'p',
      kind: 'stakes',
      points: [
        [80, 0],
        [80, 50],
      ],
    },
  ],
  buildings: [house],
});

test('hide.crouched: in bushes or high crops, not on a bare slope or in the open', () => {
  expect(canHide(field, figure([15, 65]))).toBe(true);
  expect(canHide(field, figure([35, 65]))).toBe(true);
  expect(canHide(field, figure([75, 65]))).toBe(false);
  expect(canHide(field, figure([5, 5]))).toBe(false);
});

test('hide.crouched-behind: in a wood or pressed against a hedge, not at stakes', () => {
  expect(canHide(field, figure([55, 65]))).toBe(true);
  expect(canHide(field, figure([61.1, 10]))).toBe(true);
  expect(canHide(field, figure([61.2, 10]))).toBe(false);
  expect(canHide(field, figure([61, 10], { vessel: anIndex(0) }))).toBe(false);
  expect(canHide(field, figure([81, 10]))).toBe(false);
});

test('hide.crouched-behind: a hedge hides only from those beyond it', () => {
  expect(hidesFrom(field, figure([61, 10]), figure([40, 10]))).toBe(true);
  expect(hidesFrom(field, figure([61, 10]), figure([75, 10]))).toBe(false);
  expect(hidesFrom(field, figure([15, 65]), figure([15, 90]))).toBe(true);
});

test('hide.crouched-behind: where a hedge bends beside him it is one hedge; its far parts do not hide him', () => {
  const bent = lay({
    lines: [
      {
        id: 'h',
        kind: 'hedge',
        points: [
          [62, 0],
          [61, 9],
          [61, 20],
          [80, 20],
        ],
      },
    ],
  });
  // The line of fire meets the hedge just beyond the bend.
  expect(hidesFrom(bent, figure([60, 10]), figure([85, -15.5]))).toBe(true);
  expect(hidesFrom(bent, figure([60, 10]), figure([40, 10]))).toBe(false);
  expect(hidesFrom(bent, figure([62, 15]), figure([70, 40]))).toBe(false);
});

test('building.hidden: inside a room one can hide', () => {
  expect(canHide(field, figure([25, 25], { room: anIndex(hall) }))).toBe(true);
  expect(hidesFrom(field, figure([25, 25], { room: anIndex(hall) }), figure([25, 5]))).toBe(true);
  // building.sight
  expect(
    hidesFrom(field, figure([25, 25], { room: anIndex(hall) }), figure([28, 28], { room: anIndex(hall) })),
  ).toBe(false);
});

test('hide.crouch-move: along cover all the way', () => {
  expect(isCoverAlong(field, way([61, 10], [61, 20]))).toBe(true);
  expect(isCoverAlong(field, way([61, 10], [62, 15], [61, 20]))).toBe(false);
  expect(isCoverAlong(field, way([12, 62], [18, 68]))).toBe(true);
  expect(isCoverAlong(field, way([12, 62], [5, 62]))).toBe(false);
});

test('shoot.support: a gun rests where a support touches the base', () => {
  const supported = lay({ supports: [[50, 50]] });
  expect(isSupported(supported, figure([51, 50]).base)).toBe(true);
  expect(isSupported(supported, figure([51.2, 50]).base)).toBe(false);
});

test('melee.recoil-fall: off a wall walk, into deep water, held by a parapet', () => {
  const fort = lay({
    areas: [
      { id: 'walk', kind: 'wall-walk', corners: box(10, 10, 30, 14) },
      { id: 'steps', kind: 'stairs', corners: box(12, 14, 16, 18) },
      { id: 'sea', kind: 'deep-water', corners: box(40, 0, 100, 50) },
      { id: 'surf', kind: 'knee-water', corners: box(36, 0, 40, 50) },
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
  expect(fallAt(fort, figure([20, 13]).base, figure([20, 15]).base)).toBe('drop');
  expect(fallAt(fort, figure([20, 11]).base, figure([20, 9]).base)).toBe('none');
  expect(fallAt(fort, figure([14, 13]).base, figure([14, 15]).base)).toBe('none');
  expect(fallAt(fort, figure([38, 20]).base, figure([40, 20]).base)).toBe('deep-water');
  expect(fallAt(fort, figure([35, 20]).base, figure([37, 20]).base)).toBe('none');
  expect(fallAt(fort, figure([50, 20]).base, figure([52, 20]).base, figure([52.5, 20]).base)).toBe('none');
});

test('scenario.edge: a base is gone when its middle is beyond the edge', () => {
  expect(isOnTable(field, figure([1, 50]).base)).toBe(true);
  expect(isOnTable(field, figure([0.9, 50]).base)).toBe(false);
  expect(edgeCrossed(field, { x: 0, y: 5000 })).toBeNull();
  expect(edgeCrossed(field, { x: -1, y: 5000 })).toBe('west');
  expect(edgeCrossed(field, { x: 10_001, y: 5000 })).toBe('east');
  expect(edgeCrossed(field, { x: 5000, y: 10_100 })).toBe('north');
  expect(edgeCrossed(field, { x: -50, y: -100 })).toBe('south');
});
