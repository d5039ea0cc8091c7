/** `pricesAlong`: the lowest factor of terrain on each stretch of a move. */

import {
  type Box,
  boxesMeet,
  comesNear,
  cornersOf,
  grownBox,
  isInPolygon,
  makePolygon,
  type Polygon,
  placeBase,
  type Stretch,
  stretchesIn,
  stretchesOn,
  stretchesWhere,
  type Tenths,
  type Track,
  trackLength,
} from '@grognard/geometry';
import { numberAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import type { Battlefield, FieldLine, House, PricedStretch } from '../state/battlefield.ts';
import type { UnitFormation, UnitInfo } from '../state/model.ts';
import { boxOfTrack, type NearField, nearField } from './near-field.ts';
import { isInFord, isInRiver, isOnBridge, isOnRoad, marchesOnRoads, type Roads } from './road.ts';
import { uphillAlong } from './uphill.ts';

/** Distance between samples of rivers and roads along a path, in tenths of a millimetre. */
const step: Tenths = 40;

/**
 * The stretches of a track on which terrain counts, in order and without overlaps. Where several factors apply, the lowest counts. A
 * stretch of `terrain.road` is where a column is on the road; it counts only if the whole command is. Fields and gaps in hedges through
 * which the road leads do not slow a column on it.
 */
export function pricesAlong(
  field: Battlefield,
  info: Pick<UnitInfo, 'arm'>,
  formation: UnitFormation,
  track: Track,
): readonly PricedStretch[] {
  const box = boxOfTrack(track);
  const near = nearField(field, box);
  const found: PricedStretch[] = [];
  const onRoad = marchesOnRoads(formation) && hasRoad(near, box, track) ? roadAlong(near, track) : [];
  addRoad(found, near, onRoad);
  addLines(found, near, track, onRoad);
  addGround(found, near, info, formation, track, onRoad);
  addWater(found, near, formation, track);
  add(found, uphillAlong(near.hills, track), near.figures.uphill, 'terrain.rates');
  return lowest(found);
}

/** Whether a road or the ground where roads meet may lie under a path. */
function hasRoad({ roads, squares }: Roads, box: Box, track: Track): boolean {
  return (
    roads.some(
      ({ line, width }) => boxesMeet(grownBox(line, width), box) && comesNear(track, line, width / 2),
    ) || squares.some((square) => boxesMeet(grownBox(square, step), box) && isUnder(square, track))
  );
}

/** Whether an area may lie under a path. */
function isUnder(area: Polygon, track: Track): boolean {
  return comesNear(track, area) || isInPolygon(area, track.from.x, track.from.y);
}

function roadAlong(field: Roads, track: Track): readonly Stretch[] {
  return stretchesWhere(track, step, (base) => isOnRoad(field, base)).stretches;
}

function addRoad(found: PricedStretch[], { figures }: NearField, onRoad: readonly Stretch[]): void {
  if (figures.road !== 1) add(found, onRoad, figures.road, 'terrain.road');
}

function add(found: PricedStretch[], stretches: readonly Stretch[], factor: number, rule: RuleId): void {
  for (const { from, to } of stretches) found.push({ from, to, factor, rule });
}

/** Factor of linear terrain on the rate. 1 if it does not count. */
function factorOf({ figures }: NearField, kind: FieldLine['kind']): number {
  switch (kind) {
    case 'hedge':
    case 'barricade':
      return figures.hedge;
    case 'low-wall':
    case 'trench':
      return figures.lowWall;
    case 'high-wall':
      return figures.highWall;
    case 'stream':
      return figures.stream;
    case 'road':
      return 1;
  }
}

function addLines(found: PricedStretch[], field: NearField, track: Track, onRoad: readonly Stretch[]): void {
  for (const { kind, line } of field.shelters) {
    const crossed = stretchesOn(line, track).stretches;
    const slowed = kind === 'high-wall' ? crossed : without(crossed, onRoad);
    add(found, slowed, factorOf(field, kind), 'terrain.rates');
  }
  for (const { line } of field.streams) {
    const crossed = stretchesOn(line, track).stretches;
    if (crossed.length === 0) continue;
    const bridged =
      field.bridges.length === 0
        ? []
        : stretchesWhere(track, step, (base) => isOnBridge(field, base)).stretches;
    add(found, without(crossed, bridged), field.figures.stream, 'terrain.rates');
  }
}

function addGround(
  found: PricedStretch[],
  field: NearField,
  { arm }: Pick<UnitInfo, 'arm'>,
  formation: UnitFormation,
  track: Track,
  onRoad: readonly Stretch[],
): void {
  const { figures } = field;
  const isBarred = figures.woodsFor === 'foot' && arm !== 'foot' && formation !== 'gunners';
  for (const wood of field.woods)
    if (isBarred) add(found, stretchesIn(wood, track).stretches, 0, 'terrain.woods-forbidden');
    else add(found, stretchesIn(wood, track).stretches, figures.woods, 'terrain.woods-rate');
  for (const plough of field.plough)
    add(found, without(stretchesIn(plough, track).stretches, onRoad), figures.plough, 'terrain.rates');
  for (const house of field.houses)
    add(found, stretchesIn(polygonOf(house), track).stretches, 0, 'building.walls');
}

const polygons = new WeakMap<House['base'], Polygon>();

export function polygonOf({ base }: House): Polygon {
  const known = polygons.get(base);
  if (known !== undefined) return known;
  const polygon = makePolygon(cornersOf(base));
  polygons.set(base, polygon);
  return polygon;
}

function addWater(found: PricedStretch[], field: NearField, formation: UnitFormation, track: Track): void {
  if (field.rivers.length === 0) return;
  const { figures } = field;
  if (field.rivers.some((river) => isUnder(river, track))) {
    const wet = stretchesWhere(track, step, (base) => isInRiver(field, formation, base)).stretches;
    add(found, wet, figures.river, 'terrain.river');
  }
  if (!field.fords.some((ford) => isUnder(ford, track))) return;
  add(
    found,
    stretchesWhere(track, step, (base) => isInFord(field, base)).stretches,
    figures.stream,
    'terrain.rates',
  );
}

/** The stretches without the parts in `cut`. */
function without(stretches: readonly Stretch[], cut: readonly Stretch[]): readonly Stretch[] {
  let left = stretches;
  for (const { from, to } of cut)
    left = left.flatMap((stretch) => {
      if (stretch.to <= from || stretch.from >= to) return [stretch];
      return [
        { from: stretch.from, to: from },
        { from: to, to: stretch.to },
      ].filter((rest) => rest.from < rest.to);
    });
  return left;
}

/** The stretches without overlaps: on each the lowest factor, and of equals the first found. */
function lowest(found: readonly PricedStretch[]): readonly PricedStretch[] {
  if (found.length === 0) return found;
  if (found.length === 1) return found.filter(({ from, to, factor }) => from < to && factor !== 1);
  const marks = [...new Set(found.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  const priced: PricedStretch[] = [];
  for (let i = 1; i < marks.length; i++) {
    const [from, to] = [numberAt(marks, i - 1), numberAt(marks, i)];
    const held = found.filter((price) => price.from <= from && price.to >= to);
    const least = held.reduce<PricedStretch | null>(
      (low, price) => (low === null || price.factor < low.factor ? price : low),
      null,
    );
    if (least === null || least.factor === 1) continue;
    const last = priced.at(-1);
    if (last !== undefined && last.to === from && last.factor === least.factor && last.rule === least.rule)
      priced[priced.length - 1] = { ...last, to };
    else priced.push({ from, to, factor: least.factor, rule: least.rule });
  }
  return priced;
}

/** Whether a column is on the road along the whole track. */
export function isRoadAllAlong(field: Battlefield, formation: UnitFormation, track: Track): boolean {
  if (!marchesOnRoads(formation)) return false;
  if (track.length > 0 && !isOnRoad(field, placeBase(track.footprint, track.from))) return false;
  if (!isOnRoad(field, placeBase(track.footprint, track.to))) return false;
  const [only, more] = roadAlong(field, track);
  return only !== undefined && more === undefined && only.from === 0 && only.to === trackLength(track);
}
