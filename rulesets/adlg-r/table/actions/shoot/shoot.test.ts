/** Who may shoot at whom, by small positions. */
import { describe, expect, it } from 'vitest';
import type { State, Table } from '../../state/model.ts';
import { type BattleSetup, indexIn, layBattle, type TestUnit, unitIn } from '../../testing/battle.ts';
import { touch } from '../../testing/contacts.ts';
import { againstLaid, firingContextOf, shotFacts, targetsOf } from './index.ts';

type Arrange = (table: Table, state: State) => void;
const nothing: Arrange = () => {};

/** Refusals of a shot by `a` at `z`, by default over its front and without help. */
function against(
  battle: BattleSetup,
  more: { edge?: 'front' | 'left' | 'right' | 'rear'; supports?: string[]; target?: string } = {},
  arrange: Arrange = nothing,
): readonly string[] {
  const { table, state } = layBattle(battle);
  arrange(table, state);
  return againstLaid(firingContextOf(table, state), {
    main: indexIn(table, 'a'),
    target: indexIn(table, more.target ?? 'z'),
    edge: more.edge ?? 'front',
    supports: (more.supports ?? []).map((id) => indexIn(table, id)),
  });
}

/** Ids of those at whom `a` may shoot. */
function targets(battle: BattleSetup, arrange: Arrange = nothing): string[] {
  const { table, state } = layBattle(battle);
  arrange(table, state);
  const aims = targetsOf(firingContextOf(table, state), indexIn(table, 'a'), 'main');
  return aims.map(({ target }) => table.units[target]!.id);
}

function facts(battle: BattleSetup, edge: 'front' | 'left' = 'front', arrange: Arrange = nothing) {
  const { table, state } = layBattle(battle);
  arrange(table, state);
  const look = { unit: indexIn(table, 'a'), edge, target: indexIn(table, 'z') };
  return shotFacts(firingContextOf(table, state), look);
}

const at = (x: number, y: number, more: Partial<TestUnit> = {}): TestUnit => ({
  kind: 'shot',
  weapon: 'musket',
  at: [x, y],
  ...more,
});
// The front of a lies at 8.5, that of z at 10.5 and further.
const a = at(10, 8);

describe('range and zone', () => {
  it('shoot.range, shoot.range-musket: up to the range, from front edge to nearest point', () => {
    expect(against({ south: { a }, north: { z: at(10, 12) } })).toEqual([]);
    expect(against({ south: { a }, north: { z: at(10, 12.1) } })).toContain('shoot.range');
    expect(against({ south: { a: at(10, 8, { weapon: 'arquebus' }) }, north: { z: at(10, 12) } })).toContain(
      'shoot.range',
    );
  });

  it('unit.limits: within EPS of the range is at the range', () => {
    expect(against({ south: { a }, north: { z: at(10, 12.005) } })).toEqual([]);
  });

  it('shoot.zone: 1 UD to either side of the front', () => {
    // z is 2 UD wide: its near flank lies at 12.9 or 13, the zone ends at 12.
    expect(against({ south: { a }, north: { z: at(12.9, 10) } })).toEqual([]);
    expect(against({ south: { a }, north: { z: at(13, 10) } })).toEqual(['shoot.zone']);
  });

  it('shoot.zone-guns: medium and heavy guns 2 UD beyond 4 UD', () => {
    const gun = (y: number, kind: 'medium-artillery' | 'light-artillery' = 'medium-artillery') =>
      against({ south: { a: { kind, at: [10, 8] } }, north: { z: at(13.2, y) } });
    expect(gun(14)).toEqual([]);
    expect(gun(12)).toContain('shoot.zone');
  });

  it('shoot.edge, shoot.edge-tercio: others over the front only, Tercios over any edge', () => {
    const west = { z: at(7, 8, { facing: 90 }) };
    expect(against({ south: { a }, north: west }, { edge: 'left' })).toEqual(['shoot.edge']);
    const tercio: TestUnit = { kind: 'tercio', weapon: 'arquebus', at: [10, 8] };
    expect(against({ south: { a: tercio }, north: west }, { edge: 'left' })).toEqual([]);
    expect(facts({ south: { a: tercio }, north: west }, 'left').shooter.edge).toBe('side');
  });

  it('shoot.edge-wagon: war wagons over a long edge', () => {
    const wagon: TestUnit = { kind: 'war-wagon', weapon: 'arquebus', at: [10, 8] };
    const battle = { south: { a: wagon }, north: { z: at(7, 8, { facing: 90 }), y: at(10, 12) } };
    expect(against(battle, { edge: 'left' })).toEqual([]);
    expect(against(battle, { edge: 'front', target: 'y' })).toEqual(['shoot.edge']);
  });

  it('shoot.edge-lh: light horse over any edge, at the nearest of all', () => {
    const battle = {
      south: { a: { kind: 'light-cavalry', weapon: 'carbine', at: [10, 8] } as const },
      north: { z: at(10, 10.8), y: at(10, 6, { facing: 0 }) },
    };
    expect(targets(battle)).toEqual(['y']);
    expect(against(battle)).toEqual(['shoot.edge-lh']);
  });
});

