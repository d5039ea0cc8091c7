/** Tests of whole battles played by gestures alone: every prompt can be answered with pieces, choices, places and numbers. */
import { type Command, type Gesture, hashedFaces, type Interaction, Match } from '@grognard/engine';
import { SeededRandom } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import { tableRules } from '../rules.ts';
import type { GiorgiCommand } from '../state/commands.ts';
import type { GiorgiEvent } from '../state/events.ts';
import type { State } from '../state/model.ts';
import { laid, scenarioNamed } from '../trial/on-trial.ts';
import type { GiorgiView } from '../views/view.ts';
import { createInteraction } from './index.ts';
import { someGesture } from './testing/random-gesture.ts';

/** A gesture that may be confirmed, or null if none was found. */
function legalGesture(
  interaction: Interaction,
  random: SeededRandom,
  tries: number,
): readonly Command[] | null {
  for (let n = 0; n < tries; n++) {
    const gesture: Gesture | null = someGesture(interaction, random);
    if (gesture === null) return null;
    const { commands, refusals, longestLegal } = interaction.propose(gesture);
    if (commands.length > 0 && refusals.length === 0) return commands;
    if (longestLegal !== null) return interaction.propose(longestLegal).commands;
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
  const handling = createInteraction(table);
  const random = new SeededRandom(1805, id);
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
    const interaction = handling(match.view(side), side);
    const { finish, reaction } = interaction.prompt;
    for (const piece of reaction?.pieces ?? [])
      expect(interaction.tasks({ pieces: [piece], values: {} })).not.toEqual([]);
    const given =
      finish !== null && random.below(4) === 0
        ? null
        : legalGesture(interaction, random, finish === null ? 80 : 4);
    const commands = given ?? (finish === null ? [] : [finish.command]);
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
    const interaction = createInteraction(table)(rules.view(state, { side }), side);
    expect(interaction.prompt.finish).toBeNull();
    expect(interaction.prompt.concede).toBeNull();
    expect(interaction.pieces.filter(({ isMine }) => isMine)).toEqual([]);
    const [piece] = interaction.pieces;
    expect(interaction.tasks({ pieces: [piece!.id], values: {} })).toEqual([]);
    expect(interaction.propose({ pieces: [piece!.id], values: {} }).refusals).toHaveLength(1);
  }
});
