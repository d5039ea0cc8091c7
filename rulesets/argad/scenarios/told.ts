/** What is told of a scenario before the battle: to everybody, or to one side with its own secrets. */
import { counted, type Json, type ScenarioPart } from '@grognard/rules-kit';
import type { Gear } from '../model.ts';
import { firearmNames, meleeWeaponNames, moverNames } from '../words/en-terms.ts';
import type { Scenario, ScenarioFigure, ScenarioSide } from './shape.ts';

/** What slows a single figure down, or not. */
const dress: Readonly<Record<Gear, string>> = {
  light: '',
  full: ' in full equipment',
  breastplate: ' in a breastplate',
  'awkward-civilian': ' in town clothes',
  'everyday-dress': ' in a dress',
  child: ', a child',
  'wooden-leg': ' with a wooden leg',
  elderly: ', old',
  'rich-dress': ' in a heavy dress',
};

const noPlan = 'What only this side knows stays with it.';

/** The scenario without what the others keep secret: figures in hiding, plans, aims, and what hidden figures carry. */
export function knownData(scenario: Scenario, to: string | null): Json {
  const sides = scenario.sides.map((side) =>
    side.id === to ? side : { ...side, plan: noPlan, figures: side.figures.filter(({ secret }) => !secret) },
  );
  const aims = scenario.aims.filter(({ secret, side }) => !secret || side === to);
  return { ...scenario, sides, aims } as unknown as Json;
}

export function knownParts(scenario: Scenario, to: string | null): ScenarioPart[] {
  const { history, balance, sides, aims, turns } = scenario;
  const own = sides.find(({ id }) => id === to);
  return [
    { title: 'History', paragraphs: history.split('\n\n'), entries: [] },
    ...sides.map((side) => forces(side, side.id === to)),
    {
      title: 'Aims',
      paragraphs: [`After ${counted(turns, 'turn')} the most points win.`],
      entries: aims
        .filter(({ secret, side }) => !secret || side === to)
        .map(({ side, points, words, secret }) => ({
          term: counted(points, 'point'),
          text: `${nameOf(scenario, side)}: ${words}${secret ? ' (secret)' : ''}`,
        })),
    },
    ...(own === undefined
      ? []
      : [{ title: `Plan of ${own.name}`, paragraphs: own.plan.split('\n\n'), entries: [] }]),
    ...(balance === null ? [] : [{ title: 'Balance', paragraphs: [balance], entries: [] }]),
  ];
}

function nameOf({ sides }: Scenario, id: string): string {
  return sides.find((side) => side.id === id)?.name ?? id;
}

/** Figures alike are one entry. */
function forces({ name, figures, bodies }: ScenarioSide, isOwn: boolean): ScenarioPart {
  const alike = new Map<string, ScenarioFigure[]>();
  for (const figure of figures) {
    if (figure.secret && !isOwn) continue;
    const kind = kindText(figure, isOwn);
    alike.set(kind, [...(alike.get(kind) ?? []), figure]);
  }
  const notes = [
    ...bodies.map(
      (body) => `In close order, ${body.files} abreast: ${counted(body.figures.length, 'figure')}.`,
    ),
    ...(isOwn ? [] : ['Figures in hiding, if there are any, are not listed.']),
  ];
  return {
    title: name,
    paragraphs: notes.length === 0 ? [] : [notes.join(' ')],
    entries: [...alike].map(([kind, same]) => ({
      term: String(same.length),
      text: `${kind}: ${same.map((figure) => figure.name).join(' · ')}`,
    })),
  };
}

/** `Class 3 on foot in full equipment, leader; flintlock musket, bayonet`. */
function kindText(figure: ScenarioFigure, isOwn: boolean): string {
  const { troop, class: rank, gear, firearms, weapons, swims, leader, captive, secret, light } = figure;
  const kind = troop === 'foot' ? `on foot${dress[gear]}` : moverNames[troop];
  const marks = [
    leader ? 'leader' : null,
    captive ? 'prisoner' : null,
    light ? 'trained light infantry' : null,
    swims === 'none' ? null : `${swims} swimmer`,
    secret && isOwn ? 'hidden' : null,
  ].filter((mark) => mark !== null);
  const arms = [...firearms.map((id) => firearmNames[id]), ...weapons.map((id) => meleeWeaponNames[id])];
  const who = [`Class ${rank} ${kind}`, ...marks].join(', ');
  return arms.length === 0 ? who : `${who}; ${arms.join(', ')}`;
}
