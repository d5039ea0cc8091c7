/** What charges are worth to a good player: contacts as the rules plot them, and what a charge opens behind it. */
import { describe, expect, it } from 'vitest';
import type { State, Table } from '../state/model.ts';
import { firstSide } from '../state/sides.ts';
import { type BattleSetup, indexIn, layBattle, unitIn } from '../testing/battle.ts';
import { chargeWorth } from './charge-worth.ts';
import { bodyOf, mindOf } from './mind.ts';
import { dangerTo, weighingOf, worthAround } from './place.ts';
import { steady } from './sergeant/styles.ts';

const horse = (x: number, y: number) => ({ kind: 'gendarmes', at: [x, y] }) as const;
const foot = (x: number, y: number) => ({ kind: 'heavy-swordsmen', at: [x, y] }) as const;
const guns = (x: number, y: number) => ({ kind: 'light-artillery', at: [x, y] }) as const;

function mindIn(table: Table, state: State, around = steady.around) {
  return mindOf(table, state, firstSide, { ...steady, around });
}

/** Worth of a charge straight ahead. */
function worth(battle: BattleSetup, units: readonly string[], target = 'z', around = steady.around) {
  const { table, state } = layBattle(battle);
  return chargeWorth(mindIn(table, state, around), {
    kind: 'charge',
    units,
    opening: [],
    target,
    into: false,
    free: false,
  });
}

describe('worth of a charge', () => {
  it('charge.target: of a line only those count who meet somebody', () => {
    const battle: BattleSetup = {
      south: { a: horse(10, 8), b: horse(11, 8) },
      north: { z: guns(10, 10.5), y: guns(16, 10.5) },
    };
    const alone = worth(battle, ['a'], 'z', 0);
    const line = worth(battle, ['a', 'b'], 'z', 0);
    expect(alone?.wins).toBeGreaterThan(0.5);
    // The second has nobody before it, and no part in the gain but to stand beside the first.
    expect(line?.gain).toBeCloseTo(alone?.gain ?? Number.NaN, 0);
  });

  it('charge.range: what the rules bar is worth nothing', () => {
    expect(worth({ south: { a: foot(10, 4) }, north: { z: guns(10, 12) } }, ['a'])).toBeNull();
  });
});

describe('friends around whoever moves', () => {
  const setup: BattleSetup = {
    south: { a: foot(10, 8), b: foot(12, 8) },
    north: { y: { ...horse(8, 8), facing: 90 } },
  };

  it('lose by it if their flank is open then, and not if somebody still stands there', () => {
    const lost = (south: BattleSetup['south']) => {
      const { table, state } = layBattle({ ...setup, south: south ?? {} });
      const mind = mindIn(table, state);
      const unit = indexIn(table, 'a');
      const { pose } = unitIn(table, state, 'a');
      const there = bodyOf(table, state, unit, { ...pose, y: pose.y + 3 * table.sizes.ud });
      return worthAround(weighingOf(mind, []), weighingOf(mind, [there]), [unit]);
    };
    expect(lost({ a: foot(10, 8), b: foot(12, 8) })).toBeLessThan(-1);
    expect(lost({ a: foot(10, 10), b: foot(14, 8), c: foot(10, 8) })).toBeGreaterThan(-0.1);
  });
});

it('a friend beside covers a flank, so that the danger to a unit is less', () => {
  const danger = (south: BattleSetup['south']) => {
    const { table, state } = layBattle({
      south: south ?? {},
      north: { y: { ...horse(7, 8.6), facing: 90 } },
    });
    const mind = mindIn(table, state);
    const [body] = mind.own;
    return body === undefined ? Number.NaN : dangerTo(weighingOf(mind, []), body);
  };
  expect(danger({ a: foot(10, 8) })).toBeGreaterThan(danger({ a: foot(10, 8), b: foot(8, 8) }));
});
