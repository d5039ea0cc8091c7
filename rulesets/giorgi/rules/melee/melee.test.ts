/** Tests of points, options and results that the worked examples do not cover. */
import { asking } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { notationOf } from '../../data/chart.ts';
import { giorgi } from '../../index.ts';
import type { ChartCell } from '../../model.ts';

const { facts, lines, odds, refused, rolled } = asking(giorgi, 'giorgi');

type Data = Readonly<Record<string, unknown>>;
const line = { kind: 'line' };
const fight = (attacker: Data, defender: Data = line) => ({ attackers: [attacker], defenders: [defender] });
const defence = (defender: Data, options?: Data): readonly string[] =>
  lines('melee', fight(line, defender), options)
    .slice(1)
    .filter((text) => !/differential|rounding|clamp/.test(text));

describe('base points', () => {
  it('melee.contact-cap: bases beyond the cap give back what they gave', () => {
    const behind = { kind: 'line', bases: 6, cover: 'low-wall' };
    expect(defence(behind)).toEqual(['melee.value-line 3', 'melee.low-wall 3', 'melee.contact-cap -1']);
    expect(defence(behind, { 'melee.contact-cap': 6 })).toEqual(['melee.value-line 3', 'melee.low-wall 3']);
    expect(defence({ ...behind, basesInContact: 2 })).toEqual(['melee.value-line 3', 'melee.low-wall 1']);
  });

  it('melee.height-and-cover: by option the cover alone', () => {
    const hill = { kind: 'line', elevated: true };
    const options = { 'melee.height-and-cover': 'best' };
    expect(defence({ ...hill, cover: 'light' }, options)).toEqual([
      'melee.value-line 3',
      'melee.light-cover 2',
    ]);
    expect(defence({ ...hill, cover: 'wood-edge' }, options)).toEqual([
      'melee.value-line 3',
      'melee.elevated 2',
    ]);
  });

  it('building.replaces: no height, flank or understaffed points for the garrison', () => {
    const garrison = { kind: 'line', bases: 2, cover: 'building', elevated: true, flank: true, shaken: true };
    expect(defence(garrison)).toEqual(['melee.value-line 3', 'building.double 3', 'melee.shaken -1']);
  });
});

describe('flank', () => {
  it('melee.flank: half, nothing, or no effect', () => {
    const struck = { kind: 'line', flank: true, cover: 'low-wall', elevated: true, bases: 3 };
    expect(defence(struck)).toEqual(['melee.value-line 3', 'melee.flank -1.5', 'melee.understaffed -1']);
    expect(defence(struck, { 'melee.flank': 'zero' })[1]).toBe('melee.flank -3');
    expect(defence(struck, { 'melee.flank': 'none' })).toEqual([
      'melee.value-line 3',
      'melee.low-wall 1.5',
      'melee.elevated 1.5',
      'melee.understaffed -1',
    ]);
  });

  it('square.no-flank, woods.no-flank: not in square, open order, woods', () => {
    expect(defence({ kind: 'line', formation: 'square', flank: true })).toEqual([
      'melee.value-line 3',
      'square.vs-infantry -1',
    ]);
    expect(defence({ kind: 'light-cavalry', formation: 'open', flank: true })).toEqual([
      'melee.value-light-cavalry 5',
    ]);
    expect(defence({ kind: 'line', cover: 'woods', flank: true })).toEqual([
      'melee.value-line 3',
      'melee.woods 4',
    ]);
  });

  it('melee.flank: guns have no value to halve, but lose their cover', () => {
    expect(defence({ kind: 'gun', flank: true, cover: 'low-wall' })).toEqual(['melee.value-gun 0']);
  });
});

