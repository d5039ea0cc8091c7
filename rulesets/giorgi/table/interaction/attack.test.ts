/** Tests of attacks and reactions by gestures: what is shown is what happens. */
import type { Proposal } from '@grognard/engine';
import { fractionOf, shareOf } from '@grognard/rules-kit';
import { expect, test } from 'vitest';
import { fireCases, judge, oddsOfVolley } from '../actions/fire/index.ts';
import { meleesIn, weighMelee } from '../actions/melee/index.ts';
import type { Approach } from '../state/model.ts';
import { give, layBattle, playOn } from '../testing/battle.ts';
import { at, type GestureValues, handOf, handOn } from './testing/table-interaction.ts';

const face = { south: { foot: { at: [50, 40] } }, north: { enemy: { at: [50, 48] } } } as const;

function first({ commands }: Proposal): GestureValues & { readonly kind: string } {
  return commands[0] as unknown as GestureValues & { readonly kind: string };
}

function factIn({ notes }: Proposal, path: string): string | undefined {
  for (const { lines } of notes)
    for (const line of lines) if (line.kind === 'fact' && line.path === path) return line.value;
  return undefined;
}

test('attack.declare: a body dragged onto an enemy attacks it; the sum is that of the melee which follows', () => {
  const { table, state } = layBattle(face);
  const hand = handOf(table, state, 'south');
  const values = hand.propose('foot', { place: at(50, 48) });
  expect(values.refusals).toEqual([]);
  expect(values.commands[0]).toMatchObject({ kind: 'move', target: 'enemy' });
  expect(hand.propose('foot', { attack: 'enemy' }).commands).toEqual(values.commands);
  const { odds } = hand.offer('foot', 'attack', 'enemy');
  const match = playOn(table, state);
  give(match, 'south', first(values));
  const approach = match.state.agenda.at(-1);
  expect(approach?.do).toBe('attack');
  const events = give(match, 'north', { kind: 'done' });
  const all = [...events, ...(match.awaits().kind === 'turn' ? give(match, 'south', { kind: 'done' }) : [])];
  const fought = all.find((event) => event.kind === 'fought');
  if (fought?.kind !== 'fought') throw new Error('no melee was fought');
  expect(factIn(values, 'attack')).toBe(String(fought.attack));
  expect(factIn(values, 'defence')).toBe(String(fought.defence));
  // The first line is the chance that the defender gives way. The others are all cells and sum to one.
  const sum = odds.slice(1).reduce((whole, { share }) => whole + share, 0);
  expect(sum).toBeCloseTo(1, 9);
});

test('melee.chart: the odds of an attack at an angle are those of the flush contact, not of the corner that touches', () => {
  const { table, state } = layBattle({
    south: { foot: { at: [44, 36], facing: 20 } },
    north: { enemy: { at: [50, 48] } },
  });
  const values = handOf(table, state, 'south').propose('foot', { attack: 'enemy' });
  expect(values.refusals).toEqual([]);
  const match = playOn(table, state);
  give(match, 'south', first(values));
  give(match, 'north', { kind: 'done' });
  const melee = meleesIn(table, match.state)[0];
  if (melee === undefined) throw new Error('they do not meet');
  const weighed = weighMelee(table, match.state, melee);
  if (weighed?.kind !== 'chart') throw new Error('not on the chart');
  expect(factIn(values, 'attack')).toBe(String(weighed.attack));
});

test('attack.nearest: an enemy behind a nearer one is offered with the reason against it', () => {
  const { offer: choice } = handOn({
    south: { foot: { at: [50, 40], formation: 'column' } },
    north: { first: { at: [50, 46], bases: 2 }, second: { at: [58, 51], bases: 2 } },
  });
  expect(choice('foot', 'attack', 'first').refusals).toEqual([]);
  expect(choice('foot', 'attack', 'second').refusals.map(({ rule }) => rule)).toContain('attack.nearest');
});

test('attack.charge-run: the notes tell the run, whether it is a charge, and who may answer', () => {
  const { propose } = handOn({
    south: { horse: { kind: 'heavy-cavalry', at: [50, 26] } },
    north: { enemy: { at: [50, 48] } },
  });
  const values = propose('horse', { attack: 'enemy' });
  expect(values.refusals).toEqual([]);
  expect(factIn(values, 'charge')).toBe('Yes');
  expect(values.notes.map(({ title }) => title)).toEqual(['Attack', 'May react', 'Melee']);
});

