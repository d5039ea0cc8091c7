import { describe, expect, test } from 'vitest';
import { type BattleSetup, layBattle, unitIn } from '../../testing/battle.ts';
import { shotAt, tell } from './testing/shots.ts';

/** Verdict on small-arms fire of `a` at `b`. */
function judge(
  battle: Partial<BattleSetup>,
  change: (laid: ReturnType<typeof layBattle>) => void = () => {},
) {
  const laid = layBattle({ south: { a: { at: [50, 40] } }, north: { b: { at: [50, 60] } }, ...battle });
  change(laid);
  const { table, state } = laid;
  const told = tell(table, state, shotAt(table, 'a', 'small-arms', 'b'));
  return { ...told, ...told.cases[0]! };
}

describe('small arms from places', () => {
  test('fire.line-dice: six bases in line bear on a line straight ahead', () => {
    const { against: refusals, facts, figures, odds } = judge({});
    expect(refusals).toEqual([]);
    expect(facts.rangeCm).toBe(18);
    expect(facts.firer.bases).toBe(6);
    expect(figures).toEqual({ dice: 3, killOn: 3, saveOn: 0 });
    expect(odds).toEqual(['0: 1/8', '1: 3/8', '2: 3/8', '3: 1/8']);
  });

  test('fire.range: at the range is in range, a millimetre beyond it is not', () => {
    expect(judge({ north: { b: { at: [50, 62] } } }).against).toEqual([]);
    expect(judge({ north: { b: { at: [50, 62.1] } } }).against).toEqual(['fire.range']);
  });

  test('fire.measure: between middles the depth of both bases counts', () => {
    const options = { 'fire.measure': 'centre' };
    expect(judge({ options }).facts.rangeCm).toBe(20);
    expect(judge({ options }).against).toEqual([]);
    expect(judge({ options, north: { b: { at: [50, 60.1] } } }).against).toEqual(['fire.range']);
  });

  test('fire.bear: only bases that have some of the target straight ahead count', () => {
    // The bases of a are 3 cm wide from 41 to 59. Those of b begin at 50.5 and so face three of them.
    const { facts, figures } = judge({ north: { b: { at: [59.5, 60] } } });
    expect(facts.firer.bases).toBe(3);
    expect(figures).toMatchObject({ dice: 1 });
  });

  test('fire.bear: as a whole unit all of them fire, or none', () => {
    const options = { 'fire.bear': 'whole-unit' };
    expect(judge({ options, north: { b: { at: [59.5, 60] } } }).facts.firer.bases).toBe(6);
    expect(judge({ options, north: { b: { at: [68, 60] } } }).against).toEqual(['fire.arc-line']);
  });

  test('fire.arc-line: formed foot does not fire aside', () => {
    expect(judge({ north: { b: { at: [68, 60] } } }).against).toEqual(['fire.arc-line']);
    expect(judge({ north: { b: { at: [50, 20] } } }).against).toEqual(['fire.arc-line']);
  });

  test('fire.front-rank: a column fires with its front row', () => {
    const { facts, figures } = judge({ south: { a: { at: [50, 40], formation: 'column' } } });
    expect(facts.firer.bases).toBe(2);
    expect(figures).toMatchObject({ dice: 1 });
  });

  test('fire.adjacent: friends before the middle leave two runs, and no pair across', () => {
    // A column of friends 6 cm wide masks bases 2 and 3 of six, and less than half of any other.
    const friend = { at: [50, 50] as const, formation: 'column' as const };
    const { facts, figures } = judge({ south: { a: { at: [50, 40] }, c: friend } });
    expect(facts.firer).toMatchObject({ bases: 4, pairs: null });
    expect(figures).toMatchObject({ dice: 2 });
    const aside = { at: [47, 50] as const, formation: 'column' as const };
    expect(judge({ south: { a: { at: [50, 40] }, c: aside } }).facts.firer).toMatchObject({
      bases: 4,
      pairs: 1,
    });
  });

  test('fire.friends-between: a line of friends right before it', () => {
    const { against: refusals } = judge({ south: { a: { at: [50, 40] }, c: { at: [50, 45] } } });
    expect(refusals).toEqual(['fire.friends-between']);
  });

  test('fire.arc-round: skirmishers and carbines fire behind themselves', () => {
    const light = { at: [50, 40] as const, kind: 'light' as const, formation: 'open' as const };
    expect(judge({ south: { a: light }, north: { b: { at: [50, 20] } } }).figures).toEqual({
      dice: 4,
      killOn: 2,
      saveOn: 0,
    });
    const dragoons = { at: [50, 40] as const, kind: 'medium-cavalry' as const, carbine: true };
    expect(judge({ south: { a: dragoons }, north: { b: { at: [50, 26] } } }).against).toEqual([]);
  });

  test('fire.arc-line: light infantry in line fires ahead only', () => {
    const light = { at: [50, 40] as const, kind: 'light' as const };
    expect(judge({ south: { a: light }, north: { b: { at: [50, 20] } } }).against).toEqual(['fire.arc-line']);
  });

  test('morale.routing, turn.fire-or-move: from the state of the unit', () => {
    const routing = judge({}, ({ table, state }) => {
      unitIn(table, state, 'a').rung = 3;
    });
    expect(routing.against).toEqual(['morale.routing']);
    const moved = judge({}, ({ table, state }) => {
      unitIn(table, state, 'a').moved = true;
    });
    expect(moved.against).toEqual(['turn.fire-or-move']);
  });

  test('fire.one-target: once in a phase', () => {
    const { against: refusals } = judge({}, ({ table, state }) => {
      unitIn(table, state, 'a').fired = true;
    });
    expect(refusals).toEqual(['fire.one-target']);
  });

  test('morale.reform: whoever reformed does nothing more', () => {
    const { against: refusals } = judge({}, ({ table, state }) => {
      unitIn(table, state, 'a').quiet = true;
    });
    expect(refusals).toEqual(['morale.reform']);
  });

  test('terrain.contour: a target on a hill has a save', () => {
    const corners = [
      [30, 55],
      [70, 55],
      [70, 75],
      [30, 75],
    ];
    const { figures, lines } = judge({ areas: [{ kind: 'hill', corners }] });
    expect(figures).toMatchObject({ saveOn: 1 });
    expect(lines).toContain('save.higher 1');
  });

  test('terrain.behind: a wall counts when it lies between', () => {
    const wall = (y: number) =>
      judge({
        lines: [
          {
            kind: 'low-wall',
            points: [
              [30, y],
              [70, y],
            ],
          },
        ],
      }).figures;
    expect(wall(58.5)).toMatchObject({ saveOn: 3 });
    expect(wall(61.5)).toMatchObject({ saveOn: 0 });
    expect(wall(50)).toMatchObject({ saveOn: 0 });
  });
});
