/** `gameOn`: a game in any language on the table of a scenario, or what is wrong with it. */
import type { TableGame } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { Problem } from '@grognard/rules-kit';
import { wholeLegend } from '../looks/legend.ts';
import { isScenario, readScenario } from '../scenarios/check.ts';
import { codeOfInput } from '../scenarios/problem.ts';
import { rulesFor } from '../scenarios/rules-for.ts';
import type { AdlgTableWords } from '../words/table-words.ts';
import { doctrineOf } from './doctrine/index.ts';
import type { Mastery } from './doctrine/mastery.ts';
import { commanderName } from './explain/words.ts';
import { onGround } from './field/index.ts';
import { makeTable } from './flow/make-table.ts';
import { lossesOf } from './flow/victory.ts';
import { withForecasts } from './forecast/index.ts';
import type { HandsApart } from './interaction/hands-apart.ts';
import { createInteraction } from './interaction/index.ts';
import { tableRules } from './rules.ts';
import { scenesOf } from './scenes/index.ts';
import { tollOf } from './scenes/toll.ts';
import type { AdlgCommand } from './state/commands.ts';
import type { AdlgEvent } from './state/events.ts';
import type { State, Table } from './state/model.ts';
import type { SetupPart } from './state/setup-part.ts';
import { pictureOfView } from './views/picture.ts';
import { briefingOf, scoreOf } from './views/score.ts';
import { tellEvent } from './views/tell.ts';
import type { AdlgView } from './views/view.ts';

export type AdlgGame = TableGame<State, AdlgView, AdlgCommand, AdlgEvent>;

/** The table of a scenario, or its problems. Options chosen at the start override those of the scenario. Without `setupPart` it must be placed and hide nothing. */
export function tableIn(
  data: unknown,
  edition: string,
  agreed: Readonly<Record<string, unknown>>,
  words: AdlgTableWords,
  setupPart: SetupPart | null,
): Table | readonly Problem[] {
  const read = readScenario(data, edition, agreed);
  if (!isScenario(read))
    return read.map(({ code, at, message }) => new Problem(codeOfInput(code), at, message));
  const options = { ...read.options, ...agreed };
  const rules = rulesFor(edition, options);
  if (rules instanceof Problem) return [rules];
  return makeTable(read, edition, rules, options, words, setupPart);
}

/** What is not given is loaded by whoever asks for it, or not needed in this battle. */
export function gameOn(
  table: Table,
  apart: HandsApart | null = null,
  mastery: Mastery | null = null,
): AdlgGame {
  return {
    rules: tableRules(table),
    doctrine: doctrineOf(table, table.words.doctrine, mastery),
    title: table.scenario.title,
    sides: table.sides.map(({ id, name }) => ({ id, name })),
    pieceNoun: 'unit',
    turnOf: ({ turn }) => turn,
    stageOf: ({ sequence }) => sequence,
    stageName: ({ active, phase }) =>
      phase === 'setup' ? table.words.looks.beforeBattle : entryAt(table.sides, active).name,
    losses: (view) =>
      Object.fromEntries(table.sides.map(({ id, index }) => [id, lossesOf(table, view, index)])),
    toll: (before, events) => tollOf(onGround(table, before), before, events),
    briefing: (view) => briefingOf(table, view),
    score: (view) => scoreOf(onGround(table, view), view),
    tell: (event, after) => tellEvent(table, event, after),
    actorName: (actor) => called(table, actor),
    purposeName: (purpose) => table.words.report.purposes[purpose] ?? purpose,
    picture: (view, events) => pictureOfView(onGround(table, view), view, events),
    legend: () => wholeLegend(table),
    interactionFor: (view, side, lastTurn) => {
      const here = onGround(table, view);
      return withForecasts(here, createInteraction(here, apart))(view, side, lastTurn);
    },
    scenes: (before, events) => scenesOf(onGround(table, before), before, events),
  };
}

/** Name of a unit, commander or side that throws dice. */
function called(table: Table, actor: string): string {
  const { units, sides, unitOf, corpsOf, sideOf } = table;
  const unit = unitOf.get(actor);
  if (unit !== undefined) return entryAt(units, unit).name;
  const corps = corpsOf.get(actor);
  if (corps !== undefined) return commanderName(table, corps);
  const side = sideOf.get(actor);
  return side === undefined ? actor : entryAt(sides, side).name;
}
