/** Rows of movement, zones, command and forming as positions. */
import { describe, expect, it } from 'vitest';
import { plotMove } from '../actions/move/index.ts';
import { isRefused } from '../state/turn.ts';
import { indexIn, layBattle, type TestUnit, unitIn } from '../testing/battle.ts';
import { begin, type Position } from '../testing/position.ts';

const ud = 400;
const unit = (kind: TestUnit['kind'], x: number, y: number, more: Partial<TestUnit> = {}): TestUnit => ({
  kind,
  at: [x, y],
  ...more,
});
const swords = (x: number, y: number, more: Partial<TestUnit> = {}) => unit('medium-swordsmen', x, y, more);
const advance = (by: number) => ({ step: 'advance', by: Math.round(by * ud) }) as const;
const half = { step: 'half' } as const;
const left = { step: 'quarter', to: 'left' } as const;
const move = (units: string | string[], ...steps: readonly object[]) =>
  ({ kind: 'move', units: [units].flat(), steps }) as const;
const far = { z: unit('levy', 28, 19) };

/** How far a kind goes straight on over ground of one kind. */
function goes(kind: TestUnit['kind'], ground: 'open' | 'brush' | 'marsh', enemy = 12): number {
  const { table, state } = layBattle({
    areas: ground === 'open' ? [] : [{ kind: ground, at: [14, 8], size: [24, 15] }],
    south: { a: unit(kind, 14, 4) },
    north: { z: unit('levy', 14, 4 + enemy) },
  });
  const a = indexIn(table, 'a');
  const longest = [6, 5, 4, 3, 2, 1].find((by) => !isRefused(plotMove(table, state, [a], [advance(by)])));
  return longest ?? 0;
}

describe('how far they go', () => {
  it.each([
    ['move.li', 'light-infantry', [3, 3, 3]],
    ['move.mi', 'medium-swordsmen', [3, 3, 2]],
    ['move.lmi', 'bowmen', [3, 3, 2]],
    ['move.hi-far', 'heavy-swordsmen', [3, 2, 1]],
    ['move.levy', 'levy', [3, 2, 1]],
    ['move.lh', 'light-cavalry', [5, 4, 2]],
    ['move.cv', 'heavy-cavalry', [4, 3, 1]],
    ['move.kn', 'gendarmes', [3, 2, 1]],
    ['elephant.move, elephant.field', 'elephants', [3, 3, 1]],
    ['move.wagon', 'war-wagon', [2, 1, 0]],
    ['move.mobile', 'light-artillery', [2, 1, 0]],
    ['move.mobile', 'medium-artillery', [2, 1, 0]],
    ['artillery.heavy', 'heavy-artillery', [0, 0, 0]],
  ] as const)('%s: %s', (_row, kind, lengths) => {
    expect([goes(kind, 'open'), goes(kind, 'brush'), goes(kind, 'marsh')]).toEqual(lengths);
  });

  it('unit.dragoons-when, move.drag-edge: dragoons ride from 4 UD on, and walk nearer to an enemy', () => {
    // Between the bases lie 4.125 UD and 3.625 UD.
    expect([goes('dragoons', 'open', 5), goes('dragoons', 'open', 4.5)]).toEqual([4, 3]);
  });

  it('move.ahead: there is no step backwards', () => {
    const { table, state } = layBattle({ south: { a: swords(14, 8) }, north: far });
    const back = plotMove(table, state, [indexIn(table, 'a')], [half, advance(1)]);
    expect(isRefused(back) ? back : back.used).toBe(2 * ud);
    expect(() =>
      begin({ south: { a: swords(14, 8) }, north: far }).against(move('a', advance(-1))),
    ).toThrow();
  });
});

describe('turns of light troops', () => {
  const used = (kind: TestUnit['kind'], ...steps: readonly object[]) => {
    const { table, state } = layBattle({ south: { a: unit(kind, 14, 8) }, north: far });
    const plot = plotMove(table, state, [indexIn(table, 'a')], steps as never);
    return isRefused(plot) ? plot : plot.used / ud;
  };

  it('move.turn-free, move.turn-second: the free turn is at the start or the end of the move, a second one costs 1 UD', () => {
    expect(used('light-infantry', half, advance(2))).toBe(2);
    expect(used('light-infantry', advance(2), half)).toBe(2);
    expect(used('light-infantry', half, advance(1), half)).toBe(2);
    expect(used('light-cavalry', advance(1), left, advance(1))).toBe(3);
    expect(used('medium-swordsmen', half, half)).toEqual(['move.turn']);
  });
});

