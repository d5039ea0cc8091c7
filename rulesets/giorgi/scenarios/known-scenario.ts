/** The scenario as players may read it before the battle: everybody, or one side with its own plan. */
import { alikeEntries, asJson, type Json, type ScenarioPart, storyParts } from '@grognard/rules-kit';
import { base } from '../base.ts';
import type { Scenario, ScenarioSide } from './model.ts';
import { strengthOf } from './strength.ts';
import type { ScenarioWords } from './words.ts';

/** The scenario without the plans of other sides. Nothing else is secret. */
export function knownData(scenario: Scenario, to: string | null, { noPlan }: ScenarioWords): Json {
  const sides = scenario.sides.map((side) => (side.id === to ? side : { ...side, plan: noPlan }));
  return asJson({ ...scenario, sides });
}

export function knownParts(scenario: Scenario, to: string | null, words: ScenarioWords): ScenarioPart[] {
  const told = [...scenario.sides.map((side) => forces(side, words)), aims(scenario, words)];
  return storyParts(scenario, to, words, told);
}

function aims({ objectives, turns, ground, deployment }: Scenario, words: ScenarioWords): ScenarioPart {
  const notes = [
    words.won(turns),
    ...(ground === 'by-players' ? [words.byPlayers] : []),
    ...(deployment === 'by-turns' ? [words.byTurns] : []),
  ];
  return {
    title: words.objectives,
    paragraphs: [notes.join(' ')],
    entries: objectives.map((objective, i) => ({ term: String(i + 1), text: objective.words })),
  };
}

/** Units of one kind and strength share an entry. */
function forces({ name, units }: ScenarioSide, words: ScenarioWords): ScenarioPart {
  const kinds = units.map((unit) => ({
    kind: words.kind(unit, strengthOf(unit, base.table)),
    name: unit.name,
  }));
  return { title: name, paragraphs: [], entries: alikeEntries(kinds, words.named) };
}
