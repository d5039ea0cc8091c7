/** layGame: the table of a step: the map of a scenario with a few figures where the lesson wants them, at its moment of the turn. */
import { asAnyGame, type LaidGame } from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import type { Json, Problem, Words } from '@grognard/rules-kit';
import { gameOn, tableIn } from '../table/game.ts';
import { startState } from '../table/setup/start.ts';
import { copyState } from '../table/state/copy-state.ts';
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

type ScenarioFile = { readonly [field: string]: Json } & {
  readonly sides: readonly ({ readonly [field: string]: Json } & {
    readonly figures: readonly ({ readonly [field: string]: Json } & { readonly id: string })[];
  })[];
};

/** The file of a scenario with the figures, aims and turns of a step. Nobody deploys. */
export function scenarioOf(file: Json, { figures, aims, turns }: ArgadLay): Json {
  const scenario = file as ScenarioFile;
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
    if (isEmpty) state.figures[lookUp(table.figureOf, id)]!.loaded = 0;
  return state;
}

/** The game of a step, or what is wrong with how it is laid. */
export function layGame(
  file: Json,
  edition: string,
  lay: ArgadLay,
  words: Words,
): LaidGame | readonly Problem[] {
  const table = tableIn(scenarioOf(file, lay), edition, {}, tableWordsIn(words));
  if (!('field' in table)) return table;
  const game = gameOn(table);
  const first = stateOf(table, lay);
  const laid = { ...game, rules: { ...game.rules, start: () => copyState(first) } };
  return { game: asAnyGame(laid), factsOf: (event) => factsIn(table, event) };
}
