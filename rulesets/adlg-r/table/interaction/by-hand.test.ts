/** The player's hands on small positions: what a drag means, what a charge shows, what answers are offered and foretold. */
import type { ChoiceTask, Interaction, Task } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import { describe, expect, it } from 'vitest';
import { plotMove } from '../actions/move/index.ts';
import { withForecasts } from '../forecast/index.ts';
import { tableRules } from '../rules.ts';
import type { State, Table } from '../state/model.ts';
import { type BattleSetup, layBattle } from '../testing/battle.ts';
import { playFrom } from '../testing/play.ts';
import { createInteraction } from './index.ts';

const ud = 400;

function handOf(table: Table, state: State, side: string): Interaction {
  const view = tableRules(table).view(state, { side });
  return withForecasts(table, createInteraction(table))(view, side);
}

/** The south side with its corps activated and points enough. */
function handOn(battle: BattleSetup, cp = 9) {
  const { table, state } = layBattle(battle);
  state.corps = table.corps[0]!.index;
  state.commands[state.corps]!.cp = cp;
  const hand = handOf(table, state, 'south');
  const ask = (pieces: readonly string[], values: Readonly<Record<string, Json>>) => ({ pieces, values });
  return {
    hand,
    propose: (pieces: readonly string[], values: Readonly<Record<string, Json>>) =>
      hand.propose(ask(pieces, values)),
    task: (id: string, pieces: readonly string[], values: Readonly<Record<string, Json>> = {}) =>
      choicesOf(hand.tasks(ask(pieces, values)).find((one) => one.id === id)),
  };
}

function choicesOf(task: Task | undefined): ChoiceTask['choices'] {
  if (task === undefined || !('choices' in task)) throw new Error('no such choices');
  return task.choices;
}

const horse = (x: number, y: number) => ({ kind: 'heavy-cavalry', at: [x, y] }) as const;
const foot = (x: number, y: number) => ({ kind: 'pike-and-shot', at: [x, y], weapon: 'musket' }) as const;
const light = (x: number, y: number) => ({ kind: 'light-cavalry', at: [x, y], weapon: 'carbine' }) as const;
const at = (x: number, y: number) => ({ x: x * ud, y: y * ud });

describe('a drag', () => {
  const battle = { south: { a: foot(10, 5), b: foot(12, 5) }, north: { z: horse(28, 19) } };

  it('move.front-edge: straight ahead it advances, too far it says how far and fits', () => {
    const { propose } = handOn(battle);
    const { commands, refusals } = propose(['a'], { place: at(10, 7) });
    expect(refusals).toEqual([]);
    expect(commands).toEqual([
      { kind: 'move', units: ['a'], steps: [{ step: 'advance', by: 2 * ud }], free: false },
    ]);
    const far = propose(['a'], { place: at(10, 11) });
    expect(far.refusals.map(({ rule, label }) => [rule, label])).toEqual([
      ['move.front-edge', 'Too far, 6 of 3 UD'],
    ]);
    expect(far.longestLegal?.values['march']).toEqual([{ step: 'advance', by: 3 * ud }]);
  });

  it('command.group: two joined units go by one order, with one ruler and the front where they halt', () => {
    const { propose } = handOn(battle);
    const { commands, items } = propose(['a', 'b'], { place: at(10, 7) });
    expect(commands).toHaveLength(1);
    expect(
      items.filter(({ kind }) => kind === 'ruler' || kind === 'frontage').map(({ kind }) => kind),
    ).toEqual(['ruler', 'frontage']);
  });

  it('command.points: what is too dear says its price and what is left', () => {
    const { propose } = handOn(battle, 0);
    const { refusals } = propose(['a'], { place: at(10, 7) });
    expect(refusals.map(({ label }) => label)).toEqual(['Too dear, 1 of 0 CP']);
  });
});

it('zoc.approach-test: an order without steps is judged where the unit stands, in front of an enemy too', () => {
  const { table, state } = layBattle({ south: { a: horse(10, 5) }, north: { z: foot(10, 6.5) } });
  state.corps = table.corps[0]!.index;
  state.commands[state.corps]!.cp = 9;
  expect(() => plotMove(table, state, [table.unitOf.get('a')!], [])).not.toThrow();
});

