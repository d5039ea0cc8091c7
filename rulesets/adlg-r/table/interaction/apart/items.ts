/** Display items of the hands apart: zones with their names, pieces of ground, works, commanders as they would stand. */
import type { Item } from '@grognard/engine';
import { type Box, cornersOf, type Point, type Polygon, type Pose, placeBase } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { groundItems } from '../../../looks/ground.ts';
import { commanderId } from '../../../looks/units.ts';
import { onGround } from '../../field/index.ts';
import type { CorpsIndex, SideIndex } from '../../state/indices.ts';
import type { Table } from '../../state/model.ts';
import type { LaidGround } from '../../state/setup.ts';
import type { Asked } from './hand.ts';

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

/** A zone of a side, with its name inside the edge towards the enemy. */
export function zoneNamed({ table, side }: Asked, id: string, box: Box, text: string): Item[] {
  const isSouth = entryAt(table.sides, side).edge === 'south';
  const inset = table.sizes.ud * nameInsetUd;
  const at = {
    x: Math.round((box.minX + box.maxX) / 2),
    y: Math.round(isSouth ? box.maxY - inset : box.minY + inset),
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

export function outlineItem({ table, side }: Asked, id: string, corners: readonly Point[]): Item {
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

/** Ground that would be laid, as it would look, without what lies there already. */
export function ghostGround({ table }: Asked, ground: LaidGround): Item[] {
  const bare = onGround(table, { ground: { pieces: [], works: [] } }).field;
  const { field } = onGround(table, { ground });
  const isNew = (known: readonly { readonly id: string }[]) => (one: { readonly id: string }) =>
    known.every(({ id }) => id !== one.id);
  const laid = {
    areas: field.areas.filter(isNew(bare.areas)),
    roads: field.roads.filter(isNew(bare.roads)),
    works: field.works.filter(isNew(bare.works)),
  };
  return groundItems(laid).map((item) => ({ ...item, id: `ghost:${item.id}` }));
}

export function campItem({ table }: Asked, pose: Pose): Item[] {
  const corners = cornersOf(placeBase(table.sizes.camp, pose));
  const { x, y, heading } = pose;
  return [
    { kind: 'area', id: 'ghost:camp', texture: 'yard', corners },
    { kind: 'object', id: 'ghost:camp-cart', object: 'cart', at: { x, y }, heading },
  ];
}

export function commanderItem({ table, side }: Asked, corps: CorpsIndex, at: Pose): Item {
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

/** A box about an outline. */
export function boxOf({ minX, minY, maxX, maxY }: Polygon): Box {
  return { minX, minY, maxX, maxY };
}