describe('sight', () => {
  it('shoot.sight: one point that both ends of the front see, past whoever stands between', () => {
    const with_ = (x: number, kind: TestUnit['kind'] = 'heavy-cavalry') =>
      against({ south: { a, f: { kind, at: [x, 9.5] } }, north: { z: at(10, 11.4) } });
    expect(with_(10)).toEqual(['shoot.sight']);
    expect(with_(11.5)).toEqual([]);
    // The left end sees z as far as 11, the right end up to 9.85 past a friend at 11.2, and nothing past one at 10.9.
    expect(with_(11.2)).toEqual([]);
    expect(with_(10.9)).toEqual(['shoot.sight']);
  });

  it('shoot.sight-touch: a line that only touches is free', () => {
    // Two friends leave exactly the middle of z free for both ends.
    const battle = {
      south: {
        a: { kind: 'light-artillery', at: [10, 8] } as const,
        f: { kind: 'heavy-cavalry', at: [9, 8.9] } as const,
        g: { kind: 'heavy-cavalry', at: [11, 8.9] } as const,
      },
      north: { z: at(10, 11) },
    };
    expect(against(battle)).toEqual([]);
  });

  it('shoot.sight-cover: up to 1 UD of cover terrain is cover, more is no shot', () => {
    const wood = (y: number, deep: number) => ({
      areas: [{ kind: 'wood', at: [10, y], size: [8, deep] } as const],
      south: { a },
      north: { z: at(10, 11) },
    });
    expect(facts(wood(9.5, 0.8)).target.cover).toBe('terrain');
    expect(against(wood(9.5, 0.8))).toEqual([]);
    expect(against(wood(9.5, 1.4))).toEqual(['shoot.sight']);
    expect(facts(wood(4, 2)).target.cover).toBe('none');
  });

  it('terrain.ridge: a ridge cuts sight unless an end is within 1 UD of it', () => {
    const hill = (y: number, target: number) => ({
      areas: [
        {
          kind: 'gentle-hill',
          at: [10, y],
          size: [12, 2],
          ridge: [
            [4, y],
            [16, y],
          ],
        } as const,
      ],
      south: { a: { kind: 'medium-artillery', at: [10, 8] } as const },
      north: { z: at(10, target) },
    });
    expect(against(hill(11, 14))).toEqual(['shoot.sight']);
    expect(against(hill(13, 14))).toEqual([]);
  });

  it('shoot.overhead: from a hill over friends below, and guns over light troops 1 UD from both', () => {
    const below = { f: at(10, 11) };
    const battle = (size: number): BattleSetup => ({
      areas: [{ kind: 'gentle-hill', at: [10, 8], size: [6, size] }],
      south: { a: at(10, 8, { weapon: 'flintlock' }), ...below },
      north: { z: at(10, 13) },
    });
    expect(against(battle(3))).toEqual([]);
    expect(against(battle(0.5))).toEqual(['shoot.sight']);
    const guns = (y: number): BattleSetup => ({
      south: { a: { kind: 'light-artillery', at: [10, 8] }, f: { kind: 'light-infantry', at: [10, y] } },
      north: { z: at(10, 12) },
    });
    expect(against(guns(10))).toEqual([]);
    expect(against(guns(9))).toEqual(['shoot.sight']);
  });
});

