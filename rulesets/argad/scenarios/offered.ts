/** A battle as whoever knows no game sees it. */
import type { Json, OfferedScenario } from '@grognard/rules-kit';
import type { Scenario } from './shape.ts';
import { knownData, knownParts } from './told.ts';

/** As much of a file as a list shows. */
export type Listed = Pick<Scenario, 'id' | 'title' | 'place' | 'year' | 'turns' | 'editions' | 'table'> & {
  readonly sides: readonly {
    readonly id: string;
    readonly name: string;
    readonly figures: readonly unknown[];
  }[];
};

/** `read` gives the whole scenario once somebody wants to know more. */
export function offered(listed: Listed, data: Json, read: () => Scenario): OfferedScenario {
  const { id, title, place, year, turns, editions, table, sides } = listed;
  return {
    id,
    title,
    editions,
    summary: {
      place,
      year,
      turns,
      table: `${table.widthCm} × ${table.depthCm} cm`,
      sides: sides.map((side) => ({ id: side.id, name: side.name, figures: side.figures.length })),
    },
    data,
    known(side) {
      const scenario = read();
      return { data: knownData(scenario, side), parts: knownParts(scenario, side) };
    },
  };
}
