/** Rows of the chapter evade as positions: the way out, what bars it, and what a run does to others. */
import { describe, expect, it } from 'vitest';
import type { TestUnit } from '../testing/battle.ts';
import { begin, type Position } from '../testing/position.ts';

const ud = 400;
const unit = (kind: TestUnit['kind'], x: number, y: number, more: Partial<TestUnit> = {}): TestUnit => ({
  kind,
  at: [x, y],
  ...more,
});
const horse = (x: number, y: number, more: Partial<TestUnit> = {}) => unit('light-cavalry', x, y, more);
const cv = (x: number, y: number, more: Partial<TestUnit> = {}) => unit('medium-cavalry', x, y, more);

/** a charges z, who answers; the face of its die gives the usual distance unless another is named. */
function charged(position: Position, answer: object | null = {}, dice = 3) {
  const played = begin({ dice: { z: { evade: [dice] }, a: { charge: [3] } }, ...position });
  played.give({ kind: 'charge', units: ['a'], target: 'z' });
  if (answer !== null && played.asked() === 'north answer')
    played.give({ kind: 'answer', units: ['z'], how: 'evade', ...answer });
  const at = (id: string) => {
    const { x, y, heading } = played.unit(id).pose;
    return [Math.round((100 * x) / ud) / 100, Math.round((100 * y) / ud) / 100, heading / 10];
  };
  return { played, at };
}

const south = { a: unit('heavy-cavalry', 14, 5) };

describe('the way out', () => {
  it('evade.group: a unit, its group or part of it, if one of them would be hit', () => {
    const { played } = charged({ south, north: { z: horse(14, 7), y: horse(15, 7), x: horse(18, 7) } }, null);
    const evading = (...units: string[]) => played.against({ kind: 'answer', units, how: 'evade' });
    expect([evading('z'), evading('z', 'y')]).toEqual([null, null]);
    expect(evading('y')).toEqual(['evade.group']);
    expect(evading('z', 'x')).toEqual(['command.group-joined']);
    played.give({ kind: 'answer', units: ['z', 'y'], how: 'evade' });
    expect([played.unit('z').doings.evaded, played.unit('y').doings.evaded]).toEqual([true, true]);
  });

  it('evade.blocked-zoc: a zone bars it only if its owner stands straight ahead after the turn and it holds', () => {
    const behind = (y: TestUnit) =>
      charged({ south: { ...south, b: y }, north: { z: horse(14, 7) } }, null).played.asked();
    // Behind z a foe of z faces it, straight ahead of its flight, and holds it.
    expect(behind(unit('medium-swordsmen', 14, 8.6, { facing: 180 }))).not.toBe('north answer');
    // One at 45° holds it too, but is not straight ahead.
    expect(behind(unit('medium-swordsmen', 15.8, 8.6, { facing: 225 }))).toBe('north answer');
  });

  it('evade.blocked-slide: a body straight ahead bars it only if no slide of 1 UD clears it', () => {
    const with_ = (x: number) =>
      charged({ south, north: { z: horse(14, 7), y: unit('pike-and-shot', x, 8.4) } }, null).played.asked();
    // 1.6 UD to slide, or 0.9.
    expect([with_(14.4), with_(15.1)]).not.toContain('north');
    expect(with_(15.1)).toBe('north answer');
    expect(with_(14)).not.toBe('north answer');
  });

  it('evade.align, evade.align-cost: it wheels to go along with the charge, which costs distance', () => {
    const position: Position = {
      south: { a: unit('heavy-cavalry', 14, 5, { facing: 30 }) },
      north: { z: horse(15.2, 7) },
    };
    const straight = charged(position);
    const along = charged(position, { align: true });
    expect([straight.at('z')[2], along.at('z')[2]]).toEqual([90, 60]);
    const used = ({ played }: typeof along) => played.all('moved').find(({ cause }) => cause === 'evade')!;
    // 5 UD in all, half a UD of it for 30°.
    const [from, to] = used(along).ways[0]!.way.slice(-2);
    expect(Math.hypot(to!.x - from!.x, to!.y - from!.y) / ud).toBeCloseTo(4.5, 1);
    // With a friend in the new way it may only run straight.
    const shut = charged({ ...position, north: { z: horse(15.2, 7), y: unit('keil', 16.6, 9.3) } }, null);
    const answer = { kind: 'answer', units: ['z'], how: 'evade', align: true } as const;
    expect(shut.played.against(answer)).toEqual(['evade.align-cost']);
  });

  it('evade.distance-group: one roll for each different allowance in a group', () => {
    const { played } = charged(
      {
        south,
        north: { z: horse(14, 7), y: horse(15, 7), x: cv(13, 7) },
        dice: { z: { evade: [1] }, x: { evade: [6] } },
      },
      { units: ['z', 'y', 'x'] },
    );
    expect(played.all('distanceRolled').slice(0, 2)).toMatchObject([
      { units: [1, 2], ud: -1 },
      { units: [3], ud: 1 },
    ]);
  });
});

