/** areApart: whether the knobs of a body can be told apart at the present scale. Where they cannot, none are drawn or taken hold of. */

/** In pixels of the page. */
export const gripRadius = 7;

export function areApart(spots: readonly { readonly x: number; readonly y: number }[]): boolean {
  const least = 2 * gripRadius;
  return spots.every((one, n) =>
    spots.slice(n + 1).every(({ x, y }) => Math.max(Math.abs(one.x - x), Math.abs(one.y - y)) >= least),
  );
}
