/** layGame: the table of a step: the map of a scenario with its units where the lesson wants them, at its moment of the turn. */
import { asAnyGame, type LaidGame } from '@grognard/engine';
import { entryAt, lookUp } from '@grognard/lists';
import type { Json, Problem, Words } from '@grognard/rules-kit';
import { isScenario, readScenario } from '../scenarios/check.ts';
import type { Scenario } from '../scenarios/model.ts';
import { startState } from '../table/flow/start.ts';
import { gameOn, tableIn } from '../table/game.ts';
import { copyState } from '../table/state/copy.ts';
import type { GiorgiEvent } from '../table/state/events.ts';
import type { MoraleRung, State, Table, TurnStep } from '../table/state/model.ts';
import { firstSide, secondSide } from '../table/state/sides.ts';
import { tableWordsIn } from '../words/table-words.ts';
import { factsIn } from './facts.ts';

/** A unit on a laid table, in cm from the south-west corner. What is not told is as in the scenario. */
export interface LaidUnit {
  readonly at: readonly [number, number];
  readonly facing?: number;
  readonly formation?: 'line' | 'column' | 'deployed';
  readonly soldiers?: number;
  readonly rung?: MoraleRung;
}

/** How a step lays the table. Units that are not named are not there. */
export interface GiorgiLay {
  readonly units: Readonly<Record<string, LaidUnit>>;
  readonly turns?: number;
  /** The player turn in which it begins. Null if it begins as the battle does. */
  readonly moment: { readonly step: TurnStep; readonly active: 'first' | 'second' } | null;
}

/** The file of a scenario with the units and turns of a step. */
function scenarioOf(scenario: Scenario, { units, turns }: GiorgiLay): object {
  return {
    ...scenario,
    ...(turns === undefined ? {} : { turns }),
    // Walls and hedges read as lines of no width, which a file may not give.
    lines: scenario.lines.map(({ widthCm, ...line }) => (widthCm === 0 ? line : { ...line, widthCm })),
    sides: scenario.sides.map((side) => ({
      ...side,
      units: side.units.flatMap((unit) => {
        const laid = units[unit.id];
        if (laid === undefined) return [];
        const { at, facing, formation } = laid;
        return [
          {
            ...unit,
            at,
            ...(facing === undefined ? {} : { facing }),
            ...(formation === undefined ? {} : { formation }),
          },
        ];
      }),
    })),
  };
}

function stateOf(table: Table, { units, moment }: GiorgiLay): State {
  const state = startState(table);
  if (moment === null) return state;
  state.phase = 'turn';
  state.playerTurn = 1;
  state.step = moment.step;
  state.active = moment.active === 'first' ? firstSide : secondSide;
  state.first = state.active;
  for (const [id, { soldiers, rung }] of Object.entries(units)) {
    const unit = entryAt(state.units, lookUp(table.unitOf, id));
    if (soldiers !== undefined) unit.soldiers = soldiers;
    if (rung !== undefined) unit.rung = rung;
  }
  return state;
}

/** The game of a step, or what is wrong with how it is laid. */
export function layGame(
  file: Json,
  edition: string,
  lay: GiorgiLay,
  words: Words,
): LaidGame | readonly Problem[] {
  const scenario = readScenario(file, edition, {});
  if (!isScenario(scenario)) throw new TypeError('the scenario of the lesson cannot be played');
  const table = tableIn(scenarioOf(scenario, lay), edition, {}, tableWordsIn(words));
  if (!('units' in table)) return table;
  const game = gameOn(table);
  const first = stateOf(table, lay);
  const laid = { ...game, rules: { ...game.rules, start: () => copyState(first) } };
  return { game: asAnyGame(laid), factsOf: (event: GiorgiEvent) => factsIn(table, event) };
}
