/** Tests of morale tests, routs and reactions that the worked examples do not cover. */
import { asking } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { giorgi } from '../../index.ts';

const { facts, lines, odds, rolled } = asking(giorgi, 'giorgi');

describe('reactivity', () => {
  it('morale.test-limits: a 1 passes, a 6 fails', () => {
    expect(lines('reactivity', { index: 2, modifier: -5 })).toEqual([
      'morale.index 2',
      'morale.modifier -5',
      'morale.test-limits 4',
    ]);
    expect(odds('reactivity', { index: 6 })).toEqual([
      ['1/6', { passed: false }],
      ['5/6', { passed: true }],
    ]);
    expect(odds('reactivity', { index: 6 }, { 'morale.test-limits': false })).toEqual([
      ['1/1', { passed: true }],
    ]);
  });

  it('morale.test: by adding, with its own limits', () => {
    const options = { 'morale.test': 'add', 'morale.test-target': 10 };
    expect(facts('reactivity', { index: 1 }, options)).toEqual({ index: 4, need: 6 });
    expect(facts('reactivity', { index: 6, modifier: 5 }, options)).toEqual({ index: 8, need: 2 });
    expect(rolled('reactivity', { index: 5 }, [5], options)).toEqual({ passed: true });
    expect(odds('reactivity', { index: 1 }, { ...options, 'morale.test-limits': false })).toEqual([
      ['1/1', { passed: false }],
    ]);
  });

  it('morale.test-target: not read without adding', () => {
    expect(facts('reactivity', { index: 3 }, { 'morale.test-target': 9 })).toEqual({ index: 3, need: 3 });
  });
});

describe('rout', () => {
  it('morale.rout-rate: gunners run as foot; the rates may be others', () => {
    expect(facts('rout', { kind: 'howitzer' })).toEqual({ base: 18, dice: 1 });
    expect(facts('rout', { kind: 'gun' }, { 'move.rates': { 'infantry-column': 20 } })).toEqual({
      base: 20,
      dice: 1,
    });
    expect(lines('rout', { kind: 'medium-cavalry' }, { 'move.rates': { 'medium-cavalry': 28 } })).toEqual([
      'morale.rout-medium 28',
    ]);
  });
});

describe('react', () => {
  it('attack.charge-reaction: the run is the distance to contact, or what was rolled', () => {
    const support = { kind: 'heavy-cavalry', action: 'support' };
    expect(rolled('react', support, [6, 6, 5, 1])).toEqual({ cm: 18, charging: true });
    expect(rolled('react', { ...support, needCm: 17 }, [6, 6, 5, 5])).toEqual({
      cm: 22,
      enough: true,
      charging: false,
    });
    expect(rolled('react', { ...support, needCm: 18 }, [6, 6, 4, 1])).toEqual({
      cm: 17,
      enough: false,
      charging: false,
    });
  });

  it('woods.no-charge: inside woods nobody charges, unless the option lets him', () => {
    const woods = { kind: 'line', action: 'counter-attack', place: 'woods', needCm: 3 };
    const options = { 'attack.charge-run': { infantry: 3 } };
    expect(rolled('react', woods, [6], options)).toEqual({ cm: 6, enough: true, charging: false });
    expect(rolled('react', woods, [6], { ...options, 'woods.no-charge': false })).toEqual({
      cm: 6,
      enough: true,
      charging: true,
    });
  });

  it('attack.flee-dice: gunners flee as foot', () => {
    expect(lines('react', { kind: 'gun', action: 'fire-and-flee' })).toEqual(['attack.flee-dice 2']);
    expect(lines('react', { kind: 'light-cavalry', action: 'flee' })).toEqual(['attack.flee-dice 4']);
    expect(lines('react', { kind: 'line', action: 'fall-back' })).toEqual(['attack.tested-dice-foot 2']);
  });
});
