import { stepX, stepY } from '@grognard/geometry';
import { anIndex, SeededRandom } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import { meleeWeaponIds, troops } from '../../../model.ts';
import { brokenInvariants } from '../../invariants/index.ts';
import { apply } from '../apply.ts';
import {
  type Fought,
  fightOut,
  noOrder,
  type SkirmishCase,
  type Soldier,
  square,
} from '../testing/skirmish.ts';
import { dressBodies } from '../turn/dress-bodies.ts';

/**
 * A crowd of both sides on one spot, foot in a grid or riders abreast, so that most touch enemies and have friends behind. In
 * millimetres.
 */
function crowd(random: SeededRandom, mounted: boolean): Pick<SkirmishCase, 'blue' | 'red'> {
  const sides: { blue: Record<string, Soldier>; red: Record<string, Soldier> } = { blue: {}, red: {} };
  const [across, deep] = mounted ? [26, 51] : [21, 20];
  for (let n = 0; n < 24; n++) {
    const [column, row] = [n % 6, Math.floor(n / 6)];
    if (random.below(5) === 0) continue;
    const id = `man-${n}`;
    const side = random.below(3) === 0 ? 'red' : row < 2 ? 'blue' : 'red';
    const jitter = mounted ? 0 : random.below(2);
    sides[side][id] = {
      at: [(400 + across * column + jitter) / 10, (400 + deep * row) / 10],
      class: 1 + random.below(5),
      troop: mounted ? troops[1 + random.below(3)]! : 'foot',
      weapons: [meleeWeaponIds[random.below(meleeWeaponIds.length)]!],
      swims: random.below(2) === 0 ? 'none' : 'good',
      leader: random.below(6) === 0,
      order: {
        stepUp: random.below(2) === 0,
        victim: random.below(3) === 0 ? `man-${random.below(24)}` : null,
      },
    };
  }
  sides.blue['spare-a'] = { at: [10, 10] };
  sides.red['spare-b'] = { at: [90, 10] };
  return sides;
}

/** Water, a wall or a wall walk around the crowd. */
const grounds: readonly NonNullable<SkirmishCase['map']>[] = [
  {},
  { areas: [{ id: 'sea', kind: 'deep-water', corners: square(51.8, 30, 20) }] },
  { areas: [{ id: 'walk', kind: 'wall-walk', corners: square(35, 38.5, 17), level: 2 }] },
  {
    lines: [
      {
        id: 'wall',
        kind: 'high-wall',
        points: [
          [38.8, 30],
          [38.8, 60],
        ],
      },
    ],
  },
  { areas: [{ id: 'hill', kind: 'hill', corners: square(30, 30, 14.4), level: 1 }] },
];

const choices: readonly NonNullable<SkirmishCase['options']>[] = [
  {},
  { 'melee.silenced': 'strikes', 'melee.hit-and-recoil': 'both', 'turn.leave': 'blow' },
  { 'melee.recoil-blocked': 'killed', 'leader.wound': true, 'melee.recoil': 3 },
  { 'leader.radius': true, 'melee.dead-heat': 'neither' },
];

function skirmish(seed: number): SkirmishCase {
  const random = new SeededRandom(seed, 'melee');
  const mounted = random.below(4) === 0;
  return {
    ...crowd(random, mounted),
    options: { 'coastal-arms': true, ...choices[random.below(choices.length)] },
    map: mounted ? {} : grounds[random.below(grounds.length)]!,
    seed,
  };
}

/** The invariants broken after ranks are closed up and the turn is over. */
function brokenAfter({ table, before, state, events, turn }: Pick<Fought, Needed>): string[] {
  dressBodies(table, state, turn.resolution);
  turn.resolution.emit({ kind: 'turnEnded', turn: state.turn });
  return brokenInvariants(table, before, { side: 'blue', events }, state);
}

type Needed = 'table' | 'before' | 'state' | 'events' | 'turn';

test('melee by chance breaks nothing that must hold', () => {
  let blows = 0;
  const kinds = new Set<string>();
  for (let seed = 0; seed < 400; seed++) {
    const { table, before, state, events, turn, all } = fightOut(skirmish(seed));
    const broken = brokenAfter({ table, before, state, events, turn });
    expect(broken, `seed ${seed}`).toEqual([]);
    blows += all('struck').length;
    for (const event of events) kinds.add(event.kind === 'fell' ? `fell by ${event.how}` : event.kind);
  }
  expect(blows).toBeGreaterThan(1000);
  for (const kind of [
    'recoiled',
    'gaveWay',
    'stoodFast',
    'steppedUp',
    'wounded',
    'fell by drowned',
    'fell by fall',
  ])
    expect(kinds).toContain(kind);
});

/** Eight figures in two ranks, facing any way, with enemies along their front. */
function attackOnRanks(seed: number): SkirmishCase {
  const random = new SeededRandom(seed, 'ranks');
  const heading = random.below(3600);
  const line = Array.from({ length: 8 }, (_, n) => `rank-${n}`);
  const attackers = Array.from({ length: 4 }, (_, n) => `attacker-${n}`);
  const far = (ids: readonly string[], y: number): Record<string, Soldier> =>
    Object.fromEntries(
      ids.map((id, n) => [id, { at: [10 + 4 * n, y], class: 1 + random.below(5), leader: n === 4 }]),
    );
  return {
    blue: far(line, 10),
    red: far(attackers, 90),
    seed,
    before({ state }, figure) {
      const members = line.map(figure);
      const at = { x: 5000 + random.below(50), y: 5000 };
      apply(state, { kind: 'formed', body: anIndex(0), members, files: 4, at, heading });
      apply(state, { kind: 'bodyClosedUp', body: anIndex(0), members, files: 4 });
      state.bodies[0]!.since = 0;
      attackers.forEach((id, n) => {
        const { x, y } = state.figures[members[n]!]!;
        const ahead = 201 + random.below(8);
        Object.assign(state.figures[figure(id)]!, {
          x: x + stepX(heading, ahead),
          y: y + stepY(heading, ahead),
        });
        state.orders[figure(id)] = { ...noOrder, stepUp: random.below(2) === 0 };
      });
    },
  };
}

test('formation.close-order: ranks attacked by chance, whichever way they face', () => {
  const kinds = new Set<string>();
  for (let seed = 0; seed < 300; seed++) {
    const fought = fightOut(attackOnRanks(seed));
    expect(brokenAfter(fought), `seed ${seed}`).toEqual([]);
    for (const { kind } of fought.events) kinds.add(kind);
  }
  for (const kind of ['recoiled', 'gaveWay', 'steppedUp', 'bodyClosedUp', 'opened'])
    expect(kinds).toContain(kind);
});
