import { describe, expect, it } from 'vitest';
import {
  absent,
  entryAt,
  type Index,
  indexOrNull,
  indicesById,
  indicesOf,
  type ListBy,
  lastOf,
  listBy,
  lookUp,
  none,
  numberAt,
  type OrNone,
  present,
  stored,
  valueAt,
} from './index.ts';

type ShipIndex = Index<'ship'>;
type PortIndex = Index<'port'>;
const ships: ListBy<ShipIndex, { readonly name: string }> = listBy([{ name: 'Diane' }, { name: 'Aglaé' }]);
const ports: ListBy<PortIndex, string> = listBy(['Brest', 'Lorient']);

describe('a list by its own index', () => {
  it('gives its indices in order, and callbacks the same', () => {
    expect(indicesOf(ships)).toEqual([0, 1]);
    expect(ships.map((ship, index) => entryAt(ships, index) === ship)).toEqual([true, true]);
  });

  it('shares the indices of lists of one length, so that they cost nothing', () => {
    expect(indicesOf(ships)).toBe(indicesOf(ports));
  });

  it('is not looked up by a number or by the index of another list', () => {
    for (const index of indicesOf(ports)) {
      // @ts-expect-error the index of a port is not that of a ship
      expect(entryAt(ships, index)).toBeDefined();
    }
    // @ts-expect-error a number is not the index of a ship
    expect(entryAt(ships, 1).name).toBe('Aglaé');
    // @ts-expect-error nor is it where the lookup stands in place
    expect((ships[1] ?? absent(ships, 1)).name).toBe('Aglaé');
  });

  it('finds its indices by id', () => {
    const berths: ListBy<PortIndex, { readonly id: string }> = listBy([{ id: 'a' }, { id: 'b' }]);
    expect([...indicesById(berths)]).toEqual([
      ['a', 0],
      ['b', 1],
    ]);
  });

  it('takes any number where it is a plain list', () => {
    expect(entryAt(['a', 'b'], 1)).toBe('b');
  });
});

describe('a lookup', () => {
  it.each([-1, 2, 0.5, Number.NaN])('throws at %s, where there is nothing', (index) => {
    expect(() => entryAt(['a', 'b'], index)).toThrow(RangeError);
    expect(() => numberAt([1, 2], index)).toThrow(RangeError);
    expect(() => valueAt(new Float64Array(2), index)).toThrow(RangeError);
    const list = ['a', 'b'];
    expect(() => list[index] ?? absent(list, index)).toThrow(RangeError);
  });

  it('gives what is there, also 0 and the empty text', () => {
    expect(numberAt([0], 0)).toBe(0);
    expect(valueAt(new Float64Array(1), 0)).toBe(0);
    expect(entryAt([''], 0)).toBe('');
    expect(lookUp(new Map([['a', 0]]), 'a')).toBe(0);
    expect(lastOf([1, 2])).toBe(2);
    expect(present(0, 'number')).toBe(0);
  });

  it('throws for an empty list, an unknown key and a missing value, and says which', () => {
    expect(() => lastOf([])).toThrow('list of 0');
    expect(() => lookUp(new Map<string, number>(), 'b')).toThrow('entry for b');
    expect(() => present(null, 'path')).toThrow('there is no path');
  });
});

describe('a stored index', () => {
  it('is read as null for none and written back as it was', () => {
    const [first] = indicesOf(ships);
    const kept: readonly OrNone<ShipIndex>[] = [none, present(first, 'ship')];
    expect(kept.map((index) => indexOrNull(index))).toEqual([null, 0]);
    expect(kept.map((index) => stored(indexOrNull(index)))).toEqual(kept);
  });
});
