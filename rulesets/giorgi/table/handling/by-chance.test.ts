/** The hand over battles by chance: gestures of every kind never fail, and say exactly what the rules say. */
import { type ChoiceTask, type Gesture, type Hand, hashedFaces, Match } from '@grognard/engine';
import { resolver } from '@grognard/rules-kit';
import { Luck } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import { giorgi } from '../../index.ts';
import { doctrineOf } from '../doctrine/doctrine.ts';
import type { GiorgiEvent } from '../events.ts';
import { firingOf, plainShot, weaponsOf } from '../fire/index.ts';
import type { State, Table } from '../model.ts';
import type { GiorgiCommand } from '../orders.ts';
import { tableRules } from '../rules.ts';
import { laid, scenarioNamed } from '../trial/on-trial.ts';
import { randomBattle } from '../trial/random-scenario.ts';
import type { GiorgiView } from '../view.ts';
import { handlingOf } from './index.ts';
import { someGesture } from './testing/some-gesture.ts';

type Playing = Match<State, GiorgiView, GiorgiCommand, GiorgiEvent>;

/** Plays a battle by chance and looks at the hand of whoever is asked. */
function look(table: Table, luck: Luck, answers: number, see: (match: Playing, side: string) => void): void {
  const rules = tableRules(table);
  const doctrine = doctrineOf(table);
  const match: Playing = new Match(rules, rules.start(null), hashedFaces(luck.below(1e6)));
  for (let n = 0; n < answers; n++) {
    const awaits = match.awaits();
    if (awaits.kind === 'over') return;
    const side = awaits.sides[0]!;
    see(match, side);
    const { commands } = doctrine.plan(match.view(side), side, 'random', luck);
    for (const command of commands) if (!match.submit(side, command).done) break;
  }
}

interface OnTrial {
  readonly table: Table;
  readonly options: Readonly<Record<string, unknown>>;
}

function battles(luck: Luck, count: number): OnTrial[] {
  const known = ['crossroads', 'borghetto', 'raab', 'meeting'].map((id) => ({
    scenario: scenarioNamed(id),
    edition: 'giorgi',
    options: {},
  }));
  const all = [...known, ...Array.from({ length: count }, () => randomBattle(luck))];
  return all.map((battle) => ({ table: laid(battle), options: battle.options }));
}

/** An answer that is offered freely and refused when it is told, or a choice the other way round; null: there is none. */
function falseOffer(hand: Hand, gesture: Gesture, luck: Luck): unknown {
  const choices = hand
    .tasks(gesture)
    .filter((task): task is ChoiceTask => task.kind === 'choice' || task.kind === 'target');
  const task = choices[luck.below(Math.max(1, choices.length))];
  const offer = task?.offers[luck.below(task.offers.length)];
  if (task === undefined || offer === undefined) return null;
  const { against, commands } = hand.propose({
    ...gesture,
    told: { ...gesture.told, [task.id]: offer.value },
  });
  const isFree = offer.against.length === 0;
  if (isFree && against.length > 0) return [gesture, task.id, offer.value, against];
  const isTold = commands.length > 0 && against.length === 0;
  return !isFree && isTold ? [gesture, task.id, offer.value] : null;
}

test('turn.order: a proposal is without hindrance if and only if every command can be given; every refusal has a label and a remedy', () => {
  const luck = new Luck(1796, 'proposals');
  const bare = new Set<string>();
  const asked = new Set<string>();
  let [gestures, legal] = [0, 0];
  for (const { table } of battles(luck, 8)) {
    const rules = tableRules(table);
    const handling = handlingOf(table);
    look(table, luck, 50, (match, side) => {
      const hand = handling(match.view(side), side);
      for (let n = 0; n < 2; n++) {
        const gesture = someGesture(hand, luck);
        if (gesture === null) continue;
        const { commands, against, fits } = hand.propose(gesture);
        gestures++;
        const awaits = match.awaits();
        const phase = awaits.kind === 'over' ? 'over' : awaits.phase;
        if (commands.length > 0 && against.length === 0) asked.add(phase);
        if (against.length === 0) legal++;
        for (const { rule, remedy } of against) if (rule !== null && remedy === null) bare.add(rule);
        const { labels } = table.words.rules;
        for (const { rule } of against) if (rule !== null && !(rule in labels)) bare.add(`${rule}: label`);
        const trial: Playing = new Match(rules, rules.copy(match.state), hashedFaces(1));
        const isGiven = commands.every((command) => trial.submit(side, command).done);
        if (commands.length > 0 && isGiven !== (against.length === 0))
          expect([gesture, against]).toBe(isGiven);
        if (fits !== null && hand.propose(fits).against.length > 0) expect(gesture).toBe(fits);
        if (n === 0) expect(falseOffer(hand, gesture, luck)).toBeNull();
        if (n === 0) hand.threats(gesture);
      }
    });
  }
  expect(asked.size).toBeGreaterThan(9);
  expect([...bare]).toEqual([]);
  expect(gestures).toBeGreaterThan(500);
  expect(legal / gestures).toBeGreaterThan(0.3);
});

test('fire.kill-roll, melee.chart: the odds of every target are those that the resolver gives for the same case; all others sum to one', () => {
  const luck = new Luck(1797, 'targets');
  const { resolve } = resolver([giorgi]);
  let [shots, melees] = [0, 0];
  for (const { table, options } of battles(luck, 6)) {
    const handling = handlingOf(table);
    look(table, luck, 60, (match, side) => {
      const hand = handling(match.view(side), side);
      for (const { id, isMine } of hand.pieces) {
        if (!isMine) continue;
        const told = { pieces: [id], told: {} };
        for (const task of hand.tasks(told)) {
          if (task.kind !== 'target') continue;
          for (const { odds, piece, against } of task.offers) {
            if (against.length > 0) expect(odds).toEqual([]);
            if (odds.length === 0 || piece === null) continue;
            if (task.id !== 'target') {
              const rest = odds.length === 2 ? odds : odds.slice(1);
              expect(rest.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
              melees++;
              continue;
            }
            const unit = table.unitOf.get(id)!;
            const shot = plainShot(unit, weaponsOf(table, unit)[0]!, table.unitOf.get(piece)!);
            const firing = firingOf(table, match.state, shot, null);
            const answers = firing.cases
              .filter(({ target }) => target === shot.target)
              .map(({ facts }) => JSON.parse(JSON.stringify(facts)))
              .map((input) => resolve({ id: 'a', ruleset: 'giorgi', procedure: 'fire', input, options }))
              .filter((one) => !one.ok || one.allowed);
            const [answer] = answers;
            // A unit of two kinds fires two volleys, and their odds are those of both together.
            if (answers.length > 1) continue;
            if (!answer?.ok || !answer.allowed) throw new Error(JSON.stringify([answers, firing]));
            const chances = answer.outcomes.map(({ p }) => p).sort();
            expect(
              odds
                .slice(-chances.length)
                .map(({ p }) => p)
                .sort(),
            ).toEqual(chances);
            shots++;
          }
        }
      }
    });
  }
  expect(shots).toBeGreaterThan(20);
  expect(melees).toBeGreaterThan(5);
});
