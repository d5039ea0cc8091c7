/** paintLegendSample, paintSign: samples of everything on the table as small pictures, painted by the same code as the table. */
import { type DisplayList, type Item, type LegendRow, orderSigns, type SideLook } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { defsFor } from './defs.ts';
import { type Overlay, svgOf } from './over/ink.ts';
import { inkOf, type OverlayItem, sideOf } from './over/overlay-items.ts';
import { type RingName, ringNames, ringStrokes } from './over/ring-strokes.ts';
import { drawPiece } from './pieces/piece.ts';
import { paintSample } from './samples.ts';
import { type ThemeName, themes } from './themes.ts';
import { type Board, fonts } from './write.ts';

/** Size of a sample in mm. */
const sample = { wide: 40, high: 22 } as const;

/** The table that overlays of samples lie on, and its middle, in tenths of a millimetre. */
const table = { width: 2000, depth: 2000 };
const at = (x: number, y: number): Point => ({ x: 1000 + x, y: 1000 + y });
const box = (x: number, y: number): Point[] => [at(-x, -y), at(x, -y), at(x, y), at(-x, y)];

/** Every kind of overlay as a small example. */
const laid: Readonly<Record<OverlayItem['kind'], (side: string) => Readonly<Record<string, OverlayItem>>>> = {
  zone: (side) => ({ zone: { kind: 'zone', id: 'z', side, corners: box(160, 70) } }),
  reach: (side) => ({ reach: { kind: 'reach', id: 'r', side, corners: box(150, 60) } }),
  arc: () => ({ arc: { kind: 'arc', id: 'a', at: at(-160, 0), heading: 0, radius: 310, spread: 500 } }),
  rod: () => ({
    rod: {
      kind: 'rod',
      id: 'r',
      from: at(-170, 0),
      to: at(170, 0),
      width: 30,
      marks: [],
      hits: [{ from: at(20, 0), to: at(90, 0), text: '' }],
    },
  }),
  ruler: () => ({ ruler: { kind: 'ruler', id: 'r', points: [at(-170, 0), at(40, 0)] } }),
  frontage: () => ({ frontage: { kind: 'frontage', id: 'f', from: at(-160, 0), to: at(160, 0) } }),
  path: (side) => ({
    path: { kind: 'path', id: 'p', side, points: [at(-170, 0), at(230, 0)] },
    'path-given': { kind: 'path', id: 'p', side, points: [at(-170, 0), at(230, 0)], strength: 'given' },
  }),
  aimed: (side) => ({
    aimed: { kind: 'aimed', id: 'a', side, from: at(-260, 0), to: at(250, 0), brokenAt: null },
    'aimed-broken': { kind: 'aimed', id: 'a', side, from: at(-260, 0), to: at(250, 0), brokenAt: at(20, 0) },
  }),
  stretch: () => ({
    'stretch-open': { kind: 'stretch', id: 's', points: [at(-160, 0), at(160, 0)], tone: 'open' },
    'stretch-hard': { kind: 'stretch', id: 's', points: [at(-160, 0), at(160, 0)], tone: 'hard' },
    'stretch-beyond': { kind: 'stretch', id: 's', points: [at(-160, 0), at(160, 0)], tone: 'beyond' },
  }),
  threat: () => ({ threat: { kind: 'threat', id: 't', from: at(-270, 0), to: at(270, 0) } }),
  shot: () => ({
    'shot-hit': { kind: 'shot', id: 's', from: at(-260, 0), to: at(220, 0), result: 'hit' },
    'shot-miss': { kind: 'shot', id: 's', from: at(-260, 0), to: at(220, 0), result: 'miss' },
    'shot-covered': {
      kind: 'shot',
      id: 's',
      from: at(-260, 0),
      to: at(220, 0),
      coveredAt: at(40, 0),
      result: 'miss',
    },
  }),
  sight: () => ({
    'sight-clear': { kind: 'sight', id: 's', from: at(-160, 0), to: at(150, 0), blockedAt: null },
    'sight-blocked': { kind: 'sight', id: 's', from: at(-160, 0), to: at(160, 0), blockedAt: at(20, 0) },
  }),
  'order-sign': () =>
    Object.fromEntries(
      orderSigns
        .filter((sign) => sign !== 'move')
        .map((sign) => [
          `order-${sign}`,
          { kind: 'order-sign', id: 'o', sign, at: at(0, 0), radius: 55 } as const,
        ]),
    ),
};

const overlays = (side: string): ReadonlyMap<string, OverlayItem> =>
  new Map(Object.values(laid).flatMap((samplesOf) => Object.entries(samplesOf(side))));

/** Names of the signs that the table itself draws: overlays, rings, ghosts. */
export const tableSigns: readonly string[] = [...overlays('').keys(), ...ringNames, 'ghost'];

const isRing = (name: string): name is RingName => ringNames.some((ring) => ring === name);

function pictureOf(body: string, list: DisplayList, board: Board): string {
  const { wide, high } = sample;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-wide / 2} ${-high / 2} ${wide} ${high}" font-family="${fonts}"><defs>${defsFor(body, list, board)}</defs>${body}</svg>`;
}

const listOf = (sides: readonly SideLook[], items: readonly Item[] = []): DisplayList => ({
  table,
  sides,
  items,
});

/** The sample of a row of a ruleset's legend. */
export function paintLegendSample(
  row: LegendRow['sample'],
  sides: readonly SideLook[],
  theme: ThemeName,
): string {
  const board: Board = { theme: themes[theme], table, prefix: '' };
  return pictureOf(paintSample(row, 0, listOf(sides), board), listOf(sides), board);
}

/** One of `tableSigns`. */
export function paintSign(name: string, sides: readonly SideLook[], theme: ThemeName): string {
  const board: Overlay = { theme: themes[theme], table, prefix: '', size: 0.8 };
  const side = sides[0]?.id ?? 'nobody';
  const item = overlays(side).get(name);
  if (item !== undefined) {
    const inks = inkOf(item, sides, board).filter((ink) => ink.kind === 'path');
    return pictureOf(`<g transform="translate(-100 -100)">${svgOf(inks)}</g>`, listOf(sides), board);
  }
  const piece = {
    kind: 'piece',
    id: 'sample',
    side,
    at: { x: 0, y: 0 },
    heading: 0,
    base: { shape: 'round', radius: 100 },
    weapon: 'musket',
    ghost: name === 'ghost',
  } as const;
  const figure = drawPiece(piece, sideOf(sides, piece.side), board.theme);
  const ring = isRing(name) ? drawRing(name, board) : '';
  return pictureOf(`<g transform="scale(.52)">${ring}${figure}</g>`, listOf(sides), board);
}

/** Rings are given in pixels about a small base, which is drawn here 10 mm wide. */
function drawRing(name: RingName, { theme }: Board): string {
  const r = 10;
  return ringStrokes(name, theme)
    .map(({ out, colour, width, dash, ticks }) => {
      const line = `fill="none" stroke="${colour}" stroke-width="${width * 0.7}"${dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''}`;
      if (ticks === undefined) return `<circle r="${r + out * 0.7}" ${line}/>`;
      const [from, to] = ticks.map((tick) => r + tick * 0.7);
      return `<path d="M${from} 0H${to}M-${from} 0H-${to}M0 ${from}V${to}M0-${from}V-${to}" ${line}/>`;
    })
    .join('');
}