describe('round what stands in the way', () => {
  it('evade.avoid, evade.avoid-how, evade.search: the least slide, of equals to the left', () => {
    const beside = (x: number) =>
      charged({ south, north: { z: horse(14, 7), y: unit('pike-and-shot', x, 10.5) } });
    // y covers 14.1 to 16.1: z slides 0.4 UD to the west, and goes 0.4 UD less far.
    const { at } = beside(15.1);
    expect(at('z')).toEqual([13.6, 11.6, 90]);
  });

  it('evade.terrain: ground that penalises is not side-stepped, but entered with its allowance', () => {
    const { at } = charged({
      areas: [{ kind: 'marsh', at: [14, 9], size: [6, 2] }],
      south,
      north: { z: horse(14, 7) },
    });
    // 2 UD in difficult ground instead of 5.
    expect(at('z')).toEqual([14, 9, 90]);
  });

  it('evade.zoc: zones of control on the way are ignored', () => {
    const { at } = charged({
      south: { ...south, b: unit('medium-swordsmen', 15.8, 9.5, { facing: 270 }) },
      north: { z: horse(14, 7) },
    });
    expect(at('z')).toEqual([14, 12, 90]);
  });

  it('evade.friends: friends it may pass are crossed without loss', () => {
    const { at, played } = charged({ south, north: { z: horse(14, 7), y: unit('light-infantry', 14, 9.5) } });
    expect(at('z')[1]).toBe(12);
    expect(played.unit('y').lost).toBe(0);
  });
});

describe('evade.gap', () => {
  const group = { z: horse(14, 7), y: horse(15, 7), x: horse(16, 7) };
  const walls = [
    { kind: 'impassable', at: [18.52, 11], size: [8, 4] },
    { kind: 'impassable', at: [9.48, 11], size: [8, 4] },
  ] as const;

  it('evade.gap: a group at a gap contracts, and who finds no room falls in behind', () => {
    const { at } = charged({ areas: walls, south, north: group }, { units: ['z', 'y', 'x'] });
    expect(at('z')).toEqual([14, 12, 90]);
    // y slides into the gap, which x cannot reach by a slide of 1 UD.
    expect(at('y')).toEqual([14.02, 11.02, 90]);
    expect(at('x')).toEqual([14.02, 10.27, 90]);
  });

  it('evade.gap: without a gap each finds its own way', () => {
    const { at } = charged(
      { areas: [{ kind: 'impassable', at: [14, 11], size: [20, 4] }], south, north: group },
      { units: ['z', 'y', 'x'] },
    );
    expect([at('z')[2], at('y')[2], at('x')[2]]).toEqual([180, 180, 180]);
  });
});

describe('evade.enemy-li', () => {
  const runner = { z: cv(14, 7) };
  const light = (x: number, y: number) => unit('light-infantry', x, y, { facing: 180 });

  it('evade.enemy-li: LI in the open in the way of heavy evaders evades first', () => {
    const { played, at } = charged({
      south: { ...south, b: light(14, 9.5) },
      north: runner,
      dice: { z: { evade: [3] }, b: { evade: [3] }, a: { charge: [3] } },
    });
    expect(played.unit('b').doings.evaded).toBe(true);
    expect(played.unit('b').status).toBe('on');
    expect(at('b')[1]).toBeGreaterThan(9.5);
    expect(at('z')[1]).toBe(11);
  });

  it('evade.enemy-li: touched all the same it is routed', () => {
    const { played } = charged({
      areas: [{ kind: 'impassable', at: [14, 11.4], size: [28, 2] }],
      south: { ...south, b: light(14, 9.6) },
      north: runner,
      dice: { z: { evade: [6] }, b: { evade: [1] }, a: { charge: [3] } },
    });
    expect(played.all('lost')).toMatchObject([{ by: 'evade.enemy-li' }]);
    expect(played.unit('b').status).not.toBe('on');
  });

  it('evade.enemy-li: in rough ground it is an obstacle, and for light evaders everywhere', () => {
    const wood = { kind: 'wood', at: [14, 9.7], size: [5, 2.4] } as const;
    const inWood = charged({ areas: [wood], south: { ...south, b: light(14, 9.5) }, north: runner });
    expect(inWood.played.unit('b').doings.evaded).toBe(false);
    const lightOne = charged({ south: { ...south, b: light(14, 9.5) }, north: { z: horse(14, 7) } });
    expect(lightOne.played.unit('b').doings.evaded).toBe(false);
    expect(lightOne.at('z')[0]).not.toBe(14);
  });
});
