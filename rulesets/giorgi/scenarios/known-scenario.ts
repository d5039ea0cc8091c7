/** The scenario as players may read it before the battle: everybody, or one side with its own plan. */
import { asJson, type Json, type ScenarioPart } from '@grognard/rules-kit';
import { base } from '../base.ts';
import type { Scenario, ScenarioSide, ScenarioUnit } from './model.ts';
import { strengthOf } from './strength.ts';
import type { ScenarioWords } from './words.ts';

/** The scenario without the plans of other sides. Nothing else is secret. */
export function knownData(scenario: Scenario, to: string | null, { noPlan }: ScenarioWords): Json {
  const sides = scenario.sides.map((side) => (side.id === to ? side : { ...side, plan: noPlan }));
  return asJson({ ...scenario, sides });
}

export function knownParts(scenario: Scenario, to: string | null, words: ScenarioWords): ScenarioPart[] {
  const { history, balance, sides } = scenario;
  const own = sides.find(({ id }) => id === to);
  return [
    { title: words.history, paragraphs: history.split('\n\n'), entries: [] },
    ...sides.map((side) => forces(side, words)),
    aims(scenario, words),
    ...(own === undefined
      ? []
      : [{ title: words.planOf(own.name), paragraphs: own.plan.split('\n\n'), entries: [] }]),
    ...(balance === null ? [] : [{ title: words.balance, paragraphs: [balance], entries: [] }]),
  ];
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
  const alike = new Map<string, ScenarioUnit[]>();
  for (const unit of units) {
    const kind = words.kind(unit, strengthOf(unit, base.table));
    alike.set(kind, [...(alike.get(kind) ?? []), unit]);
  }
  return {
    title: name,
    paragraphs: [],
    entries: [...alike].map(([kind, same]) => ({
      term: String(same.length),
      text: words.named(kind, same.map((unit) => unit.name).join(' · ')),
    })),
  };
}
