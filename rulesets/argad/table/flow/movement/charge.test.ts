import { describe, expect, test } from 'vitest';
import { square } from '../testing/skirmish.ts';
import { to, type WalkCase, walkOut } from '../testing/walk.ts';

const rider = { at: [20, 50], facing: 90, troop: 'light-cavalry', order: to([45, 50]) } as const;

/** A light horseman rides 20 cm at a standing figure. */
function ride(changes: object = {}, rest: Partial<WalkCase> = {}) {
  return walkOut({ blue: { a: { ...rider, ...changes } }, red: { b: { at: [43, 50] } }, ...rest });
}

describe('what a charge is', () => {
  test('charge.definition: cavalry that rides straight into contact over open ground charges whom it touches', () => {
    const { all, turn, figure, state } = ride();
    expect(all('charged')).toMatchObject([{ figure: 0, on: 1 }]);
    expect(all('charged')[0]!.run).toBeGreaterThan(1900);
    expect(turn.chargeOn).toEqual([1, -1]);
    expect(figure('a')).toMatchObject({ foe: 1, charged: state.turn });
  });

  test('charge.definition: not by a figure that was in contact when the turn began', () => {
    const { all } = walkOut({
      blue: { a: rider },
      red: { b: { at: [43, 50] }, c: { at: [16.5, 50] } },
    });
    expect(all('touched')).toHaveLength(1);
    expect(all('charged')).toEqual([]);
  });

  test('charge.who: neither mounted infantry nor foot nor a cavalryman on foot', () => {
    expect(ride({ troop: 'mounted-infantry' }).all('charged')).toEqual([]);
    const onFoot = { troop: 'foot', at: [28, 50] };
    expect(ride(onFoot).all('touched')).toHaveLength(1);
    expect(ride(onFoot).all('charged')).toEqual([]);
    const dismounted = { at: [28, 50], now: { mounted: false } };
    expect(ride(dismounted).all('touched')).toHaveLength(1);
    expect(ride(dismounted).all('charged')).toEqual([]);
  });

  test('charge.run: the last straight run is at least 10 cm; a bend breaks it', () => {
    const bent = (x: number) => ride({ order: to([x, 49], [45, 50]) }).all('charged');
    expect(bent(28)).toHaveLength(1);
    expect(bent(36)).toEqual([]);
    expect(
      ride({ order: to([36, 49], [45, 50]) }, { options: { 'charge.run': 1 } }).all('charged'),
    ).toHaveLength(1);
    expect(ride({ at: [32, 50] }).all('charged')).toEqual([]);
  });

  test('charge.ground: no charge through ground that is difficult for cavalry, whatever lies behind the enemy', () => {
    const bushes = (x: number) => ({
      areas: [{ id: 'bushes', kind: 'bushes' as const, corners: square(x, 45, 8) }],
    });
    const dice = { a: [1, 1] };
    expect(ride({}, { map: bushes(30), dice }).all('touched')).toHaveLength(1);
    expect(ride({}, { map: bushes(30), dice }).all('charged')).toEqual([]);
    expect(ride({ order: to([50, 50]) }, { map: bushes(44.5), dice }).all('charged')).toHaveLength(1);
  });

  test('charge.ground, melee.cavalry-ground: a run at a man who stands in bushes gives no bonus and is told as none', () => {
    const map = { areas: [{ id: 'bushes', kind: 'bushes' as const, corners: square(43.5, 45, 8) }] };
    const { all, turn, figure } = ride({ order: to([41, 50]) }, { map });
    expect(all('touched')).toHaveLength(1);
    expect(all('charged')).toEqual([]);
    expect(turn.chargeOn).toEqual([-1, -1]);
    expect(figure('a').charged).toBe(0);
  });

  test('charge.obstacle: no charge across a linear obstacle, nor at a man behind one', () => {
    const wall = (x: number) => ({
      lines: [
        {
          id: 'wall',
          kind: 'low-wall' as const,
          points: [
            [x, 45],
            [x, 55],
          ],
        },
      ],
    });
    const over = ride({}, { map: wall(30), dice: { a: [1, 1] } });
    expect(over.all('touched')).toHaveLength(1);
    expect(over.all('charged')).toEqual([]);
    const behind = ride({ order: to([41.4, 50]) }, { map: wall(41.9) });
    expect(behind.all('touched')).toHaveLength(1);
    expect(behind.all('charged')).toEqual([]);
    expect(behind.figure('b').holdsAgainst).toEqual([0]);
  });

  test('charge.reform: by option, no charge in the turn after a charge', () => {
    const now = { charged: 1 };
    const prepare: WalkCase['prepare'] = (state) => {
      state.turn = 2;
    };
    const options = { 'charge.reform': true };
    expect(ride({ now }, { prepare }).all('charged')).toHaveLength(1);
    expect(ride({ now }, { prepare, options }).all('charged')).toEqual([]);
    const later: WalkCase['prepare'] = (state) => {
      state.turn = 3;
    };
    expect(ride({ now }, { prepare: later, options }).all('charged')).toHaveLength(1);
  });
});

describe('who is charged', () => {
  const twoMen = { b: { at: [43, 51] }, c: { at: [43, 48.9] } } as const;

  test('charge.direct: of several touched at once the one nearest the middle of the front, or the one named', () => {
    const nearest = walkOut({ blue: { a: rider }, red: twoMen });
    expect(nearest.all('touched')).toHaveLength(2);
    expect(nearest.turn.chargeOn[0]).toBe(nearest.figureIndex('b'));
    const named = walkOut({
      blue: { a: { ...rider, order: { ...rider.order, victim: 'c' } } },
      red: twoMen,
    });
    expect(named.turn.chargeOn[0]).toBe(named.figureIndex('c'));
    expect(named.turn.firstTouched[0]).toBe(named.figureIndex('c'));
  });

  test('charge.mutual: two who ride at each other both charge', () => {
    const { all } = walkOut({
      blue: { a: rider },
      red: { b: { ...rider, at: [70, 50], facing: 270, order: to([45, 50]) } },
    });
    expect(all('charged')).toMatchObject([
      { figure: 0, on: 1 },
      { figure: 1, on: 0 },
    ]);
  });

  test('turn.shot-contact: a man who is charged receives a charge', () => {
    const shot = { weapon: 'pistol', target: null, moment: 'contact', after: 0, fallback: 'hold' } as const;
    const { turn } = walkOut({
      blue: { a: rider },
      red: { b: { at: [43, 50], firearms: ['pistol'], order: { shot } } },
    });
    expect(turn.dueShots).toMatchObject([{ figure: 1, other: 0, approach: 'receiving-charge' }]);
  });
});
