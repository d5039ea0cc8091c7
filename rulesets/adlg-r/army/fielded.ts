/** fielded: a battle that players set up, with armies that they bring, on the table of their format. */
import type { Language, ReadArmy } from '@grognard/rules-kit';
import { formats } from '../data/formats.ts';
import { usualTable } from '../scenarios/shape.ts';

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(data: unknown): Fields {
  return typeof data === 'object' && data !== null ? Object.fromEntries(Object.entries(data)) : {};
}

/** What the file tells of its own armies is left out where others stand in their place. */
export function fielded(battle: object, brought: readonly (ReadArmy | null)[], language: Language): object {
  const points = brought.flatMap((army) => army?.budget ?? [])[0];
  if (points === undefined) return battle;
  const { balance: _balance, ...own } = fieldsOf(battle);
  const sides = Array.isArray(own['sides']) ? own['sides'].map((side: unknown) => fieldsOf(side)) : [];
  const names = brought.map((army) => army?.name ?? null);
  return {
    ...own,
    points,
    table: tableOf(points),
    sides: sides.map((side, n) => {
      const army = brought[n];
      const { id } = side;
      if (army === null || army === undefined || typeof id !== 'string') return side;
      const isTwice = names.indexOf(army.name) < n;
      const { plan: _plan, ...kept } = side;
      const name = isTwice ? `${army.name} (${n + 1})` : army.name;
      return { ...kept, name, ...fieldsOf(army.field(id, language)) };
    }),
  };
}

function tableOf(points: number): typeof usualTable {
  const figures = points === 100 || points === 300 ? formats[points] : null;
  if (figures === null) return { ...usualTable };
  const [widthUd = usualTable.widthUd, depthUd = usualTable.depthUd] = figures.table;
  return { widthUd, depthUd };
}
