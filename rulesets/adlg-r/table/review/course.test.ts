/** Rows of command, rally, shooting, camps, losses and the course of a turn as positions. */
import { describe, expect, it } from 'vitest';
import { rallyFacts } from '../actions/command/index.ts';
import { meleeFacts, meleeOf } from '../actions/melee/index.ts';
import { firingContextOf, targetsOf } from '../actions/shoot/index.ts';
import { lossesOf, resultNow, worthOf } from '../flow/victory.ts';
import { firstSide, secondSide } from '../state/sides.ts';
import { corpsIn, indexIn, layBattle, type TestCorps, type TestUnit, unitIn } from '../testing/battle.ts';
import { touch } from '../testing/contacts.ts';
import { playFrom } from '../testing/play.ts';
import { begin, type Position } from '../testing/position.ts';
import { holdersOf } from '../zones/index.ts';

const ud = 400;
const unit = (kind: TestUnit['kind'], x: number, y: number, more: Partial<TestUnit> = {}): TestUnit => ({
  kind,
  at: [x, y],
  ...more,
});
const swords = (x: number, y: number, more: Partial<TestUnit> = {}) => unit('medium-swordsmen', x, y, more);
const far = { z: unit('levy', 28, 19) };
const ahead = (...units: string[]) =>
  ({ kind: 'move', units, steps: [{ step: 'advance', by: ud }] }) as const;

describe('corps and their points', () => {
  const two = (grade: TestCorps['grade']): Position => ({
    southCorps: {
      one: { grade: grade!, units: { a: swords(14, 4) } },
      two: { units: { b: swords(20, 4) } },
    },
    north: far,
  });

  it.each([
    ['command.ordinary', 'ordinary', 3, 4],
    ['command.competent', 'competent', 4, 6],
    ['command.brilliant', 'brilliant', 4, 8],
    ['command.strategist', 'strategist', 5, 8],
  ] as const)('%s', (_row, grade, cp, range) => {
    const played = begin(two(grade));
    expect(corpsIn(played.table, played.state, 'one').cp).toBe(cp);
    // From the edge of his base, which is 1 UD wide, to the flank of the unit.
    const costAt = (away: number) => {
      const again = begin({
        ...two(grade),
        southCorps: { one: { grade, at: [4, 4], units: { a: swords(4 + 0.5 + away + 1, 4) } } },
      });
      const verdict = again.check(ahead('a'));
      return verdict.allowed ? verdict.cost['cp'] : null;
    };
    expect([costAt(range), costAt(range + 0.1)]).toEqual([1, 2]);
  });

  it('turn.corps, turn.activation: one corps at a time; its orders in any order, each carried out before the next', () => {
    const played = begin(two('competent'));
    expect(played.against(ahead('b'))).toEqual(['command.own-corps']);
    expect(played.against({ kind: 'activate', corps: 'two' })).not.toBeNull();
    played.give(ahead('a'));
    expect(played.unit('a').pose.y).toBe(5 * ud);
    played.give({ kind: 'done' });
    played.give({ kind: 'activate', corps: 'two' });
    played.give(ahead('b'));
  });

  it('command.lapse: points that are not spent are gone', () => {
    const played = begin(two('competent'));
    played.give({ kind: 'done' });
    expect(corpsIn(played.table, played.state, 'one')).toMatchObject({ cp: 0, free: 0 });
  });

  it('command.test-now: he orders, rides nearer and orders again at the price of then', () => {
    const played = begin({
      southCorps: { one: { grade: 'brilliant', at: [2, 4], units: { a: swords(14, 4), b: swords(24, 4) } } },
      north: far,
    });
    const price = () => {
      const verdict = played.check(ahead('a'));
      return verdict.allowed ? verdict.cost['cp'] : null;
    };
    expect(price()).toBe(2);
    played.give({ kind: 'ride', corps: 'one', to: { x: 5 * ud, y: 4 * ud } });
    expect(price()).toBe(1);
  });

  it('command.free-part: the free point pays 1 CP of such an order, the rest comes from the roll', () => {
    const played = begin({
      south: { a: unit('levy', 14, 4) },
      north: far,
      arrange: (_, state) => {
        Object.assign(state.commands[0]!.commander, { with: 0, status: 'with' });
      },
    });
    expect(played.check({ ...ahead('a'), free: true })).toMatchObject({ cost: { cp: 1, free: 1 } });
  });
});

