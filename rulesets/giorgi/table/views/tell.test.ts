/** Tests of battle reports where a bare list of events would mislead. */
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { retreat } from '../actions/forced/index.ts';
import { driving, foe, own } from '../actions/forced/testing/driving.ts';
import { secondSide } from '../state/sides.ts';
import { playFrom } from '../testing/play.ts';
import { tellEvent } from './tell.ts';

type Game = ReturnType<typeof playFrom>;

const told = ({ table, state, events }: Game) =>
  events.flatMap((event) => tellEvent(table, event, state) ?? []);

describe('a battle report', () => {
  test('turn.first: says with what the first to act won the throw, which is the last one after ties', () => {
    const game = playFrom({ south: { a: { at: [50, 20] } }, north: { b: { at: [50, 60] } } });
    const event = {
      kind: 'firstRolled' as const,
      first: secondSide,
      dice: [
        { actor: 'south', purpose: 'first', faces: [1, 1, 2, 2] },
        { actor: 'north', purpose: 'first', faces: [1, 1, 6, 5] },
      ],
    };
    expect(tellEvent(game.table, event, game.state)).toMatch(/^First to act: .+ \(11 against 4\)\.$/);
    const { dice: _, ...unthrown } = event;
    expect(tellEvent(game.table, unthrown, game.state)).not.toMatch(/against/);
  });

  test('scenario.broken: whoever concedes reads that it conceded, not that its army broke', () => {
    const game = playFrom({ south: { a: { at: [50, 20] } }, north: { b: { at: [50, 60] } } });
    game.give({ kind: 'concede' });
    expect(told(game).at(-1)).toMatch(/The other side concedes/);
    const broken = {
      kind: 'ended' as const,
      result: { winners: ['north'], by: 'scenario.broken', points: {} },
    };
    for (const unit of game.state.units) unit.rung = 3;
    expect(tellEvent(game.table, broken, game.state)).toMatch(/An army is broken/);
  });

  test('artillery.several-units: one ball that strikes two units is not told as two shots', () => {
    const game = playFrom(
      {
        south: { g: { kind: 'gun', at: [50, 20], bases: 3 } },
        north: { b: { at: [50, 45], formation: 'column' }, c: { at: [50, 60], formation: 'column' } },
      },
      { 'g shot': Array.from({ length: 12 }, () => 6) },
    );
    game.state.step = 'guns';
    game.give({ kind: 'fire', unit: 'g', shot: 'round', at: { x: 5000, y: 6000 } });
    expect(told(game).slice(0, 2)).toEqual([
      'g: round shot at b; no losses.',
      'g: round shot that goes on into c; no losses.',
    ]);
  });

  test('attack.align: an attacker who slides along the edge it struck is not told to go in sideways', () => {
    const game = playFrom({
      south: { a: { at: [59.5, 42], formation: 'column' } },
      north: { b: { at: [50, 51], bases: 6 }, l: { kind: 'light', formation: 'open', at: [80, 52] } },
    });
    game.give({ kind: 'move', unit: 'a', target: 'b' });
    game.give({ kind: 'answer', unit: 'l', how: 'fire' });
    game.close();
    const lines = told(game).filter((line) => line.startsWith('a: '));
    expect(lines).toEqual([
      'a: attacks b.',
      'a: moves in 5 cm north.',
      'a: lines up with the enemy 0.5 cm west.',
      'a: makes contact with b.',
    ]);
  });

  test('melee.r1-friend, melee.retreat-zone: why a unit gives way no farther, is shaken or breaks is told', () => {
    const { turn, events } = driving({
      south: {
        own: { ...own, at: [75, 6] },
        friend: { ...own, at: [75, 3.9] },
      },
      north: { foe: { ...foe, at: [75, 8] } },
    });
    const { table } = turn;
    retreat(turn, anIndex(0), [anIndex(2)]);
    const lines = events.flatMap((event) => tellEvent(table, event, turn.state) ?? []);
    expect(lines).toContain('friend: is shaken: a friend falls back onto it.');
    const { report } = table.words;
    expect(report.rung('a', 3, 'melee.retreat-zone')).toBe('a: routs, blocked by an enemy control zone.');
    expect(report.rung('a', 3, 'melee.r2')).toBe('a: routs.');
  });

  test('attack.follow: an attack whose enemy has got out of its way says that it met nobody, and why', () => {
    const game = playFrom(
      { south: { a: { at: [50, 40], formation: 'column' } }, north: { b: { at: [50, 55] } } },
      { 'b dash': [6, 6] },
    );
    game.give({ kind: 'move', unit: 'a', target: 'b' });
    game.give({ kind: 'answer', unit: 'b', how: 'flee' });
    game.close();
    expect(told(game)).toContain('a: does not reach b: the enemy is no longer in its path.');
    expect(game.all('met')).toEqual([]);
  });
});

test('a name that both sides have tells the side too, in every line', () => {
  const game = playFrom(
    {
      south: { g: { kind: 'gun', at: [50, 20], bases: 3, name: 'Battery' }, h: { at: [70, 20] } },
      north: { b: { at: [50, 45], formation: 'column' }, n: { kind: 'gun', at: [80, 70], name: 'Battery' } },
    },
    { 'g shot': Array.from({ length: 12 }, () => 6) },
  );
  game.state.step = 'guns';
  game.give({ kind: 'fire', unit: 'g', shot: 'round', at: { x: 5000, y: 4500 } });
  expect(told(game)[0]).toMatch(/^Battery \(Side south\): round shot at b;/);
  expect(game.table.units.map(({ name }) => name)).toEqual([
    'Battery (Side south)',
    'h',
    'b',
    'Battery (Side north)',
  ]);
});
