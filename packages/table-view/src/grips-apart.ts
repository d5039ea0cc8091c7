/** areApart: whether the knobs of a body are distinguishable at the current scale. If not, none are drawn or can be grasped. */

/** In CSS pixels. */
export const gripRadius = 7;

export function areApart(spots: readonly { readonly x: number; readonly y: number }[]): boolean {
  const least = 2 * gripRadius;
  return spots.every((one, n) =>
    spots.slice(n + 1).every(({ x, y }) => Math.max(Math.abs(one.x - x), Math.abs(one.y - y)) >= least),
  );
}
