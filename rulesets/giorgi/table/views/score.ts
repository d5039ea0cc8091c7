/** `scoreOf`, `briefingOf`: aims and points as they stand (`scenario.broken`, `scenario.points`, `scenario.objective`), and what a viewer is told before the battle. */

import { type Aim, type Briefing, type Score, type SideId, sumOfPoints } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { breakingAim, briefingFrom, holdingAim } from '@grognard/table-kit';
import { holderOf, unitsLost, unitsOut, unitsToBreak } from '../flow/victory.ts';
import type { SideIndex } from '../state/indices.ts';
import { type Objective, type State, steps, type Table } from '../state/model.ts';
import { otherSide } from '../state/sides.ts';
import type { GiorgiView } from './view.ts';

/** Nothing is hidden, so the score is the same for all. */
export function scoreOf(table: Table, view: GiorgiView): Score {
  const { sides, words } = table;
  const aims = [
    ...sides.map(({ index }) => breaking(table, view, index)),
    ...table.objectives.map((objective) => holding(table, view, objective)),
    ...unitsTaken(table, view),
  ];
  return {
    turns: view.turns,
    phases: steps.map((step) => words.briefing.phases[step]),
    phase: view.phase === 'turn' ? steps.indexOf(view.step) : null,
    points: sumOfPoints(view.sides, aims),
    aims,
  };
}

/** `scenario.broken`: wins at once, and brings no points of its own. */
function breaking(table: Table, state: State, side: SideIndex): Aim {
  const enemy = otherSide(side);
  const words = table.words.briefing.breakArmy(entryAt(table.sides, enemy).name);
  const lost = unitsLost(table, state, enemy);
  const needed = unitsToBreak(table, enemy);
  const aim = breakingAim(entryAt(table.sides, side).id, words, 'scenario.broken', {
    lost,
    needed,
    points: 0,
  });
  return { ...aim, brief: table.words.briefing.brief.breakArmy };
}

function holding(table: Table, state: State, objective: Objective): Aim {
  const worth = table.rules.table.victory.objective;
  const words = table.words.briefing.objective(objective.words);
  const holder = holderOf(table, state, objective);
  return holdingAim(
    { id: objective.id, name: objective.words, at: objective, words, worth },
    'scenario.objective',
    table.sides.map(({ id }) => id),
    holder === null ? null : entryAt(table.sides, holder).id,
  );
}

/** `scenario.points`: for every enemy unit destroyed or routing. */
function unitsTaken(table: Table, state: State): readonly Aim[] {
  const { victory } = table.rules.table;
  return (['destroyed', 'routing'] as const).map((how): Aim => {
    const taken = (side: SideIndex) => unitsOut(table, state, otherSide(side))[how];
    return {
      id: how,
      sides: table.sides.map(({ id }) => id),
      worth: victory[how],
      isEach: true,
      words: table.words.briefing[how],
      brief: table.words.briefing.brief[how],
      rules: ['scenario.points'],
      at: null,
      state: 'open',
      counts: bySide(table, taken),
      points: bySide(table, (side) => taken(side) * victory[how]),
    };
  });
}

function bySide({ sides }: Table, count: (side: SideIndex) => number): Record<SideId, number> {
  return Object.fromEntries(sides.map(({ id, index }) => [id, count(index)]));
}

export function briefingOf({ words, scenario }: Table, { you, turns, phase }: GiorgiView): Briefing {
  const { briefing, looks } = words;
  const isBefore = phase !== 'turn' && phase !== 'over';
  const isPlaced = scenario.deployment === 'placed' && scenario.ground === 'drawn';
  const asked = briefing.setUp[scenario.ground === 'by-players' ? 'terrain' : 'deploy'];
  return briefingFrom(scenario, you, {
    where: looks.where(scenario.place, scenario.year),
    course: briefing.course,
    victory: briefing.victory(turns),
    setUp: isBefore && !isPlaced ? asked : null,
  });
}