describe('rally', () => {
  const shaken = (north: Record<string, TestUnit>, more: Record<string, TestUnit> = {}) => {
    const { table, state } = layBattle({ south: { a: swords(14, 4), ...more }, north });
    unitIn(table, state, 'a').lost = 1;
    return { table, state, facts: () => rallyFacts(table, state, indexIn(table, 'a')) };
  };

  it('rally.rear-support: +1 with a friend close behind, facing the same way', () => {
    const supported = (kind: TestUnit['kind'], y: number) =>
      shaken(far, { b: unit(kind, 14, y) }).facts().input.rearSupport;
    expect([supported('medium-swordsmen', 2.5), supported('medium-swordsmen', 1.8)]).toEqual([true, false]);
    expect(supported('light-infantry', 2.9)).toBe(false);
  });

  it('unit.enemy-near: a camp and a marker are enemies for a rally, and for planting stakes', () => {
    const { table, state, facts } = shaken(far);
    expect(facts().place).toBe('far');
    state.camps = [
      null,
      { pose: { x: 14 * ud, y: 8 * ud, heading: 2700 }, fortified: false, lost: false },
    ] as never;
    expect(facts().place).toBe('near');
    const stakes = begin({
      south: { a: swords(14, 4, { traits: ['stakes'] }) },
      north: far,
      arrange: (_, now) => {
        now.camps = state.camps;
      },
    });
    expect(stakes.against({ kind: 'stakes', unit: 'a' })).toEqual(['fortification.stakes']);
    expect(table.sizes.ud).toBe(ud);
  });

  it('rally.when: in the movement of its owner, when its corps is activated', () => {
    const played = playFrom({
      southCorps: { one: { units: { a: swords(14, 4) } }, two: { units: { b: swords(20, 4) } } },
      north: far,
    });
    played.state.units[0]!.lost = 1;
    const rally = { kind: 'rally', unit: 'a' } as const;
    expect(played.against(rally)).not.toBeNull();
    played.give({ kind: 'activate', corps: 'two' });
    expect(played.against(rally)).toEqual(['command.own-corps']);
    played.give({ kind: 'done' });
    played.give({ kind: 'activate', corps: 'one' });
    expect(played.against(rally)).toBeNull();
  });

  it('commander.rally-unit: he rides to a unit, joins it and then rallies it with +1', () => {
    const played = begin({
      southCorps: { one: { grade: 'brilliant', at: [14, 2], units: { a: swords(14, 4) } } },
      north: far,
      arrange: (_, state) => {
        state.units[0]!.lost = 1;
      },
    });
    played.give({ kind: 'ride', corps: 'one', to: { x: 14 * ud, y: 4 * ud }, attach: 'a' });
    expect(rallyFacts(played.table, played.state, indexIn(played.table, 'a')).input.commander).toBe(true);
    expect(played.against({ kind: 'rally', unit: 'a' })).toBeNull();
  });

  it('unit.quality-not: a mediocre unit rallies by the face as it falls', () => {
    const recovered = (quality: TestUnit['quality']) => {
      const played = begin({
        south: { a: swords(14, 4, { quality: quality! }) },
        north: far,
        dice: { a: { rally: [4] } },
        arrange: (_, state) => {
          state.units[0]!.lost = 1;
        },
      });
      played.give({ kind: 'rally', unit: 'a' });
      return played.all('rallied')[0]!.recovered;
    };
    expect([recovered('elite'), recovered('ordinary'), recovered('mediocre')]).toEqual([1, 1, 1]);
  });
});

describe('shooting', () => {
  it('shoot.optional: nobody has to shoot', () => {
    const played = begin({ south: { a: unit('shot', 14, 4) }, north: { z: swords(14, 6.5) } });
    played.give({ kind: 'done' });
    expect(played.asked()).toBe('south shooting');
    played.give({ kind: 'done' });
    expect(played.all('shot')).toEqual([]);
  });

  it('shoot.sight-hidden: not beyond a crest, nor wholly inside a gully from more than 1 UD of its edge', () => {
    const seen = (kind: 'gully' | 'steep-hill', y: number) => {
      const area =
        kind === 'gully'
          ? { kind, at: [14, 8], size: [6, 3] }
          : {
              kind,
              at: [14, 8],
              size: [6, 3],
              ridge: [
                [11, 8],
                [17, 8],
              ],
            };
      const { table, state } = layBattle({
        areas: [area as never],
        south: { a: unit('bowmen', 14, y) },
        north: { z: swords(14, kind === 'gully' ? 8.9 : 9.9) },
      });
      return targetsOf(firingContextOf(table, state), indexIn(table, 'a'), 'main').length;
    };
    expect([seen('gully', 4.9), seen('gully', 5.9)]).toEqual([0, 1]);
    expect([seen('steep-hill', 5.9), seen('steep-hill', 6.6)]).toEqual([0, 1]);
  });
});

