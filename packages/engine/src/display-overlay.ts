/** Overlay items (PathItem, ShotItem, RulerItem, ZoneItem …) drawn over the table, as plain data in table units of 0.1 mm. */
import type { Heading, Point, Tenths } from '@grognard/geometry';

export interface PathItem {
  readonly kind: 'path';
  readonly id: string;
  readonly side: string;
  readonly points: readonly Point[];
  /** Set for an order that is given. It is drawn lighter than the one in hand. */
  readonly strength?: 'given';
  /** Words beyond its end. A path that is barred there ends at a bar. */
  readonly ending?: { readonly text: string; readonly isBarred: boolean };
}

/** A shot that is ordered: a dotted line up to its target, or broken where a piece is in the way. */
export interface AimedItem {
  readonly kind: 'aimed';
  readonly id: string;
  readonly side: string;
  readonly from: Point;
  readonly to: Point;
  readonly brokenAt: Point | null;
}

/** Signs of orders at a piece: none given, what it does where it stands, done already, a warning. */
export const orderSigns = [
  'none',
  'stand',
  'move',
  'fire',
  'reload',
  'crouch',
  'act',
  'done',
  'warning',
] as const;

export type OrderSign = (typeof orderSigns)[number];

/** A sign beside a piece or about a place. */
export interface OrderSignItem {
  readonly kind: 'order-sign';
  readonly id: string;
  readonly sign: OrderSign;
  readonly at: Point;
  /** Of the piece, or of the ring of a warning. */
  readonly radius: Tenths;
  /** Corners of a formed body, which has an outline instead of a ring. */
  readonly corners?: readonly Point[];
}

export interface ShotItem {
  readonly kind: 'shot';
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  /** Ends of the range as the rules measure it, such as from base to base. Left out where it is the line of the shot. */
  readonly measured?: readonly [Point, Point];
  /** Where it crosses the cover that counted. Left out where none did. */
  readonly coveredAt?: Point;
  readonly result: 'hit' | 'miss';
}

export interface ArcItem {
  readonly kind: 'arc';
  readonly id: string;
  readonly at: Point;
  readonly heading: Heading;
  readonly radius: Tenths;
  /** Angle from edge to edge in tenths of a degree; 3600 is all round. */
  readonly spread: number;
}

/** A ruler along a path from its first point. Its marks continue round corners. */
export interface RulerItem {
  readonly kind: 'ruler';
  readonly id: string;
  readonly points: readonly Point[];
}

/** The front of several pieces that move as one, where they are to halt. */
export interface FrontageItem {
  readonly kind: 'frontage';
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
}

/** Tones of a stretch of a proposed path: open ground, ground that costs movement, beyond the piece's reach. */
export const tones = ['open', 'hard', 'beyond'] as const;

/** A stretch of a proposed path. */
export interface StretchItem {
  readonly kind: 'stretch';
  readonly id: string;
  readonly points: readonly Point[];
  readonly tone: (typeof tones)[number];
}

/** A line of sight from a place, up to where it is blocked or to its end. */
export interface SightItem {
  readonly kind: 'sight';
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  readonly blockedAt: Point | null;
}

/** A line from a piece that could shoot to the piece it could hit. */
export interface ThreatItem {
  readonly kind: 'threat';
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  /** Chance of a hit, written on the line. */
  readonly text?: string;
}

/** Outline of the places a piece can reach. */
export interface ReachItem {
  readonly kind: 'reach';
  readonly id: string;
  readonly side: string | null;
  readonly corners: readonly Point[];
}

/** A rod laid on the table: the path of a ball in sectors, with everything it passes through. */
export interface RodItem {
  readonly kind: 'rod';
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  readonly width: Tenths;
  /** Ends of the sectors. */
  readonly marks: readonly {
    readonly at: Point;
    readonly title: string;
    readonly tone: (typeof tones)[number];
  }[];
  readonly hits: readonly { readonly from: Point; readonly to: Point; readonly text: string }[];
}

/** An outlined part of the table: a deployment zone, an objective to hold, or the zone a body controls. */
export interface ZoneItem {
  readonly kind: 'zone';
  readonly id: string;
  readonly side: string | null;
  readonly corners: readonly Point[];
  /** Defaults to a plain part of the table. */
  readonly manner?: 'setup' | 'control';
}

/** A name on the map. `place` stands beside its point and makes room for others; `ground` is written across the ground. */
export interface LabelItem {
  readonly kind: 'label';
  readonly id: string;
  readonly text: string;
  readonly at: Point;
  readonly manner: 'place' | 'ground' | 'figure';
}

/** A marked spot: an aim, or a support for a gun. */
export interface MarkItem {
  readonly kind: 'mark';
  readonly id: string;
  readonly mark: 'aim' | 'exit';
  readonly at: Point;
  /** The side that holds an aim, whose flag it flies. By default nobody's. */
  readonly side?: string;
  /** Direction in which an exit leads. */
  readonly heading?: Heading;
}
