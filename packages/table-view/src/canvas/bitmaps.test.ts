import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pieceLook, shadowLook } from '../looks.ts';
import { isStill, stillSheet } from '../still.ts';
import { piece, sampler } from '../testing/sampler.ts';
import { themeNames, themes } from '../themes.ts';
import { barLength } from './corner.ts';
import { dieLook } from './dice.ts';
import { strengthAt } from './overlay-ink.ts';
import { covers, holds, mostPixels, nearPatch, wholePatch } from './patches.ts';
import { seatFor } from './slips.ts';
import { scaleOfStep, seated, spriteKey, stepOf } from './sprites.ts';
import { namesAt, stillKey } from './still-map.ts';

const whole = { x: -22, y: -22, wide: 1244, high: 944 };

describe('the still map', () => {
  it('is known by what lies still, not by who moves over it', () => {
    const moved = sampler.items.map((item) =>
      item.kind === 'piece' ? { ...item, at: { x: item.at.x + 10, y: item.at.y } } : item,
    );
    const key = stillKey(sampler, 'map');
    expect(stillKey({ ...structuredClone(sampler), items: moved }, 'map')).toBe(key);
    expect(stillKey(sampler, 'night')).not.toBe(key);
    const opened = sampler.items.map((item) =>
      item.kind === 'building' ? { ...item, open: item.open === null ? 0 : null } : item,
    );
    expect(stillKey({ ...sampler, items: opened }, 'map')).not.toBe(key);
  });

  it.each(themeNames)(
    '%s: can stand as an image: every reference leads somewhere, nothing is fetched',
    (theme) => {
      const sheet = stillSheet(sampler, theme);
      const svg = sheet.paint(sheet.whole, { wide: 800, high: 600 }, 1);
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const named = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
      expect(named.filter((id) => !ids.has(id))).toEqual([]);
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
        /https?:|NaN|undefined|<image|<script/,
      );
      const opened = [...svg.matchAll(/<([a-zA-Z]+)[^>]*[^/]>/g)].length;
      expect([...svg.matchAll(/<\/([a-zA-Z]+)>/g)].length).toBe(opened);
      expect(sampler.items.filter(isStill).length).toBeGreaterThan(20);
    },
  );

  it('no bitmap is too large, and each holds what is in view', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -3000, max: 9000 }),
        fc.integer({ min: -3000, max: 9000 }),
        fc.double({ min: 0.3, max: 24, noNaN: true }),
        (left, top, perMm) => {
          const view = { left, top, wide: 2000, high: 1500, perMm };
          const patch = nearPatch(view, whole);
          expect(patch.wide * patch.high).toBeLessThanOrEqual(mostPixels);
          expect(patch.wide).toBeGreaterThan(0);
          if (left > -2000 && top > -1500 && left < whole.wide * perMm && top < whole.high * perMm)
            expect(covers(patch, view, whole)).toBe(true);
        },
      ),
    );
    const afar = wholePatch(whole, 20);
    expect(afar.wide * afar.high).toBeLessThan(3_100_000);
  });

  it('a bitmap of another scale may hold the view, but does not show it finely', () => {
    const patch = { left: 0, top: 0, wide: 1000, high: 1000, perMm: 2 };
    const view = { left: 100, top: 100, wide: 500, high: 500, perMm: 1.5 };
    expect(holds(patch, view, whole)).toBe(true);
    expect(covers(patch, view, whole)).toBe(false);
    expect(holds(patch, { ...view, left: 600 }, whole)).toBe(false);
  });

  it('names read from afar and do not shout from near', () => {
    for (const perMm of [0.2, 0.6, 1, 3, 8]) {
      const pixels = namesAt(perMm) * 15 * perMm;
      expect(pixels).toBeGreaterThanOrEqual(11.9);
      expect(pixels).toBeLessThanOrEqual(19.1);
    }
  });
});

