/** `makeTable`: everything that never changes in a game, prepared once from a scenario. */
import type { Tenths } from '@grognard/geometry';
import { entryAt, indicesById, indicesUpTo, listBy, lookUp } from '@grognard/lists';
import { optionValues } from '@grognard/rules-kit';
import type { AdlgRules, Kind } from '../../model.ts';
import { options as known } from '../../options/index.ts';
import { pointOf, tenthsOfUd } from '../../scenarios/measure.ts';
import type { Scenario, ScenarioCorps, ScenarioUnit, Trait } from '../../scenarios/model.ts';
import { spoken } from '../../scenarios/spoken.ts';
import type { AdlgTableWords } from '../../words/table-words.ts';
import { footprintCalled, footprintNameOf } from '../bodies/index.ts';
import { drawField } from '../field/index.ts';
import type { CorpsIndex, PlaceIndex, SideIndex, UnitIndex } from '../state/indices.ts';
import type {
  CorpsInfo,
  Place,
  Table,
  TableOptions,
  TableSizes,
  UnitAbilities,
  UnitInfo,
} from '../state/model.ts';
import type { SetupPart } from '../state/setup-part.ts';

/** Tenths of a millimetre in a millimetre. */
const tenthsPerMm = 10;

/** EPS: a hundredth of a UD. */
const epsUd = 0.01;

/** Makes the table of a scenario. Its options have already been checked. */
export function makeTable(
  written: Scenario,
  edition: string,
  rules: AdlgRules,
  options: Readonly<Record<string, unknown>>,
  words: AdlgTableWords,
  setupPart: SetupPart | null,
): Table {
  const scenario = spoken(written, words.rules);
  const sizes = sizesOf(scenario, rules);
  const listed = scenario.sides.flatMap((side, s) => side.corps.map((corps) => ({ corps, side: s })));
  const reduced = optionValues<KindOptions>(known, options)['ability.reduced-who'];
  const units = unitsOf(listed, rules, sizes.ud, reduced);
  const unitOf = indicesById(units);
  const corps = corpsOf(listed, units, unitOf);
  const sides = sidesOf(scenario, units, corps);
  return {
    edition,
    rules,
    options: optionValues<TableOptions>(known, options),
    scenario,
    sizes,
    turns: scenario.turns ?? rules.table.turnLimit,
    field: drawField(scenario, sizes.ud),
    sides,
    corps,
    units,
    places: placesOf(scenario, sizes.ud),
    unitOf,
    corpsOf: indicesById(corps),
    sideOf: indicesById(sides),
    words,
    setupPart,
  };
}

function sizesOf({ figures }: Scenario, { table }: AdlgRules): TableSizes {
  const ud = tenthsOfUd(1, table.udMm[figures] * tenthsPerMm);
  return {
    ud,
    eps: Math.round(ud * epsUd),
    square: footprintCalled(table, 'square', ud),
    camp: footprintCalled(table, 'camp', ud),
    commander: footprintCalled(table, 'commander', ud),
  };
}

/** Options that are lists of kinds. */
interface KindOptions {
  /** Reduced Shooters without a trait of their own (`ability.reduced-who`). */
  readonly 'ability.reduced-who': readonly Kind[];
}

interface ListedCorps {
  readonly corps: ScenarioCorps;
  readonly side: number;
}

/** The units of all corps, one corps after the other. */
function unitsOf(
  listed: readonly ListedCorps[],
  rules: AdlgRules,
  ud: Tenths,
  reduced: readonly Kind[],
): Table['units'] {
  const sides = indicesUpTo<SideIndex>(2);
  const all = indicesUpTo<CorpsIndex>(listed.length).flatMap((corps) => {
    const { corps: given, side } = entryAt(listed, corps);
    return given.units.map((one) => {
      const unit: ScenarioUnit = reduced.includes(one.kind)
        ? { ...one, traits: [...one.traits, 'reduced'] }
        : one;
      return { unit, corps, side: entryAt(sides, side) };
    });
  });
  return listBy(
    indicesUpTo<UnitIndex>(all.length).map((index) => {
      const { unit, corps, side } = entryAt(all, index);
      return { index, side, corps, ...bought(unit, rules, ud) };
    }),
  );
}

function bought(
  { id, name, kind, quality, weapon, armour, traits }: ScenarioUnit,
  { units, table }: AdlgRules,
  ud: Tenths,
): Omit<UnitInfo, 'index' | 'side' | 'corps'> {
  const row = units[kind];
  return {
    id,
    name,
    kind,
    row,
    quality,
    armour: armour ?? row.armour,
    weapon: weapon ?? row.weapon,
    has: abilitiesOf(traits, row.twoHanded),
    footprint: footprintCalled(table, footprintNameOf(row), ud),
  };
}

function abilitiesOf(traits: readonly Trait[], isTwoHanded: boolean): UnitAbilities {
  const has = (trait: Trait) => traits.includes(trait);
  return {
    impact: has('impact'),
    shock: has('shock'),
    pistol: has('pistol'),
    salvo: has('salvo'),
    regimentalGun: has('regimental-gun'),
    keilSwordsmen: has('keil-swordsmen'),
    twoHanded: isTwoHanded || has('two-handed'),
    headstrong: has('headstrong'),
    expendable: has('expendable'),
    reduced: has('reduced'),
    stakes: has('stakes'),
  };
}

function corpsOf(
  listed: readonly ListedCorps[],
  units: Table['units'],
  unitOf: Table['unitOf'],
): Table['corps'] {
  const sides = indicesUpTo<SideIndex>(2);
  return listBy(
    indicesUpTo<CorpsIndex>(listed.length).map((index): CorpsInfo => {
      const { corps, side } = entryAt(listed, index);
      const { id, name, grade, chief, unreliable, included } = corps;
      return {
        index,
        id,
        name,
        side: entryAt(sides, side),
        units: units.filter((unit) => unit.corps === index).map((unit) => unit.index),
        grade,
        isChief: chief,
        isUnreliable: unreliable,
        includedIn: included === null ? null : lookUp(unitOf, included),
      };
    }),
  );
}

function sidesOf({ sides }: Scenario, units: Table['units'], corps: Table['corps']): Table['sides'] {
  return listBy(
    indicesUpTo<SideIndex>(sides.length).map((index) => {
      const { id, name, edge } = entryAt(sides, index);
      return {
        index,
        id,
        name,
        edge,
        units: units.filter(({ side }) => side === index).map((unit) => unit.index),
        corps: corps.filter(({ side }) => side === index).map((one) => one.index),
      };
    }),
  );
}

function placesOf({ places }: Scenario, ud: Tenths): Table['places'] {
  return listBy(
    indicesUpTo<PlaceIndex>(places.length).map((index): Place => {
      const { id, at, points, words } = entryAt(places, index);
      return { index, id, ...pointOf(at, ud), points, words };
    }),
  );
}
