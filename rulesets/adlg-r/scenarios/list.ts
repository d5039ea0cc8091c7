/** BundledScenario entries: a battle as the list of games shows it. */
import { type BundledScenario, type Json, offeredScenario } from '@grognard/rules-kit';
import { about } from '../about.ts';
import { tableFigures } from '../data/table.ts';
import { knownData, knownParts } from './known-scenario.ts';
import type { Scenario } from './model.ts';
import { usualTable } from './shape.ts';
import { spoken } from './spoken.ts';
import { scenarioWordsOf } from './words.ts';

/** The part of a scenario file that the list shows. What a file leaves out is as usual. */
export interface ListedScenario extends Pick<Scenario, 'id' | 'title' | 'place' | 'year'> {
  readonly turns?: number | null;
  readonly editions?: readonly string[];
  readonly table?: Scenario['table'];
  /** Without it all are placed. */
  readonly start?: string;
  readonly points?: number;
  readonly sides: readonly {
    readonly id: string;
    readonly name: string;
    readonly corps: readonly { readonly units: readonly unknown[] }[];
  }[];
}

/** `read` gives the whole scenario. It is called only when more than the list entry is needed. */
export function offered(listed: ListedScenario, data: Json, read: () => Scenario): BundledScenario {
  return offeredScenario<ListedScenario, Scenario>(listing, listed, data, read);
}

/** Points of an army where the file does not tell. */
const usualPoints = 200;

const listing: Parameters<typeof offeredScenario<ListedScenario, Scenario>>[0] = {
  editions: ({ editions = about.editions.map((edition) => edition.id) }) => editions,
  title: ({ title }) => title,
  summary: ({ place, year, turns, table = usualTable, sides, start, points = usualPoints }, say) => ({
    place: say(place),
    year,
    turns: turns ?? tableFigures.turnLimit,
    ...(start === 'initiative' ? { armyPoints: points } : {}),
    table: `${table.widthUd} × ${table.depthUd} UD`,
    sides: sides.map(({ id, name, corps }) => ({
      id,
      name: say(name),
      figures: corps.reduce((sum, { units }) => sum + units.length, 0),
    })),
  }),
  known(read, side, words) {
    const told = scenarioWordsOf(words);
    const scenario = words === undefined ? read : spoken(read, words);
    return { data: knownData(scenario, side, told), parts: knownParts(scenario, side, told) };
  },
};
