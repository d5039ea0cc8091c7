/** The bundled battles, and what the check says of files that cannot be played. */
import { describe, expect, it } from 'vitest';
import { isScenario, readScenario } from './check.ts';
import millHill from './mill-hill.json' with { type: 'json' };

type File = Record<string, unknown>;

/** A copy of the file with one thing changed, by its path. */
function spoilt(path: readonly (string | number)[], value: unknown): unknown {
  const copy = structuredClone(millHill) as unknown as File;
  let here = copy;
  for (const step of path.slice(0, -1)) here = here[step] as File;
  here[path.at(-1)!] = value;
  return copy;
}

/** Problems of a file, as `code at`. */
function problems(data: unknown): string[] {
  const read = readScenario(data, 'adlg-r');
  return isScenario(read) ? [] : read.map(({ code, at }) => `${code} ${at}`);
}

const unit = (u: number, c = 0) => ['sides', 0, 'corps', c, 'units', u] as const;

describe('mill-hill', () => {
  it('is a battle that can be played, and the same for both sides by a half-turn', () => {
    const read = readScenario(millHill, 'adlg-r');
    if (!isScenario(read)) throw new Error(JSON.stringify(read, null, 2));
    const { widthUd, depthUd } = read.table;
    const places = (s: number) =>
      read.sides[s]!.corps.flatMap(({ at, units }) => [
        ...units.map((unit) => [unit.kind as string, unit.at![0]!, unit.at![1]!] as const),
        ['commander', at![0]!, at![1]!] as const,
      ]);
    const rounded = (ud: number) => Math.round(ud * 1000) / 1000;
    const turned = places(1).map(([kind, x, y]) => [kind, rounded(widthUd - x), rounded(depthUd - y)]);
    expect(turned).toEqual(places(0));
  });

  it('tells a page of history, and what of it is imagined', () => {
    expect(millHill.history.split(/\s+/).length).toBeGreaterThanOrEqual(250);
    expect(millHill.history).toMatch(/imagined/);
  });
});

describe('files that cannot be played', () => {
  it('ids, references and sides', () => {
    expect(problems(spoilt(['places', 0, 'id'], 'hill'))).toEqual(['id places[0].id']);
    expect(problems(spoilt(['attacker'], 'west'))).toEqual(['reference attacker']);
    expect(problems(spoilt(['sides', 1, 'edge'], 'south'))).toContain('side sides[1].edge');
    expect(problems(spoilt(['sides', 0, 'corps', 0, 'chief'], false))).toEqual(['side sides[0].corps']);
    expect(problems(spoilt(['sides', 0, 'corps', 1, 'grade'], 'strategist'))).toEqual([
      'side sides[0].corps[1].grade',
    ]);
    expect(problems(spoilt(['sides', 0, 'corps', 0, 'included'], 'hessian-dragoons'))).toEqual([
      'reference sides[0].corps[0].included',
    ]);
  });

  it('shoot.weapon, ability.expendable: weapons and abilities that a kind does not have', () => {
    expect(problems(spoilt([...unit(0), 'weapon'], 'carbine'))).toEqual([
      'unit sides[0].corps[0].units[0].weapon',
    ]);
    expect(problems(spoilt([...unit(0), 'traits'], ['pistol']))).toEqual([
      'unit sides[0].corps[0].units[0].traits[0]',
    ]);
    expect(problems(spoilt([...unit(0), 'traits'], ['expendable']))).toEqual([
      'unit sides[0].corps[0].units[0].traits[0]',
    ]);
    expect(problems(spoilt([...unit(0, 1), 'armour'], 'heavy'))).toEqual([
      'unit sides[0].corps[1].units[0].armour',
    ]);
  });

  it('places off the table, on each other, on ground that nobody enters', () => {
    expect(problems(spoilt([...unit(0), 'at'], [0.5, 2.5]))).toEqual([
      'off-table sides[0].corps[0].units[0].at',
    ]);
    expect(problems(spoilt([...unit(1), 'at'], [11.5, 2.5]))).toEqual([
      'overlap sides[0].corps[0].units[1].at',
    ]);
    expect(problems(spoilt(['areas', 1, 'kind'], 'impassable'))).toEqual([]);
    const standing = spoilt([...unit(0), 'at'], [5, 8]) as { areas: { kind: string }[] };
    standing.areas[1]!.kind = 'impassable';
    expect(problems(standing)).toEqual(['ground sides[0].corps[0].units[0].at']);
    expect(problems(spoilt(['areas', 0, 'size'], null))).toEqual(['ground areas[0]']);
  });

  it('options that are none', () => {
    expect(problems(spoilt(['options'], { 'shoot.nothing': 1 }))).toHaveLength(1);
  });
});
