/** Close order, played through the engine: marches, wheels, turns, contact, casualties. */
import { describe, expect, test } from 'vitest';
import type { BattleSetup } from '../testing/battle.ts';
import { type FacesByActor, play, to } from './testing/play.ts';

type CmPoint = [number, number];
const far = { at: [95, 5] as CmPoint };
const z = { at: [5, 95] as CmPoint };

interface Drawn {
  readonly count: number;
  readonly files: number;
  readonly kind?: object;
  readonly red?: BattleSetup['sides'][string];
  readonly more?: Partial<BattleSetup>;
}

/** This many figures in this many files, the first at (30, 50), facing east. */
function drawnUp({ count, files, kind = {}, red = { far }, more = {} }: Drawn) {
  const ids = Array.from({ length: count }, (_, n) => `m${n}`);
  const mounted = 'troop' in kind;
  const blue = Object.fromEntries(
    ids.map((id, n) => {
      const rank = Math.floor(n / files);
      const file = n % files;
      const at: CmPoint = mounted ? [30 - 5 * rank, 50 - 2.5 * file] : [30 - 2 * rank, 50 - 2 * file];
      return [id, { at, facing: 90, leader: n === 0, weapons: ['sabre' as const], ...kind }];
    }),
  );
  return play({
    edition: 'argad-2021',
    sides: { blue: { ...blue, z }, red },
    bodies: { blue: [{ id: 'line', figures: ids, files, facing: 90 }] },
    ...more,
  });
}

type Drill = ReturnType<typeof drawnUp>;
type Step = { step: 'march' | 'slide' | 'wheel' | 'turn'; by?: number; angle?: number };

function refusedMarch({ match }: Drill, ...steps: readonly Step[]): string[] {
  const answer = match.check('blue', { kind: 'march', body: 0, steps });
  return 'refusals' in answer
    ? answer.refusals.map(({ rule }) => rule)
    : 'error' in answer
      ? ['mistake']
      : [];
}

function march(
  drill: Drill,
  steps: readonly Step[],
  orders: Parameters<Drill['turn']>[0] = {},
  faces: FacesByActor = {},
) {
  drill.give('blue', { kind: 'march', body: 0, steps });
  return drill.turn(orders, faces);
}
const ahead = (cm: number): Step => ({ step: 'march', by: cm * 100 });

describe('wheels and turns', () => {
  test('formation.infantry-wide: a wheel is as long as the arc of its outer corner', () => {
    const line = drawnUp({ count: 6, files: 6, more: { edition: 'argad-2024' } });
    // 12 cm of front: an angle of 57.2 degrees is 12 cm of arc.
    expect(refusedMarch(line, { step: 'wheel', angle: 570 })).toEqual([]);
    expect(refusedMarch(line, { step: 'wheel', angle: 580 })).toEqual(['formation.infantry-wide']);
    expect(refusedMarch(line, { step: 'wheel', angle: 450 }, ahead(2.6))).toEqual([
      'formation.infantry-wide',
    ]);
    march(line, [{ step: 'wheel', angle: 450 }, ahead(2.5)]);
    expect(line.match.state.bodies[0]!.heading).toBe(450);
  });

  test('formation.turn, turn.contact-stops: riders whom contact has stopped do not turn out of it', () => {
    const riders = drawnUp({
      count: 4,
      files: 4,
      kind: { troop: 'heavy-cavalry' },
      red: { b: { at: [50, 46], weapons: ['sword'] }, far },
    });
    const { all } = march(riders, [ahead(25), { step: 'turn', angle: 900 }]);
    expect(all('touched').length).toBeGreaterThan(0);
    expect(all('struck').length).toBeGreaterThan(0);
    expect(riders.match.state.bodies[0]!.heading).toBe(0);
  });

  test('formation.turn: riders in line who turn to the flank take the room of a column', () => {
    const riders = drawnUp({ count: 4, files: 4, kind: { troop: 'heavy-cavalry' } });
    march(riders, [{ step: 'turn', angle: 900 }, ahead(4)]);
    const { files, heading } = riders.match.state.bodies[0]!;
    expect([files, heading]).toEqual([1, 900]);
    const ys = [0, 1, 2, 3].map((n) => riders.figure(`m${n}`).y);
    expect(ys.map((y, n) => (n === 0 ? 0 : ys[n - 1]! - y))).toEqual([0, 500, 500, 500]);
  });
});

describe('paces', () => {
  const crops = {
    areas: [
      {
        id: 'crops',
        kind: 'high-crops' as const,
        corners: [
          [32, 30],
          [34, 30],
          [34, 60],
          [32, 60],
        ],
      },
    ],
  };
  const free = { 'formation.open-ground': 'free' };

  test('formation.open-ground, move.difficult-foot: by option a line crosses crops with its die', () => {
    const line = drawnUp({ count: 6, files: 6, more: { map: crops } });
    expect(refusedMarch(line, ahead(6))).toEqual(['formation.open-ground']);
    const loose = drawnUp({ count: 6, files: 6, more: { map: crops, options: free } });
    march(loose, [ahead(12)], {}, { 'm0 slow': [4] });
    expect(loose.figure('m0').x).toBe(3800);
    const blocked = drawnUp({ count: 6, files: 6, more: { map: crops, options: free } });
    march(blocked, [ahead(12)], {}, { 'm0 slow': [6] });
    expect(blocked.figure('m0').x).toBe(3000);
  });

  test('formation.contact-pace, formation.open-ground: into contact through crops the die is taken off the faster pace', () => {
    const into = (edition: string) => {
      const red = { b: { at: [44.5, 46] as CmPoint }, far };
      const line = drawnUp({ count: 6, files: 6, red, more: { map: crops, options: free, edition } });
      if (refusedMarch(line, ahead(16)).length > 0)
        return march(line, [ahead(12)], {}, { 'm0 slow': [2] }).all('touched').length;
      return march(line, [ahead(16)], {}, { 'm0 slow': [2] }).all('touched').length > 0;
    };
    expect([into('argad-2021'), into('argad-2024')]).toEqual([true, 0]);
  });

  test('formation.own-speed, leader.wound: nobody is left behind; the slowest man sets the pace', () => {
    const line = drawnUp({ count: 4, files: 2, kind: { gear: 'elderly' } });
    expect(refusedMarch(line, ahead(12.1))).toEqual(['move.foot-slow']);
    expect(refusedMarch(line, ahead(12))).toEqual([]);
  });
});

