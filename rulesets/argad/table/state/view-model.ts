/** `ArgadView`: what a side may know of a battle, as plain JSON. Ids in place of indexes, null for none. */

import type { Result, SideId } from '@grognard/engine';
import type { Heading, Tenths } from '@grognard/geometry';
import type { FirearmId, Gear, Ground, Horse, MeleeWeaponId, Troop } from '../../model.ts';
import type { ScenarioAim } from '../../scenarios/shape.ts';
import type { AimIndex, BodyIndex, FigureIndex } from './indices.ts';
import type { FigureState, State } from './model.ts';
import type { March, Order, Rowing } from './orders.ts';

/** A figure that the side knows of. */
export interface FigureView {
  readonly id: string;
  /** Its index in the roster. */
  readonly index: FigureIndex;
  readonly side: SideId;
  readonly name: string;
  readonly troop: Troop;
  readonly class: number;
  readonly armour: 0 | 4;
  readonly gear: Gear;
  readonly horse: Horse;
  readonly firearms: readonly FirearmId[];
  readonly weapons: readonly MeleeWeaponId[];
  readonly swims: 'none' | 'average' | 'good';
  readonly leader: boolean;
  readonly light: boolean;
  readonly atHome: readonly Ground[];
  readonly captive: boolean;
  readonly mounted: boolean;
  readonly x: Tenths;
  readonly y: Tenths;
  readonly heading: Heading;
  readonly status: FigureState['status'];
  /** One bit per firearm. */
  readonly loaded: number;
  /** One bit per firearm, set after the first turn of a two-turn reload. */
  readonly reloading: number;
  readonly posture: 'upright' | 'crouched';
  /** The sides that do not know of it. Given for the side's own figures, to the umpire and after the battle for all. */
  readonly secret: readonly SideId[];
  readonly room: string | null;
  readonly vessel: string | null;
  readonly swimming: boolean;
  readonly carries: string | null;
  /** The number of its body in close order. */
  readonly body: BodyIndex | null;
  readonly wounded: boolean;
  readonly foe: string | null;
  readonly below: readonly string[];
  readonly holdsAgainst: readonly string[];
  readonly charged: number;
  readonly heldBy: SideId | null;
}

export interface ThingView {
  readonly id: string;
  readonly name: string;
  readonly weight: 'none' | 'heavy' | 'very-heavy';
  /** Null if the side does not know where it is. */
  readonly x: Tenths | null;
  readonly y: Tenths | null;
  readonly room: string | null;
  readonly carriers: readonly string[];
  readonly gone: boolean;
}

export interface VesselView {
  readonly id: string;
  readonly x: Tenths;
  readonly y: Tenths;
  readonly heading: Heading;
}

export interface HorseView {
  readonly rider: string;
  readonly x: Tenths;
  readonly y: Tenths;
  readonly heading: Heading;
}

/** A body in close order. Dissolved and unknown bodies are not listed. */
export interface BodyView {
  /** Its number, as commands name it. */
  readonly index: BodyIndex;
  readonly side: SideId;
  readonly members: readonly string[];
  readonly files: number;
  readonly x: Tenths;
  readonly y: Tenths;
  readonly heading: Heading;
  readonly since: number;
}

/** One of the side's own aims, or a public one of another side. */
export interface AimView extends ScenarioAim {
  readonly index: AimIndex;
  /** The side that has its points, or null. */
  readonly scored: SideId | null;
}

export interface ArgadView {
  readonly edition: string;
  readonly turn: number;
  readonly turns: number;
  readonly phase: State['phase'];
  /** The viewing side, or null for a bystander and the umpire. */
  readonly side: SideId | null;
  /** The umpire sees every figure, order and aim, and which sides know of which figures. */
  readonly isUmpire: boolean;
  readonly sides: readonly SideId[];
  readonly sealed: readonly SideId[];
  readonly conceded: readonly SideId[];
  /** Points won so far. Those of other sides' secret aims are included only when the battle is over. */
  readonly points: Readonly<Record<SideId, number>>;
  readonly figures: readonly FigureView[];
  readonly objects: readonly ThingView[];
  readonly vessels: readonly VesselView[];
  readonly horses: readonly HorseView[];
  readonly bodies: readonly BodyView[];
  /** The side's own orders for this turn. If orders are open talk (`turn.orders`), those of all known figures. */
  readonly orders: Readonly<Record<string, Order>>;
  readonly marches: readonly { readonly body: BodyIndex; readonly march: March }[];
  readonly rowings: Readonly<Record<string, Rowing>>;
  readonly aims: readonly AimView[];
  readonly result: Result | null;
}
