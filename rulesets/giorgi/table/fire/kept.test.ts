/** Shots, zones and answers that are kept are what looking anew finds: in battles of recruits, at every question, against a table of which nothing was ever asked. */
import { asAnyGame, hashedFaces, Match } from '@grognard/engine';
import { type AnyMatch, giveCommands, makePlayer } from '@grognard/opponent';
import { expect, it } from 'vitest';
import { answersOf } from '../attack/index.ts';
import { copyState } from '../copy.ts';
import { gameOn } from '../index.ts';
import type { Standing, State, Table } from '../model.ts';
import { laid, scenarioNamed } from '../trial/on-trial.ts';
import { judge, lawfulOffers, zonesOf } from './index.ts';

/** The same standings as others, of whom nothing is known. */
function unseen(state: State): State {
  const copy = copyState(state);
  for (const unit of copy.units) unit.stands = { ...unit.stands } satisfies Standing;
  return copy;
}

function told(table: Table, state: State): readonly string[] {
  const units = table.units.map(({ index, id }) => {
    const offers = lawfulOffers(table, state, index);
    const volleys = offers.map(({ firing }) =>
      firing.cases.map(({ facts }) => judge(table.rules, facts, null).volley),
    );
    return `${id} ${JSON.stringify([offers, volleys, zonesOf(table, state, index)])}`;
  });
  return [...units, JSON.stringify(answersOf(table, state))];
}

it.each([
  ['crossroads', 1],
  ['crossroads', 2],
  ['borghetto', 1],
  ['meeting', 1],
] as const)(
  'who asks again is told the same as who asks for the first time: %s, %i',
  { timeout: 60_000 },
  (id, seed) => {
    const table = laid({ scenario: scenarioNamed(id), edition: 'giorgi', options: {} });
    const game = asAnyGame(gameOn(table));
    const match: AnyMatch = new Match(game.rules, game.rules.start(null), hashedFaces(seed), 'state');
    const players = game.sides.map(({ id: side }) => makePlayer(game, side, 'recruit', { seed }));
    for (let awaits = match.awaits(); awaits.kind !== 'over'; awaits = match.awaits()) {
      const now = match.state as State;
      expect(told(table, now)).toEqual(told({ ...table }, unseen(now)));
      const player = players.find(({ side }) => side === awaits.sides[0])!;
      giveCommands(match, player.side, player.answer(match.view(player.side)).commands);
    }
  },
);
