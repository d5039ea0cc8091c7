/** Random gestures in set-ups, at markers and on flank marches: no gesture fails, verdicts equal those of the rules, every command is reached. */
import { type Gesture, hashedFaces, type Interaction, Match } from '@grognard/engine';
import { SeededRandom } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import freeBattle from '../../../scenarios/free-battle.json' with { type: 'json' };
import rocroi from '../../../scenarios/rocroi.json' with { type: 'json' };
import { handsWords } from '../../../words/en-hands.ts';
import { doctrineOf } from '../../doctrine/index.ts';
import { onGround } from '../../field/index.ts';
import { layTable } from '../../index.ts';
import { tableRules } from '../../rules.ts';
import type { AdlgCommand, CommandKind } from '../../state/commands.ts';
import type { AdlgEvent } from '../../state/events.ts';
import type { State, Table } from '../../state/model.ts';
import type { AdlgView } from '../../views/view.ts';
import { createInteraction } from '../index.ts';
import { someGesture } from '../testing/random-gesture.ts';
import { handsApart } from './index.ts';

type Playing = Match<State, AdlgView, AdlgCommand, AdlgEvent>;

function tableOf(scenario: unknown): Table {
  const table = layTable(scenario, 'adlg-r', {});
  if (!('units' in table)) throw new Error(JSON.stringify(table));
  return table;
}

const apart = handsApart(handsWords);

/** The gesture that would give the next command, what lies in hand from the start, and gestures by chance. */
function gesturesAt(
  { prompt, pieces, ...hand }: Interaction,
  command: AdlgCommand,
  random: SeededRandom,
): Gesture[] {
  const own = pieces.filter(({ id }) => /^(setup|march|ambush-\d)$/.test(id));
  if (own.length === 0) return [];
  const begun = prompt.reaction?.values;
  const some = Array.from({ length: 2 }, () => someGesture({ ...hand, prompt, pieces: own }, random));
  const same = hand.gestureFor?.([command]) ?? null;
  return [
    ...(same === null ? [] : [same]),
    ...(begun === undefined ? [] : [{ pieces: own.slice(0, 1).map(({ id }) => id), values: begun }]),
    ...some.filter((gesture) => gesture !== null),
    ...some.flatMap((gesture) =>
      gesture === null || begun === undefined
        ? []
        : [{ ...gesture, values: { ...begun, ...gesture.values } }],
    ),
  ];
}

/** Commands that only these hands give, and the buttons that go with them. */
const wanted = [
  'adjust',
  'camp',
  'choose',
  'deploy',
  'done',
  'enter',
  'lay',
  'marker',
  'pieces',
  'plan',
  'reveal',
  'seal',
] as const satisfies readonly CommandKind[];
const mostBattles = 20;

test('deploy.order, deploy.ambush-reveal, deploy.flank-enter: a gesture is without hindrance if and only if its commands can be given', () => {
  const random = new SeededRandom(1643, 'hands');
  const given = new Set<string>();
  const bare = new Set<string>();
  let gestures = 0;
  const look = (table: Table, match: Playing, next: AdlgCommand): void => {
    const rules = tableRules(table);
    const awaits = match.awaits();
    if (awaits.kind === 'over') return;
    const side = awaits.sides[0]!;
    const view = match.view(side);
    const hand = createInteraction(onGround(table, view), apart)(view, side);
    if (hand.prompt.finish !== null) given.add(hand.prompt.finish.command.kind);
    for (const gesture of gesturesAt(hand, next, random)) {
      gestures++;
      const { commands, refusals } = hand.propose(gesture);
      for (const { rule, remedy } of refusals) if (rule !== null && remedy === null) bare.add(rule);
      const trial: Playing = new Match(rules, rules.copy(match.state), hashedFaces(1));
      const isGiven = commands.every((command) => trial.submit(side, command as AdlgCommand).done);
      if (commands.length > 0 && isGiven !== (refusals.length === 0))
        expect([awaits.phase, gesture, commands, refusals]).toBe(isGiven);
      if (commands.length > 0 && isGiven) for (const { kind } of commands) given.add(kind);
    }
  };
  const tables = [tableOf(freeBattle), tableOf(rocroi)];
  for (let battle = 0; battle < mostBattles && !wanted.every((kind) => given.has(kind)); battle++) {
    const table = tables[battle % 3 === 2 ? 1 : 0]!;
    const rules = tableRules(table);
    const doctrine = doctrineOf(table, table.words.doctrine, null);
    const match: Playing = new Match(rules, rules.start(null), hashedFaces(random.below(1e6)));
    for (let n = 0; n < 240; n++) {
      const awaits = match.awaits();
      if (awaits.kind === 'over' || match.state.turn > 7) break;
      const side = awaits.sides[0]!;
      for (const command of doctrine.plan(match.view(side), side, 'random', random).commands) {
        look(table, match, command);
        if (!match.submit(side, command).done) break;
      }
    }
  }
  expect(wanted.filter((kind) => !given.has(kind))).toEqual([]);
  expect(gestures).toBeGreaterThan(200);
  expect([...bare]).toEqual([]);
}, 120_000);