/** The north side is prompted to react to an attack of horse. */
function underAttack() {
  const { table, state } = layBattle({
    south: { horse: { kind: 'light-cavalry', at: [50, 28] } },
    north: { enemy: { at: [50, 48] }, friend: { at: [72, 50] } },
  });
  const match = playOn(table, state);
  const values = handOf(table, state, 'south').propose('horse', { attack: 'enemy' });
  give(match, 'south', first(values));
  return { table, match, hand: handOf(table, match.state, 'north') };
}

test('attack.reaction-fire: the attacked are taken in hand at once, and the odds of their volley are those of the procedure', () => {
  const { table, match, hand } = underAttack();
  const { reaction } = hand.interaction.prompt;
  expect(reaction?.pieces[0]).toBe('enemy');
  expect(reaction?.items.length).toBeGreaterThan(1);
  const fire = hand
    .task('choice', 'enemy', 'answer')
    .choices.find(({ value }) => typeof value === 'string' && value.startsWith('fire'))!;
  expect(fire.refusals).toEqual([]);
  const top = match.state.agenda.at(-1);
  const approach: Approach = top?.do === 'attack' ? top.approach : (undefined as never);
  const shot = {
    unit: table.unitOf.get('enemy')!,
    shot: 'small-arms',
    target: approach.unit,
    face: -1,
    piece: -1,
    at: null,
    bases: [],
  } as const;
  const [one] = fireCases(table, match.state, shot, approach);
  const { volley } = judge(table.rules, one!.facts, null);
  const chances = oddsOfVolley(volley!).odds.map(({ chance }) => shareOf(fractionOf(chance)));
  const shown = fire.odds.slice(1, 1 + chances.length).map(({ share }) => share);
  const inOrder = (shares: readonly number[]) => [...shares].sort((a, b) => a - b);
  expect(inOrder(shown)).toEqual(inOrder(chances));
});

test('morale.test, attack.tested: an answer that wants a test shows its chance, and its ghost; done closes the answers', () => {
  const { table, match, hand } = underAttack();
  const square = hand.offer('enemy', 'answer', 'form square');
  const { nerve } = table.units[table.unitOf.get('enemy')!]!;
  expect(square.odds[0]!.share).toBeCloseTo(nerve / 6, 9);
  const values = hand.propose('enemy', { answer: 'form square' });
  expect(values.items.some((item) => item.kind === 'formation' && item.ghost === true)).toBe(true);
  give(match, 'north', first(values));
  const { finish } = handOf(table, match.state, 'north').interaction.prompt;
  expect(finish?.command).toEqual({ kind: 'done' });
});

test('attack.flee-dice: flight shows how likely it gets away', () => {
  const flee = underAttack().hand.offer('enemy', 'answer', 'flee');
  expect(flee.odds[0]!.text).toBe('escapes');
  expect(flee.sum.length).toBeGreaterThan(0);
});

test('attack.declare: an attack may be led by handles; the last step is led on into contact', () => {
  const { propose, task } = handOn({
    south: { foot: { at: [50, 38], bases: 4, formation: 'column' } },
    north: { enemy: { at: [54, 48] } },
  });
  const led = propose('foot', { attack: 'enemy', march: [{ handle: 'forward', value: 300 }] });
  expect(led.refusals).toEqual([]);
  expect(led.commands[0]).toMatchObject({ steps: [{ step: 'march', by: 300 }], target: 'enemy' });
  expect(task('handles', 'foot', 'march', { attack: 'enemy' }).handles).toHaveLength(5);
});

test('morale.trigger-count: what an attack risks on its way is written beside whoever may fire', () => {
  const { table, state } = layBattle(face);
  const values = handOf(table, state, 'south').propose('foot', { attack: 'enemy' });
  const fires = factIn(values, 'answers.1');
  expect(fires).toMatch(/^Fire \(\d+\.\d%, [\d.]+ losses on average, \d+\.\d% to force a test\)/);
});

test('attack.support: help needs the way to the attacker where it will find him', () => {
  const { table, state } = layBattle({
    south: { wide: { kind: 'light-cavalry', bases: 12, at: [50, 25] } },
    north: { few: { at: [50, 42], bases: 2 }, near: { at: [72, 42], bases: 4 } },
  });
  const match = playOn(table, state);
  give(match, 'south', { kind: 'move', unit: 'wide', target: 'few' });
  const values = handOf(table, match.state, 'north').propose('near', { answer: 'support' });
  expect(factIn(values, 'need.way')).toBe('4 cm');
});
