/** Core of an area: tests give the same answer with it as without. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  crossesPolygon,
  leadsThrough,
  locate,
  makePath,
  type Polygon,
  placeBase,
  trackAlong,
} from './index.ts';
import { polygon as area, footprint, point } from './samples.test.ts';

const coreless = (polygon: Polygon): Polygon => ({ ...polygon, coreRadius: 0 });

it('places, lines and ways are judged as by the edges alone', () => {
  let found = 0;
  fc.assert(
    fc.property(area, point, point, footprint, (polygon, from, to, form) => {
      const plain = coreless(polygon);
      if (polygon.coreRadius > 0) found++;
      expect(locate(polygon, from.x, from.y)).toBe(locate(plain, from.x, from.y));
      expect(crossesPolygon(polygon, from.x, from.y, to.x, to.y)).toBe(
        crossesPolygon(plain, from.x, from.y, to.x, to.y),
      );
      const base = placeBase(form, { ...from, heading: 0 });
      const track = trackAlong(base, makePath([from, to]), 'ahead');
      if (track.pieces.length > 0) expect(leadsThrough(polygon, track)).toBe(leadsThrough(plain, track));
    }),
    { numRuns: 3000 },
  );
  expect(found).toBeGreaterThan(1000);
});
