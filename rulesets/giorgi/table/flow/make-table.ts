/** `makeTable`: everything that never changes in a game, prepared once from a scenario. */

import { makePolygon } from '@grognard/geometry';
import { entryAt, indicesById, indicesUpTo, listBy } from '@grognard/lists';
import { optionValues } from '@grognard/rules-kit';
import { soldiersPerBase } from '../../data/bases.ts';
import type { TableNumbers } from '../../data/table.ts';
import { armOf, isLightInfantry, type Kind, type Rules } from '../../model.ts';
import { options as known } from '../../options/index.ts';
import { pointOf, tenthsOf } from '../../scenarios/measure.ts';
import type { Scenario, ScenarioSide, ScenarioUnit } from '../../scenarios/model.ts';
import { spoken } from '../../scenarios/spoken.ts';
import type { GiorgiTableWords } from '../../words/table-words.ts';
import { drawField, figuresOf, groundRulesOf } from '../field/index.ts';
import type { ObjectiveIndex, SideIndex, UnitIndex } from '../state/indices.ts';
import type { Objective, Table, TableOptions, UnitInfo } from '../state/model.ts';

/** Makes the table of a scenario. Its options have already been checked. */
export function makeTable(
  given: Scenario,
  edition: string,
  rules: Rules,
  options: Readonly<Record<string, unknown>>,
  words: GiorgiTableWords,
): Table {
  const scenario = spoken(given, words.rules);
  const readings = optionValues<TableOptions>(known, options);
  const units = unitsOf(scenario, rules.table);
  const sides = sidesOf(scenario, units);
  return {
    edition,
    rules,
    options: readings,
    scenario,
    turns: 'scenario.turns' in options ? Math.round(rules.table.turns) : scenario.turns,
    width: tenthsOf(scenario.table.widthCm),
    depth: tenthsOf(scenario.table.depthCm),
    sides,
    units,
    ground: drawField(scenario, figuresOf(groundRulesOf(rules, readings['terrain.river']))),
    objectives: listBy(objectivesOf(scenario, rules.table)),
    unitOf: indicesById(units),
    sideOf: indicesById(sides),
    words,
  };
}

/** The units of all sides, one side after the other. Where sides share a name, it tells the side too. */
function unitsOf({ sides }: Scenario, figures: TableNumbers): Table['units'] {
  const listed = indicesUpTo<SideIndex>(sides.length).flatMap((side) =>
    entryAt(sides, side).units.map((unit) => ({ unit, side })),
  );
  return listBy(
    indicesUpTo<UnitIndex>(listed.length).map((index) => {
      const { unit, side } = entryAt(listed, index);
      const isShared = listed.some((other) => other.side !== side && other.unit.name === unit.name);
      const name = isShared ? `${unit.name} (${entryAt(sides, side).name})` : unit.name;
      return unitOf(index, { ...unit, name }, side, figures);
    }),
  );
}

function sidesOf({ sides }: Scenario, units: Table['units']): Table['sides'] {
  return listBy(
    indicesUpTo<SideIndex>(sides.length).map((index) => {
      const side = entryAt(sides, index);
      return {
        index,
        id: side.id,
        name: side.name,
        units: units.filter((unit) => unit.side === index).map((unit) => unit.index),
        zone: zoneOf(side),
      };
    }),
  );
}

function zoneOf({ zone }: ScenarioSide): Table['sides'][number]['zone'] {
  return zone === null ? null : makePolygon(zone.map(pointOf));
}

function unitOf(index: UnitIndex, unit: ScenarioUnit, side: SideIndex, figures: TableNumbers): UnitInfo {
  const { id, name, kind, modifier, calibre, horse, carbine } = unit;
  const arm = armOf(kind);
  return {
    index,
    id,
    name,
    side,
    kind,
    arm,
    bases: unit.bases ?? usualStrength(kind, figures),
    perBase: soldiersOfBase(kind, figures),
    nerve: nerveOf(unit, figures),
    modifier,
    calibre,
    horseGuns: arm === 'artillery' && horse,
    carbine: arm === 'horse' && carbine,
    second: unit.with,
    flag: unit.flag,
    brigade: unit.brigade,
  };
}

/** Original number of bases or pieces (`unit.strength`, `unit.battery-strength`). */
function usualStrength(kind: Kind, { strength, battery }: TableNumbers): number {
  if (kind === 'gun') return Math.round(battery.guns);
  if (kind === 'howitzer') return Math.round(battery.howitzers);
  return Math.round(strength[kind]);
}

/** Soldiers of a full base, or gunners of a piece. */
function soldiersOfBase(kind: Kind, { lightBaseSize, battery }: TableNumbers): number {
  const arm = armOf(kind);
  if (arm === 'artillery') return Math.round(battery.crew);
  if (arm === 'horse') return soldiersPerBase.horse;
  return isLightInfantry(kind) ? lightBaseSize : soldiersPerBase.foot;
}

function nerveOf({ kind, nation, elite }: ScenarioUnit, { index }: TableNumbers): number {
  switch (kind) {
    case 'line':
      return nation === 'british' ? index['british-line'] : index.line;
    case 'light-cavalry':
    case 'medium-cavalry':
    case 'heavy-cavalry':
      return elite ? index['elite-cavalry'] : index.cavalry;
    case 'gun':
    case 'howitzer':
      return index.artillery;
    case 'grenadier':
    case 'guard':
    case 'militia':
    case 'light':
    case 'rifle':
      return index[kind];
  }
}

/** Objectives of the scenario. On terrain laid by players, the set number, evenly along the middle line (`scenario.terrain`). */
function objectivesOf({ ground, objectives, table }: Scenario, { terrain }: TableNumbers): Objective[] {
  if (ground === 'drawn')
    return indicesUpTo<ObjectiveIndex>(objectives.length).map((index) => {
      const { id, at, words } = entryAt(objectives, index);
      return { index, id, ...pointOf(at), words };
    });
  const count = Math.round(terrain.objectives);
  return indicesUpTo<ObjectiveIndex>(count).map((index) => ({
    index,
    id: `middle-${index + 1}`,
    x: tenthsOf(((index + 1) * table.widthCm) / (count + 1)),
    y: tenthsOf(table.depthCm / 2),
    words: `${index + 1}`,
  }));
}