describe('contact', () => {
  test('turn.no-zone, turn.contact-stops: whoever passes the gap in the last rank stops nobody', () => {
    // Seven figures, four abreast: the last place of the second rank, at (28, 44), is empty.
    const body = drawnUp({ count: 7, files: 4, red: { b: { at: [25.5, 43.8] }, far } });
    const { all } = march(body, [ahead(6)], { b: to([27.5, 43.8]) });
    expect(all('touched')).toHaveLength(0);
    expect(body.figure('m0').x).toBe(3600);
    expect(body.figure('b').x).toBe(2750);
  });

  test('turn.contact-stops, formation.close-order: two bodies that meet stop front to front', () => {
    const red = Object.fromEntries(
      [0, 1, 2, 3].map((n) => [
        `r${n}`,
        { at: [50, 44 + 2 * n] as CmPoint, facing: 270, leader: n === 0, weapons: ['sword' as const] },
      ]),
    );
    const body = drawnUp({
      count: 4,
      files: 4,
      red: { ...red, far },
      more: {
        bodies: {
          blue: [{ id: 'line', figures: ['m0', 'm1', 'm2', 'm3'], files: 4, facing: 90 }],
          red: [{ id: 'wall', figures: ['r0', 'r1', 'r2', 'r3'], files: 4, facing: 270 }],
        },
      },
    });
    body.give('red', { kind: 'march', body: 1, steps: [ahead(12)] });
    const { all } = march(body, [ahead(12)]);
    expect(all('touched').length).toBeGreaterThanOrEqual(4);
    const gap = body.figure('r0').x - body.figure('m0').x;
    expect(gap).toBeGreaterThanOrEqual(200);
    expect(gap).toBeLessThanOrEqual(210);
    expect(body.figure('m0').x + body.figure('r0').x).toBeGreaterThan(7980);
    expect(body.figure('m0').x + body.figure('r0').x).toBeLessThan(8020);
  });
});

describe('who stands in the ranks', () => {
  test('leader.formation, formation.close-order: the leader falls at the start: the march is off and the ranks open', () => {
    const body = drawnUp({
      count: 5,
      files: 2,
      red: { b: { at: [38, 50], firearms: ['pistol'] }, far },
    });
    const shot = { weapon: 'pistol', target: 'm0', moment: 'start', after: 0, fallback: 'hold' } as const;
    const { all } = march(body, [ahead(5)], { b: { shot } }, { 'b shot': [6, 6, 6] });
    expect(all('fell')).toHaveLength(1);
    expect(all('opened')).toHaveLength(1);
    expect(body.figure('m1').x).toBe(3000);
  });

  test('figure.dismounted, formation.close-order: a dismounted rider stands in the ranks of the foot', () => {
    const { match } = play(
      {
        sides: {
          blue: {
            a: { at: [40, 50], troop: 'mounted-infantry', leader: true },
            b: { at: [30, 48] },
            c: { at: [30, 46] },
            d: { at: [30, 44] },
          },
          red: { far },
        },
      },
      (state) => {
        Object.assign(state.figures[0]!, { x: 3000, mounted: false });
      },
    );
    const form = { kind: 'form', figures: ['a', 'b', 'c', 'd'], files: 4, heading: 0 };
    expect(match.check('blue', form)).toMatchObject({ allowed: true });
  });
});

describe('forming and options', () => {
  const loose: BattleSetup = {
    sides: {
      blue: Object.fromEntries(
        ['a', 'b', 'c', 'd'].map((id, n) => [id, { at: [30, 50 - 2 * n] as CmPoint, leader: n === 0 }]),
      ),
      red: { far },
    },
  };

  test('formation.change: formed and marched off in one turn, at the pace of close order', () => {
    const played = play(loose);
    played.give('blue', { kind: 'form', figures: ['a', 'b', 'c', 'd'], files: 4, heading: 0 });
    expect(refusedMarch(played, ahead(12.1))).toEqual(['formation.infantry-wide']);
    march(played, [ahead(12)]);
    expect(['a', 'b', 'c', 'd'].map((id) => played.figure(id).x)).toEqual([4200, 4200, 4200, 4200]);
  });

  test('option.cropped-2021, melee.heavy-tool: in close order a heavy tool is worth nothing, or as printed', () => {
    const blow = (value: string) => {
      const line = drawnUp({
        count: 4,
        files: 4,
        kind: { weapons: ['heavy-tool'] },
        red: { b: { at: [32, 50], weapons: ['sword'] }, far },
        more: { options: { 'option.cropped-2021': value } },
      });
      const { all } = line.turn();
      return all('struck').find(({ figure }) => figure === line.figureIndex('m0'))!.modifier;
    };
    expect(blow('printed') - blow('completed')).toBe(1);
  });
});
