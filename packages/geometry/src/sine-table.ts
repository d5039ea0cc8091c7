/** sines: 0.0° to 90.0° in tenths of a degree, times 2³⁰, rounded. Computed by sums and products, which are the same on every machine. */
const quarter = 900;
const scale = 2 ** 30;
/** A tenth of a degree in radians. */
const tenth = 0.0017453292519943296;

/** By the series of the sine. heading.test.ts checks every value with big integers. */
function sine(tenths: number): number {
  const x = tenths * tenth;
  let sum = 0;
  let term = x;
  for (let n = 1; n < 24; n += 2) {
    sum += term;
    term *= (-x * x) / ((n + 1) * (n + 2));
  }
  return Math.floor(sum * scale + 0.5);
}

export const sines: readonly number[] = Array.from({ length: quarter + 1 }, (_, tenths) => sine(tenths));
