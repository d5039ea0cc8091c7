/** Tests of the hands for the set-up: a whole one by gestures alone, refusals in words, and nothing that the enemy could learn. */
import type { Gesture, Interaction, SideId } from '@grognard/engine';
import { hashedFaces, Match } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import { describe, expect, it } from 'vitest';
import freeBattle from '../../../scenarios/free-battle.json' with { type: 'json' };
import { handsWords } from '../../../words/en-hands.ts';
import { suggestedSetUp } from '../../doctrine/suggested.ts';
import { onGround } from '../../field/index.ts';
import { layTable } from '../../index.ts';
import { tableRules } from '../../rules.ts';
import type { AdlgCommand } from '../../state/commands.ts';
import type { AdlgEvent } from '../../state/events.ts';
import type { State, Table } from '../../state/model.ts';
import type { AdlgView } from '../../views/view.ts';
import { createInteraction } from '../index.ts';
import { handsApart } from './index.ts';

type Playing = Match<State, AdlgView, AdlgCommand, AdlgEvent>;

function tableOfFree(): Table {
  const table = layTable(freeBattle, 'adlg-r', {});
  if (!('units' in table)) throw new Error(JSON.stringify(table));
  return table;
}

const table = tableOfFree();
const rules = tableRules(table);

function handOf(match: Playing, side: SideId): Interaction {
  const view = match.view(side);
  return createInteraction(onGround(table, view), handsApart(handsWords))(view, side);
}

/** The side that is asked, and for what. */
function asked(match: Playing): { readonly side: SideId; readonly phase: string } {
  const awaits = match.awaits();
  if (awaits.kind === 'over') return { side: '', phase: 'over' };
  return { side: awaits.sides[0]!, phase: awaits.phase };
}

/** Gives what a gesture proposes. */
function give(match: Playing, values: Readonly<Record<string, Json>> | null): void {
  const { side, phase } = asked(match);
  const hand = handOf(match, side);
  const { prompt } = hand;
  const [piece] = prompt.reaction!.pieces;
  const gesture: Gesture = { pieces: [piece!], values: values ?? prompt.reaction!.values ?? {} };
  const { commands, refusals } = hand.propose(gesture);
  expect([phase, refusals.map(({ label }) => label)]).toEqual([phase, []]);
  expect([phase, commands.length]).not.toEqual([phase, 0]);
  for (const command of commands) expect(match.submit(side, command as AdlgCommand).done).toBe(true);
}

function finish(match: Playing): void {
  const { side } = asked(match);
  const { finish: last } = handOf(match, side).prompt;
  expect(last).not.toBeNull();
  expect(match.submit(side, last!.command as AdlgCommand).done).toBe(true);
}

/** What a player does who takes what is in hand, and else what is suggested. */
function easily(match: Playing): void {
  const { side, phase } = asked(match);
  const hand = handOf(match, side);
  const isWritten = phase === 'plan' && hand.prompt.finish !== null;
  if (isWritten || ['initiative', 'adjust', 'works', 'markers'].includes(phase)) finish(match);
  else if (hand.prompt.reaction?.values !== undefined) give(match, null);
  else {
    const gesture = hand.gestureFor?.(suggestedSetUp(table, match.view(side), table.sideOf.get(side)!));
    if (gesture === null || gesture === undefined) throw new Error(`nothing is suggested at ${phase}`);
    give(match, gesture.values);
  }
}

function begin(seed = 7): Playing {
  return new Match(rules, rules.start(null), hashedFaces(seed));
}

/** Played up to a phase. */
function upTo(phase: string, seed = 7): Playing {
  const match = begin(seed);
  for (let n = 0; n < 80 && asked(match).phase !== phase; n++) easily(match);
  expect(asked(match).phase).toBe(phase);
  return match;
}

describe('deploy.order: the set-up by hand', () => {
  it.each([1, 2, 3])('what is in hand or suggested leads to the first turn, seed %i', (seed) => {
    const match = begin(seed);
    const phases = new Set<string>();
    for (let n = 0; n < 80 && match.state.phase === 'setup'; n++) {
      phases.add(asked(match).phase);
      easily(match);
    }
    expect(match.state.phase).toBe('sequence');
    expect([...phases]).toEqual(
      expect.arrayContaining(['role', 'region', 'pieces', 'lay', 'camp', 'plan', 'deploy']),
    );
    expect(match.state.units.filter(({ status }) => status === 'on').length).toBeGreaterThan(20);
  });
});

/** The hand of the side that is asked, with what is in hand from the start. */
function inHand(match: Playing) {
  const { side } = asked(match);
  const hand = handOf(match, side);
  const start = hand.prompt.reaction?.values ?? {};
  const propose = (values: Readonly<Record<string, Json>>) =>
    hand.propose({ pieces: ['setup'], values: { ...start, ...values } });
  const task = (id: string, values: Readonly<Record<string, Json>> = {}) =>
    hand.tasks({ pieces: ['setup'], values: { ...start, ...values } }).find((one) => one.id === id);
  const choicesOf = (id: string, values: Readonly<Record<string, Json>> = {}) => {
    const found = task(id, values);
    return found !== undefined && 'choices' in found ? found.choices : [];
  };
  return { side, hand, propose, task, choicesOf };
}

