/** `styles`: the ways of fighting of a good player. They weigh the same considerations differently. */
import { entryAt } from '@grognard/lists';

/** The weights of most styles, in hundredths unless stated otherwise. */
export const weights = {
  /** The value of one point of an aim, in hundredths of a line soldier. */
  point: 64,
  /** A chance to shoot next turn, relative to one now. */
  nextFire: 73,
  /** A shot before movement, relative to one after. A figure that is hit does not shoot back. */
  startFire: 125,
  /** A shot after movement, at an enemy anticipated to be there. */
  endFire: 106,
  /** A shot after moving, whose target may be gone. */
  movingFire: 70,
  /** How dangerous enemies are next turn: loaded and able to fire now, loaded but unable, empty. */
  spent: 12,
  ready: 83,
  reloading: 41,
  /** The share of possible shots at a figure that are aimed at it: with many friends nearby, and alone. */
  aimedLeast: 41,
  aimedAlone: 70,
  /** The share of possible attackers that do attack. */
  runsAt: 7,
  /** The value of a loaded weapon, in hundredths of a line soldier. */
  loading: 16,
  /** The value of each centimetre towards an aim, per point of the aim, in ten-thousandths of a line soldier. */
  approach: 19,
  /** The value of standing within reach of an aim before the end, in hundredths of its points. */
  early: 21,
  /** The value of being in time for an aim, in hundredths of its points. */
  inTime: 119,
  /**
   * The cost for a leader of being the nearest to an enemy, in hundredths of a line soldier, and the distance within which it
   * applies, in tenths of a millimetre.
   */
  leaderAhead: 25,
  leaderNear: 10000,
};

export type Weights = typeof weights;

export interface PlayStyle {
  /** The key of its line in the words of the table. */
  readonly name: string;
  /** Weights of hits, of being hit, of blows given and taken, and of aims, in hundredths. */
  readonly fire: number;
  readonly risk: number;
  readonly blows: number;
  readonly aim: number;
  /** The cost of leaving a place, in hundredths of a line soldier. */
  readonly stay: number;
  /** A multiplier for the loss of an own leader. */
  readonly leader: number;
  readonly weights: Weights;
  /** Whether the likely orders of other sides are taken into account. */
  readonly foresees: boolean;
}

/** The first is the sergeant's default. */
export const styles: readonly PlayStyle[] = [
  {
    name: 'steady',
    fire: 100,
    risk: 90,
    blows: 175,
    aim: 86,
    stay: 1,
    leader: 1,
    weights,
    foresees: false,
  },
  {
    name: 'press',
    fire: 90,
    risk: 45,
    blows: 230,
    aim: 130,
    stay: 0,
    leader: 1,
    weights,
    foresees: false,
  },
  {
    name: 'hold',
    fire: 110,
    risk: 110,
    blows: 140,
    aim: 45,
    stay: 8,
    leader: 1,
    weights,
    foresees: false,
  },
  {
    name: 'aim first',
    fire: 70,
    risk: 60,
    blows: 160,
    aim: 240,
    stay: 0,
    leader: 1,
    weights,
    foresees: false,
  },
  {
    name: 'fall back',
    fire: 100,
    risk: 220,
    blows: 60,
    aim: 25,
    stay: 0,
    leader: 1,
    weights,
    foresees: false,
  },
  {
    name: 'outguess',
    fire: 100,
    risk: 100,
    blows: 60,
    aim: 127,
    stay: 2,
    leader: 2,
    weights: { ...weights, endFire: 106 },
    foresees: true,
  },
];

export function mannerNamed(name: string): PlayStyle {
  return styles.find((manner) => manner.name === name) ?? entryAt(styles, 0);
}
