/** What can happen on the table. Events carry results; `apply` writes them into the state and knows no rule. */
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

/** Figures, things and bodies are named by index; sides by index too. */
type ArgadEventBody =
  | {
      readonly kind: 'placed';
      readonly figure: FigureIndex;
      readonly at: Point;
      readonly heading: Heading;
      readonly posture: 'upright' | 'crouched';
      /** Sides that know of it, as bits. */
      readonly known: number;
      readonly room: OrNone<RoomIndex>;
    }
  | { readonly kind: 'ordered'; readonly figure: FigureIndex; readonly order: Order }
  | { readonly kind: 'marchOrdered'; readonly body: BodyIndex; readonly march: March }
  | { readonly kind: 'rowingOrdered'; readonly vessel: VesselIndex; readonly rowing: Rowing }
  | {
      readonly kind: 'formed';
      /** The number it gets (`nextBody`). */
      readonly body: BodyIndex;
      readonly members: readonly FigureIndex[];
      readonly files: number;
      readonly at: Point;
      readonly heading: Heading;
    }
  /** With the men who were in it. */
  | { readonly kind: 'opened'; readonly body: BodyIndex; readonly members?: readonly FigureIndex[] }
  | {
      readonly kind: 'cancelled';
      readonly figure: FigureIndex | null;
      readonly body: BodyIndex | null;
      readonly vessel: VesselIndex | null;
    }
  | { readonly kind: 'sealed'; readonly side: SideIndex }
  | { readonly kind: 'conceded'; readonly side: SideIndex }
  /** All orders are open (or all figures set up): nothing before this can be undone. */
  | { readonly kind: 'revealed'; readonly turn: number }
  /** Slowing dice of figures that move together (`move.group-roll`). */
  | {
      readonly kind: 'slowed';
      readonly figures: readonly FigureIndex[];
      readonly ground: 'open' | 'difficult' | 'very-difficult';
      /** What each may go now. */
      readonly tenths: readonly Tenths[];
      readonly blocked: boolean;
    }
  | {
      readonly kind: 'moved';
      readonly figure: FigureIndex;
      /** From the old place to the new one. */
      readonly way: readonly Point[];
      readonly heading: Heading;
      readonly room: OrNone<RoomIndex>;
      readonly vessel: OrNone<VesselIndex>;
      readonly swimming: boolean;
      readonly posture: 'upright' | 'crouched';
      /** Slice in which it stopped, and why. */
      readonly slice: number;
      readonly stopped: 'arrived' | 'allowance' | 'contact' | 'friend' | 'blocked' | 'halted';
      /** Its place in the boat that turned with it. */
      readonly berth?: Berth;
      /** It did not walk: the boat took it along. */
      readonly rowed?: true;
    }
  /** Men, a body or a boat who were to go and did not stir. */
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
      /** Where its middle was. */
      readonly from?: Point;
    }
  | {
      readonly kind: 'bodyClosedUp';
      readonly body: BodyIndex;
      readonly members: readonly FigureIndex[];
      readonly files: number;
      /** Its middle, where that changes with the number of ranks. */
      readonly at?: Point;
      /** Its front, where the men have turned on the spot (`formation.turn`). */
      readonly heading?: Heading;
      /** The men have changed rank by order (`formation.turn`). */
      readonly by?: 'change-of-rank';
    }
  | {
      readonly kind: 'rowed';
      readonly vessel: VesselIndex;
      readonly way: readonly Point[];
      readonly heading: Heading;
      /** What lay on its deck, and where that is now. */
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
  /** It stands above, or holds an obstacle, in a fight that goes on over turns. */
  | {
      readonly kind: 'gripped';
      readonly figure: FigureIndex;
      readonly below: readonly FigureIndex[];
      readonly holdsAgainst: readonly FigureIndex[];
      readonly foe: OrNone<FigureIndex>;
    }
  /** Sides learn of a hidden figure. */
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
      /** Which of its firearms, by index. */
      readonly weapon: number;
      readonly moment: 'start' | 'moving' | 'contact' | 'end';
      readonly from: Point;
      readonly to: Point;
      readonly rangeCm: number;
      readonly need: number;
      readonly modifier: number;
      readonly hits: number;
      /** Who is hit: the target first, then those near it (`shoot.spread`). */
      readonly victims: readonly FigureIndex[];
    }
  /** A shot that was ordered and not taken, with the rules that stood against it. */
  | {
      readonly kind: 'heldFire';
      readonly figure: FigureIndex;
      /** Others for whom the same holds. */
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
      /** False: an equal or better result of the other drove it out (`melee.tie-class` and its like). */
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
  /** The way back was barred (`melee.recoil-blocked`). */
  | { readonly kind: 'stoodFast'; readonly figure: FigureIndex }
  | { readonly kind: 'gaveWay'; readonly figure: FigureIndex; readonly at: Point }
  | { readonly kind: 'steppedUp'; readonly figure: FigureIndex; readonly at: Point }
  | { readonly kind: 'wounded'; readonly figure: FigureIndex }
  | {
      readonly kind: 'fell';
      readonly figure: FigureIndex;
      readonly by: OrNone<FigureIndex>;
      readonly how: 'shot' | 'blow' | 'fall' | 'drowned' | 'recoil';
      /** The thing that falls from its hands. */
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
      /** False: another turn of it is to come (`weapon.reload-two`). */
      readonly done: boolean;
    }
  | { readonly kind: 'soaked'; readonly figure: FigureIndex }
  | { readonly kind: 'seized'; readonly figure: FigureIndex; readonly by: OrNone<SideIndex> }
  | { readonly kind: 'scored'; readonly side: SideIndex; readonly aim: AimIndex; readonly points: number }
  | { readonly kind: 'turnEnded'; readonly turn: number }
  | { readonly kind: 'ended'; readonly result: Result };

/** What a viewer comes to know by an event beside what it says. It is told with the event, and never saved. */
export interface Learnt {
  /** Entries of his view that it did not have before, as they stand just before the event. */
  readonly figures?: readonly FigureView[];
  readonly objects?: readonly ThingView[];
  readonly horses?: readonly HorseView[];
  readonly bodies?: readonly BodyView[];
  readonly aims?: readonly AimView[];
  /** How a body came to where it stands now. */
  readonly march?: MarchedTrack;
  /** The shot that was not fired was to be fired before anybody moved. */
  readonly isAtStart?: true;
  /** How many stood together where a shot struck (`group.target`). */
  readonly group?: number;
}

/** Places of a body along its march, and the part of the time that it took, from 0 to 1. */
export interface MarchedTrack {
  readonly poses: readonly Pose[];
  readonly share: number;
}

/** An event of the table. */
export type ArgadEvent = ArgadEventBody & Omit<GameEvent, 'kind'> & { readonly learnt?: Learnt };
export type EventKind = ArgadEvent['kind'];
export type EventOf<K extends EventKind> = Extract<ArgadEvent, { readonly kind: K }>;
