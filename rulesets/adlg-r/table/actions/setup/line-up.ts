/** lineUp: a corps set out in a line with its commander behind: heavy foot in the middle, horse outside, light troops ahead. */
import { type Box, type Point, type Pose, placeBase, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { fromLeft, heavyZone, isLightIn, lightZone, towardsEnemyOf } from '../../field/index.ts';
import type { CorpsIndex } from '../../state/indices.ts';
import type { State, Table, UnitInfo } from '../../state/model.ts';
import type { UnitPlace } from '../../state/setup.ts';
import { againstPlace, type Deployment, spanLeftTo, unitsToDeploy } from './deploy.ts';

/** How a corps is set out. Shares from 0 to 1. */
export interface LineWish {
  /** Middle of the line in what is left of the front. */
  readonly middle: number;
  /** From the front of the zone to its rear. */
  readonly back: number;
  /** Which end the horse takes. */
  readonly horse: 'left' | 'right' | 'both';
}

/** Distance between places that are tried, in UD. */
const stepUd = 0.5;

export function lineUp(table: Table, state: State, corps: CorpsIndex, wish: LineWish): Deployment {
  const { side } = entryAt(table.corps, corps);
  const units = unitsToDeploy(table, state, corps);
  const infos = units.map((unit) => entryAt(table.units, unit));
  const heavy = ordered(
    infos.filter((info) => !isLightIn(table, info)),
    wish.horse,
  );
  const light = infos.filter((info) => isLightIn(table, info));
  const zone = heavyZone(table, side);
  const span = spanLeftTo(table, state, corps);
  const from = Math.max(span.from, zone.minX);
  const to = Math.min(span.to, zone.maxX);
  const room = { from, to };
  const middle = Math.round(from + (to - from) * wish.middle);
  const at = placer(table, state, corps, room, middle, wish.back);
  const places: UnitPlace[] = [];
  for (const info of [...fromMiddle(heavy), ...light]) {
    const pose = at(info, places);
    if (pose !== null) places.push({ unit: info.index, pose });
  }
  const centre = commandPost(table, side, middle, zone);
  return { corps, places, commander: centre, attach: null };
}

/** In the middle of the zone, where he reaches the whole line. */
function commandPost(table: Table, side: UnitInfo['side'], middle: Tenths, { minY, maxY }: Box): Point {
  return { x: fromLeft(table, side, middle), y: Math.round((minY + maxY) / 2) };
}

/** From left to right. */
function ordered(infos: readonly UnitInfo[], horse: LineWish['horse']): UnitInfo[] {
  const mounted = infos.filter(({ row }) => row.mounted || row.category === 'Drag');
  const guns = infos.filter(({ row }) => row.category === 'Art');
  const foot = infos.filter((info) => !mounted.includes(info) && !guns.includes(info));
  const half = Math.ceil(guns.length / 2);
  const middle = [...guns.slice(0, half), ...foot, ...guns.slice(half)];
  if (horse === 'left') return [...mounted, ...middle];
  if (horse === 'right') return [...middle, ...mounted];
  const part = Math.ceil(mounted.length / 2);
  return [...mounted.slice(0, part), ...middle, ...mounted.slice(part)];
}

/** From the middle of a line outwards, left and right in turn. */
function fromMiddle<T>(line: readonly T[]): T[] {
  const middle = Math.floor(line.length / 2);
  const right = line.slice(middle);
  const left = line.slice(0, middle).toReversed();
  return right.flatMap((one, n) => {
    const other = left[n];
    return other === undefined ? [one] : [one, other];
  });
}

type Placer = (info: UnitInfo, taken: readonly UnitPlace[]) => Pose | null;

/** Puts units beside those that stand, as near to the middle of the front as there is room. */
function placer(
  table: Table,
  state: State,
  corps: CorpsIndex,
  room: { readonly from: Tenths; readonly to: Tenths },
  middle: Tenths,
  back: number,
): Placer {
  const { side } = entryAt(table.corps, corps);
  const heading = towardsEnemyOf(table, side);
  const isSouth = entryAt(table.sides, side).edge === 'south';
  const { ud } = table.sizes;
  const step = Math.round(stepUd * ud);
  return (info, taken) => {
    const isLight = isLightIn(table, info);
    const zone = isLight ? lightZone(table, side) : heavyZone(table, side);
    const { footprint } = info;
    if (footprint.shape === 'round') return null;
    const { width, depth } = footprint;
    const bases = taken.map(({ unit, pose }) => placeBase(entryAt(table.units, unit).footprint, pose));
    const deep = zone.maxY - zone.minY;
    const ranks = Math.floor((deep - depth) / step) + 1;
    const first = isLight ? 0 : Math.min(ranks - 1, Math.floor(ranks * back * 0.5));
    for (let n = 0; n < ranks; n++) {
      const rank = (first + n) % ranks;
      const y = isSouth ? zone.maxY - rank * step - depth / 2 : zone.minY + rank * step + depth / 2;
      const beside = bases.flatMap((base) => {
        const wide = base.footprint.shape === 'rectangle' ? base.footprint.width : 0;
        return [base.x - (wide + width) / 2, base.x + (wide + width) / 2];
      });
      const grid = Array.from({ length: Math.ceil((room.to - room.from) / step) }, (_, k) =>
        fromLeft(table, side, room.from + width / 2 + k * step),
      );
      const wished = fromLeft(table, side, middle);
      const xs = [wished, ...beside, ...grid]
        .filter((x) => {
          const left = fromLeft(table, side, x);
          return left - width / 2 >= room.from && left + width / 2 <= room.to;
        })
        .sort((one, other) => Math.abs(one - wished) - Math.abs(other - wished));
      for (const x of xs) {
        const pose = { x, y, heading };
        if (againstPlace(table, state, info.index, placeBase(footprint, pose), bases).length === 0)
          return pose;
      }
    }
    return null;
  };
}
