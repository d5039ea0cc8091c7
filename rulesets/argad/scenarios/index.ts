/** The battles that come with the ruleset. */
import type { Json, OfferedScenario } from '@grognard/rules-kit';
import battery from './battery.json' with { type: 'json' };
import { isScenario, readScenario } from './check.ts';
import convoy from './convoy.json' with { type: 'json' };
import landing from './landing.json' with { type: 'json' };
import type { Scenario } from './shape.ts';
import starter from './starter.json' with { type: 'json' };
import { knownData, knownParts } from './told.ts';
import village from './village.json' with { type: 'json' };

/** As much of a file as a list shows, before it is read. */
interface Listed {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly year: number;
  readonly turns: number;
  readonly editions: readonly string[];
  readonly table: { readonly widthCm: number; readonly depthCm: number };
  readonly sides: readonly {
    readonly id: string;
    readonly name: string;
    readonly figures: readonly unknown[];
  }[];
}

function offered(data: Listed): OfferedScenario {
  const { id, title, place, year, turns, editions, table, sides } = data;
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
    data: data as unknown as Json,
    known(side) {
      const scenario = readOurs(data);
      return { data: knownData(scenario, side), parts: knownParts(scenario, side) };
    },
  };
}

/** Our own files are good; the tests see to it. */
function readOurs(data: Listed): Scenario {
  const read = readScenario(data, data.editions[0]!);
  if (!isScenario(read)) throw new TypeError(`${data.id}: ${read[0]!.at}: ${read[0]!.message}`);
  return read;
}

export const scenarios: readonly OfferedScenario[] = [starter, convoy, village, landing, battery].map(
  offered,
);
