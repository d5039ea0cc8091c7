/** Tests of rates by formation, and of the shares of a move that steps use. */
import { describe, expect, it } from 'vitest';
import type { Formation, Kind } from '../../../model.ts';
import { about, ahead, aside, fieldWith, form, to, wheel } from './testing/moving.ts';

const rates: readonly (readonly [string, Kind, Formation, number, boolean])[] = [
  ['move.infantry-column', 'line', 'column', 18, false],
  ['move.infantry-open', 'light', 'open', 18, false],
  ['move.infantry-line', 'grenadier', 'line', 12, false],
  ['move.infantry-square', 'militia', 'square', 6, false],
  ['move.heavy-cavalry', 'heavy-cavalry', 'line', 24, false],
  ['move.medium-cavalry', 'medium-cavalry', 'column', 27, false],
  ['move.light-cavalry', 'light-cavalry', 'open', 30, false],
  ['move.foot-guns', 'gun', 'limbered', 15, false],
  ['move.foot-guns', 'howitzer', 'deployed', 3, false],
  ['move.horse-guns', 'gun', 'limbered', 24, true],
  ['move.horse-guns', 'gun', 'deployed', 3, true],
];

describe('move.by-formation: a whole move and no more', () => {
  it.each(rates)('%s: %s in %s %d cm (horse guns: %s)', (rule, kind, formation, cm, horse) => {
    const { lay, refused } = fieldWith({ kind, formation, horse });
    expect(lay('own', [ahead(cm)]).effort).toBeCloseTo(1);
    expect(lay('own', [ahead(cm / 2)]).effort).toBeCloseTo(0.5);
    expect(refused('own', [ahead(cm + 0.1)])).toEqual([rule]);
  });

  it('move.rates: other rates by option', () => {
    const { lay, refused } = fieldWith({}, { options: { 'move.rates': { 'infantry-line': 20 } } });
    expect(lay('own', [ahead(20)]).effort).toBeCloseTo(1);
    expect(refused('own', [ahead(20.1)])).toEqual(['move.infantry-line']);
  });

  it('the end of a march is straight ahead', () => {
    const { stands } = fieldWith({}).lay('own', [ahead(10)]);
    expect(stands).toMatchObject({ x: 7500, y: 4000, heading: 900, formation: 'line' });
  });
});

describe('move.manoeuvre', () => {
  it('an about-face takes half a move and keeps the ground', () => {
    const { stands, effort, changed } = fieldWith({}).lay('own', [about]);
    expect(stands).toMatchObject({ x: 7500, y: 3000, heading: 2700 });
    expect([effort, changed]).toEqual([0.5, false]);
  });

  it('a sidestep takes half a move, however short, and is not longer than 3 cm', () => {
    const { lay, refused } = fieldWith({});
    expect(lay('own', [aside(3)])).toMatchObject({ effort: 0.5, stands: { x: 7800, y: 3000 } });
    expect(lay('own', [aside(-1)])).toMatchObject({ effort: 0.5, stands: { x: 7400, y: 3000 } });
    expect(refused('own', [aside(3.1)])).toEqual(['move.manoeuvre']);
    expect(lay('own', [aside(3), ahead(6)]).effort).toBeCloseTo(1);
    expect(refused('own', [aside(3), ahead(6.1)])).toEqual(['move.infantry-line']);
  });

  it('backwards at half rate', () => {
    const { lay, refused } = fieldWith({});
    expect(lay('own', [ahead(-6)])).toMatchObject({ effort: 1, stands: { y: 2400, heading: 900 } });
    expect(refused('own', [ahead(-6.1)])).toEqual(['move.infantry-line']);
  });

  it('by option other shares, and no way back at all', () => {
    const options = { 'move.manoeuvre': { aboutFace: 0.25, sidestep: 1, backward: 0, sidestepCm: 5 } };
    const { lay, refused } = fieldWith({}, { options });
    expect(lay('own', [about, about]).effort).toBe(0.5);
    expect(lay('own', [aside(5)]).effort).toBe(1);
    expect(refused('own', [ahead(-1)])).toEqual(['move.manoeuvre']);
  });

  it('formed units have no way of their own from point to point', () => {
    expect(fieldWith({}).refused('own', [to(75, 40)])).toEqual(['move.manoeuvre']);
  });

  it('open order turns freely and goes any way at its full rate', () => {
    const { lay, refused } = fieldWith({ kind: 'light', formation: 'open', gapCm: 0 });
    expect(lay('own', [about, about, ahead(-9), aside(9)]).effort).toBeCloseTo(1);
    expect(lay('own', [to(75, 39), to(84, 39)])).toMatchObject({
      effort: 1,
      stands: { x: 8400, y: 3900, heading: 0 },
    });
    expect(refused('own', [to(75, 48.1)])).toEqual(['move.infantry-open']);
  });

  it('move.wheel: open order too pays for a wheel about a corner, which leads it elsewhere', () => {
    const { lay, refused } = fieldWith({ kind: 'light', bases: 4, formation: 'open', gapCm: 3 });
    expect(lay('own', [wheel('left', 45)]).effort).toBeGreaterThan(0.9);
    expect(refused('own', [wheel('left', 90), wheel('right', 90)])).toEqual(['move.infantry-open']);
  });
});

describe('move.wheel', () => {
  it('is measured on the outer corner', () => {
    const { lay, refused } = fieldWith({ bases: 4 });
    const { effort, stands } = lay('own', [wheel('left', 57)]);
    expect(effort).toBeGreaterThan(0.99);
    expect(stands.heading).toBe(1470);
    expect(lay('own', [wheel('right', 30)]).stands.heading).toBe(600);
    expect(refused('own', [wheel('right', 58)])).toEqual(['move.infantry-line']);
  });

  it('by option is free', () => {
    const { lay } = fieldWith({ bases: 4 }, { options: { 'move.wheel': 'free' } });
    expect(lay('own', [wheel('left', 90), ahead(12)]).effort).toBeCloseTo(1);
  });

  it('the corner stands', () => {
    const { stands } = fieldWith({ bases: 4 }).lay('own', [wheel('right', 50)]);
    expect(stands.x).toBeGreaterThan(7500);
    expect(stands.y).toBeGreaterThan(3000);
  });
});

describe('formation.change-cost: shares of the rates of the formations held', () => {
  it('half a move to form, then half the rate of the new formation', () => {
    const { lay, refused } = fieldWith({ formation: 'column' });
    expect(lay('own', [form('line'), ahead(6)])).toMatchObject({ effort: 1, changed: true });
    expect(refused('own', [form('line'), ahead(6.1)])).toEqual(['move.infantry-line']);
    expect(lay('own', [ahead(9), form('line')]).effort).toBeCloseTo(1);
  });

  it('move.half: half in the old, half in the new', () => {
    const { lay } = fieldWith({ formation: 'column' }, { options: { 'formation.change-cost': 0 } });
    expect(lay('own', [ahead(9), form('line'), ahead(6)]).effort).toBeCloseTo(1);
  });
});
