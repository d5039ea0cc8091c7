/** layGame: the table of a step: the map of a scenario with a few figures where the lesson wants them, at its moment of the turn. */
import { asAnyGame, type LaidGame } from '@grognard/engine';
import { entryAt, lookUp } from '@grognard/lists';
import type { Json, Problem, Words } from '@grognard/rules-kit';
import { isScenario, readScenario } from '../scenarios/check.ts';
import type { Scenario } from '../scenarios/shape.ts';
import { gameOn, tableIn } from '../table/game.ts';
import { startState } from '../table/setup/start.ts';
import { copyState } from '../table/state/copy-state.ts';
import type { ArgadEvent } from '../table/state/events.ts';
import type { State, Table } from '../table/state/model.ts';
import { tableWordsIn } from '../words/table-words.ts';
import { factsIn } from './facts.ts';

/** A figure on a laid table, in cm from the south-west corner. Its muskets are loaded unless it is told. */
export interface LaidFigure {
  readonly at: readonly [number, number];
  readonly isEmpty?: true;
}

type LaidAim = Readonly<Record<string, Json>>;

/** How a step lays the table. Figures that are not named are not there. */
export interface ArgadLay {
  readonly figures: Readonly<Record<string, LaidFigure>>;
  readonly aims: readonly LaidAim[];
  readonly turns?: number;
  readonly turn?: number;
}

/** The file of a scenario with the figures, aims and turns of a step. Nobody deploys. */
function scenarioOf(scenario: Scenario, { figures, aims, turns }: ArgadLay): object {
  return {
    ...scenario,
    ...(turns === undefined ? {} : { turns }),
    aims,
    sides: scenario.sides.map((side) => ({
      ...side,
      zone: null,
      figures: side.figures.flatMap((figure) => {
        const laid = figures[figure.id];
        return laid === undefined ? [] : [{ ...figure, at: laid.at }];
      }),
    })),
  };
}

function stateOf(table: Table, { figures, turn = 1 }: ArgadLay): State {
  const state = startState(table);
  state.phase = 'orders';
  state.turn = turn;
  for (const [id, { isEmpty }] of Object.entries(figures))
    if (isEmpty) entryAt(state.figures, lookUp(table.figureOf, id)).loaded = 0;
  return state;
}

/** The game of a step, or what is wrong with how it is laid. */
export function layGame(
  file: Json,
  edition: string,
  lay: ArgadLay,
  words: Words,
): LaidGame | readonly Problem[] {
  const scenario = readScenario(file, edition, {});
  if (!isScenario(scenario)) throw new TypeError('the scenario of the lesson cannot be played');
  const table = tableIn(scenarioOf(scenario, lay), edition, {}, tableWordsIn(words));
  if (!('field' in table)) return table;
  const game = gameOn(table);
  const first = stateOf(table, lay);
  const laid = { ...game, rules: { ...game.rules, start: () => copyState(first) } };
  return { game: asAnyGame(laid), factsOf: (event: ArgadEvent) => factsIn(table, event) };
}