describe('priority', () => {
  it('shoot.priority-front, shoot.priority-zone: the nearest directly in front before a nearer one aside', () => {
    const battle = { south: { a }, north: { z: at(12.5, 10), y: at(10, 11.5) } };
    expect(targets(battle)).toEqual(['y']);
    expect(against(battle)).toEqual(['shoot.priority-front']);
    expect(targets({ south: { a }, north: { z: at(12.5, 10), y: at(7.5, 10.3) } })).toEqual(['z']);
  });

  it('shoot.priority-tie, shoot.priority-kept: of equals who is most in front, then a choice that is kept', () => {
    expect(targets({ south: { a }, north: { z: at(9.5, 11), y: at(11.5, 11) } })).toEqual(['z']);
    const equal = { south: { a }, north: { z: at(9, 11), y: at(11, 11) } };
    expect(targets(equal)).toEqual(['z', 'y']);
    const last: Arrange = (table, state) => {
      const unit = unitIn(table, state, 'a');
      unit.target = { unit: indexIn(table, 'y'), from: unit.pose, at: unitIn(table, state, 'y').pose };
    };
    expect(targets(equal, last)).toEqual(['y']);
    expect(
      targets(equal, (table, state) => {
        last(table, state);
        const unit = unitIn(table, state, 'y');
        unit.pose = { ...unit.pose, x: unit.pose.x };
        unitIn(table, state, 'a').target = {
          ...unitIn(table, state, 'a').target!,
          at: { ...unit.pose, x: unit.pose.x + 40 },
        };
      }),
    ).toEqual(['z', 'y']);
  });

  it('shoot.priority-guns: big guns choose freely beyond 4 UD if nothing is nearer', () => {
    const guns = (y: number): BattleSetup => ({
      south: { a: { kind: 'heavy-artillery', at: [10, 4] } },
      north: { z: at(9, 12), y: at(11, y) },
    });
    expect(targets(guns(13))).toEqual(['z', 'y']);
    expect(targets(guns(8.5))).toEqual(['y']);
    expect(against(guns(8.5))).toEqual(['shoot.priority-guns']);
  });
});

describe('who shoots', () => {
  const z = at(10, 11);

  it('shoot.not-after, shoot.moved-twice, artillery.moved: not after what forbids it', () => {
    const after = (doings: object, unit: TestUnit = a) =>
      against({ south: { a: unit }, north: { z } }, {}, (table, state) => {
        Object.assign(unitIn(table, state, 'a').doings, doings);
      });
    expect(after({ charged: true })).toEqual(['shoot.not-after']);
    expect(after({ evaded: true })).toEqual(['shoot.not-after']);
    expect(after({ disengaged: true })).toEqual(['shoot.not-after']);
    expect(after({ leftZoc: true })).toEqual(['shoot.not-after']);
    expect(after({ moved: true, moves: 1 })).toEqual([]);
    expect(after({ moved: true, moves: 2 })).toEqual(['shoot.moved-twice']);
    expect(after({ moved: true, moves: 1 }, { kind: 'medium-artillery', at: [10, 8] })).toEqual([
      'artillery.moved',
    ]);
  });

  it('shoot.in-melee, shoot.target-in-melee: nobody in melee or in support of one', () => {
    const battle: BattleSetup = {
      south: { a: at(10, 8), b: at(12, 8) },
      north: { y: at(12, 9), z: at(10, 10.2) },
    };
    const fights: Arrange = (table, state) => touch(table, state, 'b', 'y');
    // a stands corner to corner with b, which fights: it is in support.
    expect(against(battle, {}, fights)).toEqual(['shoot.in-melee']);
    expect(against(battle)).toEqual([]);
    const apart: BattleSetup = { south: { a: at(10, 7), b: at(12, 8) }, north: { z: at(12, 9) } };
    expect(against(apart, {}, (table, state) => touch(table, state, 'b', 'z'))).toContain(
      'shoot.target-in-melee',
    );
  });

  it('shoot.combine, shoot.edge-one: one shot at each target, each unit once, others help', () => {
    const battle: BattleSetup = {
      south: { a: at(10, 8), b: at(12, 8), c: at(18, 8) },
      north: { z: at(11, 11), y: at(18, 11) },
    };
    expect(against(battle, { supports: ['b'] })).toEqual([]);
    expect(against(battle, { supports: ['c'] })).toEqual(['shoot.combine']);
    const laid: Arrange = (table, state) => {
      const [b, target] = [indexIn(table, 'b'), indexIn(table, 'z')];
      state.shots = [{ main: b, target, edge: 'front', supports: [] }];
    };
    expect(against(battle, {}, laid)).toEqual(['shoot.combine']);
    const { table, state } = layBattle(battle);
    laid(table, state);
    state.shots = [{ ...state.shots[0]!, main: indexIn(table, 'a') }];
    expect(
      againstLaid(firingContextOf(table, state), {
        main: indexIn(table, 'c'),
        target: indexIn(table, 'y'),
        edge: 'front',
        supports: [],
      }),
    ).toEqual([]);
  });

  it('shoot.support-light: LI and LH in support are told apart', () => {
    const { table, state } = layBattle({
      south: { a, f: { kind: 'light-infantry', weapon: 'musket', at: [8, 9] }, g: at(12, 8) },
      north: { z },
    });
    const input = shotFacts(
      firingContextOf(table, state),
      { unit: indexIn(table, 'a'), edge: 'front', target: indexIn(table, 'z') },
      [indexIn(table, 'f'), indexIn(table, 'g')],
    );
    expect(input.shooter).toMatchObject({ supports: 1, lightSupports: 1 });
  });
});

