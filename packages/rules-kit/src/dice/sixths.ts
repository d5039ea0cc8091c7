/** Sixths: exact probabilities of six-sided dice, as a whole number of the 6ⁿ equally likely throws of n dice. */
import { numberAt } from '@grognard/lists';

/** `ways` out of 6^`dice`. Plain numbers while 6^`dice` is a safe integer, big ones beyond. */
export interface Sixths {
  readonly ways: number | bigint;
  readonly dice: number;
}

/** With up to this many dice, 6ⁿ and every count of ways is a safe integer. */
export const safeDice = 20;

const powers: number[] = [1];
for (let n = 1; n <= safeDice; n++) powers.push(numberAt(powers, n - 1) * 6);

/** 6ⁿ as a plain number. */
export function sixTo(n: number): number {
  const power = powers[n];
  if (power === undefined) throw new RangeError(`6^${n} is not a safe integer`);
  return power;
}

/** 6ⁿ for any n. */
export function bigSixTo(n: number): bigint {
  return 6n ** BigInt(n);
}

export function add(a: Sixths, b: Sixths): Sixths {
  const dice = a.dice > b.dice ? a.dice : b.dice;
  if (dice <= safeDice && typeof a.ways === 'number' && typeof b.ways === 'number') {
    return { ways: a.ways * sixTo(dice - a.dice) + b.ways * sixTo(dice - b.dice), dice };
  }
  return {
    ways: BigInt(a.ways) * bigSixTo(dice - a.dice) + BigInt(b.ways) * bigSixTo(dice - b.dice),
    dice,
  };
}

/** Product of two independent probabilities. */
export function multiply(a: Sixths, b: Sixths): Sixths {
  const dice = a.dice + b.dice;
  if (dice <= safeDice && typeof a.ways === 'number' && typeof b.ways === 'number') {
    return { ways: a.ways * b.ways, dice };
  }
  return { ways: BigInt(a.ways) * BigInt(b.ways), dice };
}

export const certain: Sixths = { ways: 1, dice: 0 };
export const impossible: Sixths = { ways: 0, dice: 0 };

export function isCertain({ ways, dice }: Sixths): boolean {
  return typeof ways === 'number' && dice <= safeDice
    ? ways === sixTo(dice)
    : BigInt(ways) === bigSixTo(dice);
}

/** The probability as a reduced fraction, `"5/6"`. Only 2 and 3 can be common factors. */
export function fractionOf({ ways, dice }: Sixths): string {
  if (typeof ways === 'number' && dice <= safeDice) return smallFraction(ways, sixTo(dice));
  return bigFraction(BigInt(ways), bigSixTo(dice));
}

function smallFraction(ways: number, throws: number): string {
  if (ways === 0) return '0/1';
  let top = ways;
  let bottom = throws;
  while (top % 6 === 0 && bottom % 6 === 0) {
    top /= 6;
    bottom /= 6;
  }
  for (const factor of [2, 3]) {
    while (top % factor === 0 && bottom % factor === 0) {
      top /= factor;
      bottom /= factor;
    }
  }
  return `${top}/${bottom}`;
}

function bigFraction(ways: bigint, throws: bigint): string {
  if (ways === 0n) return '0/1';
  let top = ways;
  let bottom = throws;
  for (const factor of [2n, 3n]) {
    while (top % factor === 0n && bottom % factor === 0n) {
      top /= factor;
      bottom /= factor;
    }
  }
  return `${top}/${bottom}`;
}

/** A fraction as a share between 0 and 1, only for pictures and percentages. */
export function shareOf(fraction: string): number {
  const [top = '0', bottom = '1'] = fraction.split('/');
  const scale = 10n ** 15n;
  return Number((BigInt(top) * scale) / BigInt(bottom)) / 1e15;
}
