/** Ways in for a flank march and places for units that come out of hiding. */
import { entryAt } from '@grognard/lists';
import { placesFor } from '../../actions/ambush/index.ts';
import type { AdlgCommand } from '../../state/commands.ts';
import type { SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';

/** Lengths that are tried on the way in, in UD. */
const lengths = [4, 3, 2, 1] as const;
/** Distance between places on the edge that are tried, in UD. */
const stepUd = 2;

/** Entries of the units that wait behind an edge, one by one and all together, lawful or not, those far forward first. */
export function entriesFor(table: Table, state: State, side: SideIndex): AdlgCommand[] {
  const march = entryAt(state.marches, side);
  if (march === null || march.due === null || march.due > state.turn || march.corps !== state.corps)
    return [];
  const waiting = entryAt(table.corps, march.corps).units.filter(
    (unit) => entryAt(state.units, unit).status === 'absent',
  );
  const ids = waiting.map((unit) => entryAt(table.units, unit).id);
  const [first] = ids;
  if (first === undefined) return [];
  const { ud } = table.sizes;
  const { depth } = table.field;
  const isSouth = entryAt(table.sides, side).edge === 'south';
  const places = Array.from({ length: Math.floor(depth / (stepUd * ud)) }, (_, n) => (n + 0.5) * stepUd * ud);
  const order = march.isDriven === isSouth ? places : places.toReversed();
  return order.flatMap((at) =>
    lengths.flatMap((by) =>
      (ids.length > 1 ? [ids, [first]] : [ids]).flatMap((units) =>
        [false, true].map(
          (free): AdlgCommand => ({ kind: 'enter', units, at, by: by * ud, charge: null, free }),
        ),
      ),
    ),
  );
}

/** A marker taken up, its units where there is room for them. */
export function revealAt(table: Table, state: State, index: number): AdlgCommand {
  const places = placesFor(table, state, entryAt(state.markers, index)).map(({ unit, pose }) => ({
    unit: entryAt(table.units, unit).id,
    at: { x: pose.x, y: pose.y },
    heading: pose.heading,
  }));
  return { kind: 'reveal', marker: index, places };
}
