/** `offered`: a bundled scenario as a list shows it. The full file is read on demand. */
import { type BundledScenario, type Json, phrase } from '@grognard/rules-kit';
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

/** `read` loads the full scenario on demand. */
export function offered(listed: ListedScenario, data: Json, read: () => Scenario): BundledScenario {
  const { id, editions } = listed;
  return {
    id,
    editions,
    ...calledBy(listed, (english) => english),
    strengths: listed.sides.map(({ figures }) => figures.length),
    called: (words) => calledBy(listed, (english) => phrase(words, english)),
    data,
    known(side, words) {
      const { rules, scenario: told } = tableWordsOf(words);
      const scenario = spoken(read(), rules);
      return { data: knownData(scenario, side, told), parts: knownParts(scenario, side, told) };
    },
  };
}

/** `secret` is absent from files unless it is true. */
function isShown(figure: { readonly secret?: boolean }): boolean {
  return figure.secret !== true;
}

/** Title and summary, translated by `say`. */
function calledBy(
  { title, place, year, turns, table, sides }: ListedScenario,
  say: (english: string) => string,
): Pick<BundledScenario, 'title' | 'summary'> {
  return {
    title: say(title),
    summary: {
      place: say(place),
      year,
      turns,
      table: `${table.widthCm} × ${table.depthCm} cm`,
      sides: sides.map(({ id, name, figures }) => ({
        id,
        name: say(name),
        figures: figures.filter(isShown).length,
      })),
    },
  };
}
