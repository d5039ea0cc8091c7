/** `learntFromView`: entries of a view that an earlier view of the same viewer lacked. */
import type { Learnt } from '../../state/events.ts';
import type { ArgadView } from '../../state/view-model.ts';

export function learntFromView(before: ArgadView, after: ArgadView): Learnt {
  const figures = newIn(before.figures, after.figures, ({ id }) => id);
  const objects = newIn(
    before.objects.filter(isSomewhere),
    after.objects.filter(isSomewhere),
    ({ id }) => id,
  );
  const horses = newIn(before.horses, after.horses, ({ rider }) => rider);
  const bodies = newIn(before.bodies, after.bodies, ({ index }) => index);
  const aims = newIn(before.aims, after.aims, ({ index }) => index);
  return {
    ...(figures.length > 0 && { figures }),
    ...(objects.length > 0 && { objects }),
    ...(horses.length > 0 && { horses }),
    ...(bodies.length > 0 && { bodies }),
    ...(aims.length > 0 && { aims }),
  };
}

/** Every view lists all things, some of them without a place. */
function isSomewhere({ x }: ArgadView['objects'][number]): boolean {
  return x !== null;
}

function newIn<T>(
  before: readonly T[],
  after: readonly T[],
  key: (entry: T) => string | number,
): readonly T[] {
  const known = new Set(before.map(key));
  return after.filter((entry) => !known.has(key(entry)));
}
