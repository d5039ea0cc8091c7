/** Ten positions of conforming, charged by command. Each leaves a drawing in .cache/conforming. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { copyState } from '../state/copy.ts';
import type { State } from '../state/model.ts';
import type { TestUnit } from '../testing/battle.ts';
import { drawn } from '../testing/drawing.ts';
import { begin, type Position } from '../testing/position.ts';

const ud = 400;
const folder = new URL('../../../../.cache/conforming/', import.meta.url);

/** Keeps a drawing where one can look at it. */
function keepDrawing(name: string, svg: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${name}.svg`, folder), svg);
}

const foot = (x: number, y: number, more: Partial<TestUnit> = {}): TestUnit => ({
  kind: 'medium-swordsmen',
  at: [x, y],
  ...more,
});
const horse = (x: number, y: number, more: Partial<TestUnit> = {}): TestUnit => ({
  kind: 'heavy-cavalry',
  at: [x, y],
  ...more,
});

/** Charges in order, and keeps the drawing. */
function charged(
  name: string,
  position: Position,
  ...charges: readonly (readonly [string | string[], string])[]
) {
  const played = begin(position);
  const before = copyState(played.state);
  for (const [units, target] of charges) {
    played.give({ kind: 'charge', units: [units].flat(), target });
    while (played.asked() === 'south follow') played.give({ kind: 'follow', by: [0] });
  }
  keepDrawing(name, drawn(played.table, before, played.state));
  const at = (id: string) => {
    const { x, y, heading } = played.unit(id).pose;
    return [x / ud, y / ud, heading / 10];
  };
  return { played, at, contacts: played.state.contacts };
}

describe('ten positions of conforming', () => {
  it('1: one base against one of two: the corner nearest to where it touched', () => {
    const { at, contacts } = charged(
      '1-one-on-wide',
      { south: { a: horse(14.6, 8) }, north: { z: foot(14, 11) } },
      ['a', 'z'],
    );
    expect(at('a')).toEqual([14.5, 10.125, 90]);
    expect(contacts).toMatchObject([{ edge: 'front', complete: true }]);
  });

  it('2: two bases against one of two: each its half', () => {
    const { at, contacts } = charged(
      '2-two-on-wide',
      { south: { a: horse(13.3, 8), b: horse(14.3, 8) }, north: { z: foot(14, 11) } },
      [['a', 'b'], 'z'],
    );
    expect([at('a'), at('b')]).toEqual([
      [13.5, 10.125, 90],
      [14.5, 10.125, 90],
    ]);
    expect(contacts.filter(({ complete }) => complete)).toHaveLength(2);
  });

  it('3: a corner: a wide one that touches with its corner alone slides until it has conformed', () => {
    const { at, contacts } = charged(
      '3-corner',
      { south: { a: foot(12.2, 8) }, north: { z: foot(14, 11) } },
      ['a', 'z'],
    );
    expect(at('a')).toEqual([14, 10, 90]);
    expect(contacts).toMatchObject([{ complete: true }]);
  });

  it('4: a column on its flank: the second one goes back to the next attacker (conform.column, conform.spread)', () => {
    const { at, contacts } = charged(
      '4-column',
      {
        south: { a: horse(17.5, 11.5, { facing: 270 }), b: horse(17.5, 12.55, { facing: 270 }) },
        north: {
          z: horse(14, 11.375, { traits: ['pistol'] }),
          y: horse(14, 12.125, { traits: ['pistol'] }),
        },
      },
      ['a', 'z'],
      ['b', 'y'],
    );
    expect(contacts.filter(({ complete, edge }) => complete && edge === 'left')).toHaveLength(2);
    expect([at('z')[1], at('y')[1]]).toEqual([11.375, 12.375]);
    expect([at('a')[1], at('b')[1]]).toEqual([11.5, 12.5]);
  });

  it('5: partly: no complete pose has room, so as much edge as there is (conform.partial)', () => {
    const { contacts, at } = charged(
      '5-partial',
      {
        areas: [{ kind: 'impassable', at: [16, 9.5], size: [2, 2] }],
        south: { a: foot(13.4, 8) },
        north: { z: foot(14.8, 11) },
      },
      ['a', 'z'],
    );
    expect(contacts).toMatchObject([{ edge: 'front', complete: false }]);
    expect(at('a')[2]).toBe(90);
    expect(at('a')[0]).toBeGreaterThan(13.4);
  });

  it('6: friends are shifted who stand in the way (conform.shift)', () => {
    const { at, played } = charged(
      '6-shifted',
      { south: { a: foot(12.2, 8), b: foot(15.3, 9.4) }, north: { z: foot(14, 11) } },
      ['a', 'z'],
    );
    expect(at('a')).toEqual([14, 10, 90]);
    expect(played.unit('b').doings.shifted).toBe(true);
  });

  it('7: a square has four fronts', () => {
    const square = (_: unknown, state: State) => {
      state.units[1]!.square = true;
    };
    const { contacts, at } = charged(
      '7-square',
      {
        south: { a: horse(17.5, 11.2, { facing: 270 }) },
        north: { z: foot(14, 11, { kind: 'pike-and-shot' }) },
        arrange: square,
      },
      ['a', 'z'],
    );
    expect(contacts).toMatchObject([{ edge: 'left', complete: true }]);
    expect(at('a')).toEqual([15.375, 11.5, 180]);
  });

  it('8: a war wagon on its long side', () => {
    const { contacts, at } = charged(
      '8-wagon',
      { south: { a: foot(17, 11.3, { facing: 270 }) }, north: { z: { kind: 'war-wagon', at: [14, 11] } } },
      ['a', 'z'],
    );
    expect(contacts).toMatchObject([{ edge: 'left', complete: true }]);
    expect(at('a')).toEqual([15, 11, 180]);
  });

  it('9: a camp, whose edges are all the same', () => {
    const { at, contacts } = charged(
      '9-camp',
      {
        south: { a: horse(14.7, 8) },
        north: { z: foot(25, 18) },
        arrange: (_, state) => {
          state.camps = [
            null,
            { pose: { x: 14 * ud, y: 11 * ud, heading: 2700 }, fortified: true, lost: false },
          ] as never;
        },
      },
      ['a', 'camp'],
    );
    expect(at('a')).toEqual([14.5, 9.625, 90]);
    expect(contacts).toEqual([]);
  });

  it('10: a flank over which another zone lies is no place to go (conform.zoc)', () => {
    const position: Position = {
      south: { a: horse(16.5, 11.2, { facing: 270 }) },
      north: { z: foot(14, 11), y: foot(15.8, 12.6) },
    };
    const played = begin(position);
    expect(played.against({ kind: 'charge', units: ['a'], target: 'z' })).not.toBeNull();
    keepDrawing('10-zone', drawn(played.table, played.state, played.state));
    const open = charged(
      '10-zone-open',
      { south: { a: horse(16.5, 11.2, { facing: 270 }) }, north: { z: foot(14, 11) } },
      ['a', 'z'],
    );
    expect(open.contacts).toMatchObject([{ edge: 'left', complete: true }]);
  });
});
