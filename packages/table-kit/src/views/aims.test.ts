import { describe, expect, it } from 'vitest';
import { breakingAim, briefingFrom, holdingAim } from '../index.ts';

describe('aims', () => {
  it('are reached when the enemy has lost what breaks him', () => {
    const aim = (lost: number) =>
      breakingAim('red', 'Break the Blues', 'victory.break', { lost, needed: 5, points: lost });
    expect([aim(4).state, aim(5).state]).toEqual(['open', 'reached']);
    expect(aim(4)).toMatchObject({ id: 'break-red', worth: null, counts: { red: 4 }, points: { red: 4 } });
  });

  it('of a place count for its holder alone', () => {
    const mill = { id: 'mill', name: 'Mill', at: { x: 10, y: 20 }, words: 'The mill', worth: 3 };
    expect(holdingAim(mill, 'victory.places', ['red', 'blue'], 'blue').points).toEqual({ red: 0, blue: 3 });
    expect(holdingAim(mill, 'victory.places', ['red', 'blue'], null)).toMatchObject({
      owner: null,
      points: { red: 0, blue: 0 },
    });
  });

  it('stand in a briefing with the plan of the reader', () => {
    const scenario = { sides: [{ id: 'red', plan: 'Go.\n\nHold.' }], balance: null };
    const told = { where: 'Nowhere', course: 'In turn.', victory: 'By points.', setUp: null };
    expect(briefingFrom(scenario, 'red', told).plan).toEqual(['Go.', 'Hold.']);
    expect(briefingFrom(scenario, null, told).plan).toEqual([]);
  });
});
