/** `scoreOf`, `briefingOf`: losses against army value as they stand (chapter victory), and what a viewer is told before the battle. */
import { type Aim, type Briefing, type Score, sumOfPoints } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { breakingAim, holdingAim } from '@grognard/table-kit';
import { noPlan } from '../../scenarios/shape.ts';
import { armyValueOf, holderOf, lossesOf, worthOf } from '../flow/victory.ts';
import type { SideIndex } from '../state/indices.ts';
import { type Place, type State, steps, type Table } from '../state/model.ts';
import { otherSide } from '../state/sides.ts';
import type { AdlgView } from './view.ts';

export function scoreOf(table: Table, view: AdlgView): Score {
  const { words, options, places } = table;
  const aims = [
    ...table.sides.map(({ index }) => breaking(table, view, index)),
    ...(options['victory.places'] ? places.map((place) => holding(table, view, place)) : []),
  ];
  return {
    turns: view.turns,
    phases: steps.map((step) => words.briefing.phases[step]),
    phase: view.phase === 'sequence' ? steps.indexOf(view.step) : null,
    points: sumOfPoints(view.sides, aims),
    aims,
  };
}

/** `victory.break`: what the enemy has lost, of what would break him. */
function breaking(table: Table, state: State, side: SideIndex): Aim {
  const enemy = otherSide(side);
  const words = table.words.briefing.breakArmy(entryAt(table.sides, enemy).name);
  const lost = lossesOf(table, state, enemy);
  // Before the battle nobody stands there yet who could be lost.
  const needed = state.phase === 'setup' ? armyValueOf(table, enemy) : worthOf(table, state, enemy);
  return breakingAim(entryAt(table.sides, side).id, words, 'victory.break', { lost, needed, points: lost });
}

/** `victory.places`: at the limit it costs the side that does not hold it, which is to say that it counts for its holder. */
function holding(table: Table, state: State, place: Place): Aim {
  const holder = holderOf(table, state, place);
  return holdingAim(
    {
      id: place.id,
      name: place.words,
      at: place,
      words: table.words.briefing.place(place.words),
      worth: place.points,
    },
    'victory.places',
    table.sides.map(({ id }) => id),
    holder === null ? null : entryAt(table.sides, holder).id,
  );
}

export function briefingOf({ words, scenario }: Table, { you, turns }: AdlgView): Briefing {
  const { briefing, looks } = words;
  const plan = scenario.sides.find(({ id }) => id === you)?.plan;
  return {
    where: looks.where(scenario.place, scenario.year),
    plan: plan === undefined || plan === noPlan ? [] : plan.split('\n\n'),
    course: briefing.course,
    victory: briefing.victory(turns),
    balance: scenario.balance,
    setUp: scenario.start === 'placed' ? null : briefing.setUp,
  };
}
