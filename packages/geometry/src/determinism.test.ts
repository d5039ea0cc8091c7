/** A fixed workload over the whole package. Its results must give the same number on every machine and in every version. */
import { expect, it } from 'vitest';
import {
  type Base,
  baseDistance,
  basesCrossed,
  basesUnderRod,
  baseToPolygon,
  cornersOf,
  depthCrossed,
  frontCover,
  headingTo,
  isBaseIn,
  isBaseInArc,
  isPointInArc,
  locate,
  makePath,
  makePolygon,
  makePolyline,
  obstaclesCrossed,
  overlaps,
  pathLength,
  placeBase,
  pointAlong,
  polygonProblems,
  polygonsCrossed,
  poseAlong,
  quarterShares,
  rectangleBase,
  roundBase,
  type SweptBody,
  sideOfPolyline,
  stepX,
  stepY,
  stretchesIn,
  stretchesOn,
  sweep,
  toLocal,
  trackAlong,
  trackBySteps,
  trackLength,
} from './index.ts';

/** Small whole numbers from a seed, by integer arithmetic only. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Mixes results into one number, in order. */
class Mix {
  value = 0x811c9dc5;

  add(result: unknown): void {
    for (const char of JSON.stringify(result)) {
      this.value = Math.imul(this.value ^ char.charCodeAt(0), 0x01000193) >>> 0;
    }
  }
}

const random = createRandom(1815);
const place = () => ({ x: random(18_000), y: random(12_000) });

function anyBase(): Base {
  const { x, y } = place();
  if (random(2) === 0) return roundBase(x, y, 60 + random(200));
  return rectangleBase(x, y, random(3600), 2 * (60 + random(300)), 2 * (60 + random(200)));
}

function anyPolygon() {
  const { x, y } = place();
  const corners = Array.from({ length: 12 }, (_, i) => {
    const far = 300 + random(1500);
    return { x: x + stepX(i * 300, far), y: y + stepY(i * 300, far) };
  });
  return polygonProblems(corners).length === 0 ? makePolygon(corners) : makePolygon(corners.slice(0, 3));
}

const bases = Array.from({ length: 40 }, anyBase);
const polygons = Array.from({ length: 20 }, anyPolygon);
const lines = Array.from({ length: 10 }, () => makePolyline([place(), place(), place()]));

it('bases, areas and lines', () => {
  const mix = new Mix();
  for (const a of bases) {
    mix.add(cornersOf(a));
    for (const b of bases)
      mix.add([baseDistance(a, b), overlaps(a, b), frontCover(a, b), toLocal(a, b.x, b.y)]);
    for (const area of polygons) mix.add([isBaseIn(a, area), baseToPolygon(a, area), locate(area, a.x, a.y)]);
    for (const line of lines) mix.add(sideOfPolyline(line, a.x, a.y));
  }
  expect(mix.value).toBe(269257686);
});

it('sight lines, arcs and rods', () => {
  const mix = new Mix();
  for (let i = 0; i < 400; i++) {
    const [a, b] = [place(), place()];
    mix.add(headingTo(b.x - a.x, b.y - a.y));
    mix.add(depthCrossed(a.x, a.y, b.x, b.y, polygons));
    mix.add(polygonsCrossed(a.x, a.y, b.x, b.y, polygons));
    mix.add(basesCrossed(a.x, a.y, b.x, b.y, bases));
    mix.add(basesUnderRod(a.x, a.y, b.x, b.y, 40, bases));
    mix.add(obstaclesCrossed(a.x, a.y, b.x, b.y, lines));
    const arc = { ...a, heading: random(3600), halfAngle: random(1801) };
    mix.add([isPointInArc(arc, b.x, b.y), ...bases.map((base) => isBaseInArc(base, arc))]);
    mix.add(quarterShares(bases[i % 40]!, a.x, a.y, b.x, b.y));
  }
  expect(mix.value).toBe(388754295);
});

it('paths, wheels and the ground they touch', () => {
  const mix = new Mix();
  const pose = { x: 0, y: 0, heading: 0 };
  for (const base of bases) {
    const path = makePath([base, place(), place(), place()]);
    const along = trackAlong(base, path, random(2) === 0 ? 'ahead' : 'kept');
    const byStep = trackBySteps(base, [
      { step: 'march', by: random(2000) },
      { step: 'wheel', about: 'front-left', angle: random(900) },
      { step: 'slide', by: random(400) - 200 },
      { step: 'turn', angle: 1800 },
    ]);
    mix.add([pathLength(path), pointAlong(path, random(20_000)), byStep.to]);
    for (const track of [along, byStep]) {
      poseAlong(track, random(trackLength(track) + 1), pose);
      mix.add(pose);
      for (const area of polygons) mix.add(stretchesIn(area, track));
      for (const line of lines) mix.add(stretchesOn(line, track));
    }
  }
  expect(mix.value).toBe(2086745376);
});

it('a battle of slices', () => {
  const mix = new Mix();
  let bodies: SweptBody[] = [];
  for (const base of bases) {
    if (bodies.some((body) => overlaps(body.base, base))) continue;
    bodies.push({
      base,
      track: trackAlong(base, makePath([base, place(), place()]), 'ahead'),
      at: 0,
      want: 40 + random(100),
    });
  }
  for (let slice = 0; slice < 120; slice++) {
    const { went, touched } = sweep(bodies, {
      contact: 10,
      gap: 0,
      meeting: (i, j) => ((i + j) % 2 === 0 ? 'wait' : 'halt'),
    });
    mix.add([went, touched]);
    bodies = bodies.map(({ base, track, at, want }, i) => {
      const pose = { x: 0, y: 0, heading: 0 };
      if (went[i] === 0) return { base, track, at, want };
      poseAlong(track!, at + went[i]!, pose);
      return { base: placeBase(base.footprint, pose), track, at: at + went[i]!, want };
    });
  }
  expect(bodies.some((a, i) => bodies.slice(i + 1).some((b) => overlaps(a.base, b.base)))).toBe(false);
  expect(mix.value).toBe(2699699062);
});