describe('a charge', () => {
  const battle = { south: { a: horse(10, 5) }, north: { z: foot(10, 8.5), y: foot(20, 15) } };

  it('charge.target: lists whom it reaches with the odds of the melee, and why others are out of reach', () => {
    const { task } = handOn(battle);
    const choices = task('charge', ['a']);
    const near = choices.find(({ value }) => value === 'z')!;
    expect(near.refusals).toEqual([]);
    expect(near.title).toBe('z · 1 of 9 CP');
    expect(near.odds.length).toBeGreaterThan(2);
    expect(near.odds.slice(1).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    const far = choices.find(({ value }) => value === 'y')!;
    expect(far.isDistant).toBe(true);
    expect(far.refusals.map(({ rule }) => rule)).toEqual(['charge.range']);
  });

  it('charge.conform, conform.widths: an enemy under the pointer is charged; lane, conformed ghost and forecast of both are shown', () => {
    const { hand, propose } = handOn(battle);
    const values = { place: at(10, 8.5) };
    const { commands, items, notes } = propose(['a'], values);
    expect(commands.map(({ kind }) => kind)).toEqual(['charge']);
    expect(items.map(({ kind }) => kind)).toContain('zone');
    expect(items.find(({ id }) => id === 'ghost:a')).toMatchObject({ at: at(9.5, 7.625) });
    expect(notes.some(({ lines }) => lines.some((line) => line.kind === 'odds'))).toBe(true);
    const forecast = hand.forecast?.({ pieces: ['a'], values })?.proposal;
    expect(forecast?.basis).toEqual({ kind: 'exact' });
    expect(forecast?.pieces.map(({ piece }) => piece)).toEqual(['a', 'z']);
    for (const { fates } of forecast?.pieces ?? [])
      expect(fates.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});

describe('answers', () => {
  it('evade.who: who is charged stands or evades, each on the same scale of fates', () => {
    const battle = { south: { a: horse(10, 5) }, north: { z: light(10, 8.5), y: foot(25, 18) } };
    const played = playFrom(battle, { 'south-corps': { command: [6] } });
    played.give({ kind: 'activate', corps: 'south-corps' });
    played.give({ kind: 'charge', units: ['a'], target: 'z' });
    expect(played.asked()).toBe('north answer');
    const hand = handOf(played.table, played.state, 'north');
    expect(hand.prompt.reaction?.pieces).toEqual(['z']);
    const gesture = { pieces: ['z'], values: {} };
    const choices = choicesOf(hand.tasks(gesture).find(({ id }) => id === 'answer'));
    expect(choices.filter(({ refusals }) => refusals.length === 0).map(({ value }) => value)).toContain(
      'evade',
    );
    const told = hand.forecast?.(gesture)?.choices ?? [];
    expect(told.map(({ value }) => value)).toEqual(expect.arrayContaining(['stand', 'evade', 'evade-turn']));
    for (const { forecast } of told) {
      const own = forecast.pieces.find(({ piece }) => piece === 'z');
      expect(own?.fates.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    }
  });
});

describe('orders of a commander and of those in contact', () => {
  it('deploy.hesitant: the chief spurs on a hesitant corps for two points, and no other commander does', () => {
    const { table, state } = layBattle({
      southCorps: {
        first: { units: { a: foot(10, 5) } },
        second: { chief: false, units: { b: horse(16, 5) } },
      },
      north: { z: horse(28, 19) },
    });
    const [first, second] = [table.corpsOf.get('first')!, table.corpsOf.get('second')!];
    state.commands[second]!.hesitant = true;
    state.corps = first;
    state.commands[first]!.cp = 3;
    const gesture = { pieces: ['commander-first'], values: { urge: 'second' } };
    const hand = handOf(table, state, 'south');
    expect(hand.propose(gesture).commands).toEqual([{ kind: 'urge', corps: 'second' }]);
    expect(hand.propose(gesture).refusals).toEqual([]);
    state.commands[first]!.cp = 1;
    const poor = handOf(table, state, 'south').propose(gesture).refusals;
    expect(poor.map(({ rule }) => rule)).toEqual(['command.points']);
    state.corps = second;
    const other = handOf(table, state, 'south').tasks({ pieces: ['commander-second'], values: {} });
    expect(other.map(({ id }) => id)).not.toContain('urge');
  });

  it('conform.incomplete: who touches an enemy askew may be told to conform', () => {
    const { table, state } = layBattle({ south: { a: horse(10, 5) }, north: { z: foot(10, 8.5) } });
    state.corps = table.corps[0]!.index;
    state.commands[state.corps]!.cp = 9;
    const [by, on] = [table.unitOf.get('a')!, table.unitOf.get('z')!];
    const acts = () =>
      choicesOf(
        handOf(table, state, 'south')
          .tasks({ pieces: ['a'], values: {} })
          .find(({ id }) => id === 'act') ?? {
          id: 'act',
          title: '',
          kind: 'choice',
          isPrimary: true,
          value: null,
          choices: [],
        },
      ).map(({ value }) => value);
    expect(acts()).not.toContain('conform');
    state.contacts = [
      { by, on, edge: 'front', complete: false, since: 1, how: 'charge', uncontrolled: false, first: false },
    ];
    expect(acts()).toContain('conform');
    const { commands } = handOf(table, state, 'south').propose({ pieces: ['a'], values: { act: 'conform' } });
    expect(commands).toEqual([{ kind: 'conform', unit: 'a', to: 'z' }]);
  });
});
