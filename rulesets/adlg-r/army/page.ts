/** armyPage: an army as it is read and printed, line by line with the rules of every price. */
import {
  type ArmyCorps,
  type ArmyFigure,
  type ArmyLine,
  type ArmyPage,
  type ArmyProblem,
  capital,
  type PriceLine,
  plusMinus,
} from '@grognard/rules-kit';
import { about } from '../about.ts';
import { rangeOf } from '../data/ranges.ts';
import { weaponOf } from '../rules/unit-input.ts';
import { campValue, unitValue } from './figures.ts';
import { commandValueOf, type Offence } from './limits.ts';
import {
  type ItemPrice,
  pricesOfCamp,
  pricesOfCommander,
  pricesOfUnit,
  pricesOfWorks,
  sumOf,
} from './price.ts';
import type { JudgedArmy } from './read.ts';
import type { ArmyRules } from './rules-of-army.ts';
import type { Army, ArmyCommander, ArmyUnits } from './shape.ts';
import { commanderDetails, unitDetails } from './text/write.ts';
import { itemName } from './words/index.ts';
import type { ArmyWords } from './words/model.ts';

/** What is the same for every line of a page. */
export interface PageContext {
  readonly words: ArmyWords;
  readonly rules: ArmyRules;
}

type Bought = Pick<ArmyLine, 'at' | 'count' | 'name'> &
  Partial<Pick<ArmyLine, 'details' | 'value' | 'profile' | 'boxes'>>;

function lineOf({ words }: PageContext, prices: readonly ItemPrice[], bought: Bought): ArmyLine {
  const each = sumOf(prices);
  return {
    details: [],
    value: 0,
    profile: [],
    boxes: 0,
    ...bought,
    prices: prices.map(({ item, ...price }): PriceLine => ({ ...price, item: itemName(words, item) })),
    each,
    points: bought.count * each,
  };
}

/** Category, protection and range of a unit. */
export function profileOf(
  { words, rules }: PageContext,
  { kind, weapon }: Pick<ArmyUnits, 'kind' | 'weapon'>,
): readonly string[] {
  const row = rules.units[kind];
  const { category, protection } = row;
  const ud = rangeOf(rules.ranges, { kind, category, weapon: weaponOf(row, weapon) });
  return [category, words.protection(protection), ...(ud === null ? [] : [words.range(ud)])];
}

function unitsLine(context: PageContext, at: string, units: ArmyUnits): ArmyLine {
  const { words, rules } = context;
  return lineOf(context, pricesOfUnit(rules, units), {
    at,
    count: units.count,
    name: capital(itemName(words, units.kind)),
    details: unitDetails(words, units),
    value: units.count * unitValue(rules, units),
    profile: profileOf(context, units),
    boxes: rules.units[units.kind].cohesion,
  });
}

function commanderLine(context: PageContext, at: string, commander: ArmyCommander): ArmyLine {
  const { words, rules } = context;
  const { value, rangeUd } = rules.whole.command.grades[commander.grade];
  return lineOf(context, pricesOfCommander(rules, commander), {
    at,
    count: 1,
    name: commander.name ?? words.headings.commander,
    details: commanderDetails(words, commander),
    profile: [words.commandPoints(plusMinus(value)), words.range(rangeUd)],
  });
}

function extraLines(context: PageContext, army: Army): readonly ArmyLine[] {
  const { words, rules } = context;
  return [
    lineOf(context, pricesOfCamp(rules, army), {
      at: 'camp',
      count: 1,
      name: capital(itemName(words, army.camp)),
      value: campValue(army),
    }),
    ...army.works.map(({ kind, ud }, n) =>
      lineOf(context, pricesOfWorks(rules, kind), {
        at: `works[${n}]`,
        count: ud,
        name: capital(itemName(words, kind)),
        details: ['UD'],
      }),
    ),
  ];
}

function problemOf(words: ArmyWords, { at, rule, facts }: Offence): ArmyProblem {
  return { code: 'illegal', at, rule, ...words.offence(facts) };
}

function figuresShown({ words, rules }: PageContext, { army, figures }: JudgedArmy): readonly ArmyFigure[] {
  const { figures: titles } = words;
  return [
    { rule: 'army.budget', title: titles.points, count: figures.points, most: army.points },
    { rule: 'victory.value', title: titles.value, count: figures.value, most: null },
    {
      rule: 'army.command-value',
      title: titles.command,
      count: commandValueOf(rules, army),
      most: rules.commandValue,
    },
  ];
}

export function armyPage(words: ArmyWords, judged: JudgedArmy): ArmyPage {
  const { army, rules, figures, offences } = judged;
  const context = { words, rules };
  const corps = figures.corps.map(
    ({ corps: { commander, units }, points, value }, n): ArmyCorps => ({
      at: `corps[${n}]`,
      title: `${words.keywords['corps-line']} ${n + 1}`,
      commander: commanderLine(context, `corps[${n}].commander`, commander),
      units: units.map((each, u) => unitsLine(context, `corps[${n}].units[${u}]`, each)),
      points,
      value,
    }),
  );
  return {
    language: words.language,
    title: army.name,
    subtitle: `${about.title}, ${words.ofPoints(army.points)}`,
    note: army.note,
    figures: figuresShown(context, judged),
    corps,
    extras: extraLines(context, army),
    options: Object.entries(rules.agreed).map(([id, value]) => `${id} = ${JSON.stringify(value)}`),
    problems: offences.map((offence) => problemOf(words, offence)),
    headings: words.headings,
    credit: words.language === 'en' ? about.credit : (about.said?.[words.language]?.credit ?? about.credit),
  };
}
