import { describe, expect, it } from 'vitest';
import { diePoses } from './dice.ts';
import { alongWay, poseAt, posesAt, sailed, sailsAt, turned } from './motion.ts';

const way = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 300 },
];
const motion = { piece: 'p', way, headings: [0, 900], from: 0.5, to: 1 } as const;

describe('a piece on its way', () => {
  it('goes round the corners at its pace', () => {
    expect(alongWay(way, 0)).toEqual({ x: 0, y: 0 });
    expect(alongWay(way, 0.5)).toEqual({ x: 100, y: 100 });
    expect(alongWay(way, 1)).toEqual({ x: 100, y: 300 });
    expect(alongWay([{ x: 5, y: 6 }], 0.3)).toEqual({ x: 5, y: 6 });
  });

  it('turns the shorter way', () => {
    expect(turned([3500, 100], 0.5)).toBe(0);
    expect(turned([100, 3500], 0.25)).toBe(50);
    expect(turned([0, 900], 1)).toBe(900);
  });

  it('waits for its part of the scene, and stays where it ends', () => {
    expect(poseAt(motion, 0.2)).toEqual({ at: { x: 0, y: 0 }, heading: 0 });
    expect(poseAt(motion, 0.75)).toEqual({ at: { x: 100, y: 100 }, heading: 450 });
    expect(poseAt(motion, 1)).toEqual({ at: { x: 100, y: 300 }, heading: 900 });
    expect(poseAt({ ...motion, to: 0.5 }, 0.5)).toEqual({ at: { x: 100, y: 300 }, heading: 900 });
  });

  it('that moves twice is where its last begun motion has it', () => {
    const back = { ...motion, way: [...way].reverse(), from: 0.8 };
    const first = { ...motion, from: 0, to: 0.8 };
    expect(posesAt([first, back], 0.8).get('p')?.at).toEqual({ x: 100, y: 300 });
    expect(posesAt([first, back], 1).get('p')?.at).toEqual({ x: 0, y: 0 });
  });

  it('a hull goes as one with it', () => {
    const sails = sailsAt([motion], posesAt([motion], 1), new Map());
    const { at, turn } = sailed({ x: 10, y: 0 }, sails.get('p'));
    expect(turn).toBe(900);
    expect(at.x).toBeCloseTo(100, 6);
    expect(at.y).toBeCloseTo(310, 6);
    expect(sailed({ x: 10, y: 0 }, undefined)).toEqual({ at: { x: 10, y: 0 }, turn: 0 });
  });
});

describe('dice', () => {
  it('show what was thrown when they lie, each in a place of its own', () => {
    const lying = diePoses({ faces: [6, 4, 1, 1, 3, 2], at: { x: 100, y: 100 }, moment: 1 });
    expect(lying.map(({ face }) => face)).toEqual([6, 4, 1, 1, 3, 2]);
    for (const [i, a] of lying.entries())
      for (const b of lying.slice(i + 1))
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(15);
  });

  it('show faces of a die on their way', () => {
    for (let moment = 0; moment < 1; moment += 0.05)
      for (const { face } of diePoses({ faces: [6, 2], at: { x: 0, y: 0 }, moment })) {
        expect(face).toBeGreaterThanOrEqual(1);
        expect(face).toBeLessThanOrEqual(6);
      }
  });
});
