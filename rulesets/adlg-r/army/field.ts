/** fieldOf: what an army is as one side of a battle file: its corps unit by unit, its camp and its works. */
import { capital, type Json } from '@grognard/rules-kit';
import { traits } from '../scenarios/model.ts';
import type { Army, ArmyUnits, Corps } from './shape.ts';
import { itemName } from './words/index.ts';
import type { ArmyWords } from './words/model.ts';

/** The fields of a side in a battle file that an army gives. Ids begin with that of the side. */
export function fieldOf(words: ArmyWords, { corps, camp, works }: Army, side: string): Json {
  const named = namesOf(words, corps);
  return {
    camp: { fortified: camp === 'fortified-camp' },
    works: works.map(({ kind, ud }) => ({ kind, ud })),
    corps: corps.map((one, c) => corpsOf(one, `${side}-${c + 1}`, named[c] ?? [], c + 1)),
  };
}

/** Units that are alike are told apart by a number. */
function namesOf(words: ArmyWords, corps: readonly Corps[]): string[][] {
  const seen = new Map<string, number>();
  const all = corps.flatMap(({ units }) => units.flatMap(eachOf)).map(({ kind }) => kind);
  return corps.map(({ units }) =>
    units.flatMap(eachOf).map(({ kind }) => {
      const name = capital(itemName(words, kind));
      const before = seen.get(kind);
      const number = before === undefined ? 1 : before + 1;
      seen.set(kind, number);
      return all.filter((other) => other === kind).length === 1 ? name : `${name} ${number}`;
    }),
  );
}

function eachOf(units: ArmyUnits): ArmyUnits[] {
  return Array.from({ length: units.count }, () => units);
}

function corpsOf({ commander, units }: Corps, id: string, names: readonly string[], number: number): Json {
  const { name, grade, chief, included, loyalty } = commander;
  return {
    id,
    name: name ?? String(number),
    grade,
    chief,
    unreliable: loyalty !== 'reliable',
    included: included ? `${id}-1` : null,
    units: units.flatMap(eachOf).map((unit, n) => unitOf(unit, `${id}-${n + 1}`, names[n] ?? id)),
  };
}

function unitOf({ kind, weapon, quality, abilities }: ArmyUnits, id: string, name: string): Json {
  return {
    id,
    name,
    kind,
    quality,
    weapon,
    armour: abilities.includes('armour') ? 'armour' : null,
    traits: traits.filter((trait) => abilities.some((ability) => ability === trait)),
  };
}
