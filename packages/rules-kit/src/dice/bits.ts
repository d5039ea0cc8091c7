/** mixBits, faceOf: the arithmetic from whole numbers to faces, shared by all seeded dice. */

/** Hashes a number to 32 bits, as a whole number from 0 to 2³² − 1. */
export function mixBits(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}

/** The largest multiple of 6 below 2³². Values above it are drawn again, so that every face is equally likely. */
const fairLimit = 4294967292;

export function isFair(bits: number): boolean {
  return bits < fairLimit;
}

/** Face for fair bits. */
export function faceOf(bits: number): number {
  return 1 + (bits % 6);
}
