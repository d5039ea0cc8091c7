/** layGame: the table of a step: the map of a scenario with its units where the lesson wants them, at its moment of a sequence. */
import { asAnyGame, type LaidGame } from '@grognard/engine';
import { entryAt, lookUp } from '@grognard/lists';
import type { Json, Problem, Words } from '@grognard/rules-kit';
import { isScenario, readScenario } from '../scenarios/check.ts';
import type { Scenario, ScenarioSide } from '../scenarios/model.ts';
import { startState } from '../table/flow/start.ts';
import { gameOn, tableIn } from '../table/game.ts';
import { copyState } from '../table/state/copy.ts';
import type { AdlgEvent } from '../table/state/events.ts';
import type { SequenceStep, State, Table } from '../table/state/model.ts';
import { tableWordsIn } from '../words/table-words.ts';
import { factsIn } from './facts.ts';

type UdPlace = readonly [number, number];

/** A unit or a commander on a laid table. What is not told is as in the scenario. */
export interface LaidUnit {
  readonly at: UdPlace;
  /** Points lost before. */
  readonly lost?: number;
}

/** A front that lies on the front of an enemy since a charge of this sequence, or of an earlier one. */
export interface LaidContact {
  readonly by: string;
  readonly on: string;
  readonly first: boolean;
}

/** The moment of a sequence in which a step begins. */
export interface LaidMoment {
  readonly active: 'south' | 'north';
  readonly step: SequenceStep;
  /** The corps that is activated, with what is left of its points. The other corps of its side have had their turn. */
  readonly corps: { readonly id: string; readonly cp: number; readonly free: number } | null;
}

export interface AdlgLay {
  /** By id. Units that are not named stand as in the scenario, or are not there. */
  readonly units: Readonly<Record<string, LaidUnit>>;
  readonly others: 'as printed' | 'not there';
  readonly commanders: Readonly<Record<string, UdPlace>>;
  readonly contacts: readonly LaidContact[];
  readonly turns?: number;
  /** Null as the battle begins. */
  readonly moment: LaidMoment | null;
}

function sideWith(side: ScenarioSide, { units, others, commanders }: AdlgLay): ScenarioSide {
  const areAll = others === 'as printed';
  const corps = side.corps.map((one) => ({
    ...one,
    at: commanders[one.id] ?? one.at,
    units: one.units
      .filter(({ id }) => areAll || Object.hasOwn(units, id))
      .map((unit) => ({ ...unit, at: units[unit.id]?.at ?? unit.at })),
  }));
  return { ...side, camp: areAll ? side.camp : null, corps };
}

function scenarioWith(scenario: Scenario, lay: AdlgLay): Scenario {
  return {
    ...scenario,
    turns: lay.turns ?? scenario.turns,
    sides: scenario.sides.map((side) => sideWith(side, lay)),
  };
}

function stateOf(table: Table, { units, contacts, moment }: AdlgLay): State {
  const state = startState(table);
  if (moment === null) return state;
  state.active = lookUp(table.sideOf, moment.active);
  state.step = moment.step;
  for (const { index, side } of table.corps)
    entryAt(state.commands, index).done = side !== state.active || moment.step !== 'movement';
  if (moment.corps !== null) {
    const { id, cp, free } = moment.corps;
    const corps = lookUp(table.corpsOf, id);
    state.corps = corps;
    for (const other of table.corps) entryAt(state.commands, other.index).done = other.index !== corps;
    Object.assign(entryAt(state.commands, corps), { cp, free, wasActivated: true });
  }
  for (const [id, { lost = 0 }] of Object.entries(units))
    entryAt(state.units, lookUp(table.unitOf, id)).lost = lost;
  state.contacts = contacts.map(({ by, on, first }, n) => ({
    by: lookUp(table.unitOf, by),
    on: lookUp(table.unitOf, on),
    edge: 'front',
    complete: true,
    since: state.nextContact + n,
    how: 'charge',
    uncontrolled: false,
    first,
  }));
  state.nextContact += contacts.length;
  return state;
}

/** The game of a step, or what is wrong with how it is laid. */
export function layGame(
  file: Json,
  edition: string,
  lay: AdlgLay,
  words: Words,
): LaidGame | readonly Problem[] {
  const scenario = readScenario(file, edition, {});
  if (!isScenario(scenario)) throw new TypeError('the scenario of the lesson cannot be played');
  const table = tableIn(scenarioWith(scenario, lay), edition, {}, tableWordsIn(words), null);
  if (!('units' in table)) return table;
  const game = gameOn(table);
  const first = stateOf(table, lay);
  const laid = { ...game, rules: { ...game.rules, start: () => copyState(first) } };
  return { game: asAnyGame(laid), factsOf: (event: AdlgEvent) => factsIn(table, event) };
}
