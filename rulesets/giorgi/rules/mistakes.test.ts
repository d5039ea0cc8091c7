/** Tests of inputs and options that contradict themselves or are out of range. */
import { asking } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { giorgi } from '../index.ts';

const { error, refused } = asking(giorgi, 'giorgi');

const line = { kind: 'line' };
const gun = { kind: 'gun' };

describe('errors between fields come before refusals', () => {
  it('formation.list: which arm stands how', () => {
    const at = (formation: string, kind: string) =>
      error('fire', { shot: 'small-arms', firer: { kind, formation }, target: line });
    expect(at('deployed', 'line')).toBe('combination input.firer.formation');
    expect(at('square', 'light-cavalry')).toBe('combination input.firer.formation');
    expect(at('line', 'gun')).toBe('combination input.firer.formation');
    expect(error('fire', { shot: 'small-arms', firer: line, target: { ...gun, formation: 'open' } })).toBe(
      'combination input.target.formation',
    );
    expect(
      error('melee', { attackers: [line, { kind: 'line', formation: 'limbered' }], defenders: [line] }),
    ).toBe('combination input.attackers[1].formation');
  });

  it('artillery.rods: a round shot has a sector or a range, one of the two', () => {
    expect(error('fire', { shot: 'round', firer: gun, target: line })).toBe('combination input.sector');
    expect(error('fire', { shot: 'round', firer: gun, target: line, sector: 'near', rangeCm: 5 })).toBe(
      'combination input.sector',
    );
    expect(error('fire', { shot: 'round', firer: line, target: line })).toBe('combination input.sector');
    expect(
      refused('fire', { shot: 'canister', firer: gun, target: line, sector: 'far', rangeCm: 5 }),
    ).toEqual([]);
  });

  it('fire.adjacent: no more pairs than the bases make, whoever fires', () => {
    expect(error('fire', { shot: 'small-arms', firer: { ...line, bases: 5, pairs: 3 }, target: line })).toBe(
      'combination input.firer.pairs',
    );
    expect(error('fire', { shot: 'canister', firer: { ...gun, pairs: 3 }, target: line })).toBe(
      'combination input.firer.pairs',
    );
  });

  it('melee: bases in contact and bases left', () => {
    const defenders = [{ ...line, bases: 3, basesInContact: 4 }];
    expect(error('melee', { attackers: [line], defenders })).toBe(
      'combination input.defenders[0].basesInContact',
    );
    expect(error('melee', { attackers: [{ ...line, fellBelowFour: true }], defenders: [line] })).toBe(
      'combination input.attackers[0].fellBelowFour',
    );
  });
});

describe('fields', () => {
  it('null stands only where it is offered', () => {
    expect(error('fire', { shot: 'small-arms', firer: line, target: line, blocked: null })).toBe(
      'type input.blocked',
    );
    expect(error('melee', { attackers: [], defenders: [line] })).toBe('value input.attackers');
    expect(error('skirmish', { manner: 'pressed-home', soldiers: [4] })).toBe('value input.soldiers[0]');
    expect(error('square', { index: 2.5, troopers: 4 })).toBe('type input.index');
    expect(error('rout', {})).toBe('missing input.kind');
    expect(error('react', { kind: 'line', action: 'flee', cover: 'none' })).toBe('unknown-field input.cover');
  });
});

describe('options', () => {
  const bad = (id: string, value: unknown): string => error('rout', line, { [id]: value });
  const cells = Array(11).fill('1R1/0-');

  it('artillery.rods: marks rise, given in part or not', () => {
    expect(bad('artillery.rods', { '6lb': { near: 66 } })).toBe('option options["artillery.rods"]');
    expect(bad('artillery.rods', { howitzer: { minimum: 81 } })).toBe('option options["artillery.rods"]');
    expect(bad('artillery.rods', { '24lb': {} })).toBe('option options["artillery.rods"]');
    expect(bad('artillery.rods', { '6lb': { far: 201 } })).toBe('option options["artillery.rods"]');
    expect(refused('rout', line, { 'artillery.rods': { '6lb': { near: 65 } } })).toEqual([]);
  });

  it('melee.chart: columns for every differential, eleven cells each, written as on the chart', () => {
    const wrong = 'option options["melee.chart"]';
    expect(bad('melee.chart', { min: 0, max: 1, cells: [cells] })).toBe(wrong);
    expect(bad('melee.chart', { min: 1, max: 0, cells: [cells] })).toBe(wrong);
    expect(bad('melee.chart', { min: 0, max: 0, cells: [cells.slice(1)] })).toBe(wrong);
    expect(bad('melee.chart', { min: 0, max: 0, cells: [[...cells.slice(1), '1R3/0-']] })).toBe(wrong);
    expect(bad('melee.chart', { min: 0, max: 0, cells: [[...cells.slice(1), '3R1/0-']] })).toBe(wrong);
    expect(bad('melee.chart', { min: 0, max: 0 })).toBe(wrong);
    expect(bad('melee.chart', { min: 0.5, max: 0.5, cells: [cells] })).toBe(wrong);
    expect(bad('melee.chart', 'theirs')).toBe(wrong);
    expect(refused('rout', line, { 'melee.chart': { min: -30, max: -30, cells: [cells] } })).toEqual([]);
  });

  it('values outside their list or range', () => {
    expect(bad('unit.light-base-size', 4)).toBe('option options["unit.light-base-size"]');
    expect(bad('artillery.half-minimum', 0.5)).toBe('option options["artillery.half-minimum"]');
    expect(bad('fire.kill', { line: 7 })).toBe('option options["fire.kill"]');
    expect(bad('command.general', 'yes')).toBe('option options["command.general"]');
    expect(bad('scenario.deployment', { order: 'nobody-first' })).toBe(
      'option options["scenario.deployment"]',
    );
    expect(bad('melee.luck', 1)).toBe('option options["melee.luck"]');
  });

  it('numbers need not be whole, objects may be given in part', () => {
    expect(
      refused('rout', line, { 'scenario.turns': 7.5, 'unit.strength': { line: 5 }, 'morale.rally': {} }),
    ).toEqual([]);
  });
});
