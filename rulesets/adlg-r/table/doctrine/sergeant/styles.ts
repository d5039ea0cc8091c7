/** PlayStyle: weights by which a player of this game weighs places and orders. All in points of the sheet's list of losses. */
export interface PlayStyle {
  /** The table words have a line for each. */
  readonly name: 'recruit' | 'steady' | 'bold' | 'cautious' | 'wary' | 'quick';
  /** Coming a move nearer to the aim. */
  readonly push: number;
  /** Weight of own fire from a place, and of the enemy's at it. */
  readonly fire: number;
  readonly underFire: number;
  /** Weight of charges that a place makes possible, and of those it suffers. */
  readonly chance: number;
  readonly danger: number;
  /** Standing joined with a friend, by friend. */
  readonly joined: number;
  /** Least gain for which a charge is made. */
  readonly least: number;
  /** Least gain of an order for each point of command. */
  readonly order: number;
  /** Weight of points won back by rallying. */
  readonly rally: number;
  /** Weight of the risk of losing a commander who fights. */
  readonly risk: number;
  /** Loss to be expected of a melee from which a unit rather gives way. */
  readonly giveWay: number;
  /** What it costs to stand in ground that penalises the unit. */
  readonly rough: number;
  /** Weight of the safety of friends around the unit that charges, and around those that march. */
  readonly around: number;
  readonly marchAround: number;
}

export const steady: PlayStyle = {
  name: 'steady',
  push: 0.5,
  fire: 1.4,
  underFire: 0.5,
  chance: 0.5,
  danger: 0.45,
  joined: 0.2,
  least: -0.1,
  order: 0.1,
  rally: 1.4,
  risk: 1,
  giveWay: -0.35,
  rough: 0.6,
  around: 1,
  marchAround: 0,
};

/** Style of a captain: marches look after the friends they leave; he presses harder, seeks more fire, and asks more of a charge. */
export const anticipating: PlayStyle = {
  ...steady,
  name: 'wary',
  push: 0.65,
  fire: 1.8,
  least: 0.1,
  marchAround: 1,
};

/** What a recruit knows of charges: he looks at nobody but those who fight. */
const plain: PlayStyle = { ...steady, name: 'recruit', least: 0.3, around: 0 };

/** Style of games in the head: the same thoughts, fewer of them. */
export const inAHurry: PlayStyle = { ...steady, name: 'quick' };

/** The first is the sergeant's. */
export const styles: readonly PlayStyle[] = [
  steady,
  { ...steady, name: 'bold', push: 0.7, danger: 0.25, least: -0.6 },
  { ...steady, name: 'cautious', push: 0.3, danger: 0.7, underFire: 0.7, least: 0.4 },
  anticipating,
];

export function styleNamed(name: string): PlayStyle {
  return [...styles, inAHurry, plain].find((style) => style.name === name) ?? steady;
}
