/** `createGameIn`: a game in any language from a scenario, an edition and options, or their problems. */

import { type AnyTableGame, asAnyGame, type TableGame } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { Problem, type ProblemCode } from '@grognard/rules-kit';
import { wholeLegend } from '../looks/legend.ts';
import { isScenario, readScenario } from '../scenarios/check.ts';
import { rulesFor } from '../scenarios/rules-for.ts';
import type { GiorgiTableWords } from '../words/table-words.ts';
import { doctrineOf } from './doctrine/doctrine.ts';
import { makeTable } from './flow/make-table.ts';
import { withForecasts } from './forecast/index.ts';
import { createInteraction } from './interaction/index.ts';
import { tableRules } from './rules.ts';
import { scenesOf } from './scenes/index.ts';
import { tollOf } from './scenes/toll.ts';
import type { GiorgiCommand } from './state/commands.ts';
import type { GiorgiEvent } from './state/events.ts';
import type { UnitIndex } from './state/indices.ts';
import type { State, Table } from './state/model.ts';
import { pictureOfView } from './views/picture.ts';
import { briefingOf, scoreOf } from './views/score.ts';
import { tellEvent } from './views/tell.ts';
import type { GiorgiView } from './views/view.ts';

export type GiorgiGame = TableGame<State, GiorgiView, GiorgiCommand, GiorgiEvent>;

/** The table of a scenario, or its problems. Options chosen at the start override those of the scenario. */
export function tableIn(
  data: unknown,
  edition: string,
  agreed: Readonly<Record<string, unknown>>,
  words: GiorgiTableWords,
): Table | readonly Problem[] {
  const read = readScenario(data, edition, agreed);
  if (!isScenario(read))
    return read.map(({ code, at, message }) => new Problem(code as ProblemCode, at, message));
  const options = { ...read.options, ...agreed };
  const rules = rulesFor(edition, options);
  if (rules instanceof Problem) return [rules];
  return makeTable(read, edition, rules, options, words);
}

export function gameOn(table: Table): GiorgiGame {
  return {
    rules: tableRules(table),
    doctrine: doctrineOf(table),
    title: table.scenario.title,
    sides: table.sides.map(({ id, name }) => ({ id, name })),
    pieceNoun: 'unit',
    turnOf: ({ turn }) => turn,
    stageOf: ({ playerTurn }) => playerTurn,
    stageName: ({ active }) => entryAt(table.sides, active).name,
    open: true,
    losses: (view) => lossesOf(table, view),
    toll: (before, events) => tollOf(table, before, events),
    briefing: (view) => briefingOf(table, view),
    score: (view) => scoreOf(table, view),
    tell: (event, after) => tellEvent(table, event, after),
    actorName: (actor) => called(table, actor),
    purposeName: (purpose) => table.words.report.purposes[purpose] ?? purpose,
    totalName: (total) => table.words.rules.tell['melee']?.facts[total] ?? total,
    picture: (view, events) => pictureOfView(table, view, events),
    legend: () => wholeLegend(table.scenario, table.words.looks, table.words.interaction.kinds),
    interactionFor: withForecasts(table, createInteraction(table)),
    scenes: (before, events) => scenesOf(table, before, events),
  };
}

/** Name of a unit or side that throws dice. */
function called({ units, sides, unitOf, sideOf }: Table, actor: string): string {
  const unit = unitOf.get(actor);
  if (unit !== undefined) return entryAt(units, unit).name;
  const side = sideOf.get(actor);
  return side === undefined ? actor : entryAt(sides, side).name;
}

/** Soldiers lost by each side. A unit destroyed or off the table has lost all. */
function lossesOf({ sides, units }: Table, state: State): Record<string, number> {
  const lost = (unit: UnitIndex) => {
    const { bases, perBase } = entryAt(units, unit);
    const { soldiers, status } = entryAt(state.units, unit);
    return bases * perBase - (status === 'on' || status === 'reserve' ? soldiers : 0);
  };
  return Object.fromEntries(
    sides.map((side) => [side.id, side.units.reduce((sum, unit) => sum + lost(unit), 0)]),
  );
}

/** Creates a game from a scenario in these words. */
export function createGameIn(
  scenario: unknown,
  edition: string,
  options: Readonly<Record<string, unknown>>,
  words: GiorgiTableWords,
): AnyTableGame | readonly Problem[] {
  const table = tableIn(scenario, edition, options, words);
  return 'units' in table ? asAnyGame(gameOn(table)) : table;
}
