/** Table options of the chapter army. */
import {
  choice,
  either,
  list,
  number,
  option,
  optional,
  orNull,
  partsOf,
  record,
  required,
} from '@grognard/rules-kit';
import { abilityPrices, campPrices, commanderPrices, qualityPrices, unitPrices } from '../../data/prices.ts';
import { kinds, weapons } from '../../model.ts';
import { grades } from '../../rules/command/model.ts';

const prices = {
  ...unitPrices,
  ...qualityPrices,
  ...abilityPrices,
  ...commanderPrices,
  ...campPrices,
};
const corps = { '100': 2, '200': 3, '300': 4 };
const limits = { battleUnitsOrCv: 4, elephants: 2, artillery: 3, warWagons: 4, levies: 6, eliteOneIn: 3 };

const unit = record({
  kind: required(choice(kinds), 'Unit'),
  count: optional(number(1, 100), 1, 'How many'),
  weapon: optional(orNull(choice(weapons)), null, 'Weapon'),
  abilities: optional(
    list(choice(['impact', 'pistol', 'shock', 'salvo']), { min: 0, max: 4 }),
    [],
    'Abilities',
  ),
});
const commander = record({
  commander: required(choice(grades), 'Commander'),
  count: optional(number(1, 100), 1, 'How many'),
});

export const armyOptions = [
  option({
    id: 'army.formats',
    title: 'Corps by points',
    shape: record(partsOf(number(1, 12), corps, (points) => `Corps at ${points} points`)),
    default: corps,
  }),
  option({
    id: 'army.command-value',
    title: 'Most that the grades of all commanders add up to',
    shape: number(0, 8),
    default: 4,
  }),
  option({
    id: 'army.prices',
    title: 'Points of units, qualities, abilities, commanders and works',
    shape: record(partsOf(number(-1000, 1000), prices)),
    default: prices,
  }),
  option({
    id: 'army.limits',
    title: 'Limits of an army without a list',
    shape: either(choice(['none']), record(partsOf(number(0, 100), limits))),
    default: limits,
    says: 'none: no limits',
  }),
  option({
    id: 'army.sample',
    title: 'The sample army',
    shape: list(either(unit, commander), { min: 0, max: 100 }),
    default: [
      { commander: 'competent' },
      { commander: 'ordinary', count: 2 },
      { kind: 'tercio', count: 2, weapon: 'arquebus' },
      { kind: 'pike-and-shot', count: 3, weapon: 'musket' },
      { kind: 'shot' },
      { kind: 'light-infantry', count: 2, weapon: 'arquebus' },
      { kind: 'heavy-cavalry', count: 3, abilities: ['pistol'] },
      { kind: 'light-cavalry', count: 2, weapon: 'carbine' },
      { kind: 'medium-artillery' },
    ],
  }),
] as const;
