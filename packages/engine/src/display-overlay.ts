/** What is laid over the table in a picture: ways, shots, instruments, zones, names, marks; as plain data in table units of 0.1 mm. */
import type { Heading, Point, Tenths } from '@grognard/geometry';

export interface PathItem {
  readonly kind: 'path';
  readonly id: string;
  readonly side: string;
  readonly points: readonly Point[];
}

export interface ShotItem {
  readonly kind: 'shot';
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  readonly result: 'hit' | 'miss';
}

export interface ArcItem {
  readonly kind: 'arc';
  readonly id: string;
  readonly at: Point;
  readonly heading: Heading;
  readonly radius: Tenths;
  /** From edge to edge, in tenths of a degree; 3600: all around. */
  readonly spread: number;
}

/** Laid along a way from its first point; its marks count on round the corners. */
export interface RulerItem {
  readonly kind: 'ruler';
  readonly id: string;
  readonly points: readonly Point[];
}

/** How a stretch of a proposed way goes: freely, over ground that costs something, farther than the piece gets. */
export const tones = ['open', 'hard', 'beyond'] as const;

/** A stretch of a proposed way. */
export interface StretchItem {
  readonly kind: 'stretch';
  readonly id: string;
  readonly points: readonly Point[];
  readonly tone: (typeof tones)[number];
}

/** What somebody sees from a place: as far as the sight is blocked, or all the way. */
export interface SightItem {
  readonly kind: 'sight';
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  readonly blockedAt: Point | null;
}

/** Somebody could hit somebody. */
export interface ThreatItem {
  readonly kind: 'threat';
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  /** How likely it is, written on the line. */
  readonly text?: string;
}

/** How far a piece gets, as an outline. */
export interface ReachItem {
  readonly kind: 'reach';
  readonly id: string;
  readonly side: string | null;
  readonly corners: readonly Point[];
}

/** A rod laid on the table: the way of a ball, in sectors, with what it goes through. */
export interface RodItem {
  readonly kind: 'rod';
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  readonly width: Tenths;
  /** Where sectors end. */
  readonly marks: readonly {
    readonly at: Point;
    readonly title: string;
    readonly tone: (typeof tones)[number];
  }[];
  readonly hits: readonly { readonly from: Point; readonly to: Point; readonly text: string }[];
}

/** An outlined part of the table: where a side sets up, what must be held; or what a body controls. */
export interface ZoneItem {
  readonly kind: 'zone';
  readonly id: string;
  readonly side: string | null;
  readonly corners: readonly Point[];
  /** Left out: a part of the table. */
  readonly manner?: 'setup' | 'control';
}

/** A name on the map. `place` stands beside its point and gives way to others; `ground` is written across it. */
export interface LabelItem {
  readonly kind: 'label';
  readonly id: string;
  readonly text: string;
  readonly at: Point;
  readonly manner: 'place' | 'ground' | 'figure';
}

/** A spot to be noticed: an aim, a support for a gun. */
export interface MarkItem {
  readonly kind: 'mark';
  readonly id: string;
  readonly mark: 'aim' | 'exit';
  readonly at: Point;
  /** Where an exit leads. */
  readonly heading?: Heading;
}
