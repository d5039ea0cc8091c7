import { createHash } from 'node:crypto';
import {
  type Coat,
  coats,
  type DisplayList,
  type Item,
  objectLooks,
  type Sign,
  signs,
  strokes,
  textures,
  weapons,
} from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { paintSvg, themeNames } from './index.ts';
import { box, piece, sampler } from './testing/sampler.ts';
import { themes } from './themes.ts';

const table = { width: 3000, depth: 2000 };
const sides = [
  { id: 'blue', name: 'Blue', coat: 'blue', sign: 'plume' },
  { id: 'red', name: 'Red', coat: 'red', sign: 'cap' },
] as const;

const paint = (items: readonly Item[], list: Partial<DisplayList> = {}) =>
  paintSvg({ table, sides, items, ...list });
const bare = paint([]);
const picture = (item: Item) => paint([item]);

/** Coordinates of everything stamped or written in the picture. */
const places = (svg: string) => [...svg.matchAll(/ (?:x|y)="(-?[\d.]+)"/g)].map(([, n]) => Number(n));

describe('a stream', () => {
  const stream = (...xs: readonly number[]) =>
    picture({ kind: 'line', id: 'brook', stroke: 'stream', points: xs.map((x) => ({ x, y: 1000 })) });
  const widths = (svg: string) =>
    [...svg.matchAll(/stroke-width="([\d.]+)" stroke-linejoin="round" stroke-linecap="round"/g)].map(
      ([, w]) => Number(w),
    );
  const reeds = (svg: string) => svg.match(/marker-start="url\(#[\w-]*reed\)"/g)?.length ?? 0;

  test('is as broad all along where it crosses the table', () => {
    const across = stream(0, 1500, 3000);
    expect(new Set(widths(across)).size).toBe(3);
    expect(reeds(across)).toBe(0);
  });

  test('rises among reeds where it begins on the table, at either end', () => {
    for (const [svg, springs] of [
      [stream(0, 1500, 2000), 1],
      [stream(2000, 1500, 3000), 1],
      [stream(1000, 1500, 2000), 2],
    ] as const) {
      expect(Math.min(...widths(svg).slice(0, 7))).toBeLessThan(widths(svg)[0]! / 3);
      expect(reeds(svg)).toBe(springs);
    }
  });
});

