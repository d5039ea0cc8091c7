/** Checks of where things stand: on the table, apart, and on ground they may stand on. */
import { type Base, cornersOf, type Footprint, overlaps, placeBase } from '@grognard/geometry';
import type { AdlgRules } from '../model.ts';
import { footprintCalled, footprintNameOf } from '../table/bodies/index.ts';
import { drawField, groundUnder } from '../table/field/index.ts';
import { absentIn } from './check-start.ts';
import { headingOf, pointOf, tenthsOfUd } from './measure.ts';
import type { Scenario, ScenarioArea, ScenarioSide, UdPlace } from './model.ts';
import type { Tell } from './problem.ts';

/** Tenths of a millimetre in a millimetre. */
const tenthsPerMm = 10;

interface Standing {
  readonly id: string;
  readonly at: string;
  readonly base: Base;
}

export function checkPlaces(scenario: Scenario, rules: AdlgRules, tell: Tell): void {
  let isDrawn = true;
  scenario.areas.forEach((area, i) => {
    const fault = faultOf(area);
    if (fault === null) return;
    isDrawn = false;
    tell('ground', `areas[${i}]`, fault);
  });
  if (!isDrawn) return;
  const ud = tenthsOfUd(1, rules.table.udMm[scenario.figures] * tenthsPerMm);
  const field = drawField(scenario, ud);
  const standing = scenario.sides.flatMap((side, s) => standingIn(side, s, rules, ud));
  standing.forEach(({ id, at, base }, n) => {
    if (cornersOf(base).some(({ x, y }) => x < 0 || y < 0 || x > field.width || y > field.depth))
      tell('off-table', at, 'reaches over the edge of the table; move it inwards');
    if (groundUnder(field, base) === 'impassable')
      tell('ground', at, 'stands on impassable ground; nobody enters it');
    const other = standing.slice(0, n).find((before) => overlaps(before.base, base));
    if (other !== undefined) tell('overlap', at, `"${id}" stands on "${other.id}"; bases stand apart`);
  });
}

/** An outline has corners, other forms a middle and a size. */
function faultOf({ form, at, size, corners }: ScenarioArea): string | null {
  if (form === 'outline') return corners.length >= 3 ? null : 'an outline has at least 3 corners';
  return at === null || size === null ? `an ${form} has a middle ("at") and a size` : null;
}

/** Bases of a side that stand on the table from the start. */
function standingIn(side: ScenarioSide, s: number, rules: AdlgRules, ud: number): Standing[] {
  const { id, edge, camp, corps, markers } = side;
  const towards = headingOf(edge === 'south' ? 0 : 180);
  const absent = absentIn(side);
  const standing: Standing[] = [];
  const stand = (
    name: string,
    path: string,
    at: UdPlace | null,
    footprint: Footprint,
    heading = towards,
  ): void => {
    if (at !== null)
      standing.push({ id: name, at: path, base: placeBase(footprint, { ...pointOf(at, ud), heading }) });
  };
  if (camp !== null)
    stand(`${id} camp`, `sides[${s}].camp.at`, camp.at, footprintCalled(rules.table, 'camp', ud));
  corps.forEach((one, c) => {
    for (const [u, unit] of one.units.entries())
      if (!absent.has(unit.id))
        stand(
          unit.id,
          `sides[${s}].corps[${c}].units[${u}].at`,
          unit.at,
          footprintCalled(rules.table, footprintNameOf(rules.units[unit.kind]), ud),
          unit.facing === null ? towards : headingOf(unit.facing),
        );
  });
  markers.forEach(({ at }, m) => {
    stand(`${id} marker ${m + 1}`, `sides[${s}].markers[${m}].at`, at, squareOfUd(ud));
  });
  return standing;
}

function squareOfUd(ud: number): Footprint {
  return { shape: 'rectangle', width: ud, depth: ud };
}
