/** BundledScenario entries: a battle as the list of games shows it. */
import { type BundledScenario, type Json, phrase, type Words } from '@grognard/rules-kit';
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
  const { id, editions } = listed;
  const english = calledBy(listed, (text) => text);
  return {
    id,
    editions,
    ...english,
    strengths: english.summary.sides.map(({ figures }) => figures),
    called: (words) => calledBy(listed, (text) => phrase(words, text)),
    data,
    known(side, words) {
      const told = scenarioWordsOf(words);
      const scenario = words === undefined ? read() : spoken(read(), words as Words);
      return { data: knownData(scenario, side, told), parts: knownParts(scenario, side, told) };
    },
  };
}

/** Title and summary in the given words. A side without units is the ready-made one. */
function calledBy(
  { title, place, year, turns, table, sides }: ListedScenario,
  say: (english: string) => string,
): Pick<BundledScenario, 'title' | 'summary'> {
  const count = (id: string, units: readonly unknown[] = []): number =>
    units.length > 0 ? units.length : enlist({ id, units: [] }, base.table).units.length;
  return {
    title: say(title),
    summary: {
      place: say(place),
      year,
      turns,
      table: `${table.widthCm} × ${table.depthCm} cm`,
      sides: sides.map(({ id, name, units }) => ({ id, name: say(name), figures: count(id, units) })),
    },
  };
}
