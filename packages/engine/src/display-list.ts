/** DisplayList: a table as plain data in table units of 0.1 mm. Contains no rules. */
import type { Footprint, Heading, Point, Tenths } from '@grognard/geometry';
import type { Coat, DressLook, FlagDesign } from './display-dress.ts';
import type {
  AimedItem,
  ArcItem,
  FrontageItem,
  LabelItem,
  MarkItem,
  OrderSignItem,
  PathItem,
  ReachItem,
  RodItem,
  RulerItem,
  ShotItem,
  SightItem,
  StretchItem,
  ThreatItem,
  ZoneItem,
} from './display-overlay.ts';

/** Looks of areas of ground. */
export const textures = [
  'hill',
  'meadow',
  'plough',
  'sand',
  'yard',
  'garden',
  'orchard',
  'rough',
  'marsh',
  'rocks',
  'slope',
  'high-crops',
  'knee-water',
  'deep-water',
  'road',
  'bridge',
  'paved',
  'steps',
  'bushes',
  'woods',
] as const;
export type Texture = (typeof textures)[number];

/** Looks of linear features. */
export const strokes = [
  'stream',
  'track',
  'hedge',
  'bank',
  'low-wall',
  'high-wall',
  'barricade',
  'stakes',
  'battlement',
] as const;
export type Stroke = (typeof strokes)[number];

/** Signs that distinguish sides without colour. Each figure wears its sign, and the rim of its base shows it. */
export const signs = ['plume', 'sash', 'cockade', 'hat', 'cap'] as const;
export type Sign = (typeof signs)[number];

export const weapons = ['none', 'musket', 'pistol', 'blade', 'pole', 'bow', 'pike', 'gun'] as const;
export type WeaponLook = (typeof weapons)[number];

export interface SideLook {
  readonly id: string;
  readonly name: string;
  readonly coat: Coat;
  readonly sign: Sign;
  /** Flag of its nation. By default a cross on the colour of its coats. */
  readonly flag?: FlagDesign;
}

/**
 * Ground. A bridge has parapets along its first and third sides. Later areas cover earlier ones of the same texture; the painter
 * orders the textures.
 */
export interface AreaItem {
  readonly kind: 'area';
  readonly id: string;
  readonly texture: Texture;
  readonly corners: readonly Point[];
  /** Written across the area where there is most room. */
  readonly name?: string;
  /** Steps above the table. Higher ground is painted over lower ground and a little lighter. */
  readonly level?: number;
}

export interface LineItem {
  readonly kind: 'line';
  readonly id: string;
  readonly stroke: Stroke;
  readonly points: readonly Point[];
  /** Width of a stream or track. */
  readonly width?: Tenths;
}

export const openings = ['door', 'window', 'loophole', 'breach', 'stairs'] as const;

export interface OpeningLook {
  readonly kind: (typeof openings)[number];
  readonly from: Point;
  readonly to: Point;
  readonly floor: number;
}

export interface BuildingItem {
  readonly kind: 'building';
  readonly id: string;
  readonly rooms: readonly { readonly corners: readonly Point[]; readonly floor: number }[];
  readonly openings: readonly OpeningLook[];
  /** Index of the floor shown with the roof off, or null if the roof is on. */
  readonly open: number | null;
}

export interface VesselItem {
  readonly kind: 'vessel';
  readonly id: string;
  readonly vessel: 'boat' | 'ship';
  readonly deck: readonly Point[];
}

export const objectLooks = ['chest', 'cask', 'cart', 'gun', 'stand', 'bundle', 'horse'] as const;

export interface ObjectItem {
  readonly kind: 'object';
  readonly id: string;
  readonly object: (typeof objectLooks)[number];
  readonly at: Point;
  readonly heading?: Heading;
}

/** One figure on its base. Without optional fields it is on foot, upright, in plain sight, without a firearm to load and not a leader. */
export interface PieceItem {
  readonly kind: 'piece';
  readonly id: string;
  readonly side: string;
  readonly at: Point;
  readonly heading: Heading;
  readonly base: Footprint;
  readonly weapon: WeaponLook;
  readonly mounted?: boolean;
  readonly loaded?: boolean | null;
  readonly posture?: 'upright' | 'crouched';
  readonly hidden?: boolean;
  readonly leader?: boolean;
  readonly captive?: boolean;
  /** Dress of its kind. Without it the figure wears the sign of its side on a tricorne. */
  readonly dress?: DressLook;
  /** Whether it carries the flag of its side. */
  readonly flag?: boolean;
  readonly picked?: boolean;
  /** True for a ghost: where a proposed order would leave the piece. `given` for a paler one, of an order that is given. */
  readonly ghost?: boolean | 'given';
}

