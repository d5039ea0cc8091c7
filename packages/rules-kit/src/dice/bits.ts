/** Whole numbers stirred into faces: the arithmetic that all dice out of a seed share. */

/** Stirs a number into 32 bits, as a whole number from 0 to 2³² − 1. */
export function mixBits(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}

/** The largest multiple of 6 below 2³²: what lies above is drawn again, so that every face is equally likely. */
const fairLimit = 4294967292;

/** Whether these bits may become a face. */
export function isFair(bits: number): boolean {
  return bits < fairLimit;
}

/** The face that fair bits show. */
export function faceOf(bits: number): number {
  return 1 + (bits % 6);
}
