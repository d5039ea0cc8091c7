/** Table options of the chapter army. */
import {
  choice,
  either,
  list,
  number,
  optional,
  orNull,
  partsOf,
  record,
  required,
} from '@grognard/rules-kit';
import { base } from '../../base.ts';
import type { FormatFigures } from '../../data/formats.ts';
import { armyLimits, boughtAbilities } from '../../data/table.ts';
import { kinds, weapons } from '../../model.ts';
import { grades } from '../../rules/command/model.ts';
import { tableFigure } from './figure.ts';

const { corps, prices, formats } = base.table;

const unit = record({
  kind: required(choice(kinds), 'Unit'),
  count: optional(number(1, 100), 1, 'How many'),
  weapon: optional(orNull(choice(weapons)), null, 'Weapon'),
  abilities: optional(
    list(choice(boughtAbilities), { min: 0, max: boughtAbilities.length }),
    [],
    'Abilities',
  ),
});
const commander = record({
  commander: required(choice(grades), 'Commander'),
  count: optional(number(1, 100), 1, 'How many'),
});

/** The figures of one format. */
const formatOf = ({ competent, brilliant, strategist, fortifiedCamp, commandValue, table }: FormatFigures) =>
  record({
    ...partsOf(number(0, 1000), { competent, brilliant, strategist }),
    fortifiedCamp: optional(number(0, 1000), fortifiedCamp, 'Fortified camp'),
    commandValue: optional(number(0, 8), commandValue, 'Command value'),
    table: optional(list(number(10, 100), { min: 2, max: 2 }), table, 'Width and depth of the table in UD'),
  });

export const armyOptions = [
  tableFigure({
    id: 'army.formats',
    title: 'Corps by points',
    sets: 'corps',
    shape: record(partsOf(number(1, 12), corps, (points) => `Corps at ${points} points`)),
  }),
  tableFigure({
    id: 'army.command-value',
    title: 'Most that the grades of all commanders add up to',
    sets: 'commandValue',
    shape: number(0, 8),
  }),
  tableFigure({
    id: 'army.prices',
    title: 'Points of units, qualities, abilities, commanders and works',
    sets: 'prices',
    shape: record(partsOf(number(-1000, 1000), prices)),
  }),
  tableFigure({
    id: 'army.format-figures',
    title: 'Commanders, camp and table at other points than 200',
    sets: 'formats',
    shape: record({
      '100': optional(formatOf(formats['100']), formats['100'], '100 points'),
      '300': optional(formatOf(formats['300']), formats['300'], '300 points'),
    }),
  }),
  tableFigure({
    id: 'army.limits',
    title: 'Limits of an army without a list',
    sets: 'limits',
    shape: either(choice(['none']), record(partsOf(number(0, 100), { ...armyLimits }))),
    effects: { none: 'no limits.' },
  }),
  tableFigure({
    id: 'army.sample',
    title: 'The sample army',
    sets: 'sample',
    shape: list(either(unit, commander), { min: 0, max: 100 }),
  }),
] as const;
