/** rosterOf: the units of an army one by one with their traits, for the companion. */
import type { UnitTraits } from '@grognard/rules-kit';
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
  const flags = abilities.flatMap((ability) => traitFor[ability] ?? []).map((trait) => [trait, true]);
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
  const seen = new Map<string, number>();
  return all.map((each) => {
    const { kind } = each;
    const n = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, n);
    const isOnly = all.filter((other) => other.kind === kind).length === 1;
    const name = itemName(words, kind);
    return { name: isOnly ? name : `${name} ${n}`, traits: traitsOf(each) };
  });
}
