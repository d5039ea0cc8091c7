/** Tests of the interaction in random battles: no gesture fails, and verdicts equal those of the rules. */
import { type ChoiceTask, type Gesture, hashedFaces, type Interaction, Match } from '@grognard/engine';
import { resolver } from '@grognard/rules-kit';
import { SeededRandom } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import { giorgi } from '../../index.ts';
import { firingOf, plainShot, weaponsOf } from '../actions/fire/index.ts';
import { doctrineOf } from '../doctrine/doctrine.ts';
import type { QuestionPhase } from '../flow/question.ts';
import { tableRules } from '../rules.ts';
import type { GiorgiCommand } from '../state/commands.ts';
import type { GiorgiEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import { laid, scenarioNamed } from '../trial/on-trial.ts';
import { randomBattle } from '../trial/random-scenario.ts';
import type { GiorgiView } from '../views/view.ts';
import { createInteraction } from './index.ts';
import { someGesture } from './testing/random-gesture.ts';

type Playing = Match<State, GiorgiView, GiorgiCommand, GiorgiEvent>;

interface Play {
  readonly table: Table;
  readonly random: SeededRandom;
  readonly answers: number;
  /** The restless attack whom they can, so that melees and what follows them come up. */
  readonly style?: 'random' | 'restless';
}

/** Plays a random battle and examines the interaction of the prompted side. */
function look(
  { table, random, answers, style = 'random' }: Play,
  see: (match: Playing, side: string, phase: string) => void,
): void {
  const rules = tableRules(table);
  const doctrine = doctrineOf(table);
  const match: Playing = new Match(rules, rules.start(null), hashedFaces(random.below(1e6)));
  for (let n = 0; n < answers; n++) {
    const awaits = match.awaits();
    if (awaits.kind === 'over') return;
    const side = awaits.sides[0]!;
    see(match, side, awaits.phase);
    const { commands } = doctrine.plan(match.view(side), side, style, random);
    for (const command of commands) if (!match.submit(side, command).done) break;
  }
}

interface OnTrial {
  readonly table: Table;
  readonly options: Readonly<Record<string, unknown>>;
}

function battles(random: SeededRandom, count: number): OnTrial[] {
  const known = ['crossroads', 'borghetto', 'raab', 'meeting'].map((id) => ({
    scenario: scenarioNamed(id),
    edition: 'giorgi',
    options: {},
  }));
  const all = [...known, ...Array.from({ length: count }, () => randomBattle(random))];
  return all.map((battle) => ({ table: laid(battle), options: battle.options }));
}

/** A choice that is listed as allowed but refused when set, or the reverse. Null if there is none. */
function falseOffer(interaction: Interaction, gesture: Gesture, random: SeededRandom): unknown {
  const choices = interaction
    .tasks(gesture)
    .filter((task): task is ChoiceTask => task.kind === 'choice' || task.kind === 'target');
  const task = choices[random.below(Math.max(1, choices.length))];
  const choice = task?.choices[random.below(task.choices.length)];
  if (task === undefined || choice === undefined) return null;
  const { refusals, commands } = interaction.propose({
    ...gesture,
    values: { ...gesture.values, [task.id]: choice.value },
  });
  const isFree = choice.refusals.length === 0;
  if (isFree && refusals.length > 0) return [gesture, task.id, choice.value, refusals];
  const isTold = commands.length > 0 && refusals.length === 0;
  return !isFree && isTold ? [gesture, task.id, choice.value] : null;
}

/**
 * All that gestures answer. A phase that is added is asked for here by the compiler; a roll has nothing to point at, it is a button
 * of the prompt, and nobody is asked at the breaking point.
 */
const phases = Object.keys({
  terrain: true,
  edge: true,
  deploy: true,
  start: true,
  guns: true,
  'small-arms': true,
  move: true,
  melee: true,
  reaction: true,
  end: true,
  value: true,
  occupy: true,
  advance: true,
  breakthrough: true,
} satisfies Record<Exclude<QuestionPhase, 'roll' | 'breaking'>, true>);

/** Proposals without refusal in each phase. */
const wanted = 5;

/** The rarest phases come up in one battle of twenty-five. */
const mostBattles = 600;

test('turn.order: a proposal is without refusal if and only if every command can be given; every refusal has a label and a remedy', () => {
  const random = new SeededRandom(1796, 'proposals');
  const bare = new Set<string>();
  const asked = new Map<string, number>();
  const isRare = (phase: string) => (asked.get(phase) ?? 0) < wanted;
  let [gestures, legal] = [0, 0];

  const lookAt = ({ table, ...play }: Omit<Play, 'random'>, times: (phase: string) => number): void => {
    const rules = tableRules(table);
    const handling = createInteraction(table);
    look({ ...play, table, random }, (match, side, phase) => {
      const most = times(phase);
      if (most === 0) return;
      const interaction = handling(match.view(side), side);
      for (let n = 0; n < most; n++) {
        const gesture = someGesture(interaction, random);
        if (gesture === null) continue;
        const { commands, refusals, longestLegal } = interaction.propose(gesture);
        gestures++;
        if (commands.length > 0 && refusals.length === 0) asked.set(phase, (asked.get(phase) ?? 0) + 1);
        if (refusals.length === 0) legal++;
        for (const { rule, remedy } of refusals) if (rule !== null && remedy === null) bare.add(rule);
        const { labels } = table.words.rules;
        for (const { rule } of refusals) if (rule !== null && !(rule in labels)) bare.add(`${rule}: label`);
        const trial: Playing = new Match(rules, rules.copy(match.state), hashedFaces(1));
        const isGiven = commands.every((command) => trial.submit(side, command).done);
        if (commands.length > 0 && isGiven !== (refusals.length === 0))
          expect([gesture, refusals]).toBe(isGiven);
        if (longestLegal !== null && interaction.propose(longestLegal).refusals.length > 0)
          expect(gesture).toBe(longestLegal);
        if (n === 0) expect(falseOffer(interaction, gesture, random)).toBeNull();
        if (n === 0) interaction.threats(gesture);
      }
    });
  };

  for (const { table } of battles(random, 8)) lookAt({ table, answers: 50 }, () => 2);
  expect(gestures).toBeGreaterThan(500);
  expect(legal / gestures).toBeGreaterThan(0.3);

  // A dozen battles are mostly marches. To play takes far less time than to look, so that battles go on, and are looked at only
  // where hardly anybody has been asked yet, until every phase has had its share: no seed and no length has to be lucky for that.
  for (let n = 0; n < mostBattles && phases.some(isRare); n++)
    lookAt({ table: laid(randomBattle(random)), answers: 1000, style: 'restless' }, (phase) =>
      isRare(phase) ? 4 : 0,
    );
  expect(phases.filter(isRare)).toEqual([]);
  expect([...bare]).toEqual([]);
});

test('fire.kill-roll, melee.chart: the odds of every target are those that the resolver gives for the same case; all others sum to one', () => {
  const random = new SeededRandom(1797, 'targets');
  const { resolve } = resolver([giorgi]);
  let [shots, melees] = [0, 0];
  for (const { table, options } of battles(random, 6)) {
    const handling = createInteraction(table);
    look({ table, random, answers: 60 }, (match, side) => {
      const interaction = handling(match.view(side), side);
      for (const { id, isMine } of interaction.pieces) {
        if (!isMine) continue;
        const values = { pieces: [id], values: {} };
        for (const task of interaction.tasks(values)) {
          if (task.kind !== 'target') continue;
          for (const { odds, piece, refusals } of task.choices) {
            if (refusals.length > 0) expect(odds).toEqual([]);
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
            // A unit of two kinds fires two volleys, and its odds are those of both together.
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