describe('facts', () => {
  it('shoot.from-cover, shoot.enclosed-field: where the shooter stands', () => {
    const place = (kind: 'wood' | 'plantation' | 'enclosed-field' | 'marsh' | 'brush') =>
      facts({ areas: [{ kind, at: [10, 7], size: [6, 3] }], south: { a }, north: { z: at(10, 11) } }).shooter
        .place;
    expect(
      ['wood', 'plantation', 'enclosed-field', 'marsh', 'brush'].map((kind) => place(kind as 'wood')),
    ).toEqual(['difficult', 'cover', 'enclosed-field', 'difficult', 'open']);
  });

  it('fortification.cover, fortification.aligned: behind a fortification that the shot comes across', () => {
    const works = (y: number, kind: 'fortification' | 'obstacle' = 'fortification') =>
      facts({
        // The north defends: it stands to the left of the line from west to east.
        works: [{ kind, from: [8, y], to: [12, y] }],
        south: { a },
        north: { z: at(10, 11) },
      }).target.cover;
    expect(works(10.5)).toBe('fortification');
    expect(works(10.3)).toBe('none');
    expect(works(10.5, 'obstacle')).toBe('none');
  });

  it('artillery.at-flank: behind the front line of the target', () => {
    const flank = (facing: number) =>
      facts({
        south: { a: { kind: 'light-artillery', at: [10, 8] } },
        north: { z: at(10, 11, { facing }) },
      }).target.flank;
    expect([flank(180), flank(0), flank(90)]).toEqual([false, true, true]);
  });

  it('ability.caracole-behind: a second Caracole unit that touches, corners together', () => {
    const horse = (y: number): TestUnit => ({ kind: 'heavy-cavalry', weapon: 'caracole', at: [10, y] });
    const pair = (y: number, options = {}) =>
      facts({ options, south: { a: horse(8), b: horse(y) }, north: { z: at(10, 9.2) } }).shooter.caracolePair;
    expect([pair(7.25), pair(6.9)]).toEqual([true, false]);
    expect(pair(6.9, { 'ability.caracole-behind': 'within-1-ud' })).toBe(true);
  });
});

describe('what is kept of sight', () => {
  it('shoot.sight: whoever steps between closes a line that was open before', () => {
    const { table, state } = layBattle({
      south: {
        a: { kind: 'shot', weapon: 'musket', at: [10, 4] },
        b: { kind: 'shot', weapon: 'musket', at: [14, 4] },
      },
      north: { z: { kind: 'shot', weapon: 'musket', at: [10, 7] } },
    });
    const look = { unit: indexIn(table, 'a'), edge: 'front', target: indexIn(table, 'z') } as const;
    const sees = () => shotFacts(firingContextOf(table, state), look).sight;
    expect(sees()).toBe(true);
    const friend = unitIn(table, state, 'b');
    const { ud } = table.sizes;
    friend.pose = { ...friend.pose, x: 10 * ud, y: friend.pose.y + 1.5 * ud };
    expect(sees()).toBe(false);
    friend.status = 'removed';
    expect(sees()).toBe(true);
  });
});