describe('a picture', () => {
  test('the same list gives the same bytes, in every theme', () => {
    for (const theme of themeNames) {
      const svg = paintSvg(sampler, { theme });
      expect(paintSvg(structuredClone(sampler), { theme })).toBe(svg);
      expect(createHash('sha256').update(svg).digest('hex').slice(0, 16)).toMatchSnapshot(theme);
    }
  });

  test('every tag is closed, every id stands once, and every reference leads somewhere', () => {
    const svg = paintSvg(sampler, { prefix: 'one-' });
    const open: string[] = [];
    for (const [, close, name, self] of svg.matchAll(/<(\/?)([A-Za-z]+)[^>]*?(\/?)>/g)) {
      if (close) expect(open.pop()).toBe(name);
      else if (!self) open.push(name!);
    }
    expect(open).toEqual([]);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id.startsWith('one-'))).toBe(true);
    const named = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id!);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('no number is missing, nothing is fetched, nothing runs', () => {
    for (const theme of themeNames) {
      const svg = paintSvg(sampler, { theme });
      expect(svg).not.toMatch(/NaN|Infinity|undefined|null|\[object/);
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
        /https?:|<script|@import|<image|foreignObject| on\w+=/,
      );
    }
  });

  test('texts are escaped wherever they stand', () => {
    const evil = '"><script>alert(1)</script>&\'';
    const list: DisplayList = {
      table,
      sides: [{ id: evil, name: evil, coat: 'red', sign: 'hat' }],
      items: [
        piece(evil, { side: evil }),
        { kind: 'label', id: evil, text: evil, at: { x: 500, y: 500 }, manner: 'place' },
        { kind: 'area', id: evil, texture: 'woods', corners: box(0, 0, 500, 500) },
      ],
      title: { title: evil, lines: [evil] },
      legend: [{ sample: { kind: 'piece', side: evil, weapon: 'bow' }, text: evil }],
    };
    const svg = paintSvg(list, { prefix: evil });
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain(evil);
  });

  test('a rich map stays below 600 kB, and nothing strewn leaves the table', () => {
    const svg = paintSvg({ ...sampler, items: sampler.items.filter(({ kind }) => kind === 'area') });
    expect(paintSvg(sampler).length).toBeLessThan(600_000);
    expect(Math.max(...places(svg))).toBeLessThan(1300);
    expect(Math.min(...places(svg))).toBeGreaterThan(-110);
  });

  test('an empty table, a single point and lines without length do no harm', () => {
    const p = { x: 500, y: 500 };
    const svg = paint([
      { kind: 'area', id: 'a', texture: 'woods', corners: [p, p, p] },
      { kind: 'line', id: 'l', stroke: 'hedge', points: [p, p] },
      { kind: 'path', id: 'p', side: 'blue', points: [p] },
      { kind: 'shot', id: 's', from: p, to: p, result: 'hit' },
      { kind: 'ruler', id: 'r', points: [p, p] },
      { kind: 'stretch', id: 'st', points: [p], tone: 'hard' },
      { kind: 'sight', id: 'si', from: p, to: p, blockedAt: p },
      { kind: 'threat', id: 'th', from: p, to: p, text: '' },
      { kind: 'reach', id: 're', side: null, corners: [p, p] },
      { kind: 'label', id: 't', text: '', at: p, manner: 'place' },
      piece('nobody', { side: 'unknown' }),
    ]);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('a small list, letter for letter', () => {
    const svg = paintSvg(
      {
        table: { width: 1000, depth: 600 },
        sides,
        items: [
          {
            kind: 'line',
            id: 'wall',
            stroke: 'low-wall',
            points: [
              { x: 100, y: 300 },
              { x: 400, y: 300 },
            ],
          },
          piece('man', { side: 'red', at: { x: 700, y: 300 }, heading: 0 }),
        ],
      },
      { theme: 'ink', width: 500 },
    );
    expect(svg).toMatchSnapshot();
  });
});

describe('everything is painted', () => {
  test.each(textures)('ground %s', (texture) => {
    const svg = picture({ kind: 'area', id: 'g', texture, corners: box(500, 500, 900, 700) });
    expect(svg.length).toBeGreaterThan(bare.length + 200);
  });

  test('no two textures look alike without their tints', () => {
    const inks = textures.map((texture) =>
      paintSvg(
        { table, sides, items: [{ kind: 'area', id: 'g', texture, corners: box(500, 500, 900, 700) }] },
        { theme: 'ink' },
      ),
    );
    expect(new Set(inks).size).toBe(textures.length);
  });

  test.each(strokes)('line %s', (stroke) => {
    const points = [
      { x: 200, y: 200 },
      { x: 1500, y: 600 },
    ];
    expect(picture({ kind: 'line', id: 'l', stroke, points }).length).toBeGreaterThan(bare.length + 100);
  });

  test.each(objectLooks)('object %s', (object) => {
    expect(picture({ kind: 'object', id: 'o', object, at: { x: 500, y: 500 } })).toContain(`id="${object}"`);
  });

  test('each weapon, sign, coat and state of a piece is drawn differently', () => {
    const look = (more: Parameters<typeof piece>[1], coat: Coat = 'blue', sign: Sign = 'plume') =>
      paint([piece('p', { side: 's', ...more })], { sides: [{ id: 's', name: 'S', coat, sign }] });
    const all = [
      ...weapons.map((weapon) => look({ weapon })),
      ...coats.slice(1).map((coat) => look({}, coat)),
      ...signs.slice(1).map((sign) => look({}, 'blue', sign)),
      ...[
        { loaded: true },
        { loaded: false },
        { hidden: true },
        { leader: true },
        { captive: true },
        { picked: true },
        { ghost: true },
        { mounted: true },
        { posture: 'crouched' as const },
      ].map((more) => look(more)),
      look({ base: { shape: 'rectangle', width: 250, depth: 500 } }),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test('a house is open only when it is asked for', () => {
    const house = (open: number | null) =>
      picture({
        kind: 'building',
        id: 'h',
        rooms: [{ corners: box(500, 500, 800, 500), floor: 0 }],
        openings: [{ kind: 'door', from: { x: 600, y: 500 }, to: { x: 700, y: 500 }, floor: 0 }],
        open,
      });
    expect(house(null)).toContain(themes.map.roof[0]);
    expect(house(0)).not.toContain(themes.map.roof[0]);
    expect(house(0)).toContain(themes.map.floor);
  });
});

describe('sides without colour', () => {
  /** Perceived brightness, 0 to 255. */
  const grey = (hex: string) =>
    [1, 3, 5].reduce(
      (sum, at, i) => sum + Number.parseInt(hex.slice(at, at + 2), 16) * [0.299, 0.587, 0.114][i]!,
      0,
    );

  test.each(themeNames)('%s: a figure stands out from its base, and its trim from its coat', (name) => {
    const { base, coats: tints } = themes[name];
    for (const coat of coats) {
      expect(Math.abs(grey(tints[coat].edge) - grey(base)), `${coat} edge`).toBeGreaterThan(60);
      expect(Math.abs(grey(tints[coat].trim) - grey(tints[coat].cloth)), `${coat} trim`).toBeGreaterThan(60);
    }
  });

  test('two sides of one coat differ by their sign, in ink too', () => {
    const drawn = signs.map((sign) =>
      paintSvg(
        { table, sides: [{ id: 's', name: 'S', coat: 'grey', sign }], items: [piece('p', { side: 's' })] },
        { theme: 'ink' },
      ),
    );
    expect(new Set(drawn).size).toBe(signs.length);
  });
});

describe('names', () => {
  test('do not stand upon one another', () => {
    const svg = paint(
      [0, 1, 2, 3, 4].map(
        (at): Item => ({
          kind: 'label',
          id: `l${at}`,
          text: 'Saint-Gildas',
          at: { x: 1500 + at * 10, y: 1000 },
          manner: 'place',
        }),
      ),
    );
    const seats = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    expect(seats).toHaveLength(5);
    for (const [i, a] of seats.entries())
      for (const b of seats.slice(i + 1))
        expect(Math.abs(a[0] - b[0]) > 60 || Math.abs(a[1] - b[1]) > 10).toBe(true);
  });
});

test('a title that a wide serif would push over its cartouche stands in two lines', () => {
  const lines = (title: string) =>
    [...paint([], { title: { title, lines: ['1799'] } }).matchAll(/letter-spacing=".03em">([^<]*)</g)].map(
      ([, text]) => text,
    );
  expect(lines('The Pay Chests of Lanvaux')).toEqual(['The Pay Chests of', 'Lanvaux']);
  expect(lines('Raab')).toEqual(['Raab']);
});
