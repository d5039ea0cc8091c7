/** dealHidden: guesses what a view hides: absent enemies are dealt to markers and marches. */
import type { Random } from '@grognard/engine';
import { entryAt, listBy } from '@grognard/lists';
import { mayStayAway } from '../field/index.ts';
import type { CorpsIndex, SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { FlankMarch, SidePlan } from '../state/setup.ts';

/** Most units that lie in one marker. */
const mostInMarker = 4;

/** A whole state that agrees with a view. It is changed in place. */
export function dealHidden(table: Table, state: State, random: Random): State {
  state.plans = listBy(
    table.sides.map(({ index }) => entryAt(state.plans, index) ?? guessedPlan(table, state, index)),
  );
  state.marches = listBy(
    table.sides.map(
      ({ index }) => entryAt(state.marches, index) ?? guessedMarch(table, state, index, random),
    ),
  );
  const left = table.sides.map(({ index }) => absentOf(table, state, index));
  state.markers = state.markers.map((marker) => {
    if (marker.units !== null) return marker;
    return { ...marker, units: handful(table, entryAt(left, marker.side), random) };
  });
  return state;
}

function guessedPlan({ sides }: Table, { setup }: State, side: SideIndex): SidePlan | null {
  if (setup === null) return null;
  return { corps: entryAt(sides, side).corps, march: null, markers: [] };
}

/** A corps of which nobody has been seen is on its way, if it may be. */
function guessedMarch(table: Table, state: State, side: SideIndex, random: Random): FlankMarch | null {
  if (state.setup !== null) return null;
  const away = entryAt(table.sides, side).corps.find((corps) => mayMarch(table, state, corps));
  if (away === undefined) return null;
  const edge = random.below(2) === 0 ? 'west' : 'east';
  return { corps: away, edge, rolls: 0, rolledIn: state.sequence, due: null, isDriven: false };
}

function mayMarch({ corps, units }: Table, state: State, index: CorpsIndex): boolean {
  const { isChief, units: own } = entryAt(corps, index);
  return (
    !isChief &&
    entryAt(state.commands, index).commander.status === 'absent' &&
    own.every(
      (unit) =>
        entryAt(state.units, unit).status === 'absent' && mayStayAway(entryAt(units, unit).row.category),
    )
  );
}

/** Absent units that are in no marker that is known and on no march. */
function absentOf(
  { sides, units }: Table,
  { units: states, markers, marches, setup }: State,
  side: SideIndex,
): UnitIndex[] {
  const march = entryAt(marches, side);
  const known = markers.flatMap((marker) => marker.units ?? []);
  return entryAt(sides, side).units.filter((unit) => {
    const { corps, row } = entryAt(units, unit);
    return (
      entryAt(states, unit).status === 'absent' &&
      mayStayAway(row.category) &&
      !known.includes(unit) &&
      corps !== march?.corps &&
      (setup === null || setup.deployed.includes(corps))
    );
  });
}

/** Some of one corps, taken from the list. */
function handful({ units }: Table, left: UnitIndex[], random: Random): UnitIndex[] {
  const first = left[random.below(Math.max(1, left.length))];
  if (first === undefined || random.below(2) === 0) return [];
  const { corps } = entryAt(units, first);
  const taken = left.filter((unit) => entryAt(units, unit).corps === corps).slice(0, mostInMarker);
  for (const unit of taken) left.splice(left.indexOf(unit), 1);
  return taken;
}
