/** Display items of the hands apart: zones with their names, pieces of ground, works, commanders as they would stand. */
import type { Item } from '@grognard/engine';
import { type Box, cornersOf, type Point, type Pose, placeBase, polylineProblems } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { capital, choiceName } from '@grognard/rules-kit';
import { commanderId } from '../../../looks/units.ts';
import { markerBase } from '../../actions/ambush/index.ts';
import { ruleWordsOf } from '../../explain/words.ts';
import { outlineOfPiece } from '../../field/index.ts';
import type { CorpsIndex, SideIndex } from '../../state/indices.ts';
import type { Table } from '../../state/model.ts';
import type { LaidPiece, LaidWork } from '../../state/setup.ts';
import type { HandContext } from './hand.ts';

export function cornersOfBox({ minX, minY, maxX, maxY }: Box): Point[] {
  return [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
}

function sideId({ sides }: Table, side: SideIndex): string {
  return entryAt(sides, side).id;
}

/** A zone of a side, with its name where it hides least: units stand in front, camps in the rear middle. */
export function zoneNamed(
  { table, side }: HandContext,
  id: string,
  box: Box,
  { text, at: spot }: { readonly text: string; readonly at: 'front' | 'front-left' | 'rear-left' },
): Item[] {
  const isSouth = entryAt(table.sides, side).edge === 'south';
  const { ud } = table.sizes;
  const inset = ud * nameInsetUd;
  const isUp = isSouth === (spot !== 'rear-left');
  const at = {
    x: Math.round(spot === 'front' ? (box.minX + box.maxX) / 2 : box.minX + nameAsideUd * ud),
    y: Math.round(isUp ? box.maxY - inset : box.minY + inset),
  };
  return [
    {
      kind: 'zone',
      id: `hands:${id}`,
      side: sideId(table, side),
      corners: cornersOfBox(box),
      manner: 'setup',
    },
    { kind: 'label', id: `hands:${id}:name`, text, at, manner: 'place' },
  ];
}

/** Distance of the name of a zone from its border, in UD. */
const nameInsetUd = 0.6;
/** Distance of the middle of a name from the left border, in UD. */
const nameAsideUd = 3;

export function outlineItem({ table, side }: HandContext, id: string, corners: readonly Point[]): Item {
  return { kind: 'zone', id: `hands:${id}`, side: sideId(table, side), corners, manner: 'setup' };
}

export function labelItem(id: string, text: string, at: Point): Item {
  return {
    kind: 'label',
    id: `hands:${id}`,
    text,
    at: { x: Math.round(at.x), y: Math.round(at.y) },
    manner: 'place',
  };
}

/** A piece of ground that would be laid: its outline with its name, or its course if it is a road. */
export function ghostPiece(asked: HandContext, piece: LaidPiece): Item[] {
  const { table } = asked;
  if (piece.kind === 'road') {
    const points = [piece.at, ...piece.through];
    // A road without length cannot be drawn.
    if (polylineProblems(points).length > 0) return [];
    return [{ kind: 'stretch', id: 'ghost:road', points, tone: 'open' }];
  }
  const { corners } = outlineOfPiece(table, piece);
  const name = capital(choiceName(ruleWordsOf(table), piece.kind));
  return [pieceOutline('ghost', corners), labelItem('ghost:name', name, piece.at)];
}

function pieceOutline(id: string, corners: readonly Point[]): Item {
  return { kind: 'reach', id: `hands:${id}`, side: null, corners };
}

export function ghostWork({ table, words }: HandContext, { kind, from, to }: LaidWork): Item[] {
  const isSouthOf = from.x > to.x;
  const at = {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2 + (isSouthOf ? -1 : 1) * nameInsetUd * table.sizes.ud,
  };
  return [
    { kind: 'frontage', id: 'ghost:work', from, to },
    labelItem('ghost:work:name', words.tasks.works[kind], at),
  ];
}

export function campItem({ table, words }: HandContext, pose: Pose): Item[] {
  const corners = cornersOf(placeBase(table.sizes.camp, pose));
  return [pieceOutline('camp', corners), labelItem('camp:name', words.zones.camp, pose)];
}

export function markerItem({ table, words }: HandContext, number: number, pose: Pose): Item[] {
  const corners = cornersOf(markerBase(table, pose));
  return [pieceOutline('marker', corners), labelItem('marker:name', words.titles.marker(number + 1), pose)];
}

export function commanderItem({ table, side }: HandContext, corps: CorpsIndex, at: Pose): Item {
  return {
    kind: 'piece',
    id: `ghost:${commanderId(table, corps)}`,
    side: sideId(table, side),
    at: { x: at.x, y: at.y },
    heading: at.heading,
    base: table.sizes.commander,
    weapon: 'blade',
    mounted: true,
    leader: true,
    ghost: true,
  };
}

/** Something that stands where it should not. */
export function warningItem(id: string, at: Point, corners: readonly Point[]): Item {
  return { kind: 'order-sign', id: `hands:warning:${id}`, sign: 'warning', at, radius: 0, corners };
}
