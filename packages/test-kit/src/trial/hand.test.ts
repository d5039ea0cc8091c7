/** Interaction of the duel in the dark: proposals match the rules, scenes match the events. */
import { hashedFaces, Match, witnessed } from '@grognard/engine';
import { expect, test } from 'vitest';
import { darkDuelAt } from './table-game.ts';

test('duel.blind: what is proposed is refused exactly where the rules refuse it', () => {
  const { rules, interactionFor } = darkDuelAt([2, 5]);
  for (const aim of [1, 6])
    for (const shelter of [false, true]) {
      const match = new Match(rules, rules.start(null), hashedFaces(1));
      const interaction = interactionFor(match.view('red'), 'red');
      const { commands, refusals } = interaction.propose({ pieces: ['red'], values: { aim, shelter } });
      const done = commands.every((command) => match.submit('red', command).done);
      expect(done).toBe(refusals.length === 0);
    }
});

test('duel.phase: a turn is one scene that tells what everybody saw', () => {
  const { rules, scenes, interactionFor } = darkDuelAt([2, 5]);
  const match = new Match(rules, rules.start(null), hashedFaces(1));
  match.submit('red', { kind: 'aim', at: 1 });
  match.submit('blue', { kind: 'aim', at: 1 });
  expect(interactionFor(match.view('red'), 'red').prompt.finish?.command).toEqual({ kind: 'seal' });
  match.submit('red', { kind: 'seal' });
  const before = rules.copy(match.state);
  const sealed = match.submit('blue', { kind: 'seal' });
  const red = { side: 'red' };
  const told = sealed.done
    ? scenes(rules.view(before, red), witnessed(rules, before, sealed.events, red))
    : [];
  expect(told.flatMap(({ entries }) => entries.map(({ words }) => words))).toEqual(['Turn 2 begins.']);
});