describe('charge', () => {
  const heavy = { kind: 'heavy-cavalry', bases: 6, charging: true };
  const charge = (attacker: Data, defender?: Data, options?: Data) =>
    lines('melee', fight(attacker, defender), options).slice(1, 3);

  it('the first rule that takes it away is named', () => {
    const spent = { ...line, charging: true, shaken: true, runCm: 3 };
    expect(charge(spent, { kind: 'line', cover: 'building' })).toEqual([
      'melee.charge-infantry 1',
      'building.no-charge -1',
    ]);
    expect(charge(spent)).toEqual(['melee.charge-infantry 1', 'attack.impetus -1']);
    expect(charge(spent, line, { 'attack.impetus': 'kept' })).toEqual([
      'melee.charge-infantry 1',
      'attack.charge-run -1',
    ]);
  });

  it('melee.charge-into-cover: by option cavalry loses it at walls', () => {
    const wall = { kind: 'line', cover: 'high-wall' };
    const options = { 'melee.charge-into-cover': 'cavalry-lost-at-walls' };
    expect(charge(heavy, wall, options)).toEqual(['melee.charge-heavy 4', 'melee.charge-into-cover -4']);
    expect(charge(heavy, wall)[1]).toBe('melee.value-line 3');
    expect(charge({ ...line, charging: true }, wall, options)[1]).toBe('melee.value-line 3');
  });

  it('attack.charge-run: at the run it charges', () => {
    expect(charge({ ...heavy, runCm: 18 })[1]).toBe('melee.value-line 3');
    expect(charge({ ...heavy, runCm: 17.9 })[1]).toBe('attack.charge-run -4');
    expect(charge({ ...heavy, runCm: 17.9 }, line, { 'attack.charge-run': { cavalry: 17 } })[1]).toBe(
      'melee.value-line 3',
    );
  });

  it('woods.no-charge, building.no-charge: by option charges count', () => {
    const woods = { ...line, cover: 'woods', charging: true };
    expect(lines('melee', fight(woods), { 'woods.no-charge': false })[3]).toBe('melee.value-line 3');
    const assault = fight({ ...line, charging: true }, { kind: 'line', cover: 'building' });
    expect(facts('melee', assault, { 'building.no-charge': false })).toMatchObject({ attack: 4 });
  });
});

describe('options of units', () => {
  it('melee.understaffed-once: twice makes −2', () => {
    expect(defence({ kind: 'line', bases: 3 }, { 'melee.understaffed-once': 'twice' })[1]).toBe(
      'melee.understaffed -2',
    );
    expect(defence({ kind: 'gun', bases: 1 })).toEqual(['melee.value-gun 0']);
  });

  it('melee.values: halves are allowed', () => {
    expect(facts('melee', fight(line), { 'melee.values': { line: 2.5 } })).toMatchObject({
      attack: 2.5,
      defence: 2.5,
    });
  });

  it('prohibitions that an option lifts', () => {
    expect(
      refused('melee', fight({ kind: 'line', formation: 'open' }), { 'attack.open-order': false }),
    ).toEqual([]);
    expect(
      refused('melee', fight({ kind: 'line', formation: 'square' }), { 'square.no-attack': false }),
    ).toEqual([]);
    expect(
      refused('melee', fight({ kind: 'heavy-cavalry', cover: 'woods' }), {
        'terrain.woods-forbidden': false,
      }),
    ).toEqual([]);
    expect(
      refused('melee', fight({ kind: 'heavy-cavalry' }, { kind: 'line', cover: 'building' }), {
        'building.foot-only': false,
      }),
    ).toEqual([]);
  });

  it('square.vs-infantry: an attacking square does not count it', () => {
    const attack = fight({ kind: 'line', formation: 'square' }, { kind: 'line', formation: 'square' });
    expect(facts('melee', attack, { 'square.no-attack': false, 'square.vs-infantry': -2 })).toMatchObject({
      attack: 3,
      defence: 1,
    });
  });
});

