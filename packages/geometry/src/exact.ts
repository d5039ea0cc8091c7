/** compareProducts, floorRoot, roundAway: exact arithmetic on whole numbers, and the only roundings of this package. */

/** 2⁵³: up to here whole numbers and their products are exact in a double. */
const exactLimit = 2 ** 53;

/** Splits a double into two halves of 26 bits whose products are exact (Veltkamp). */
const splitter = 2 ** 27 + 1;

/** Rounding error of the product a · b. Exact (Dekker). */
function productTail(a: number, b: number, product: number): number {
  const bigA = splitter * a;
  const highA = bigA - (bigA - a);
  const lowA = a - highA;
  const bigB = splitter * b;
  const highB = bigB - (bigB - b);
  const lowB = b - highB;
  return lowA * lowB - (product - highA * highB - lowA * highB - highA * lowB);
}

/** Sign of a · b − c · d, exact even if the products are not. The factors are whole numbers below 2⁵³. */
export function compareProducts(a: number, b: number, c: number, d: number): number {
  const left = a * b;
  const right = c * d;
  // Rounding preserves order: products that differ after rounding differ the same way before it.
  if (left !== right) return left > right ? 1 : -1;
  if (left < exactLimit && left > -exactLimit) return 0;
  const leftTail = productTail(a, b, left);
  const rightTail = productTail(c, d, right);
  return leftTail > rightTail ? 1 : leftTail < rightTail ? -1 : 0;
}

/** The whole root of a whole number below 2⁵²: the largest whole number whose square is not above it. */
export function floorRoot(square: number): number {
  return Math.floor(Math.sqrt(square));
}

/** The floor of |numerator| ÷ √square, exact while it is below 2²⁶. */
export function floorOverRoot(numerator: number, square: number): number {
  const size = Math.abs(numerator);
  const value = size / Math.sqrt(square);
  const whole = Math.floor(value);
  const rest = value - whole;
  // The error of the quotient is far smaller than this. It can matter only next to a whole number.
  if (rest > 1e-6 && rest < 1 - 1e-6) return whole;
  if (compareProducts(whole * whole, square, size, size) > 0) return whole - 1;
  const next = whole + 1;
  return compareProducts(next * next, square, size, size) <= 0 ? next : whole;
}

/** A quotient within this distance below a whole number counts as that number. */
const guard = 2 ** -20;

/** Rounds a quotient down to whole tenths of a millimetre. A value within a millionth below a whole number counts as that number. */
export function floorLength(length: number): number {
  return Math.floor(length + guard);
}

/** Rounds to the nearest whole number, halves away from zero, which is the same in all four quarters of the compass. */
export function roundAway(value: number): number {
  return value < 0 ? 0 - Math.floor(0.5 - value) : Math.floor(value + 0.5);
}