/** What the troops of a body are, as far as it is drawn. */
export const armLooks = ['shot', 'pikes', 'horse', 'guns', 'wagons', 'elephants'] as const;
export type ArmLook = (typeof armLooks)[number];

/** One base of a formed body, or a row of men on a stand that all share: its position and the number of its men left. */
export interface BaseLook {
  readonly at: Point;
  readonly heading: Heading;
  readonly men: number;
  readonly of: number;
  /** Its own arm, such as shot beside pikes. By default that of the body. */
  readonly arm?: ArmLook;
  /** Length of its row. By default the width of a base. */
  readonly width?: Tenths;
}

/** A formed body: bases in ranks and files, perhaps with a flag. Without optional fields it is one full block in close order, steady. */
export interface FormationItem {
  readonly kind: 'formation';
  readonly id: string;
  readonly side: string;
  readonly at: Point;
  readonly heading: Heading;
  /** Width of the whole body. */
  readonly width: Tenths;
  readonly depth: Tenths;
  readonly files: number;
  readonly ranks: number;
  readonly arm: ArmLook;
  /** What its men hold. By default muskets on foot, swords on horseback. */
  readonly hand?: 'lance' | 'pistol' | 'sword' | 'bow';
  readonly dress?: DressLook;
  /** True for the flag of its side, a design for a flag of its own. */
  readonly flag?: boolean | FlagDesign;
  /** Bases at their actual positions. Without this field, files and ranks fill the body. */
  readonly bases?: readonly BaseLook[];
  /** Whether the bases are rows of one stand, which is then drawn whole, with a seam between its files. */
  readonly isOneStand?: true;
  /** Points lost, as markers on the body that can be counted. */
  readonly lost?: number;
  /** Size of each base. */
  readonly baseSize?: { readonly width: Tenths; readonly depth: Tenths };
  readonly order?: 'close' | 'open';
  /** In action, on the road behind their teams, or abandoned by their crews. */
  readonly guns?: 'deployed' | 'limbered' | 'left';
  readonly morale?: 'steady' | 'shaken' | 'routing';
  /** A few letters written on the body. */
  readonly tag?: string;
  readonly picked?: boolean;
  /** True for a ghost: where a proposed order would leave the piece. `given` for a paler one, of an order that is given. */
  readonly ghost?: boolean | 'given';
}

/** Place where a figure fell. */
export interface FallenItem {
  readonly kind: 'fallen';
  readonly id: string;
  readonly side: string;
  readonly at: Point;
  readonly heading: Heading;
  readonly mounted?: boolean;
}

export type Item =
  | AreaItem
  | LineItem
  | BuildingItem
  | VesselItem
  | ObjectItem
  | PieceItem
  | FormationItem
  | FallenItem
  | PathItem
  | AimedItem
  | OrderSignItem
  | ShotItem
  | ArcItem
  | FrontageItem
  | RulerItem
  | StretchItem
  | SightItem
  | ThreatItem
  | ReachItem
  | RodItem
  | ZoneItem
  | LabelItem
  | MarkItem;

/** A line of the legend: a small sample and its name. */
export interface LegendRow {
  readonly sample:
    | { readonly kind: 'area'; readonly texture: Texture }
    | { readonly kind: 'line'; readonly stroke: Stroke }
    | { readonly kind: 'flag'; readonly side: string }
    | { readonly kind: 'object'; readonly object: ObjectItem['object'] }
    | { readonly kind: 'mark'; readonly mark: MarkItem['mark'] }
    | { readonly kind: 'fallen'; readonly side: string }
    | { readonly kind: 'building' }
    | { readonly kind: 'vessel'; readonly vessel: VesselItem['vessel'] }
    | ({ readonly kind: 'piece'; readonly side: string; readonly weapon: WeaponLook } & Partial<PieceItem>)
    | ({
        readonly kind: 'formation';
        readonly side: string;
        readonly arm: FormationItem['arm'];
      } & Partial<FormationItem>);
  readonly text: string;
}

/** A part of the legend of everything that may lie on the table. */
export interface LegendSection {
  readonly title: string;
  readonly rows: readonly LegendRow[];
}

export interface DisplayList {
  readonly table: { readonly width: Tenths; readonly depth: Tenths };
  readonly sides: readonly SideLook[];
  readonly items: readonly Item[];
  /** Cartouche under the map. Without it only the table is painted. */
  readonly title?: { readonly title: string; readonly lines: readonly string[] };
  readonly legend?: readonly LegendRow[];
}