describe('chart', () => {
  it('melee.chart: every cell of the printed chart', () => {
    const rows: Readonly<Record<number, string>> = {
      '-8': '2R2/0AV 2R2/0AV 2R2/0AV 2R2/0AV 2R2/0AV 2R2/0AV 2R2/0AV 1R2/0AV 1R2/0AV 1R1S/0- 1R1S/0-',
      '-3': '2R2/0AV 2R2/0AV 1R2/0AV 1R2/0AV 1R1S/0- 1R1S/0- 1R1/0- 1R1/0- 1R1/1- 1AV/1R1 1AV/1R1',
      0: '1R2/0AV 1R1S/0- 1R1S/0- 1R1/0- 1R1/0- 1R1/1- 1AV/1R1 1AV/1R1 0AV/1R1S 0AV/1R1S 0AV/1R2',
      5: '1R1/1- 1AV/1R1 1AV/1R1 0AV/1R1S 0AV/1R1S 0AV/1R2 0AV/1R2 0BT/2R2 0BT/2R2 0BT/2R2 0BT/2R2',
      8: '0AV/1R1S 0AV/1R1S 0AV/1R2 0AV/1R2 0BT/2R2 0BT/2R2 0BT/2R2 0BT/2R2 0BT/2R2 0BT/2R2 0BT/2R2',
    };
    for (const [differential, row] of Object.entries(rows)) {
      const difference = Number(differential);
      const values = { line: Math.max(0, difference), militia: Math.max(0, -difference) };
      const found = row.split(' ').map((_, i) => {
        const sum = i + 2;
        const first = Math.max(1, sum - 6);
        const cell = rolled('melee', fight(line, { kind: 'militia' }), [first, sum - first], {
          'melee.values': values,
        });
        return notationOf(cell as ChartCell);
      });
      expect(found.join(' ')).toBe(row);
    }
  });

  it('melee.rounding: −0.5 rounded up or towards zero is 0', () => {
    const half = fight({ kind: 'line', bases: 4 }, { kind: 'line', cover: 'light', basesInContact: 1 });
    for (const rounding of ['up', 'toward-zero'])
      expect(Object.is(facts('melee', half, { 'melee.rounding': rounding })['column'], 0)).toBe(true);
    expect(facts('melee', half)).toMatchObject({ differential: -0.5, column: -1 });
  });

  it('melee.clamp: another last column, not read with an own chart', () => {
    const overrun = fight({ kind: 'heavy-cavalry', bases: 6 }, { kind: 'gun' });
    const cells = [Array(11).fill('1R1S/2-'), Array(11).fill('0BT/2R2')];
    expect(lines('melee', overrun, { 'melee.clamp': 3 }).at(-1)).toBe('melee.clamp -4');
    const club = { 'melee.clamp': 3, 'melee.chart': { min: -1, max: 0, cells } };
    expect(facts('melee', overrun, club)).toMatchObject({ column: 0 });
    expect(odds('melee', overrun, { 'melee.clamp': 2.5 }).length).toBeGreaterThan(0);
  });

  it('melee.r1s: reported as R1, with an own chart too', () => {
    const cells = [Array(11).fill('1R1S/2-')];
    const options = { 'melee.r1s': 'plain', 'melee.chart': { min: 0, max: 0, cells } };
    expect(odds('melee', fight(line), options)).toEqual([
      ['1/1', { attacker: { lost: 1, result: 'R1' }, defender: { lost: 2, result: '-' } }],
    ]);
  });
});

describe('square', () => {
  it('square.points: losses spread evenly, the charge on top of one', () => {
    const attack = { index: 5, troopers: 3, charging: true, losses: 1 };
    expect(rolled('square', attack, [4, 6, 6])).toMatchObject({ broken: true });
    expect(rolled('square', attack, [5, 5, 6])).toMatchObject({ broken: true });
    expect(rolled('square', attack, [4, 5, 6])).toMatchObject({ broken: false });
    expect(rolled('square', attack, [5, 6, 6], { 'square.points': 'before' })).toMatchObject({
      broken: true,
    });
    expect(rolled('square', attack, [6, 5, 6], { 'square.points': 'before' })).toMatchObject({
      broken: false,
    });
  });

  it('attack.impetus, attack.charge-run: no charge point', () => {
    const attack = { index: 4, troopers: 4, charging: true };
    expect(lines('square', { ...attack, shaken: true, runCm: 2 })).toContain('attack.impetus -1');
    expect(lines('square', { ...attack, runCm: 17 })).toContain('attack.charge-run -1');
    expect(facts('square', { ...attack, shaken: true }, { 'attack.impetus': 'kept' })).toMatchObject({
      points: 1,
    });
  });

  it('square.kills: sheltering soldiers are not read without those forming it', () => {
    expect(facts('square', { index: 4, troopers: 4, sheltering: 5 })).toMatchObject({
      killsForming: 8,
      killsSheltering: 0,
    });
  });
});
