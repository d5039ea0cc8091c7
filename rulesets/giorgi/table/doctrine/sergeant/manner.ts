/** The manners of a good player: the same thoughts, weighed differently. */

export interface Manner {
  /** The words of the table have a line for it. */
  readonly name: 'steady' | 'bold' | 'cautious';
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
}

/** The first is the sergeant's. */
export const manners: readonly Manner[] = [
  { name: 'steady', fire: 0.7, danger: 0.5, attacked: 0.6, chance: 0.35, least: 6, risk: 1, aim: 1 },
  { name: 'bold', fire: 0.6, danger: 0.3, attacked: 0.35, chance: 0.5, least: -4, risk: 0.8, aim: 1.3 },
  { name: 'cautious', fire: 0.9, danger: 0.8, attacked: 0.9, chance: 0.2, least: 16, risk: 1.3, aim: 0.8 },
];

export function mannerNamed(name: string): Manner {
  return manners.find((manner) => manner.name === name) ?? manners[0]!;
}
