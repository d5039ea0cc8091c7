/** PlayStyle: weights of a sergeant's evaluation. */

export interface PlayStyle {
  /** The table words have a line for each. */
  readonly name: 'steady' | 'bold' | 'cautious' | 'wary';
  /** Weight of a shot in the next player turn, against one fired now. */
  readonly fire: number;
  /** Weights of enemy fire that may come, and of attacks. */
  readonly danger: number;
  readonly attacked: number;
  /** Weight of an attack possible in the next turn, against one made now. */
  readonly chance: number;
  /** Least gain for which an attack is made, and the weight of its losses. */
  readonly least: number;
  readonly risk: number;
  /** Weight of an objective. */
  readonly aim: number;
  /** Weight of two units attacking one: own attacks, and the enemy's. */
  readonly joined: number;
  readonly joinedOn: number;
  /** Cost to formed troops of having fled and got away, as a share of a rout. */
  readonly away: number;
  /** Number of marches into one formation that are evaluated fully. */
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

/** Style from which a captain starts. It weighs two-against-one attacks of both sides, and gives way less. */
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

/** The first is the default of a sergeant. */
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
