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
  readonly random: SeededRandom;
  readonly answers: number;
  readonly style: 'random' | 'recruit';
}

/** Plays a battle and looks at the interaction of the side that is asked. */
function look(
  { table, random, answers, style }: Play,
  see: (match: Playing, side: string, phase: string) => void,
): void {
  const rules = tableRules(table);
  const doctrine = doctrineOf(table, table.words.doctrine);
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

test('turn.sequence: a proposal is without hindrance if and only if every command can be given; every refusal has a label and a remedy', () => {
  const random = new SeededRandom(1632, 'proposals');
  const bare = new Set<string>();
  const seen = new Map<string, number>();
  let [gestures, legal] = [0, 0];
  for (let battle = 0; battle < 4; battle++) {
    const table = tableWith();
    const rules = tableRules(table);
    const handling = createInteraction(table);
    const style = battle % 2 === 0 ? 'recruit' : 'random';
    look({ table, random, answers: 90, style }, (match, side, phase) => {
      const interaction = handling(match.view(side), side);
      for (let n = 0; n < 2; n++) {
        const gesture = someGesture(interaction, random);
        if (gesture === null) continue;
        const { commands, refusals, longestLegal: fits } = interaction.propose(gesture);
        gestures++;
        if (commands.length > 0 && refusals.length === 0) {
          legal++;
          seen.set(phase, (seen.get(phase) ?? 0) + 1);
        }
        const { labels } = table.words.rules;
        for (const { rule, remedy } of refusals) {
          if (rule !== null && remedy === null) bare.add(rule);
          if (rule !== null && !(rule in labels)) bare.add(`${rule}: label`);
        }
        const trial: Playing = new Match(rules, rules.copy(match.state), hashedFaces(1));
        const isGiven = commands.every((command) => trial.submit(side, command).done);
        if (commands.length > 0 && isGiven !== (refusals.length === 0))
          expect([gesture, commands, refusals]).toBe(isGiven);
        if (fits !== null && interaction.propose(fits).refusals.length > 0) expect(gesture).toBe(fits);
        if (n === 0) expect(falseOffer(interaction, gesture, random)).toBeNull();
        if (n === 0) interaction.threats(gesture);
      }
    });
  }
  expect(gestures).toBeGreaterThan(300);
  expect(legal / gestures).toBeGreaterThan(0.2);
  for (const phase of ['activation', 'orders', 'shooting', 'melee', 'answer'])
    expect(seen.get(phase) ?? 0, phase).toBeGreaterThan(2);
  expect([...bare]).toEqual([]);
});