describe('sprites', () => {
  const look = (more: Parameters<typeof piece>[1], nearness: 'fine' | 'bold' = 'fine') =>
    pieceLook(piece('p', more), sampler.sides, themes.map, nearness);

  it('are the same for pieces that look the same, wherever they stand', () => {
    expect(look({ at: { x: 0, y: 0 }, heading: 0 }).key).toBe(look({ at: { x: 9, y: 9 }, heading: 700 }).key);
  });

  it('differ by state, side, theme, nearness and step', () => {
    const looks = [
      look({}),
      look({}, 'bold'),
      look({ loaded: true }),
      look({ loaded: false }),
      look({ hidden: true }),
      look({ ghost: true }),
      look({ posture: 'crouched' }),
      look({ side: 'red-cap' }),
      pieceLook(piece('p'), sampler.sides, themes.night, 'fine'),
      shadowLook({ shape: 'round', radius: 100 }, themes.map),
      dieLook(3, themes.map),
      dieLook(4, themes.map),
    ];
    expect(new Set(looks.map(({ key }) => key)).size).toBe(looks.length);
    expect(spriteKey(looks[0]!, 1)).not.toBe(spriteKey(looks[0]!, 2));
    expect(new Set(looks.slice(0, 9).map(({ art }) => art())).size).toBe(9);
  });

  it('from afar every sign, weapon and state is still told apart without colour', () => {
    const ink = (more: Parameters<typeof piece>[1], sign = 'plume') =>
      pieceLook(piece('p', { side: `grey-${sign}`, ...more }), sampler.sides, themes.ink, 'bold').art();
    const all = [
      ...['plume', 'sash', 'cockade', 'hat', 'cap'].map((sign) => ink({}, sign)),
      ...(['none', 'pistol', 'blade', 'pole', 'bow', 'pike', 'gun'] as const).map((weapon) =>
        ink({ weapon }),
      ),
      ink({ loaded: true }),
      ink({ loaded: false }),
      ink({ hidden: true }),
      ink({ leader: true }),
      ink({ posture: 'crouched' }),
      ink({ captive: true }),
      ink({ mounted: true, base: { shape: 'rectangle', width: 250, depth: 500 } }),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('are never coarser than the screen, and not much finer', () => {
    for (const perMm of [0.21, 0.5, 1, 1.3, 2, 7.9, 24]) {
      const fine = scaleOfStep(stepOf(perMm)) / perMm;
      expect(fine).toBeGreaterThanOrEqual(1 - 1e-6);
      expect(fine).toBeLessThanOrEqual(1.4143);
    }
  });

  it('do not lie upon one another on their sheet', () => {
    const looks = Array.from({ length: 90 }, (_, at) => look({ weapon: at % 3 === 0 ? 'pike' : 'musket' }));
    const { seats, wide, high } = seated(looks, 2);
    for (const [i, a] of seats.entries()) {
      expect(a.x + a.wide).toBeLessThanOrEqual(wide);
      expect(a.y + a.high).toBeLessThanOrEqual(high);
      for (const b of seats.slice(i + 1))
        expect(a.x + a.wide <= b.x || b.x + b.wide <= a.x || a.y + a.high <= b.y || b.y + b.high <= a.y).toBe(
          true,
        );
    }
  });
});

describe('what keeps its size', () => {
  it('lines are about as strong on every screen', () => {
    for (const perMm of [0.25, 0.6, 1, 4, 8]) {
      const pixels = strengthAt(perMm) * perMm;
      expect(pixels).toBeGreaterThan(0.6);
      expect(pixels).toBeLessThan(2.6);
    }
  });

  it('the scale bar counts round lengths', () => {
    expect(barLength(2, 130)).toBe(50);
    expect(barLength(10, 130)).toBe(10);
    expect(barLength(80, 130)).toBe(1);
  });

  it('slips make room for one another', () => {
    const box = { left: 0, top: 0, wide: 40, high: 20 };
    const second = seatFor(box, [box]);
    expect(second.top).toBeLessThanOrEqual(-20);
    expect(seatFor({ ...box, left: 50 }, [box])).toEqual({ ...box, left: 50 });
  });
});
