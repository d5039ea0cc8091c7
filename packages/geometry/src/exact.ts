/** Arithmetic that is exact on whole numbers, and the roundings of this package, each decided here once. */

/** Two to the 53rd: up to here whole numbers and their products are exact in a double. */
const exactLimit = 2 ** 53;

/** What splits a double into two halves of 26 bits whose products are exact (Veltkamp). */
const splitter = 2 ** 27 + 1;

/** The part of a · b that its rounded product leaves out; exact (Dekker). */
function productTail(a: number, b: number, product: number): number {
  const bigA = splitter * a;
  const highA = bigA - (bigA - a);
  const lowA = a - highA;
  const bigB = splitter * b;
  const highB = bigB - (bigB - b);
  const lowB = b - highB;
  return lowA * lowB - (product - highA * highB - lowA * highB - highA * lowB);
}

/** The sign of a · b − c · d, exact also where the products are not. The factors are whole numbers below 2⁵³. */
export function compareProducts(a: number, b: number, c: number, d: number): number {
  const left = a * b;
  const right = c * d;
  // Rounding keeps order: products that differ after it differ the same way before it.
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
  // The quotient is off by far less than this; only next to a whole number may that matter.
  if (rest > 1e-6 && rest < 1 - 1e-6) return whole;
  if (compareProducts(whole * whole, square, size, size) > 0) return whole - 1;
  const next = whole + 1;
  return compareProducts(next * next, square, size, size) <= 0 ? next : whole;
}

/** How near below a whole number a quotient may lie and still count as that number. */
const guard = 2 ** -20;

/** A length that came out of a division, to whole tenths: down, but a millionth short of a whole number is that number. */
export function floorLength(length: number): number {
  return Math.floor(length + guard);
}

/** To the nearest whole number, halves away from zero: the same in all four quarters of the compass. */
export function roundAway(value: number): number {
  return value < 0 ? 0 - Math.floor(0.5 - value) : Math.floor(value + 0.5);
}
