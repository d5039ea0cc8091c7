/** A battle of « Argad ! » in the words of any language: from a scenario, an edition and options to a game, or what is wrong with them. */
import { type AnyTableGame, asAnyGame, type TableGame } from '@grognard/engine';
import { Problem, type ProblemCode } from '@grognard/rules-kit';
import { isScenario, readScenario, rulesFor } from '../scenarios/check.ts';
import type { ArgadTableWords } from '../words/table-words.ts';
import { doctrineOf } from './doctrine/doctrine.ts';
import type { ArgadEvent } from './events.ts';
import { createInteraction } from './interaction/index.ts';
import type { State, Table } from './model.ts';
import type { ArgadCommand } from './orders.ts';
import { pictureOfState } from './picture.ts';
import { tableRules } from './rules.ts';
import { scenesOf } from './scenes/index.ts';
import { makeTable } from './table.ts';
import { tellEvent } from './tell.ts';
import { nameOf } from './tell-names.ts';
import type { ArgadView } from './view-model.ts';

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

/** The game on a table. */
export function gameOn(table: Table): ArgadGame {
  return {
    rules: tableRules(table),
    doctrine: doctrineOf(table),
    title: table.scenario.title,
    sides: table.sides.map(({ id, name }) => ({ id, name })),
    turnOf: ({ turn }) => turn,
    losses: (state) => lossesOf(table, state),
    tell: (event, after) => tellEvent(table, event, after),
    actorName: (actor) => calledIn(table, actor),
    purposeName: (purpose) => table.words.report.purposes[purpose] ?? purpose,
    picture: (state, eyes, events) => pictureOfState(table, state, eyes, events),
    interactionFor: createInteraction(table),
    scenes: (before, events, eyes) => scenesOf(table, before, events, eyes),
  };
}

/** Dice are kept under the id of a man. */
function calledIn(table: Table, actor: string): string {
  const figure = table.figureOf.get(actor);
  return figure === undefined ? actor : nameOf(table, figure);
}

function lossesOf({ sides, roster }: Table, { figures }: State): Record<string, number> {
  const dead = (side: number) =>
    roster.filter((figure) => figure.side === side && figures[figure.index]!.status === 'dead');
  return Object.fromEntries(sides.map(({ id, index }) => [id, dead(index).length]));
}

/** Lays a scenario out to be played, told in these words. */
export function createGameIn(
  scenario: unknown,
  edition: string,
  options: Readonly<Record<string, unknown>>,
  words: ArgadTableWords,
): AnyTableGame | readonly Problem[] {
  const table = tableIn(scenario, edition, options, words);
  return 'field' in table ? asAnyGame(gameOn(table)) : table;
}
