/** The effect of quality on a die. */
import type { Quality } from '../model.ts';

/** Faces from `from` to `to` count `change` more. */
interface Correction {
  readonly from: number;
  readonly to: number;
  readonly change: number;
}

export const corrections: Readonly<Record<Quality, Correction | null>> = {
  elite: { from: 1, to: 3, change: 1 },
  ordinary: null,
  mediocre: { from: 4, to: 6, change: -1 },
};

function counted(quality: Quality): readonly number[] {
  const correction = corrections[quality];
  return [0, 1, 2, 3, 4, 5, 6].map((face) =>
    correction !== null && face >= correction.from && face <= correction.to ? face + correction.change : face,
  );
}

/** The value of each face of a die, by quality: `counts.elite[2]` is 3. */
export const counts: Readonly<Record<Quality, readonly number[]>> = {
  elite: counted('elite'),
  ordinary: counted('ordinary'),
  mediocre: counted('mediocre'),
};
