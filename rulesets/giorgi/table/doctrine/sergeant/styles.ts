/** The manners of a good player: the same thoughts, weighed differently. */

export interface PlayStyle {
  /** The words of the table have a line for it. */
  readonly name: 'steady' | 'bold' | 'cautious' | 'wary';
  /** What a shot of the next player turn counts, against one that is fired now. */
  readonly fire: number;
  /** What fire that may come in counts, and attacks. */
  readonly danger: number;
  readonly attacked: number;
  /** What an attack that could be made next counts, against one that is made now. */
  readonly chance: number;
  /** What it takes for an attack to be worth it: so much gain, and losses weighed so heavily. */
  readonly least: number;
  readonly risk: number;
  /** What an objective counts. */
  readonly aim: number;
  /** How far two who fall on one are reckoned with: one's own, and the enemy's. */
  readonly joined: number;
  readonly joinedOn: number;
  /** What it costs formed troops to have fled and got away, in shares of a rout. */
  readonly away: number;
  /** So many marches into one formation are weighed in full. */
  readonly marches: number;
}

const steady: PlayStyle = {
  name: 'steady',
  fire: 0.7,
  danger: 0.5,
  attacked: 0.6,
  chance: 0.35,
  least: 6,
  risk: 1,
  aim: 1,
  joined: 0,
  joinedOn: 0,
  away: 0.1,
  marches: 5,
};

/** What a captain sets out from: he reckons with two against one on either side, and gives way less. */
export const foreseeing: PlayStyle = {
  ...steady,
  name: 'wary',
  fire: 0.8,
  attacked: 0.7,
  least: 1,
  aim: 0.8,
  joined: 1,
  joinedOn: 0.6,
  away: 0.3,
  marches: 8,
};

/** The first is the sergeant's. */
export const styles: readonly PlayStyle[] = [
  steady,
  {
    ...steady,
    name: 'bold',
    fire: 0.6,
    danger: 0.3,
    attacked: 0.35,
    chance: 0.5,
    least: -4,
    risk: 0.8,
    aim: 1.3,
  },
  {
    ...steady,
    name: 'cautious',
    fire: 0.9,
    danger: 0.8,
    attacked: 0.9,
    chance: 0.2,
    least: 16,
    risk: 1.3,
    aim: 0.8,
  },
  foreseeing,
];

export function mannerNamed(name: string): PlayStyle {
  return styles.find((manner) => manner.name === name) ?? steady;
}
