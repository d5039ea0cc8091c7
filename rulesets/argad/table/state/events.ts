/** What can happen on the table. Events carry results; `apply` writes them into the state and knows no rule. */
import type { GameEvent, Result } from '@grognard/engine';
import type { Heading, Point, Pose, Tenths } from '@grognard/geometry';
import type { FirearmId, MeleeWeaponId } from '../../model.ts';
import type { Berth } from './model.ts';
import type { March, Order, Rowing } from './orders.ts';
import type { AimView, BodyView, FigureView, HorseView, ThingView } from './view-model.ts';

/** Figures, things and bodies are named by index; sides by index too. */
type ArgadEventBody =
  | {
      readonly kind: 'placed';
      readonly figure: number;
      readonly at: Point;
      readonly heading: Heading;
      readonly posture: 'upright' | 'crouched';
      /** Sides that know of it, as bits. */
      readonly known: number;
      readonly room: number;
    }
  | { readonly kind: 'ordered'; readonly figure: number; readonly order: Order }
  | { readonly kind: 'marchOrdered'; readonly body: number; readonly march: March }
  | { readonly kind: 'rowingOrdered'; readonly vessel: number; readonly rowing: Rowing }
  | {
      readonly kind: 'formed';
      /** The number it gets (`nextBody`). */
      readonly body: number;
      readonly members: readonly number[];
      readonly files: number;
      readonly at: Point;
      readonly heading: Heading;
    }
  /** With the men who were in it. */
  | { readonly kind: 'opened'; readonly body: number; readonly members?: readonly number[] }
  | {
      readonly kind: 'cancelled';
      readonly figure: number | null;
      readonly body: number | null;
      readonly vessel: number | null;
    }
  | { readonly kind: 'sealed'; readonly side: number }
  | { readonly kind: 'conceded'; readonly side: number }
  /** All orders are open (or all figures set up): nothing before this can be undone. */
  | { readonly kind: 'revealed'; readonly turn: number }
  /** Slowing dice of figures that move together (`move.group-roll`). */
  | {
      readonly kind: 'slowed';
      readonly figures: readonly number[];
      readonly ground: 'open' | 'difficult' | 'very-difficult';
      /** What each may go now. */
      readonly tenths: readonly Tenths[];
      readonly blocked: boolean;
    }
  | {
      readonly kind: 'moved';
      readonly figure: number;
      /** From the old place to the new one. */
      readonly way: readonly Point[];
      readonly heading: Heading;
      readonly room: number;
      readonly vessel: number;
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
      readonly figures: readonly number[];
      readonly body: number;
      readonly vessel: number;
      readonly stopped: 'contact' | 'friend' | 'blocked' | 'halted';
    }
  | {
      readonly kind: 'bodyMoved';
      readonly body: number;
      readonly at: Point;
      readonly heading: Heading;
      /** Where its middle was. */
      readonly from?: Point;
    }
  | {
      readonly kind: 'bodyClosedUp';
      readonly body: number;
      readonly members: readonly number[];
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
      readonly vessel: number;
      readonly way: readonly Point[];
      readonly heading: Heading;
      /** What lay on its deck, and where that is now. */
      readonly things?: readonly { readonly thing: number; readonly at: Point; readonly berth?: Berth }[];
    }
  | { readonly kind: 'postureTaken'; readonly figure: number; readonly posture: 'upright' | 'crouched' }
  | { readonly kind: 'mounted'; readonly figure: number; readonly at: Point; readonly heading: Heading }
  | { readonly kind: 'dismounted'; readonly figure: number; readonly at: Point }
  | { readonly kind: 'boarded'; readonly figure: number; readonly vessel: number; readonly at: Point }
  | { readonly kind: 'wentAshore'; readonly figure: number; readonly at: Point }
  | { readonly kind: 'took'; readonly figure: number; readonly thing: number }
  | { readonly kind: 'dropped'; readonly figure: number; readonly thing: number; readonly at: Point }
  | { readonly kind: 'touched'; readonly one: number; readonly other: number; readonly slice: number }
  | { readonly kind: 'charged'; readonly figure: number; readonly on: number; readonly run: Tenths }
  /** It stands above, or holds an obstacle, in a fight that goes on over turns. */
  | {
      readonly kind: 'gripped';
      readonly figure: number;
      readonly below: readonly number[];
      readonly holdsAgainst: readonly number[];
      readonly foe: number;
    }
  /** Sides learn of a hidden figure. */
  | { readonly kind: 'shown'; readonly figure: number; readonly to: readonly number[]; readonly by: string }
  | {
      readonly kind: 'shot';
      readonly figure: number;
      readonly target: number;
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
      readonly victims: readonly number[];
    }
  /** A shot that was ordered and not taken, with the rules that stood against it. */
  | {
      readonly kind: 'heldFire';
      readonly figure: number;
      /** Others for whom the same holds. */
      readonly others?: readonly number[];
      readonly target: number;
      readonly rules: readonly string[];
    }
  | {
      readonly kind: 'struck';
      readonly figure: number;
      readonly victim: number;
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
      readonly figure: number;
      readonly from: readonly number[];
      readonly at: Point;
      readonly swimming: boolean;
      /** Index of the vessel it is still aboard; -1: none. */
      readonly vessel: number;
    }
  /** The way back was barred (`melee.recoil-blocked`). */
  | { readonly kind: 'stoodFast'; readonly figure: number }
  | { readonly kind: 'gaveWay'; readonly figure: number; readonly at: Point }
  | { readonly kind: 'steppedUp'; readonly figure: number; readonly at: Point }
  | { readonly kind: 'wounded'; readonly figure: number }
  | {
      readonly kind: 'fell';
      readonly figure: number;
      readonly by: number;
      readonly how: 'shot' | 'blow' | 'fall' | 'drowned' | 'recoil';
      /** The thing that falls from its hands. */
      readonly drops?: number;
    }
  | { readonly kind: 'left'; readonly figure: number; readonly edge: 'north' | 'east' | 'south' | 'west' }
  | {
      readonly kind: 'reloaded';
      readonly figure: number;
      readonly weapon: number;
      /** False: another turn of it is to come (`weapon.reload-two`). */
      readonly done: boolean;
    }
  | { readonly kind: 'soaked'; readonly figure: number }
  | { readonly kind: 'seized'; readonly figure: number; readonly by: number }
  | { readonly kind: 'scored'; readonly side: number; readonly aim: number; readonly points: number }
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
