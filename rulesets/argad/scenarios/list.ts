/** `offered`: a bundled scenario as a list shows it. The full file is read on demand. */
import { type BundledScenario, type Json, offeredScenario } from '@grognard/rules-kit';
import { tableWordsOf } from '../words/english.ts';
import { knownData, knownParts } from './known-scenario.ts';
import type { Scenario } from './shape.ts';
import { spoken } from './spoken.ts';

/** The part of a file that a list shows. */
export type ListedScenario = Pick<
  Scenario,
  'id' | 'title' | 'place' | 'year' | 'turns' | 'editions' | 'table'
> & {
  readonly sides: readonly {
    readonly id: string;
    readonly name: string;
    readonly figures: readonly object[];
  }[];
};

/** `secret` is absent from files unless it is true. */
function isShown(figure: { readonly secret?: boolean }): boolean {
  return figure.secret !== true;
}

/** `read` loads the full scenario on demand. */
export function offered(listed: ListedScenario, data: Json, read: () => Scenario): BundledScenario {
  return offeredScenario<ListedScenario, Scenario>(listing, listed, data, read);
}

const listing: Parameters<typeof offeredScenario<ListedScenario, Scenario>>[0] = {
  editions: ({ editions }) => editions,
  title: ({ title }) => title,
  strengths: ({ sides }) => sides.map(({ figures }) => figures.length),
  summary: ({ place, year, turns, table, sides }, say) => ({
    place: say(place),
    year,
    turns,
    table: `${table.widthCm} × ${table.depthCm} cm`,
    sides: sides.map(({ id, name, figures }) => ({
      id,
      name: say(name),
      figures: figures.filter(isShown).length,
    })),
  }),
  known(read, side, words) {
    const { rules, scenario: told } = tableWordsOf(words);
    const scenario = spoken(read, rules);
    return { data: knownData(scenario, side, told), parts: knownParts(scenario, side, told) };
  },
};
