/** rosterOf: the units of an army one by one with their traits, for the companion. */
import { capital, type UnitTraits } from '@grognard/rules-kit';
import type { Kind } from '../model.ts';
import type { Army, ArmyAbility, ArmyUnits } from './shape.ts';
import { itemName } from './words/index.ts';
import type { ArmyWords } from './words/model.ts';

/** The trait that each ability is to the evening. What has none is not asked in any case. */
const traitFor: Readonly<Partial<Record<ArmyAbility, string>>> = {
  impact: 'impact',
  pistol: 'pistol',
  shock: 'shock',
  salvo: 'salvo',
  'keil-swordsmen': 'keilSwordsmen',
  'two-handed': 'twoHanded',
  'regimental-gun': 'regimentalGun',
  headstrong: 'headstrong',
  expendable: 'expendable',
};

function traitsOf({ kind, weapon, quality, abilities }: ArmyUnits): UnitTraits {
  const flags = abilities
    .flatMap((ability) => traitFor[ability] ?? [])
    .map((trait) => [trait, true] as const);
  return {
    kind,
    quality,
    ...(weapon === null ? {} : { weapon }),
    ...(abilities.includes('armour') ? { armour: 'armour' } : {}),
    ...Object.fromEntries(flags),
  };
}

/** Units that are alike are told apart by a number. */
export function rosterOf(
  words: ArmyWords,
  { corps }: Army,
): readonly { readonly name: string; readonly traits: UnitTraits }[] {
  const all = corps.flatMap(({ units }) =>
    units.flatMap((each) => Array.from({ length: each.count }, () => each)),
  );
  const kinds = all.map(({ kind }) => kind);
  const countIn = (some: readonly Kind[], kind: Kind) => some.filter((other) => other === kind).length;
  return all.map((each, at) => {
    const { kind } = each;
    const name = capital(itemName(words, kind));
    const number = countIn(kinds.slice(0, at + 1), kind);
    return {
      name: countIn(kinds, kind) === 1 ? name : `${name} ${number}`,
      traits: traitsOf(each),
    };
  });
}
