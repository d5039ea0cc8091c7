/** The commands of the last turn: a side's own, without those undone, each with the view before it. */
import { asAnyGame, hashedFaces, Match } from '@grognard/engine';
import type { AnyMatch } from '@grognard/opponent';
import { gunsInTurnAt } from '@grognard/test-kit';
import { expect, it } from 'vitest';
import { lastTurnOf } from './last-turn.ts';

const game = asAnyGame(gunsInTurnAt([2, 5]));

function pastOf(match: AnyMatch, side: string) {
  return lastTurnOf(game, match.entries, match.state, side);
}

it('are those of the turn before the present one', () => {
  const match: AnyMatch = new Match(game.rules, game.rules.start(null), hashedFaces(3));
  const before = match.view('red');
  match.submit('red', { kind: 'push', by: 1 });
  match.submit('red', { kind: 'push', by: -1 });
  match.undo('red');
  expect(pastOf(match, 'red')).toEqual([]);
  for (const side of ['red', 'blue']) match.submit(side, { kind: 'done' });
  match.submit('red', { kind: 'push', by: -1 });
  const past = pastOf(match, 'red');
  expect(past.map(({ command }) => command)).toEqual([{ kind: 'push', by: 1 }, { kind: 'done' }]);
  expect(past[0]?.view).toEqual(before);
  expect(pastOf(match, 'blue').map(({ command }) => command.kind)).toEqual(['done']);
});
