/** `nearField`: the terrain that a path can reach. */
import { type Box, boxesMeet, placeBase, type Tenths, type Track } from '@grognard/geometry';
import type { Battlefield, FieldLine, House } from '../state/battlefield.ts';
import type { Roads, Waters } from './road.ts';

/** A box round all places that a body covers along a track. */
export function boxOfTrack(track: Track): Box {
  const { reach } = placeBase(track.footprint, track.from);
  let [minX, minY, maxX, maxY] = [track.from.x, track.from.y, track.from.x, track.from.y];
  const take = (x: Tenths, y: Tenths, by: Tenths): void => {
    minX = Math.min(minX, x - by);
    minY = Math.min(minY, y - by);
    maxX = Math.max(maxX, x + by);
    maxY = Math.max(maxY, y + by);
  };
  take(track.from.x, track.from.y, reach);
  take(track.to.x, track.to.y, reach);
  for (const { kind, pose, dx, dy, pivot } of track.pieces) {
    take(pose.x, pose.y, reach);
    take(pose.x + dx, pose.y + dy, reach);
    if (kind === 'wheel') take(pivot.x, pivot.y, 2 * reach);
  }
  return { minX, minY, maxX, maxY };
}

/** The terrain that matters for a move. */
export type NearField = Pick<
  Battlefield,
  'hills' | 'woods' | 'plough' | 'streams' | 'shelters' | 'figures' | keyof Waters | keyof Roads
> & { readonly houses: readonly House[] };

export function nearField(field: Battlefield, box: Box): NearField {
  const meets = (ground: Box): boolean => boxesMeet(ground, box);
  const meetsLine = ({ line }: FieldLine): boolean => boxesMeet(line, box);
  return {
    figures: field.figures,
    roads: field.roads,
    squares: field.squares,
    hills: those(field.hills, ({ area }) => meets(area)),
    woods: those(field.woods, meets),
    plough: those(field.plough, meets),
    rivers: those(field.rivers, meets),
    bridges: those(field.bridges, meets),
    fords: those(field.fords, meets),
    streams: those(field.streams, meetsLine),
    shelters: those(field.shelters, meetsLine),
    houses: those(field.houses, ({ base }) => meetsHouse(base, box)),
  };
}

/** Avoids a copy, because most battlefields have no terrain of most kinds. */
function those<T>(all: readonly T[], are: (one: T) => boolean): readonly T[] {
  return all.length === 0 ? all : all.filter(are);
}

function meetsHouse({ x, y, reach }: House['base'], { minX, minY, maxX, maxY }: Box): boolean {
  return x + reach >= minX && x - reach <= maxX && y + reach >= minY && y - reach <= maxY;
}
