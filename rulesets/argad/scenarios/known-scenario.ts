/** `knownData` and `knownParts`: what may be known of a scenario before the battle, by everybody or by one side. */
import { alikeEntries, asJson, type Json, type ScenarioPart, storyParts } from '@grognard/rules-kit';
import type { ScenarioWords } from '../words/table-words.ts';
import type { Scenario, ScenarioSide } from './shape.ts';

/** The scenario without other sides' secrets: hidden figures and what they carry, plans, aims. */
export function knownData(scenario: Scenario, to: string | null, { noPlan }: ScenarioWords): Json {
  const sides = scenario.sides.map((side) =>
    side.id === to ? side : { ...side, plan: noPlan, ...inTheOpen(side) },
  );
  const aims = scenario.aims.filter(({ secret, side }) => !secret || side === to);
  return asJson({ ...scenario, sides, aims });
}

/** The figures of a side that others may know of, and its bodies in close order without hidden figures. */
function inTheOpen({ figures, bodies }: ScenarioSide): Pick<ScenarioSide, 'figures' | 'bodies'> {
  const shown = figures.filter(({ secret }) => !secret);
  const ids = new Set(shown.map(({ id }) => id));
  return { figures: shown, bodies: bodies.filter((body) => body.figures.every((id) => ids.has(id))) };
}

export function knownParts(scenario: Scenario, to: string | null, words: ScenarioWords): ScenarioPart[] {
  const { sides, aims, turns } = scenario;
  return storyParts(scenario, to, words, [
    ...sides.map((side) =>
      side.id === to
        ? forces(side, 'own', words)
        : forces({ name: side.name, ...inTheOpen(side) }, 'other', words),
    ),
    {
      title: words.aims,
      paragraphs: [words.mostPoints(turns)],
      entries: aims
        .filter(({ secret, side }) => !secret || side === to)
        .map((aim) => ({
          term: words.points(aim.points),
          text: words.aim(nameOf(scenario, aim.side), aim.words, aim.secret ? 'secret' : 'open'),
        })),
    },
  ]);
}

function nameOf({ sides }: Scenario, id: string): string {
  return sides.find((side) => side.id === id)?.name ?? id;
}

/** Lists equal figures as one entry. */
function forces(
  { name, figures, bodies }: Pick<ScenarioSide, 'name' | 'figures' | 'bodies'>,
  reader: 'own' | 'other',
  words: ScenarioWords,
): ScenarioPart {
  const notes = [
    ...bodies.map((body) => words.closeOrder(body.files, body.figures.length)),
    ...(reader === 'own' ? [] : [words.unlisted]),
  ];
  return {
    title: name,
    paragraphs: notes.length === 0 ? [] : [notes.join(' ')],
    entries: alikeEntries(
      figures.map((figure) => ({ kind: words.kind(figure, reader), name: figure.name })),
      words.named,
    ),
  };
}
