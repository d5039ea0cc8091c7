/** Whole battles played by hand alone: every question can be answered by pieces, offers, places and numbers. */
import { type Command, type Gesture, type Hand, hashedFaces, Match } from '@grognard/engine';
import { Luck } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import type { GiorgiEvent } from '../events.ts';
import type { State } from '../model.ts';
import type { GiorgiCommand } from '../orders.ts';
import { tableRules } from '../rules.ts';
import { laid, scenarioNamed } from '../trial/on-trial.ts';
import type { GiorgiView } from '../view.ts';
import { handlingOf } from './index.ts';
import { someGesture } from './testing/some-gesture.ts';

/** A gesture that may be confirmed; null: none was found. */
function legalGesture(hand: Hand, luck: Luck, tries: number): readonly Command[] | null {
  for (let n = 0; n < tries; n++) {
    const gesture: Gesture | null = someGesture(hand, luck);
    if (gesture === null) return null;
    const { commands, against, fits } = hand.propose(gesture);
    if (commands.length > 0 && against.length === 0) return commands;
    if (fits !== null) return hand.propose(fits).commands;
  }
  return null;
}

const battles = [
  ['crossroads', {}],
  ['meeting', { 'command.general': true }],
] as const;

test.for(battles)('turn.alternate: %s is fought to its end by hand', ([id, options]) => {
  const table = laid({
    scenario: scenarioNamed(id),
    edition: 'giorgi',
    options: { ...options, 'scenario.turns': 2 },
  });
  const rules = tableRules(table);
  const handling = handlingOf(table);
  const luck = new Luck(1805, id);
  const match: Match<State, GiorgiView, GiorgiCommand, GiorgiEvent> = new Match(
    rules,
    rules.start(null),
    hashedFaces(7),
  );
  const asked = new Set<string>();
  for (let answers = 0; answers < 400; answers++) {
    const awaits = match.awaits();
    if (awaits.kind === 'over') break;
    asked.add(awaits.phase);
    const side = awaits.sides[0]!;
    const hand = handling(match.view(side), side);
    const { done, urgent } = hand.asked;
    for (const piece of urgent?.pieces ?? [])
      expect(hand.tasks({ pieces: [piece], told: {} })).not.toEqual([]);
    const given =
      done !== null && luck.below(4) === 0 ? null : legalGesture(hand, luck, done === null ? 80 : 4);
    const commands = given ?? (done === null ? [] : [done.command]);
    expect(commands, `${awaits.phase} has an answer`).not.toEqual([]);
    for (const command of commands) expect(match.submit(side, command).done).toBe(true);
  }
  expect(match.awaits().kind).toBe('over');
  expect(asked.size).toBeGreaterThan(2);
});

test('turn.order: whoever is not asked, or only looks on, can tell nobody anything', () => {
  const table = laid({ scenario: scenarioNamed('crossroads'), edition: 'giorgi', options: {} });
  const rules = tableRules(table);
  const state = rules.start(null);
  const awaits = rules.awaits(state);
  const idle = awaits.kind === 'over' ? null : table.sides.find(({ id }) => !awaits.sides.includes(id))!.id;
  for (const side of [idle, null]) {
    const hand = handlingOf(table)(rules.view(state, { side }), side);
    expect(hand.asked.done).toBeNull();
    expect(hand.asked.giveUp).toBeNull();
    expect(hand.pieces.filter(({ isMine }) => isMine)).toEqual([]);
    const [piece] = hand.pieces;
    expect(hand.tasks({ pieces: [piece!.id], told: {} })).toEqual([]);
    expect(hand.propose({ pieces: [piece!.id], told: {} }).against).toHaveLength(1);
  }
});