describe('second and third moves', () => {
  it('move.multiple-order, command.three-orders: each is an order of its own, paid anew, and there are three at most', () => {
    const played = begin({ south: { a: unit('light-cavalry', 5, 2) }, north: far });
    const before = played.state.commands[0]!.cp;
    for (let n = 0; n < 2; n++) played.give(move('a', advance(1)));
    expect(played.state.commands[0]!.cp).toBe(before - 2);
    expect(played.against(move('a', advance(1)))).toEqual(['move.third-forbidden']);
  });

  it('move.third-commander: a third move needs the commander with the unit', () => {
    const played = begin({
      south: { a: unit('light-cavalry', 15, 3) },
      north: far,
      arrange: (_, state) => {
        Object.assign(state.commands[0]!.commander, { with: 0, status: 'with' });
      },
    });
    for (let n = 0; n < 3; n++) played.give(move('a', advance(1)));
    expect(played.against(move('a', advance(1)))).toContain('command.three-orders');
  });

  it('move.multiple-enemy: a camp and a marker count as enemies, a lone commander does not', () => {
    const camp = (y: number): Position => ({
      south: { a: unit('light-cavalry', 14, 3) },
      north: far,
      arrange: (_, state) => {
        state.camps = [
          null,
          { pose: { x: 14 * ud, y: y * ud, heading: 2700 }, fortified: false, lost: false },
        ] as never;
      },
    });
    const again = (y: number) => {
      const played = begin(camp(y));
      played.give(move('a', advance(1)));
      return played.against(move('a', advance(1)));
    };
    expect([again(12), again(9)]).toEqual([null, ['move.multiple-distance']]);
    const ridden = begin({
      south: { a: unit('light-cavalry', 14, 3) },
      north: far,
      arrange: (_, state) => {
        state.commands[1]!.commander.pose = { x: 14 * ud, y: 7 * ud, heading: 2700 };
      },
    });
    ridden.give(move('a', advance(1)));
    expect(ridden.against(move('a', advance(1)))).toBeNull();
  });

  it('move.multiple-distance: nor where the friends that it passes would carry it', () => {
    const again = (y: number) => {
      const played = begin({
        south: { a: unit('light-infantry', 14, 4.6), b: swords(14, 8) },
        north: { z: unit('levy', 14, y) },
      });
      played.give(move('a', advance(1)));
      return played.against(move('a', advance(3)));
    };
    expect([again(15), again(13.42)]).toEqual([null, ['move.multiple-distance']]);
  });

  it('move.multiple-distance: never near in the whole phase, also where the enemy has gone since', () => {
    const played = begin({
      south: { a: unit('light-cavalry', 10, 6), b: unit('heavy-cavalry', 12, 6) },
      north: { z: unit('light-cavalry', 12, 8.5), y: unit('levy', 28, 19) },
      dice: { z: { evade: [6] }, b: { charge: [3] } },
    });
    expect(played.unit('a').doings.wasNear).toBe(true);
    played.give({ kind: 'charge', units: ['b'], target: 'z' });
    played.give({ kind: 'answer', units: ['z'], how: 'evade' });
    const top = played.state.agenda.at(-1);
    if (top?.do === 'follow') played.give({ kind: 'follow', by: [...top.least] });
    // z is more than 4 UD away by now.
    played.give(move('a', half, advance(3)));
    expect(played.against(move('a', advance(1)))).toEqual(['move.multiple-distance']);
  });
});

describe('difficult manoeuvres', () => {
  const cost = (position: Position, command: object) => {
    const verdict = begin(position).check(command as never);
    return verdict.allowed ? verdict.cost['cp'] : verdict;
  };

  it('move.unmanoeuvrable-easy, unit.unmanoeuvrable: a full-length move with a wheel is easy, a short one is not', () => {
    const position = { south: { a: unit('levy', 14, 8) }, north: far };
    const wheel = { step: 'wheel', about: 'left', angle: 600 };
    expect([
      cost(position, move('a', wheel, advance(2))),
      cost(position, move('a', wheel, advance(1))),
    ]).toEqual([1, 2]);
    expect(cost({ south: { a: swords(14, 8) }, north: far }, move('a', advance(1)))).toBe(1);
  });

  it('command.difficult-once, command.group-difficult: several reasons are 1 CP more, and one such unit makes a group difficult', () => {
    const pair = { south: { a: unit('levy', 14, 8), b: unit('levy', 15, 8) }, north: far };
    // A turn, and shorter than the whole.
    expect(cost(pair, move(['a', 'b'], half, advance(0.5)))).toBe(2);
    const mixed = { south: { a: unit('levy', 14, 8), b: unit('heavy-swordsmen', 15.5, 8) }, north: far };
    expect(cost(mixed, move(['a', 'b'], half))).toBe(2);
  });

  it('command.deep-turn: a turn of a Tercio costs 2 CP in all', () => {
    expect(cost({ south: { a: unit('tercio', 14, 8) }, north: far }, move('a', left))).toBe(2);
  });

  it('move.exit-difficult: leaving a zone is difficult but for those who can evade', () => {
    const from = (kind: TestUnit['kind'], way: string) =>
      cost(
        { south: { a: unit(kind, 14, 8) }, north: { z: swords(14, 9.7) } },
        { kind: 'leave', units: ['a'], way },
      );
    expect([from('medium-swordsmen', 'back'), from('light-cavalry', 'evade')]).toEqual([2, 1]);
  });
});

describe('squares', () => {
  const form = { kind: 'square', unit: 'a' } as const;
  const position: Position = { south: { a: unit('pike-and-shot', 14, 6) }, north: far };

  it('square.cost, square.when: 2 CP, and the whole move, also where it is left', () => {
    const played = begin(position);
    expect(played.check(form)).toMatchObject({ cost: { cp: 2 } });
    played.give(form);
    expect(played.against(move('a', advance(1)))).toContain('square.no-move');
    const leaving = begin({
      ...position,
      arrange: (_, state) => {
        state.units[0]!.square = true;
      },
    });
    leaving.give(form);
    expect(leaving.against(move('a', advance(1)))).toEqual(['square.when']);
    const free = begin({
      ...position,
      options: { 'square.when': 'free' },
      arrange: (_, state) => {
        state.units[0]!.square = true;
      },
    });
    free.give(form);
    expect(free.against(move('a', advance(1)))).toBeNull();
  });

  it('square.no-move: by option it moves 1 UD, but does not charge', () => {
    const played = begin({
      ...position,
      options: { 'square.no-move': false },
      arrange: (table, state) => {
        unitIn(table, state, 'a').square = true;
      },
    });
    expect(played.against(move('a', advance(1)))).toBeNull();
    expect(played.against(move('a', advance(1.5)))).toEqual(['move.front-edge']);
    expect(played.against({ kind: 'charge', units: ['a'], target: 'z' })).toContain('square.no-move');
  });
});
