/** The manners of a good player: the same thoughts, weighed differently. */
import { entryAt } from '@grognard/lists';

/** What the thoughts of most manners weigh; in hundredths unless said otherwise. */
export const weights = {
  /** What a point of an aim is worth, in hundredths of a line soldier. */
  point: 64,
  /** A chance to shoot next turn, against one now. */
  nextFire: 73,
  /** A shot before anybody moves, against one after: whoever is hit does not shoot back. */
  startFire: 125,
  /** A shot after everybody has moved, at whoever is foreseen to be there then. */
  endFire: 106,
  /** A shot after moving: the target may be gone. */
  movingFire: 70,
  /** How far enemies count as dangerous next turn: loaded ones who can fire now already, loaded ones who cannot, empty ones. */
  spent: 12,
  ready: 83,
  reloading: 41,
  /** Of the shots that could be aimed at a man, so many are: with many friends about, and alone. */
  aimedLeast: 41,
  aimedAlone: 70,
  /** Of those who could run at a man, so many do. */
  runsAt: 7,
  /** What a loaded weapon is worth, in hundredths of a line soldier. */
  loading: 16,
  /** Every centimetre nearer to an aim, for each of its points, in hundredths of hundredths of a line soldier. */
  approach: 19,
  /** What standing within reach of an aim is worth before the end, in hundredths of its points. */
  early: 21,
  /** What being in time for an aim is worth, in hundredths of its points. */
  inTime: 119,
  /** What it costs a leader to be nearest to an enemy who is this near: in hundredths of a line soldier, and tenths. */
  leaderAhead: 25,
  leaderNear: 10000,
};

export type Weights = typeof weights;

export interface PlayStyle {
  /** The words of the table have a line for it. */
  readonly name: string;
  /** What hitting counts, being hit, blows given and taken, and an aim; in hundredths. */
  readonly fire: number;
  readonly risk: number;
  readonly blows: number;
  readonly aim: number;
  /** What leaving a place costs, in hundredths of a line soldier. */
  readonly stay: number;
  /** How many times what he is worth the loss of one's own leader counts. */
  readonly leader: number;
  readonly weights: Weights;
  /** Whether to reckon with what the others are likely to do now. */
  readonly foresees: boolean;
}

/** The first is the sergeant's. */
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
