/** figuresOf: the points and the value of an army and of each of its corps. */
import { pricesOfCamp, pricesOfCommander, pricesOfUnit, pricesOfWorks, sumOf } from './price.ts';
import type { ArmyRules } from './rules-of-army.ts';
import type { Army, ArmyUnits, Corps } from './shape.ts';
import { worthOf } from './worth.ts';

/** What a corps, or what is outside of all corps, costs and counts. */
export interface PartFigures {
  readonly points: number;
  /** What it adds to the value of the army (victory.value). */
  readonly value: number;
}

export interface ArmyFigures extends PartFigures {
  readonly corps: readonly (PartFigures & { readonly corps: Corps })[];
  /** Camp and works. */
  readonly extras: PartFigures;
}

/** What one of these units adds to the value of its army. */
export function unitValue(rules: ArmyRules, { kind, abilities }: ArmyUnits): number {
  return worthOf(rules.units[kind], abilities.includes('expendable'), rules);
}

/** What a camp adds to the value of its army (victory.value). */
export function campValue({ camp }: Pick<Army, 'camp'>): number {
  return camp === 'fortified-camp' ? 1 : 0;
}

const added = (parts: readonly PartFigures[]): PartFigures =>
  parts.reduce((sum, { points, value }) => ({ points: sum.points + points, value: sum.value + value }), {
    points: 0,
    value: 0,
  });

function corpsFigures(rules: ArmyRules, { commander, units }: Corps): PartFigures {
  return added([
    { points: sumOf(pricesOfCommander(rules, commander)), value: 0 },
    ...units.map((each) => ({
      points: each.count * sumOf(pricesOfUnit(rules, each)),
      value: each.count * unitValue(rules, each),
    })),
  ]);
}

export function figuresOf(rules: ArmyRules, army: Army): ArmyFigures {
  const corps = army.corps.map((each) => ({ corps: each, ...corpsFigures(rules, each) }));
  const works = army.works.map(({ kind, ud }) => ud * sumOf(pricesOfWorks(rules, kind)));
  const extras = added([
    { points: sumOf(pricesOfCamp(rules, army)), value: campValue(army) },
    ...works.map((points) => ({ points, value: 0 })),
  ]);
  return { ...added([...corps, extras]), corps, extras };
}
