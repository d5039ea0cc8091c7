/** ArmyRules: the rules that an army is bought by, for one format and with the options agreed. */
import { check, Problem } from '@grognard/rules-kit';
import { base } from '../base.ts';
import { gradeWeights } from '../data/prices.ts';
import type { RangeRow } from '../data/ranges.ts';
import type { ArmyLimits, TableNumbers } from '../data/table.ts';
import type { AdlgRules, UnitTable } from '../model.ts';
import { anyOptions } from '../options/index.ts';
import type { ArmyGrade, Format } from './shape.ts';

export type ItemPrices = TableNumbers['prices'];
export type PriceId = keyof ItemPrices;

export interface ArmyRules {
  readonly format: Format;
  readonly units: UnitTable;
  readonly ranges: readonly RangeRow[];
  readonly prices: ItemPrices;
  readonly limits: ArmyLimits | 'none';
  /** Number of corps. */
  readonly corps: number;
  /** What the grades of all commanders may add up to, and what each takes of it. */
  readonly commandValue: number;
  readonly gradeWeights: Readonly<Record<ArmyGrade, number>>;
  readonly battleUnitValue: number;
  /** Agreed options that are not at their default. */
  readonly agreed: Readonly<Record<string, unknown>>;
  /** The rules that all these are taken from. */
  readonly whole: AdlgRules;
}

type Options = Readonly<Record<string, unknown>>;

/** The rules with these options, which must fit their shapes. */
function withOptions(given: Options): Pick<ArmyRules, 'whole' | 'agreed'> {
  let whole = base;
  const agreed: Record<string, unknown> = {};
  for (const { id, shape, amend, default: defaultValue } of anyOptions) {
    if (!Object.hasOwn(given, id)) continue;
    const value = check(shape, given[id]);
    if (value instanceof Problem) throw new RangeError(`${id}: ${value.message}`);
    if (JSON.stringify(value) === JSON.stringify(defaultValue)) continue;
    agreed[id] = value;
    whole = amend?.(whole, value) ?? whole;
  }
  return { whole, agreed };
}

/** Prices of a format: those of 200 points, except for commanders and fortified camps (army.format-figures). */
function pricesAt(format: Format, { prices, formats }: TableNumbers): ItemPrices {
  if (format === 200) return prices;
  const { competent, brilliant, strategist, fortifiedCamp } = formats[format];
  return { ...prices, competent, brilliant, strategist, 'fortified-camp': fortifiedCamp };
}

export function armyRules(format: Format, given: Options): ArmyRules {
  const { whole, agreed } = withOptions(given);
  const { table } = whole;
  return {
    format,
    units: whole.units,
    ranges: whole.shooting.ranges,
    prices: pricesAt(format, table),
    limits: table.limits,
    corps: table.corps[format],
    commandValue: format === 200 ? table.commandValue : table.formats[format].commandValue,
    gradeWeights,
    battleUnitValue: table.battleUnitValue,
    agreed,
    whole,
  };
}
