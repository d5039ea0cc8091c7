/** The bundled battles against the data page: prices, values, limits of armies, zones, command ranges, places. */
import { describe, expect, it } from 'vitest';
import { judge } from '../army/read.ts';
import type { Army, ArmyAbility, Format } from '../army/shape.ts';
import { makeTable } from '../table/flow/make-table.ts';
import { startState } from '../table/flow/start.ts';
import { setupPart } from '../table/setup-part.ts';
import { tableWordsOf } from '../words/english.ts';
import { isScenario, readScenario } from './check.ts';
import freeBattle from './free-battle.json' with { type: 'json' };
import millHill from './mill-hill.json' with { type: 'json' };
import type { Scenario, ScenarioSide, ScenarioUnit } from './model.ts';
import ravenna from './ravenna.json' with { type: 'json' };
import rocroi from './rocroi.json' with { type: 'json' };
import { rulesFor } from './rules-for.ts';
import slankamen from './slankamen.json' with { type: 'json' };

function read(data: unknown): Scenario {
  const found = readScenario(data, 'adlg-r');
  if (!isScenario(found)) throw new Error(JSON.stringify(found, null, 2));
  return found;
}

function rules() {
  const found = rulesFor('adlg-r', {});
  if ('code' in found) throw new Error(found.message);
  return found;
}

/** A side as the army that would be bought for it, with the works that it stands behind. */
function armyOf({ points, works }: Scenario, { name, corps, camp }: ScenarioSide, defends: boolean): Army {
  const length = works.reduce(
    (sum, { from, to }) => sum + Math.hypot(to[0]! - from[0]!, to[1]! - from[1]!),
    0,
  );
  return {
    format: 'grognard-army',
    version: 1,
    ruleset: 'adlg-r',
    name,
    points: points as Format,
    corps: corps.map(({ name: leader, grade, chief, included, unreliable, units }) => ({
      commander: {
        name: leader,
        grade,
        chief,
        included: included !== null,
        loyalty: unreliable ? ('unreliable' as const) : ('reliable' as const),
      },
      units: units.map(({ kind, weapon, quality, armour, traits }: ScenarioUnit) => ({
        kind,
        count: 1,
        weapon,
        quality,
        abilities: [...traits, ...(armour === null ? [] : ['armour'])] as ArmyAbility[],
      })),
    })),
    camp: camp?.fortified === true ? 'fortified-camp' : 'camp',
    works: defends && length > 0 ? [{ kind: works[0]!.kind, ud: length }] : [],
    options: {},
    note: '',
  };
}

interface Wanted {
  readonly data: unknown;
  /** Sums of the corps and value of each side, as on the data page, and who stands behind works. */
  readonly sums: readonly (readonly number[])[];
  readonly values: readonly number[];
  readonly works: readonly boolean[];
}

const wanted: Readonly<Record<string, Wanted>> = {
  'mill-hill': {
    data: millHill,
    sums: [
      [68, 32],
      [68, 32],
    ],
    values: [11, 11],
    works: [false, false],
  },
  ravenna: {
    data: ravenna,
    sums: [
      [60, 82, 58],
      [56, 101, 35],
    ],
    values: [18, 21],
    works: [false, true],
  },
  rocroi: {
    data: rocroi,
    sums: [
      [34, 108, 58],
      [49, 105, 46],
    ],
    values: [20, 18],
    works: [false, false],
  },
  slankamen: {
    data: slankamen,
    sums: [
      [46, 55, 99],
      [53, 79, 60],
    ],
    values: [20, 24],
    works: [false, true],
  },
  'free-battle': {
    data: freeBattle,
    sums: [
      [82, 63, 55],
      [77, 68, 55],
    ],
    values: [19, 18],
    works: [false, false],
  },
};

describe.each(Object.entries(wanted))('%s', (_, { data, sums, values, works }) => {
  const scenario = read(data);
  const { widthUd, depthUd } = scenario.table;

  it('army.prices, army.price-commanders, victory.value, army.limits: sums, values and limits are those of the data page', () => {
    scenario.sides.forEach((side, s) => {
      const { figures, offences } = judge(armyOf(scenario, side, works[s]!));
      expect(figures.corps.map(({ points }) => points)).toEqual(sums[s]);
      expect(figures.points).toBe(scenario.points);
      expect(figures.value).toBe(values[s]);
      expect(offences).toEqual([]);
    });
  });

  it('deploy.zone-heavy, deploy.zone-light, deploy.zone-other: everybody who is placed stands in the zone of his kind', () => {
    const { units: rows } = rules();
    const isUsual = widthUd === 30;
    for (const { edge, corps, markers } of scenario.sides) {
      const hidden = markers.flatMap(({ units }) => units);
      for (const { id, kind, at } of corps.flatMap(({ units }) => units)) {
        if (at === null || hidden.includes(id)) continue;
        const isLight = ['LI', 'LH', 'Drag'].includes(rows[kind].category);
        const deep = edge === 'south' ? at[1]! : depthUd - at[1]!;
        const most = isUsual ? (isLight ? 7 : 5) : depthUd / 2 - (isLight ? 3 : 5);
        expect([id, deep <= most]).toEqual([id, true]);
        if (!isLight) expect([id, at[0]! >= 4 && at[0]! <= widthUd - 4]).toEqual([id, true]);
      }
    }
  });

  it('command.range: every commander has his corps in range', () => {
    const { command, units: rows } = rules();
    for (const { corps, markers } of scenario.sides) {
      const hidden = markers.flatMap(({ units }) => units);
      for (const { grade, at, units } of corps)
        for (const unit of units) {
          if (at === null || unit.at === null || hidden.includes(unit.id)) continue;
          const isLight = ['LI', 'LH', 'Drag'].includes(rows[unit.kind].category);
          const range = command.grades[grade].rangeUd * (isLight ? command.lightRange : 1);
          // Measured between middles, which is farther than between bases.
          const far = Math.hypot(unit.at[0]! - at[0]!, unit.at[1]! - at[1]!);
          expect([unit.id, far <= range + 1.5]).toEqual([unit.id, true]);
        }
    }
  });

  it('tells a page of history, what of it is imagined, and a plan to each side', () => {
    const words = scenario.history.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(450);
    expect(scenario.history).toMatch(/imagined/);
    for (const { plan } of scenario.sides) expect(plan.length).toBeGreaterThan(200);
  });

  it('can be laid out', () => {
    const table = makeTable(scenario, 'adlg-r', rules(), scenario.options, tableWordsOf(), setupPart);
    const state = startState(table);
    const on = state.units.filter(({ status }) => status === 'on').length;
    const hidden = scenario.sides.flatMap(({ markers }) => markers.flatMap(({ units }) => units)).length;
    expect(on).toBe(scenario.start === 'placed' ? state.units.length - hidden : 0);
  });
});
