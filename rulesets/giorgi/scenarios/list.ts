/** BundledScenario entries: a battle as the list of games shows it. */
import { type BundledScenario, type Json, offeredScenario } from '@grognard/rules-kit';
import { base } from '../base.ts';
import { enlist } from './force.ts';
import { knownData, knownParts } from './known-scenario.ts';
import type { Scenario } from './model.ts';
import { spoken } from './spoken.ts';
import { scenarioWordsOf } from './words.ts';

/** The part of a scenario file that the list shows. */
export type ListedScenario = Pick<
  Scenario,
  'id' | 'title' | 'place' | 'year' | 'turns' | 'editions' | 'table'
> & {
  readonly sides: readonly {
    readonly id: string;
    readonly name: string;
    readonly units?: readonly unknown[];
  }[];
};

/** `read` gives the whole scenario. It is called only when more than the list entry is needed. */
export function offered(listed: ListedScenario, data: Json, read: () => Scenario): BundledScenario {
  return offeredScenario<ListedScenario, Scenario>(listing, listed, data, read);
}

const listing: Parameters<typeof offeredScenario<ListedScenario, Scenario>>[0] = {
  editions: ({ editions }) => editions,
  title: ({ title }) => title,
  summary: ({ place, year, turns, table, sides }, say) => ({
    place: say(place),
    year,
    turns,
    table: `${table.widthCm} × ${table.depthCm} cm`,
    sides: sides.map(({ id, name, units }) => ({ id, name: say(name), figures: count(id, units) })),
  }),
  known(read, side, words) {
    const told = scenarioWordsOf(words);
    const scenario = words === undefined ? read : spoken(read, words);
    return { data: knownData(scenario, side, told), parts: knownParts(scenario, side, told) };
  },
};

/** A side without units is the ready-made one. */
function count(id: string, units: readonly unknown[] = []): number {
  return units.length > 0 ? units.length : enlist({ id, units: [] }, base.table).units.length;
}
