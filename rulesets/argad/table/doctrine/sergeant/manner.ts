/** The manners of a good player: the same thoughts, weighed differently. */

export interface Manner {
  readonly name: string;
  /** What hitting counts, being hit, blows given and taken, and getting nearer to an aim; in hundredths. */
  readonly fire: number;
  readonly risk: number;
  readonly blows: number;
  readonly aim: number;
  /** What leaving a place costs. */
  readonly stay: number;
  readonly words: string;
}

/** The first is the sergeant's. */
export const manners: readonly Manner[] = [
  { name: 'steady', fire: 100, risk: 90, blows: 90, aim: 100, stay: 2, words: 'Steady' },
  { name: 'press', fire: 90, risk: 45, blows: 130, aim: 130, stay: 0, words: 'Pressing' },
  { name: 'hold', fire: 110, risk: 110, blows: 70, aim: 45, stay: 8, words: 'Holding' },
  { name: 'aim first', fire: 70, risk: 60, blows: 80, aim: 240, stay: 0, words: 'For the aim' },
  { name: 'fall back', fire: 100, risk: 220, blows: 30, aim: 25, stay: 0, words: 'Falling back' },
];

export function mannerNamed(name: string): Manner {
  return manners.find((manner) => manner.name === name) ?? manners[0]!;
}
