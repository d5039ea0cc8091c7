/** ResolvedScenario: a scenario laid out on the table, as the checks read it. Outlines that cannot be read are missing. */
import {
  type Base,
  makePolygon,
  type Polygon,
  placeBase,
  polygonProblems,
  polylineProblems,
} from '@grognard/geometry';
import { armOf, formationsOf, type Rules, usualFormation } from '../model.ts';
import { shapeFor } from '../table/bodies/shape.ts';
import { drawnOf, figuresOf, groundRulesOf, makeField } from '../table/field/make.ts';
import type { Battlefield } from '../table/state/battlefield.ts';
import { headingOf, pointOf, tenthsOf } from './measure.ts';
import type { CmPlace, Scenario, ScenarioSide, ScenarioUnit } from './model.ts';
import type { Tell } from './problem.ts';
import { strengthOf } from './strength.ts';

export interface ResolvedUnit {
  readonly unit: ScenarioUnit;
  readonly side: ScenarioSide;
  readonly s: number;
  readonly at: string;
  /** Null if the unit is not placed, is in a house, or has a formation that its arm does not have. */
  readonly body: Base | null;
}

export interface ResolvedScenario {
  readonly scenario: Scenario;
  readonly rules: Rules;
  readonly field: Battlefield;
  readonly zones: readonly (Polygon | null)[];
  readonly units: readonly ResolvedUnit[];
}

/** Lays a scenario out and reports outlines that cannot be read. These are missing in the result. */
export function resolveScenario(
  scenario: Scenario,
  rules: Rules,
  options: Readonly<Record<string, unknown>>,
  tell: Tell,
): ResolvedScenario {
  const areas = scenario.areas.filter(({ corners }, i) => isOutline(corners, `areas[${i}].corners`, tell));
  const lines = scenario.lines.filter(({ points }, i) => isLine(points, `lines[${i}].points`, tell));
  const zones = scenario.sides.map(({ zone }, s) =>
    zone !== null && isOutline(zone, `sides[${s}].zone`, tell) ? makePolygon(zone.map(pointOf)) : null,
  );
  const river = options['terrain.river'] === 'half-rate' ? 'half-rate' : 'bridge-or-ford';
  return {
    scenario,
    rules,
    field: makeField(drawnOf({ ...scenario, areas, lines }), figuresOf(groundRulesOf(rules, river))),
    zones,
    units: scenario.sides.flatMap((side, s) =>
      side.units.map((unit, u) => ({
        unit,
        side,
        s,
        at: `sides[${s}].units[${u}]`,
        body: bodyOf(rules, unit, side),
      })),
    ),
  };
}

function isOutline(corners: readonly CmPlace[], at: string, tell: Tell): boolean {
  const problems = polygonProblems(corners.map(pointOf), at);
  for (const { place, message } of problems)
    tell('outline', place, `${message}: an outline goes round its ground once and never meets itself`);
  return problems.length === 0;
}

function isLine(points: readonly CmPlace[], at: string, tell: Tell): boolean {
  const problems = polylineProblems(points.map(pointOf), at);
  for (const { place, message } of problems)
    tell('outline', place, `${message}: every point of a line differs from the one before`);
  return problems.length === 0;
}

function bodyOf(rules: Rules, unit: ScenarioUnit, { edge }: ScenarioSide): Base | null {
  if (unit.at === null || unit.house !== null) return null;
  const arm = armOf(unit.kind);
  const formation = unit.formation ?? usualFormation(arm);
  if (!formationsOf[arm].includes(formation)) return null;
  const gap = unit.gapCm === null ? undefined : tenthsOf(unit.gapCm);
  const bases = strengthOf(unit, rules.table);
  const { footprint } = shapeFor({ rules }, { arm }, formation, bases, unit.files ?? undefined, gap);
  const heading = headingOf(unit.facing ?? (edge === 'south' ? 0 : 180));
  return placeBase(footprint, { ...pointOf(unit.at), heading });
}
