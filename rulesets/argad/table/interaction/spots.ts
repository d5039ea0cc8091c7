/** Spots and pieces that instruments measure. */

import type { PieceId } from '@grognard/engine';
import { type Base, basesCrossed, type Point, placeBase, pointDistance } from '@grognard/geometry';
import { entryAt, none, type OrNone } from '@grognard/lists';
import type { LocatedSpot } from '@grognard/table-kit';
import { footBase, mountedBase } from '../../scenarios/measure.ts';
import { bodyFootprint, ownBase } from '../bodies/bases.ts';
import { boatBase } from '../bodies/boats.ts';
import type { Placement } from '../field/model.ts';
import { roomAt } from '../field/rooms.ts';
import type { FigureIndex, RoomIndex, VesselIndex } from '../state/indices.ts';
import { findPiece, type InteractionContext } from './interaction-context.ts';

/** A spot as figures stand on it. */
export interface ArgadSpot extends LocatedSpot {
  /** The figure, if it is one. */
  readonly figure: OrNone<FigureIndex>;
  readonly room: OrNone<RoomIndex>;
  readonly vessel: OrNone<VesselIndex>;
}

export function spotAt({ table }: InteractionContext, at: Point): ArgadSpot {
  return { at, base: null, figure: none, room: roomAt(table.field, at.x, at.y, 0), vessel: none };
}

/** Null if no such piece is known. */
export function spotOf(context: InteractionContext, id: PieceId): ArgadSpot | null {
  const { table, state } = context;
  const piece = findPiece(context, id);
  if (piece === null) return null;
  const lying = (
    base: Base | null,
    at: Point,
    figure: OrNone<FigureIndex> = none,
    room: OrNone<RoomIndex> = none,
    vessel: OrNone<VesselIndex> = none,
  ): ArgadSpot => ({
    at: { x: at.x, y: at.y },
    base,
    figure,
    room,
    vessel,
  });
  switch (piece.kind) {
    case 'figure': {
      const figure = entryAt(state.figures, piece.figure);
      return lying(ownBase(figure), figure, piece.figure, figure.room, figure.vessel);
    }
    case 'body': {
      const body = entryAt(state.bodies, piece.body);
      return lying(placeBase(bodyFootprint(state, body), body), body);
    }
    case 'vessel':
      return lying(boatBase(table, state, piece.vessel), entryAt(state.vessels, piece.vessel));
    case 'thing': {
      const thing = entryAt(state.things, piece.thing);
      return lying(null, thing, none, thing.room);
    }
    case 'horse': {
      const horse = entryAt(state.horses, piece.horse);
      return lying(placeBase(mountedBase, horse), horse);
    }
  }
}

/** The placement of a figure at this spot. */
export function placementIn({ at, base, room, vessel }: ArgadSpot): Placement {
  return { base: base ?? placeBase(footBase, { x: at.x, y: at.y, heading: 0 }), room, vessel };
}

/** The ends of the straight line between two bases, at their edges. */
export function edgesBetween(from: LocatedSpot, to: LocatedSpot): readonly [Point, Point] {
  const length = pointDistance(from.at.x, from.at.y, to.at.x, to.at.y);
  if (length === 0) return [from.at, to.at];
  const line = [from.at.x, from.at.y, to.at.x, to.at.y] as const;
  const leaves = from.base === null ? 0 : (basesCrossed(...line, [from.base])[0]?.to ?? 0);
  const enters = to.base === null ? length : (basesCrossed(...line, [to.base])[0]?.from ?? length);
  const along = (far: number): Point => ({
    x: Math.round(from.at.x + ((to.at.x - from.at.x) * far) / length),
    y: Math.round(from.at.y + ((to.at.y - from.at.y) * far) / length),
  });
  return [along(leaves), along(enters)];
}
