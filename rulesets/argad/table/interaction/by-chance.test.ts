/** Interaction in random battles: gestures of every kind never fail, and their refusals match the rules. */
import {
  type ChoiceTask,
  type Gesture,
  hashedFaces,
  type Interaction,
  Match,
  type Proposal,
  type Task,
} from '@grognard/engine';
import { type RuleId, resolver } from '@grognard/rules-kit';
import { SeededRandom } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import { argad } from '../../index.ts';
import { gameOn } from '../index.ts';
import type { ArgadEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import type { ArgadCommand } from '../state/orders.ts';
import type { ArgadView } from '../state/view-model.ts';
import { disguise } from '../trial/disguise.ts';
import { laid, scenarioNamed } from '../trial/on-trial.ts';
import { type RandomBattle, randomBattle } from '../trial/random-scenario.ts';
import { figureTaskContext } from './figure-task-context.ts';
import { findPiece, interactionContext } from './interaction-context.ts';
import { orderFromGesture } from './order-from-gesture.ts';
import { lookAt, shootingBy } from './shot.ts';
import { someGesture } from './testing/random-gesture.ts';

type Battle = Omit<RandomBattle, 'scenario'> & { readonly scenario: unknown };

const known = [
  ['starter', 'argad-2021'],
  ['convoy', 'argad-2024'],
  ['village', 'argad-2024'],
  ['landing', 'argad-coastal'],
  ['battery', 'argad-coastal'],
] as const;

function battles(random: SeededRandom, count: number): Battle[] {
  const ours = known.map(([id, edition]): Battle => ({ scenario: scenarioNamed(id), edition, options: {} }));
  return [...ours, ...Array.from({ length: count }, (): Battle => randomBattle(random))];
}

type Playing = Match<State, ArgadView, ArgadCommand, ArgadEvent>;

/** Plays a random battle and checks the interaction of the side to order, at times in the middle of its orders. */
function look(
  battle: Battle,
  random: SeededRandom,
  see: (table: Table, match: Playing, side: string) => void,
): void {
  const table = laid(battle);
  const { rules, doctrine } = gameOn(table);
  const match: Playing = new Match(rules, rules.start(null), hashedFaces(random.below(1e6)));
  for (let answers = 0; answers < 14; answers++) {
    const awaits = match.awaits();
    if (awaits.kind === 'over') return;
    const side = awaits.sides[random.below(awaits.sides.length)]!;
    const { commands } = doctrine.plan(match.view(side), side, 'random', random);
    const middle = random.below(commands.length);
    commands.forEach((command, n) => {
      if (n === middle) see(table, match, side);
      match.submit(side, command);
    });
  }
}

function handOf(table: Table, state: State, side: string): Interaction {
  const { interactionFor, rules } = gameOn(table);
  return interactionFor(rules.view(state, { side }), side);
}

/** A choice shown as allowed but refused when set, or the reverse. Null if there is none. */
function falseOffer(
  interaction: Interaction,
  gesture: Gesture,
  tasks: readonly Task[],
  random: SeededRandom,
): unknown {
  const choices = tasks.filter(
    (task): task is ChoiceTask => task.kind === 'choice' || task.kind === 'target',
  );
  const task = choices[random.below(Math.max(1, choices.length))];
  const choice = task?.choices[random.below(task.choices.length)];
  if (task === undefined || choice === undefined) return null;
  const { refusals, commands } = interaction.propose({
    ...gesture,
    values: { ...gesture.values, [task.id]: choice.value },
  });
  const isFree = choice.refusals.length === 0;
  if (isFree && refusals.length > 0) return [gesture, task.id, choice.value];
  const isTold = commands.length > 0 && refusals.length === 0;
  return task.kind === 'choice' && !isFree && isTold ? [gesture, task.id, choice.value] : null;
}

/** Refusals of values or choices that lack a remedy. */
function mute(proposal: Proposal, tasks: readonly Task[]): RuleId[] {
  const choices = tasks.flatMap((task) => ('choices' in task ? task.choices : []));
  return [proposal, ...choices]
    .flatMap(({ refusals }) => refusals)
    .flatMap(({ rule, remedy }) => (rule !== null && remedy === null ? [rule] : []));
}

test('turn.orders: a proposal is without refusal if and only if every command can be given, one after the other', () => {
  const random = new SeededRandom(1793, 'proposals');
  let gestures = 0;
  let legal = 0;
  for (const battle of battles(random, 24))
    look(battle, random, (table, match, side) => {
      const interaction = handOf(table, match.state, side);
      for (let n = 0; n < 4; n++) {
        const gesture = someGesture(interaction, random);
        if (gesture === null) continue;
        const proposal = interaction.propose(gesture);
        const { commands, refusals, longestLegal } = proposal;
        const tasks = interaction.tasks(gesture);
        gestures++;
        if (refusals.length === 0) legal++;
        const { rules } = gameOn(table);
        const trial: Playing = new Match(rules, rules.copy(match.state), hashedFaces(1));
        const given = commands.filter((command) => trial.submit(side, command).done).length;
        const isGiven = given === commands.length;
        if (commands.length > 0 && isGiven !== (refusals.length === 0)) expect(gesture).toBe(isGiven);
        if (longestLegal !== null && interaction.propose(longestLegal).refusals.length > 0)
          expect(gesture).toBe(longestLegal);
        if (n === 0) expect(falseOffer(interaction, gesture, tasks, random)).toBeNull();
        expect(mute(proposal, tasks)).toEqual([]);
      }
    });
  expect(gestures).toBeGreaterThan(1000);
  expect(legal / gestures).toBeGreaterThan(0.3);
});

test('shoot.procedure: the odds of every target are those that the resolver gives for the same case', () => {
  const random = new SeededRandom(1794, 'targets');
  const { resolve } = resolver([argad]);
  let [allowed, refused] = [0, 0];
  for (const battle of battles(random, 20))
    look(battle, random, (table, match, side) => {
      const interaction = handOf(table, match.state, side);
      const context = interactionContext(table, match.view(side), table.sideOf.get(side)!);
      const gesture = someGesture(interaction, random);
      const piece = gesture === null ? null : findPiece(context, gesture.pieces[0]!);
      if (gesture === null || gesture.pieces.length > 1 || piece?.kind !== 'figure') return;
      const task = interaction.tasks(gesture).find(({ id }) => id === 'target');
      if (task?.kind !== 'target') return;
      for (const { value, odds, refusals } of task.choices.slice(2)) {
        const values = figureTaskContext(context, piece.figure, {
          ...gesture,
          values: { ...gesture.values, target: value },
        });
        const order = orderFromGesture(context, piece.figure, values.values, values.before);
        if (!('kind' in order)) continue;
        const shooting = shootingBy(context, piece.figure, order, values.way);
        if (shooting === null || shooting.barred.length > 0) continue;
        const { facts } = lookAt(table, shooting, table.figureOf.get(value as string)!);
        const asked = {
          id: 'a',
          ruleset: table.edition,
          procedure: 'shoot',
          input: facts,
          options: battle.options,
        };
        const answer = resolve(JSON.parse(JSON.stringify(asked)));
        // A pistol fired into a contact just made, which the input of a case cannot express.
        if (!answer.ok && answer.error.at === 'input.shooter.engagedAtStart') continue;
        if (!answer.ok) throw new Error(JSON.stringify([answer, facts]));
        if (answer.allowed) {
          allowed++;
          const chances = answer.outcomes.map(({ p }) => p).sort();
          // If several hits are possible, or none, the first line is the chance of any hit.
          const lines = chances.length === 2 ? odds : odds.slice(1);
          expect(lines.map(({ p }) => p).sort()).toEqual(chances);
        } else {
          refused++;
          const rules = refusals.map(({ rule }) => rule);
          expect(rules).toEqual(expect.arrayContaining(answer.refusals.map(({ rule }) => rule)));
          expect(odds).toEqual([]);
        }
      }
    });
  expect(allowed).toBeGreaterThan(40);
  expect(refused).toBeGreaterThan(200);
});

test('hide.secret, turn.orders: what only the others know changes no answer of the hand', () => {
  const random = new SeededRandom(1795, 'secrets');
  let disguised = 0;
  for (const battle of battles(random, 12))
    look(battle, random, (table, match, side) => {
      const other = gameOn(table).rules.copy(match.state);
      if (!disguise(table, other, side, random)) return;
      const gesture = someGesture(handOf(table, match.state, side), random);
      const [here, there] = [match.state, other].map((state) => {
        const interaction = handOf(table, state, side);
        const { id } = interaction.pieces[0] ?? { id: '' };
        return JSON.stringify([
          interaction.prompt,
          interaction.pieces,
          gesture === null
            ? null
            : [interaction.tasks(gesture), interaction.propose(gesture), interaction.threats(gesture)],
          interaction.measure({ kind: 'threats', of: id }),
        ]);
      });
      disguised++;
      expect(there).toBe(here);
    });
  expect(disguised).toBeGreaterThan(100);
});

test('figure.measure: instruments answer for every piece and place', () => {
  const random = new SeededRandom(1796, 'instruments');
  let laidDown = 0;
  for (const battle of battles(random, 8))
    look(battle, random, (table, match, side) => {
      const interaction = handOf(
        table,
        match.state,
        random.below(6) === 0 ? (null as unknown as string) : side,
      );
      const piece = interaction.pieces[random.below(Math.max(1, interaction.pieces.length))];
      if (piece === undefined) return;
      const to = { at: { x: random.below(9000), y: random.below(9000) } };
      for (const kind of ['measure', 'sight'] as const) {
        const { lines, items } = interaction.measure({ kind, from: { piece: piece.id }, to });
        expect([lines.length > 0, items.length]).toEqual([true, 1]);
      }
      for (const kind of ['reach', 'arc', 'threats'] as const) interaction.measure({ kind, of: piece.id });
      laidDown++;
    });
  expect(laidDown).toBeGreaterThan(60);
});
