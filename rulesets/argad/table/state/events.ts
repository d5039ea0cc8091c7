/** `ArgadEvent`: what can happen on the table. Events carry results, and `apply` writes them into the state without any rule. */
import type { GameEvent, Result } from '@grognard/engine';
import type { Heading, Point, Pose, Tenths } from '@grognard/geometry';
import type { OrNone } from '@grognard/lists';
import type { FirearmId, MeleeWeaponId } from '../../model.ts';
import type {
  AimIndex,
  BodyIndex,
  FigureIndex,
  RoomIndex,
  SideIndex,
  ThingIndex,
  VesselIndex,
} from './indices.ts';
import type { Berth } from './model.ts';
import type { March, Order, Rowing } from './orders.ts';
import type { AimView, BodyView, FigureView, HorseView, ThingView } from './view-model.ts';

/** Figures, things, bodies and sides are given by index. */
type ArgadEventBody =
  | {
      readonly kind: 'placed';
      readonly figure: FigureIndex;
      readonly at: Point;
      readonly heading: Heading;
      readonly posture: 'upright' | 'crouched';
      /** The sides that know of it, as bits. */
      readonly known: number;
      readonly room: OrNone<RoomIndex>;
    }
  | { readonly kind: 'ordered'; readonly figure: FigureIndex; readonly order: Order }
  | { readonly kind: 'marchOrdered'; readonly body: BodyIndex; readonly march: March }
  | { readonly kind: 'rowingOrdered'; readonly vessel: VesselIndex; readonly rowing: Rowing }
  | {
      readonly kind: 'formed';
      /** Its number from `nextBody`. */
      readonly body: BodyIndex;
      readonly members: readonly FigureIndex[];
      readonly files: number;
      readonly at: Point;
      readonly heading: Heading;
    }
  /** With the figures that were in it. */
  | { readonly kind: 'opened'; readonly body: BodyIndex; readonly members?: readonly FigureIndex[] }
  | {
      readonly kind: 'cancelled';
      readonly figure: FigureIndex | null;
      readonly body: BodyIndex | null;
      readonly vessel: VesselIndex | null;
    }
  | { readonly kind: 'sealed'; readonly side: SideIndex }
  | { readonly kind: 'conceded'; readonly side: SideIndex }
  /** All orders are open, or all figures deployed. Nothing before this can be undone. */
  | { readonly kind: 'revealed'; readonly turn: number }
  /** Slowing dice of figures that move together (`move.group-roll`). */
  | {
      readonly kind: 'slowed';
      readonly figures: readonly FigureIndex[];
      readonly ground: 'open' | 'difficult' | 'very-difficult';
      /** The allowance of each after the dice. */
      readonly tenths: readonly Tenths[];
      readonly blocked: boolean;
    }
  | {
      readonly kind: 'moved';
      readonly figure: FigureIndex;
      /** The path from the old place to the new one. */
      readonly way: readonly Point[];
      readonly heading: Heading;
      readonly room: OrNone<RoomIndex>;
      readonly vessel: OrNone<VesselIndex>;
      readonly swimming: boolean;
      readonly posture: 'upright' | 'crouched';
      /** The slice in which it stopped, and the cause. */
      readonly slice: number;
      readonly stopped: 'arrived' | 'allowance' | 'contact' | 'friend' | 'blocked' | 'halted';
      /** Its berth in the boat that turned with it. */
      readonly berth?: Berth;
      /** Set if the figure was carried by the boat and did not walk. */
      readonly rowed?: true;
    }
  /** Figures, a body or a boat that had orders to move and did not. */
  | {
      readonly kind: 'stayed';
      readonly figures: readonly FigureIndex[];
      readonly body: OrNone<BodyIndex>;
      readonly vessel: OrNone<VesselIndex>;
      readonly stopped: 'contact' | 'friend' | 'blocked' | 'halted';
    }
  | {
      readonly kind: 'bodyMoved';
      readonly body: BodyIndex;
      readonly at: Point;
      readonly heading: Heading;
      /** The former position of its middle. */
      readonly from?: Point;
    }
  | {
      readonly kind: 'bodyClosedUp';
      readonly body: BodyIndex;
      readonly members: readonly FigureIndex[];
      readonly files: number;
      /** Its middle, if that changes with the number of ranks. */
      readonly at?: Point;
      /** Its front, if the figures have turned on the spot (`formation.turn`). */
      readonly heading?: Heading;
      /** Set if the body changed rank by order (`formation.turn`). */
      readonly by?: 'change-of-rank';
    }
  | {
      readonly kind: 'rowed';
      readonly vessel: VesselIndex;
      readonly way: readonly Point[];
      readonly heading: Heading;
      /** Things on its deck, with their new positions. */
      readonly things?: readonly { readonly thing: ThingIndex; readonly at: Point; readonly berth?: Berth }[];
    }
  | { readonly kind: 'postureTaken'; readonly figure: FigureIndex; readonly posture: 'upright' | 'crouched' }
  | { readonly kind: 'mounted'; readonly figure: FigureIndex; readonly at: Point; readonly heading: Heading }
  | { readonly kind: 'dismounted'; readonly figure: FigureIndex; readonly at: Point }
  | {
      readonly kind: 'boarded';
      readonly figure: FigureIndex;
      readonly vessel: VesselIndex;
      readonly at: Point;
    }
  | { readonly kind: 'wentAshore'; readonly figure: FigureIndex; readonly at: Point }
  | { readonly kind: 'took'; readonly figure: FigureIndex; readonly thing: ThingIndex }
  | { readonly kind: 'dropped'; readonly figure: FigureIndex; readonly thing: ThingIndex; readonly at: Point }
  | {
      readonly kind: 'touched';
      readonly one: FigureIndex;
      readonly other: FigureIndex;
      readonly slice: number;
    }
  | { readonly kind: 'charged'; readonly figure: FigureIndex; readonly on: FigureIndex; readonly run: Tenths }
  /** The figure stands higher, or holds an obstacle, in a fight that continues over turns. */
  | {
      readonly kind: 'gripped';
      readonly figure: FigureIndex;
      readonly below: readonly FigureIndex[];
      readonly holdsAgainst: readonly FigureIndex[];
      readonly foe: OrNone<FigureIndex>;
    }
  | {
      readonly kind: 'shown';
      readonly figure: FigureIndex;
      readonly to: readonly SideIndex[];
      readonly by: string;
    }
  | {
      readonly kind: 'shot';
      readonly figure: FigureIndex;
      readonly target: FigureIndex;
      readonly firearm: FirearmId;
      /** The index of its firearm. */
      readonly weapon: number;
      readonly moment: 'start' | 'moving' | 'contact' | 'end';
      readonly from: Point;
      readonly to: Point;
      readonly rangeCm: number;
      readonly need: number;
      readonly modifier: number;
      readonly hits: number;
      /** The figures hit: the target first, then those near it (`shoot.spread`). */
      readonly victims: readonly FigureIndex[];
    }
  /** A shot that was ordered but not fired, with the rules that refused it. */
  | {
      readonly kind: 'heldFire';
      readonly figure: FigureIndex;
      /** Other figures of the same case. */
      readonly others?: readonly FigureIndex[];
      readonly target: OrNone<FigureIndex>;
      readonly rules: readonly string[];
    }
  | {
      readonly kind: 'struck';
      readonly figure: FigureIndex;
      readonly victim: FigureIndex;
      readonly weapon: MeleeWeaponId;
      readonly need: number;
      readonly recoil: number;
      readonly modifier: number;
      readonly natural: number;
      readonly result: 'hit' | 'recoil' | 'miss';
      /** False if an equal or better result of the opponent cancelled it (`melee.tie-class` and the other tie-breaks). */
      readonly stands: boolean;
    }
  | {
      readonly kind: 'recoiled';
      readonly figure: FigureIndex;
      readonly from: readonly FigureIndex[];
      readonly at: Point;
      readonly swimming: boolean;
      /** The vessel it is still aboard. */
      readonly vessel: OrNone<VesselIndex>;
    }
  /** The figure could not recoil because its path was barred (`melee.recoil-blocked`). */
  | { readonly kind: 'stoodFast'; readonly figure: FigureIndex }
  | { readonly kind: 'gaveWay'; readonly figure: FigureIndex; readonly at: Point }
  | { readonly kind: 'steppedUp'; readonly figure: FigureIndex; readonly at: Point }
  | { readonly kind: 'wounded'; readonly figure: FigureIndex }
  | {
      readonly kind: 'fell';
      readonly figure: FigureIndex;
      readonly by: OrNone<FigureIndex>;
      readonly how: 'shot' | 'blow' | 'fall' | 'drowned' | 'recoil';
      /** The thing it drops. */
      readonly drops?: ThingIndex;
    }
  | {
      readonly kind: 'left';
      readonly figure: FigureIndex;
      readonly edge: 'north' | 'east' | 'south' | 'west';
    }
  | {
      readonly kind: 'reloaded';
      readonly figure: FigureIndex;
      readonly weapon: number;
      /** False if another turn of reloading is needed (`weapon.reload-two`). */
      readonly done: boolean;
    }
  | { readonly kind: 'soaked'; readonly figure: FigureIndex }
  | { readonly kind: 'seized'; readonly figure: FigureIndex; readonly by: OrNone<SideIndex> }
  | { readonly kind: 'scored'; readonly side: SideIndex; readonly aim: AimIndex; readonly points: number }
  | { readonly kind: 'turnEnded'; readonly turn: number }
  | { readonly kind: 'ended'; readonly result: Result };

/** What a viewer learns by an event beyond its own fields. It is sent with the event and never saved. */
export interface Learnt {
  /** Figures new to the viewer, as they are just before the event. */
  readonly figures?: readonly FigureView[];
  readonly objects?: readonly ThingView[];
  readonly horses?: readonly HorseView[];
  readonly bodies?: readonly BodyView[];
  readonly aims?: readonly AimView[];
  /** The track by which a body reached its present place. */
  readonly march?: MarchedTrack;
  /** Set if the shot that was not fired was due before movement. */
  readonly isAtStart?: true;
  /** The size of the group that the shot struck (`group.target`). */
  readonly group?: number;
}

/** Positions of a body along its march, each with the part of the time taken, from 0 to 1. */
export interface MarchedTrack {
  readonly poses: readonly Pose[];
  readonly share: number;
}

export type ArgadEvent = ArgadEventBody & Omit<GameEvent, 'kind'> & { readonly learnt?: Learnt };
export type EventKind = ArgadEvent['kind'];
export type ArgadEventOf<K extends EventKind> = Extract<ArgadEvent, { readonly kind: K }>;
