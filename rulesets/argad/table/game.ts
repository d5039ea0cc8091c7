/** `createGameIn`: makes a game of « Argad ! » from a scenario, an edition and options, with words in any language. */
import { type AnyTableGame, asAnyGame, type TableGame } from '@grognard/engine';
import { Problem, type ProblemCode } from '@grognard/rules-kit';
import { wholeLegend } from '../looks/legend.ts';
import { isScenario, readScenario, rulesFor } from '../scenarios/check.ts';
import type { ArgadTableWords } from '../words/table-words.ts';
import { doctrineOf } from './doctrine/doctrine.ts';
import { createInteraction } from './interaction/index.ts';
import { tableRules } from './rules.ts';
import { scenesOf } from './scenes/index.ts';
import { tollOf } from './scenes/toll.ts';
import { makeTable } from './setup/table.ts';
import type { ArgadEvent } from './state/events.ts';
import type { State, Table } from './state/model.ts';
import type { ArgadCommand } from './state/orders.ts';
import type { ArgadView } from './state/view-model.ts';
import { knownState } from './views/known-state.ts';
import { advance } from './views/learn.ts';
import { pictureOfView } from './views/picture.ts';
import { briefingOf, scoreOf } from './views/score.ts';
import { tellEvent } from './views/tell.ts';
import { nameOf } from './views/tell-names.ts';

export type ArgadGame = TableGame<State, ArgadView, ArgadCommand, ArgadEvent>;

/** The table of a scenario, or its problems. */
export function tableIn(
  scenario: unknown,
  edition: string,
  options: Readonly<Record<string, unknown>>,
  words: ArgadTableWords,
): Table | readonly Problem[] {
  const read = readScenario(scenario, edition, options);
  if (!isScenario(read))
    return read.map(({ code, at, message }) => new Problem(code as ProblemCode, at, message));
  const rules = rulesFor(edition, options);
  if ('code' in rules) return [new Problem('option', rules.at, rules.message)];
  return makeTable(read, edition, rules, options, words);
}

export function gameOn(table: Table): ArgadGame {
  return {
    rules: tableRules(table),
    doctrine: doctrineOf(table),
    title: table.scenario.title,
    sides: table.sides.map(({ id, name }) => ({ id, name })),
    pieceNoun: 'figure',
    turnOf: ({ turn }) => turn,
    losses: (view) => lossesOf(table, view),
    toll: (before, events) => tollOf(table, before, events),
    briefing: (view) => briefingOf(table, view),
    score: (view) => scoreOf(table, view),
    tell: (event, after) => tellInView(table, event, after),
    actorName: (actor) => calledIn(table, actor),
    purposeName: (purpose) => table.words.report.purposes[purpose] ?? purpose,
    picture: (view, events) => pictureOfView(table, view, events),
    legend: () => wholeLegend(table.scenario, table.words.looks),
    interactionFor: createInteraction(table),
    scenes: (before, events) => scenesOf(table, before, events),
  };
}

/** Dice are recorded under the id of a figure. */
function calledIn(table: Table, actor: string): string {
  const figure = table.figureOf.get(actor);
  return figure === undefined ? actor : nameOf(table, figure);
}

function lossesOf({ sides }: Table, { figures }: ArgadView): Record<string, number> {
  const dead = (id: string) => figures.filter(({ side, status }) => side === id && status === 'dead');
  return Object.fromEntries(sides.map(({ id }) => [id, dead(id).length]));
}

/** Events about a body that no view lists yet are reported from the event alone. */
function tellInView(table: Table, event: ArgadEvent, after: ArgadView): string | null {
  const known = knownState(table, after);
  if ('body' in event && event.learnt?.bodies !== undefined) advance(table, known, event);
  return tellEvent(table, event, known);
}

/** Creates a game from a scenario, with these words. */
export function createGameIn(
  scenario: unknown,
  edition: string,
  options: Readonly<Record<string, unknown>>,
  words: ArgadTableWords,
): AnyTableGame | readonly Problem[] {
  const table = tableIn(scenario, edition, options, words);
  return 'field' in table ? asAnyGame(gameOn(table)) : table;
}
