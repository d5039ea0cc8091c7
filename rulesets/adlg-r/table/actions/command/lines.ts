/** linesOf: the units of a corps as they stand joined, each line as large as one order can move it. */
import { cosineOf, sineOf } from '@grognard/geometry';
import { entryAt, indicesUpTo } from '@grognard/lists';
import { againstGroup, areJoined } from '../../bodies/index.ts';
import type { CorpsIndex, UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isInMelee } from '../../zones/index.ts';

/** Lines of a corps, each in the order of the roster. Units in melee stand alone. */
export function linesOf(table: Table, state: State, corps: CorpsIndex): UnitIndex[][] {
  const units = entryAt(table.corps, corps).units.filter(
    (unit) => entryAt(state.units, unit).status === 'on',
  );
  const free = units.filter((unit) => !isInMelee(state, unit));
  const busy = units.filter((unit) => isInMelee(state, unit));
  return [
    ...joinedIn(table, state, free).flatMap((line) => asOrdered(table, state, line)),
    ...busy.map((unit) => [unit]),
  ];
}

/** Units that stand joined, directly or through others. */
function joinedIn(table: Table, state: State, units: readonly UnitIndex[]): UnitIndex[][] {
  const left = [...units];
  const lines: UnitIndex[][] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const line = [first];
    for (const one of line)
      for (const other of [...left])
        if (areJoined(table, state, one, other)) {
          line.push(other);
          left.splice(left.indexOf(other), 1);
        }
    lines.push(line.sort((a, b) => a - b));
  }
  return lines;
}

/** Most units that one order may move abreast (`command.group-wide`), and others where the rules bar a group. */
function asOrdered(table: Table, state: State, line: UnitIndex[]): UnitIndex[][] {
  if (againstGroup(table, state, line).length === 0) return [line];
  const { groupWide } = table.rules.table;
  const kinds = [...new Set(line.map((unit) => familyOf(table, unit)))];
  if (kinds.length > 1)
    return kinds.flatMap((kind) =>
      joinedIn(
        table,
        state,
        line.filter((unit) => familyOf(table, unit) === kind),
      ).flatMap((part) => asOrdered(table, state, part)),
    );
  const parts = Math.max(2, Math.ceil(line.length / Math.max(1, groupWide)));
  const along = alongFront(state, line);
  const size = Math.ceil(along.length / parts);
  if (size >= along.length) return along.map((unit) => [unit]);
  return indicesUpTo(parts).flatMap((n) =>
    joinedIn(table, state, along.slice(n * size, (n + 1) * size)).flatMap((part) =>
      asOrdered(table, state, part),
    ),
  );
}

function familyOf({ units }: Table, unit: UnitIndex): 'foot' | 'mounted' | 'elephants' {
  const { category } = entryAt(units, unit).row;
  if (category === 'El') return 'elephants';
  return ['LH', 'Drag', 'Cv', 'Kn'].includes(category) ? 'mounted' : 'foot';
}

/** From left to right as they face. */
function alongFront({ units }: State, line: readonly UnitIndex[]): UnitIndex[] {
  const { heading } = entryAt(units, entryAt(line, 0)).pose;
  const right = (unit: UnitIndex) => {
    const { x, y } = entryAt(units, unit).pose;
    return x * sineOf(heading) - y * cosineOf(heading);
  };
  return [...line].sort((a, b) => right(a) - right(b));
}