const ud = 400;

describe('a corps is laid out by drags', () => {
  const deployed = (values: Readonly<Record<string, Json>>) => {
    const { propose } = inHand(upTo('deploy'));
    const { commands, refusals, items } = propose(values);
    const command = commands[0] as Extract<AdlgCommand, { kind: 'deploy' }>;
    const at = (unit: string) => command.places.find((place) => place.unit === unit)!.at;
    return { command, at, refusals, items };
  };
  const usual = deployed({});
  const [one] = usual.command.places;
  const [other] = usual.command.places.filter(({ unit, at }) => unit !== one!.unit && at.y === one!.at.y);

  it('deploy.corps: a drag moves one unit, those that touch, or the whole corps; back beside a friend it stands exactly joined', () => {
    const { x, y } = one!.at;
    const inward = y < 4000 ? -1 : 1;
    const to = { x, y: y + inward * ud };
    const alone = deployed({ put: [{ handle: one!.unit, to }] });
    expect(alone.at(one!.unit)).toEqual(to);
    expect(alone.at(other!.unit)).toEqual(other!.at);
    const all = deployed({ put: [{ handle: `*${one!.unit}`, to }] });
    expect(all.at(other!.unit)).toEqual({ x: other!.at.x, y: other!.at.y + inward * ud });
    expect(all.command.commander.y - usual.command.commander.y).toBe(inward * ud);
    expect(alone.command.commander).toEqual(usual.command.commander);
    const back = deployed({
      put: [
        { handle: one!.unit, to },
        { handle: one!.unit, to: { x: x + 90, y: y + 60 } },
      ],
    });
    expect(back.at(one!.unit)).toEqual(one!.at);
    expect(back.refusals).toEqual([]);
  });

  it('deploy.zone-heavy, deploy.zone-light: out of its zone it is refused with the remedy, and marked', () => {
    const far = deployed({ put: [{ handle: one!.unit, to: { x: 15 * ud, y: 10 * ud } }] });
    expect(far.refusals.some(({ rule, remedy }) => rule?.startsWith('deploy.zone') && remedy !== null)).toBe(
      true,
    );
    expect(far.items.filter(({ kind }) => kind === 'order-sign')).toHaveLength(1);
    expect(usual.items.filter(({ kind }) => kind === 'order-sign')).toEqual([]);
  });
});

describe('the secret plan', () => {
  it('deploy.plan, deploy.flank-march: corps change places by a button or a drag; the chief’s corps may not march', () => {
    const { propose, choicesOf } = inHand(upTo('plan'));
    const order = (values: Readonly<Record<string, Json>>) => {
      const [command] = propose(values).commands;
      return command?.kind === 'plan' ? (command as Extract<AdlgCommand, { kind: 'plan' }>).corps : [];
    };
    const [a, b, c] = order({});
    const left = choicesOf('order-0').find(
      ({ title }) => title === table.corps.find(({ id }) => id === b)!.name,
    )!;
    expect(order({ 'order-0': left.value })).toEqual([b, a, c]);
    const leftmost = { x: 5 * ud, y: 2 * ud };
    const rightmost = { x: 25 * ud, y: 2 * ud };
    const isSouth = inHand(upTo('plan')).side === table.sides.find(({ edge }) => edge === 'south')!.id;
    expect(order({ slots: [{ handle: c!, to: isSouth ? leftmost : rightmost }] })).toEqual([c, a, b]);
    const [, chief, second] = choicesOf('march');
    expect(chief!.refusals.map(({ rule }) => rule)).toEqual(['deploy.flank-march']);
    expect(second!.refusals).toEqual([]);
    expect(order({ march: second!.value })).toHaveLength(2);
  });

  it('deploy.plan: it is sealed only once it is written, and the enemy’s hand shows nothing of it', () => {
    const match = upTo('plan');
    const { side, hand, propose } = inHand(match);
    expect(hand.prompt.finish).toBeNull();
    const enemy = table.sides.find(({ id }) => id !== side)!.id;
    const before = JSON.stringify(handOf(match, enemy));
    for (const command of propose({ count: 2 }).commands) match.submit(side, command as AdlgCommand);
    expect(handOf(match, side).prompt.finish?.command).toEqual({ kind: 'seal' });
    expect(JSON.stringify(handOf(match, enemy))).toBe(before);
  });
});

describe('laying terrain', () => {
  it('terrain.place: what the dice want at an edge is pulled to it, and nothing leaves its sector', () => {
    const match = upTo('lay');
    const { propose } = inHand(match);
    const { where, sectors } = match.state.setup!.inHand!;
    const far = propose({ place: { x: 0, y: 0 } }).commands[0] as Extract<AdlgCommand, { kind: 'lay' }>;
    const other = propose({ place: { x: 30 * ud, y: 20 * ud } }).commands[0] as typeof far;
    expect(sectors).toHaveLength(1);
    expect(Math.abs(far.at.x - other.at.x)).toBeLessThan(10 * ud);
    expect(Math.abs(far.at.y - other.at.y)).toBeLessThan(10 * ud);
    expect(
      where === null || [far, other].some(({ at }) => propose({ place: at }).refusals.length === 0),
    ).toBe(true);
  });
});
