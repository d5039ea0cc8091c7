/** inkOf: the ink of each kind of overlay item. */
import type { Item, SideLook } from '@grognard/engine';
import type { Ink, Overlay } from './ink.ts';
import {
  inkEnding,
  inkFrontage,
  inkReach,
  inkRuler,
  inkSight,
  inkStretch,
  inkThreat,
} from './instruments.ts';
import { inkArc, inkPath, inkShot, inkZone } from './overlays.ts';
import { inkAimed, inkOrderSign } from './plan.ts';
import { inkRod } from './rod.ts';

const overlayKinds = [
  'zone',
  'reach',
  'arc',
  'rod',
  'ruler',
  'path',
  'frontage',
  'aimed',
  'stretch',
  'threat',
  'shot',
  'sight',
  'order-sign',
] as const;

/** Items drawn with lines that keep their strength at any zoom. */
export type OverlayItem = Extract<Item, { kind: (typeof overlayKinds)[number] }>;

export function isLaid(item: Item): item is OverlayItem {
  return overlayKinds.some((kind) => kind === item.kind);
}

/** Drawing order: areas at the bottom, a ruler under the path it measures, lines on top. */
export const laidRank = (item: OverlayItem): number => overlayKinds.indexOf(item.kind);

const unknownSide: SideLook = { id: '', name: '', coat: 'grey', sign: 'hat' };

export function sideOf(sides: readonly SideLook[], id: string): SideLook {
  return sides.find((side) => side.id === id) ?? unknownSide;
}

export function inkOf(item: OverlayItem, sides: readonly SideLook[], board: Overlay): Ink[] {
  const of = (id: string | null) => (id === null ? null : sideOf(sides, id));
  switch (item.kind) {
    case 'zone':
      return inkZone(item, of(item.side), board);
    case 'reach':
      return inkReach(item, of(item.side), board);
    case 'arc':
      return inkArc(item, board);
    case 'path':
      return [...inkPath(item, sideOf(sides, item.side), board), ...inkEnding(item, board)];
    case 'frontage':
      return inkFrontage(item, board);
    case 'aimed':
      return inkAimed(item, sideOf(sides, item.side), board);
    case 'order-sign':
      return inkOrderSign(item, board);
    case 'rod':
      return inkRod(item, board);
    case 'stretch':
      return inkStretch(item, board);
    case 'threat':
      return inkThreat(item, board);
    case 'shot':
      return inkShot(item, board);
    case 'ruler':
      return inkRuler(item, board);
    case 'sight':
      return inkSight(item, board);
  }
}
