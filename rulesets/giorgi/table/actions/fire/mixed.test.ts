/** Tests of units with two kinds of companies: each kind bears and throws for itself. */
import { describe, expect, test } from 'vitest';
import { type BattleSetup, layBattle } from '../../testing/battle.ts';
import { shotAt, tell } from './testing/shots.ts';

/** Verdict on small-arms fire of `a` at `b`. */
function judge(battle: BattleSetup, face = -1) {
  const { table, state } = layBattle(battle);
  return tell(table, state, shotAt(table, 'a', 'small-arms', 'b', { face }));
}

/** Dice thrown, by kind of company. */
function thrown({ against: refusals, cases }: ReturnType<typeof judge>) {
  if (refusals.length > 0) return refusals;
  return cases.flatMap(({ facts, figures }) =>
    figures === null ? [] : [`${facts.firer.kind} ${Number(figures.dice)}`],
  );
}

const someRifles = { kind: 'light', bases: 4, with: { kind: 'rifle', bases: 2 } } as const;
const someLight = { kind: 'rifle', bases: 4, with: { kind: 'light', bases: 2 } } as const;

describe('light companies and rifles in one unit', () => {
  const open = { at: [75, 30], formation: 'open' } as const;
  const north = { b: { at: [75, 60] } } as const;

  test('fire.rifle-range: beyond the range of the others the rifles fire alone, whoever comes first', () => {
    expect(thrown(judge({ south: { a: { ...open, ...someRifles } }, north }))).toEqual(['rifle 2']);
    expect(thrown(judge({ south: { a: { ...open, ...someLight } }, north }))).toEqual(['rifle 2']);
  });

  test('fire.line-of-fire, fire.friends-between: nor do rifles that come second fire through houses and friends', () => {
    const houses = [{ at: [75, 45] as const, widthCm: 40, depthCm: 6 }];
    const c = { at: [75, 45], bases: 12 } as const;
    for (const kinds of [someRifles, someLight]) {
      const a = { ...open, ...kinds };
      expect(judge({ houses, south: { a }, north }).against).toContain('fire.line-of-fire');
      expect(judge({ south: { a, c }, north }).against).toContain('fire.friends-between');
    }
  });

  test('fire.bear: in line the rifles do not fire at who stands before the others', () => {
    const a = { at: [75, 30], ...someRifles } as const;
    const b = { at: [66.6, 60], formation: 'column' } as const;
    expect(judge({ south: { a }, north: { b } }).against).toEqual(['fire.range', 'fire.arc-line']);
  });

  test('fire.light-range: of the light companies only those within their own range count', () => {
    const a = {
      ...open,
      kind: 'rifle',
      bases: 8,
      gapCm: 3,
      with: { kind: 'light', bases: 4 },
    } as const;
    const b = { at: [60, 50], formation: 'column' } as const;
    expect(thrown(judge({ south: { a }, north: { b } }))).toEqual(['rifle 4', 'light 1']);
  });

  test('fire.bear: as a whole unit each kind by its own range', () => {
    const options = { 'fire.bear': 'whole-unit' };
    const a = { at: [75, 30], ...someRifles } as const;
    expect(thrown(judge({ options, south: { a }, north }))).toEqual(['rifle 2']);
    expect(thrown(judge({ options, south: { a }, north: { b: { at: [75, 50] } } }))).toEqual([
      'light 2',
      'rifle 2',
    ]);
  });

  test('fire.one-target: under "nearest" a nearer enemy counts if some kind could fire at him', () => {
    const options = { 'fire.one-target': 'nearest' };
    const a = { ...open, ...someRifles };
    const houses = [{ at: [75, 16] as const, widthCm: 60, depthCm: 6 }];
    const behind = { c: { at: [75, 4], facing: 0 } } as const;
    expect(judge({ options, houses, south: { a }, north: { ...north, ...behind } }).against).toEqual([]);
    const nearer = { c: { at: [75, 55] } } as const;
    expect(judge({ options, south: { a }, north: { ...north, ...nearer } }).against).toEqual([
      'fire.one-target',
    ]);
  });
});

describe('squares of two kinds', () => {
  const square = { at: [75, 50], formation: 'square', bases: 8 } as const;
  const north = { b: { at: [75, 35] } } as const;

  test('fire.square-face: a face with both kinds throws one die, that of most of its bases', () => {
    const rear = (grenadiers: number) =>
      judge({ south: { a: { ...square, with: { kind: 'grenadier', bases: grenadiers } } }, north }, 2);
    const figures = (grenadiers: number) => rear(grenadiers).cases.map((one) => one.figures);
    expect(rear(3).against).toEqual([]);
    expect(figures(3)).toEqual([{ dice: 1, killOn: 3, saveOn: 0 }]);
    expect(figures(6)).toEqual([{ dice: 1, killOn: 4, saveOn: 0 }]);
  });
});
