/** Tests of the interaction in battles by chance: no gesture fails, and verdicts equal those of the rules. */
import { type ChoiceTask, type Gesture, hashedFaces, type Interaction, Match } from '@grognard/engine';
import { SeededRandom } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import millHill from '../../scenarios/mill-hill.json' with { type: 'json' };
import { doctrineOf } from '../doctrine/index.ts';
import { layTable } from '../index.ts';
import { tableRules } from '../rules.ts';
import type { AdlgCommand } from '../state/commands.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import { layInContact } from '../testing/in-contact.ts';
import type { AdlgView } from '../views/view.ts';
import { createInteraction } from './index.ts';
import { someGesture } from './testing/random-gesture.ts';

type Playing = Match<State, AdlgView, AdlgCommand, AdlgEvent>;

function tableWith(options: Readonly<Record<string, unknown>> = {}): Table {
  const table = layTable(millHill, 'adlg-r', options);
  if (!('units' in table)) throw new Error(JSON.stringify(table));
  return table;
}

interface Play {
  readonly table: Table;
  /** Where it begins, if not as the scenario says. */
  readonly start?: State;
  readonly random: SeededRandom;
  readonly answers: number;
  readonly style: 'random' | 'recruit';
}

/** Plays a battle and looks at the interaction of the side that is asked. */
function look(
  { table, start, random, answers, style }: Play,
  see: (match: Playing, side: string, phase: string) => void,
): void {
  const rules = tableRules(table);
  const doctrine = doctrineOf(table, table.words.doctrine, null);
  const match: Playing = new Match(rules, start ?? rules.start(null), hashedFaces(random.below(1e6)));
  for (let n = 0; n < answers; n++) {
    const awaits = match.awaits();
    if (awaits.kind === 'over') return;
    const side = awaits.sides[0]!;
    see(match, side, awaits.phase);
    const { commands } = doctrine.plan(match.view(side), side, style, random);
    for (const command of commands) if (!match.submit(side, command).done) break;
  }
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

/** Number of proposals without refusal wanted at each question; battles are played until it is reached. */
const enough = 4;
const mostBattles = 12;

test('turn.sequence: a proposal is without refusal if and only if every command can be given; every refusal has a title and a remedy', () => {
  const random = new SeededRandom(1632, 'proposals');
  const bare = new Set<string>();
  const seen = new Map<string, number>();
  let [gestures, legal] = [0, 0];
  const wanted = ['activation', 'orders', 'shooting', 'melee'];
  const isRare = (phase: string) => (seen.get(phase) ?? 0) < enough;
  const play = (battle: Omit<Play, 'random'>, times: (phase: string) => number): void => {
    const { table } = battle;
    const rules = tableRules(table);
    const handling = createInteraction(table);
    look({ ...battle, random }, (match, side, phase) => {
      const most = times(phase);
      if (most === 0) return;
      const interaction = handling(match.view(side), side);
      for (let n = 0; n < most; n++) {
        const gesture = someGesture(interaction, random);
        if (gesture === null) continue;
        const { commands, refusals, longestLegal } = interaction.propose(gesture);
        gestures++;
        if (commands.length > 0 && refusals.length === 0) {
          legal++;
          seen.set(phase, (seen.get(phase) ?? 0) + 1);
        }
        const { labels, refusalTitles = {} } = table.words.rules;
        for (const { rule, remedy } of refusals) {
          if (rule !== null && remedy === null) bare.add(rule);
          if (rule !== null && !(rule in labels || rule in refusalTitles)) bare.add(`${rule}: title`);
        }
        const trial: Playing = new Match(rules, rules.copy(match.state), hashedFaces(1));
        const isGiven = commands.every((command) => trial.submit(side, command).done);
        if (commands.length > 0 && isGiven !== (refusals.length === 0))
          expect([gesture, commands, refusals]).toBe(isGiven);
        if (longestLegal !== null && interaction.propose(longestLegal).refusals.length > 0)
          expect(gesture).toBe(longestLegal);
        if (n === 0) expect(falseOffer(interaction, gesture, random)).toBeNull();
        if (n === 0) interaction.threats(gesture);
      }
    });
  };
  play({ table: tableWith(), answers: 60, style: 'recruit' }, () => 2);
  play({ table: tableWith(), answers: 60, style: 'random' }, () => 2);
  // To play takes far less time than to look, so battles go on, and are looked at only where hardly anybody has been asked yet.
  for (let n = 0; n < mostBattles && wanted.some(isRare); n++) {
    const { table, state: start } = layInContact({});
    play({ table, start, answers: 300, style: 'recruit' }, (phase) => (isRare(phase) ? 2 : 0));
  }
  expect(gestures).toBeGreaterThan(200);
  expect(legal / gestures).toBeGreaterThan(0.2);
  expect(wanted.filter(isRare)).toEqual([]);
  expect([...bare]).toEqual([]);
});
