/** meleeInput: the input of a melee. */
import {
  choice,
  flag,
  list,
  type OutputOf,
  optional,
  orNull,
  record,
  required,
  whole,
} from '@grognard/rules-kit';
import { units } from '../../data/units.ts';
import { armours, type Category, kinds, qualities, terrains, weapons } from '../../model.ts';
import { armourBuyers, foot, kindsOf, squareFormers } from '../unit-input.ts';

/** The categories that may have each ability. */
export const abilityFor = {
  impact: ['LMI', 'MI', 'HI', 'LH', 'Cv', 'Kn'],
  shock: ['LH', 'Cv', 'Kn'],
  pistol: ['LH', 'Cv', 'Kn'],
  salvo: foot,
  regimentalGun: foot,
  keilSwordsmen: foot,
  twoHanded: foot,
  caracolePair: ['Cv'],
  battleReady: ['WWg'],
  aloneOnLongSide: ['WWg'],
} as const satisfies Readonly<Record<string, readonly Category[]>>;
export type AbilityField = keyof typeof abilityFor;

/** Maximum number of units supporting one side. */
export const mostSupports = 3;

const mostMarkers = Math.max(...kinds.map((kind) => units[kind].cohesion)) - 1;
const supporters = kinds.filter((kind) => !kindsOf('WWg', 'Art').includes(kind));

function unitShape(me: 'a' | 'b', enemy: 'a' | 'b') {
  const needs = (field: AbilityField) => ({
    matters: [{ field: `${me}.kind`, is: kindsOf(...abilityFor[field]) }],
  });
  const ability = (field: AbilityField, title: string) => optional(flag(), false, title, needs(field));
  return record({
    kind: required(choice(kinds), 'Unit'),
    quality: optional(choice(qualities), 'ordinary', 'Quality'),
    armour: optional(orNull(choice(armours)), null, 'Armour (default: the unit’s own)', {
      matters: [{ field: `${me}.kind`, is: armourBuyers }],
    }),
    weapon: optional(orNull(choice(weapons)), null, 'Missile weapon (default: the unit’s own)', {
      matters: [{ field: 'charge', is: ['a', 'b'] }],
    }),
    lost: optional(whole(0, mostMarkers), 0, 'Cohesion points lost'),
    impact: ability('impact', 'Impact'),
    shock: ability('shock', 'Shock'),
    pistol: ability('pistol', 'Pistol'),
    salvo: ability('salvo', 'Salvo'),
    regimentalGun: ability('regimentalGun', 'Regimental gun'),
    keilSwordsmen: ability('keilSwordsmen', 'Keil swordsmen'),
    twoHanded: optional(
      orNull(flag()),
      null,
      'Two-handed weapons (default: foot knights have them)',
      needs('twoHanded'),
    ),
    caracolePair: ability('caracolePair', 'Caracole, a second unit directly behind'),
    battleReady: ability('battleReady', 'Battle-ready'),
    aloneOnLongSide: ability('aloneOnLongSide', 'Attacked on a long side by this enemy alone'),
    square: optional(flag(), false, 'In square', { matters: [{ field: `${me}.kind`, is: squareFormers }] }),
    headstrong: optional(flag(), false, 'Headstrong'),
    expendable: optional(flag(), false, 'Expendable levy'),
    commander: optional(flag(), false, 'A commander is engaged with it'),
    uncontrolled: optional(flag(), false, 'Its charge is uncontrolled', {
      matters: [{ field: 'charge', is: [me] }],
    }),
    terrain: optional(choice(terrains), 'open', 'Worst terrain its base touches (LI: stands wholly in)'),
    ground: optional(choice(['level', 'higher', 'river-bank', 'gully-edge']), 'level', 'Advantage of ground'),
    works: optional(
      choice(['none', 'fortification', 'obstacle', 'stakes']),
      'none',
      'Works it fights across, standing behind them',
    ),
    struck: optional(
      choice(['front', 'flank', 'rear']),
      'front',
      'Edge on which the main enemy’s front lies',
      {
        matters: [{ field: `${enemy}.struck`, is: ['front'] }],
      },
    ),
    complete: optional(flag(), true, 'Completely conformed', {
      matters: [{ field: `${enemy}.struck`, is: ['flank', 'rear'] }],
    }),
    flanked: optional(
      choice(['none', 'light', 'partial', 'full']),
      'none',
      'A further enemy on its flank or rear: light troops, incomplete, or complete and heavy',
    ),
    flankedNow: optional(flag(), false, 'New contact (cohesion point not lost yet)', {
      matters: [{ field: `${me}.flanked`, is: ['light', 'partial', 'full'] }],
    }),
    simpleSupports: optional(whole(0, mostSupports), 0, 'Units in simple support'),
    meleeSupports: optional(
      list(choice(supporters), {
        min: 0,
        max: mostSupports,
        itemTitle: 'Supporting unit',
        addTitle: 'Add a supporting unit',
      }),
      [],
      'Units in melee support',
    ),
  });
}

const shapeOfA = unitShape('a', 'b');
export type MeleeUnitInput = OutputOf<typeof shapeOfA>;

export const meleeInput = record({
  a: required(shapeOfA, 'Unit A'),
  b: required(unitShape('b', 'a'), 'Unit B'),
  charge: optional(choice(['a', 'b', 'none']), 'none', 'Who charged in this sequence'),
});
export type MeleeInput = OutputOf<typeof meleeInput>;
