/** Benchmarks of table geometry: pairs of boxes, sight lines, distances, slices of movement. */
import {
  type Base,
  baseDistance,
  depthCrossed,
  isBlockedByPolygon,
  makePath,
  makePolygon,
  moveSlice,
  overlaps,
  type Polygon,
  rectangleBase,
  roundBase,
  type SweptBody,
  startMovement,
  stepX,
  stepY,
  trackAlong,
  wentSoFar,
} from '@grognard/geometry';
import { measure, type SpeedMeasurement } from './measure.ts';

/** Seeded random whole numbers, the same on every machine. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const random = createRandom(1815);
/** A random point on a table of 180 by 120 cm. */
const place = () => ({ x: random(18_000), y: random(12_000) });

/** Crowded into a small area, so that most pairs need the exact test. */
const boxes: readonly Base[] = Array.from({ length: 256 }, () =>
  rectangleBase(random(2000), random(2000), random(3600), 500, 250),
);

/** Woods and houses with 12 corners, 10 to 30 cm across. */
function makeArea(): Polygon {
  const { x, y } = place();
  const corners = Array.from({ length: 12 }, (_, i) => {
    const far = 500 + random(1000);
    return { x: x + stepX(i * 300, far), y: y + stepY(i * 300, far) };
  });
  return makePolygon(corners);
}

const areas = Array.from({ length: 20 }, makeArea);
const sights = Float64Array.from({ length: 4 * 1024 }, (_, i) => random(i % 2 === 0 ? 18_000 : 12_000));

function countOverlaps(n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) if (overlaps(boxes[i & 255]!, boxes[(i * 7 + 13) & 255]!)) sum++;
  return sum;
}

function addDistances(n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) sum = (sum + baseDistance(boxes[i & 255]!, boxes[(i * 7 + 13) & 255]!)) | 0;
  return sum;
}

function countBlocked(n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const at = 4 * (i & 1023);
    if (isBlockedByPolygon(sights[at]!, sights[at + 1]!, sights[at + 2]!, sights[at + 3]!, areas)) sum++;
  }
  return sum;
}

function addDepths(n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const at = 4 * (i & 1023);
    sum = (sum + depthCrossed(sights[at]!, sights[at + 1]!, sights[at + 2]!, sights[at + 3]!, areas)) | 0;
  }
  return sum;
}

/** Twenty figures a side, 20 cm apart, which move obliquely towards each other for 16 to 20 cm. */
function makeBodies(): SweptBody[] {
  return Array.from({ length: 40 }, (_, i) => {
    const base = roundBase(1000 + (i % 20) * 400, i < 20 ? 1000 : 3000 + random(500), 100);
    const to = { x: base.x + random(3000) - 1500, y: i < 20 ? 3500 : 500 };
    return { base, track: trackAlong(base, makePath([base, to]), 'ahead'), at: 0, want: 1600 + random(400) };
  });
}

const bodies = makeBodies();

/** Turns of 40 slices, each from the same starting positions. */
function addTurns(n: number, parts: number): number {
  const meeting = (one: number, other: number) => (one < 20 === other < 20 ? 'wait' : 'halt');
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const movement = startMovement(bodies, { contact: 10, gap: 0, meeting }, 40, parts);
    for (let slice = 0; slice < 40; slice++) sum = (sum + moveSlice(movement).length) | 0;
    sum = (sum + wentSoFar(movement, i % 40)) | 0;
  }
  return sum;
}

export function measureGeometry(): SpeedMeasurement[] {
  return [
    measure('geometry, box pairs', countOverlaps),
    measure('geometry, box distances', addDistances),
    measure('geometry, sight lines past 20 areas', countBlocked),
    measure('geometry, depths through 20 areas', addDepths),
    measure('geometry, turns of 40 slices of 64 parts, 40 bodies', (n) => addTurns(n, 64)),
    measure('geometry, turns of 40 slices of 16 parts, 40 bodies', (n) => addTurns(n, 16)),
  ];
}