describe('camps', () => {
  const stormed = (fortified: boolean) =>
    begin({
      south: { a: unit('heavy-cavalry', 14, 9.625) },
      north: { z: swords(25, 18) },
      arrange: (_, state) => {
        state.camps = [
          null,
          { pose: { x: 14 * ud, y: 11 * ud, heading: 2700 }, fortified, lost: false },
        ] as never;
      },
    });

  it('camp.unit: it has no zone of control, and nobody passes through it', () => {
    const played = stormed(true);
    expect(holdersOf(played.table, played.state, indexIn(played.table, 'a'))).not.toContain('camp');
    const own = begin({
      south: { a: unit('light-infantry', 14, 8) },
      north: far,
      arrange: (_, state) => {
        state.camps = [
          { pose: { x: 14 * ud, y: 10.3 * ud, heading: 900 }, fortified: false, lost: false },
          null,
        ] as never;
      },
    });
    expect(own.against({ kind: 'move', units: ['a'], steps: [{ step: 'advance', by: 3 * ud }] })).toEqual([
      'move.path',
    ]);
  });

  it('camp.attacker: who attacks a camp counts as in melee: it neither moves nor charges, but breaks off across fortifications', () => {
    const played = stormed(true);
    const turned = {
      kind: 'move',
      units: ['a'],
      steps: [{ step: 'half' }, { step: 'advance', by: ud }],
    } as const;
    expect(played.against(turned)).toContain('camp.attacker');
    expect(played.against({ kind: 'charge', units: ['a'], target: 'z' })).toContain('camp.attacker');
    expect(stormed(false).against({ kind: 'disengage', units: ['a'] })).toContain('disengage.all');
    played.give({ kind: 'disengage', units: ['a'] });
    expect(played.unit('a').pose.y).toBeLessThan(9.6 * ud);
  });

  it('camp.attacker, zoc.none: nor has it a zone of control', () => {
    const { table, state } = layBattle({
      south: { a: unit('heavy-cavalry', 14, 9.625) },
      north: { z: swords(15.4, 10.9) },
    });
    const held = () => holdersOf(table, state, indexIn(table, 'z')).length;
    expect(held()).toBe(1);
    state.camps = [
      null,
      { pose: { x: 13.4 * ud, y: 11 * ud, heading: 2700 }, fortified: true, lost: false },
    ] as never;
    expect(held()).toBe(0);
  });
});

describe('losses and values', () => {
  it('unit.cohesion, unit.disordered, unit.routed: a lost point is a marker, with all of them gone it is out', () => {
    const { table, state } = layBattle({ south: { a: swords(14, 8.5) }, north: { z: swords(14, 9.5) } });
    touch(table, state, 'a', 'z');
    const melee = meleeOf(table, state, indexIn(table, 'a'), null)!;
    expect(meleeFacts(table, state, melee).a.lost).toBe(0);
    unitIn(table, state, 'a').lost = 1;
    expect(meleeFacts(table, state, melee).a.lost).toBe(1);
    Object.assign(unitIn(table, state, 'a'), { lost: 5, status: 'routed' });
    expect(meleeOf(table, state, indexIn(table, 'a'), null)).toBeNull();
    expect(holdersOf(table, state, indexIn(table, 'z'))).toEqual([]);
  });

  it('victory.value-routed, unit.battle-unit, unit.single: routed units go on counting, Battle Units 2, others 1', () => {
    const { table, state } = layBattle({
      south: {
        a: swords(14, 4),
        b: unit('light-cavalry', 18, 4),
        c: unit('levy', 20, 4, { traits: ['expendable'] }),
      },
      north: far,
    });
    expect(worthOf(table, state, firstSide)).toBe(3);
    unitIn(table, state, 'a').status = 'removed';
    expect([worthOf(table, state, firstSide), lossesOf(table, state, firstSide)]).toEqual([3, 4]);
    // ability.expendable: an expendable levy counts for nothing.
    unitIn(table, state, 'c').status = 'removed';
    expect(lossesOf(table, state, firstSide)).toBe(4);
  });

  it('army.break, turn.victory, victory.draw: both armies are checked, and both broken at once is a draw', () => {
    const { table, state } = layBattle({ south: { a: swords(14, 4) }, north: { z: swords(14, 16) } });
    expect(resultNow(table, state)).toBeNull();
    unitIn(table, state, 'z').status = 'removed';
    expect(resultNow(table, state)).toMatchObject({ winners: ['south'], by: 'victory.break' });
    unitIn(table, state, 'a').status = 'removed';
    expect(resultNow(table, state)).toMatchObject({ winners: [], by: 'victory.draw' });
    expect(lossesOf(table, state, secondSide)).toBe(4);
  });
});
