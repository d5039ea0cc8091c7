/** offersOf: what a builder can change in an army and add to it, in the language of the reader. */
import { type ArmyAddition, type ArmyField, type ArmyOffers, capital } from '@grognard/rules-kit';
import { kinds, qualities, weapons } from '../model.ts';
import { armyOptions } from '../options/table/army.ts';
import { abilityRows, canHave, canShoot } from './abilities.ts';
import { type PageContext, profileOf } from './page.ts';
import {
  type ArmyItem,
  pricesOfCamp,
  pricesOfCommander,
  pricesOfUnit,
  pricesOfWorks,
  sumOf,
} from './price.ts';
import {
  type Army,
  type ArmyCommander,
  type ArmyUnits,
  armyAbilities,
  armyGrades,
  camps,
  formats,
  longestName,
  longestNote,
  loyalties,
  mostOfKind,
  mostWorks,
  worksKinds,
} from './shape.ts';
import { itemName } from './words/index.ts';
import type { TroopGroup } from './words/model.ts';

/** A commander of the lowest grade, and no units. */
export const emptyCorps = { commander: { grade: 'ordinary' }, units: [] } as const;

function unitPrice({ rules }: PageContext, units: ArmyUnits): number {
  return sumOf(pricesOfUnit(rules, units));
}

function weaponField(context: PageContext, at: string, units: ArmyUnits): readonly ArmyField[] {
  const { words, rules } = context;
  const { kind, weapon: now } = units;
  const own = rules.units[kind].weapon;
  const without = unitPrice(context, { ...units, weapon: null });
  const others = weapons.filter(
    (weapon) => weapon === now || (weapon !== own && canHave(rules, kind, weapon)),
  );
  if (others.length === 0) return [];
  return [
    {
      at: `${at}.weapon`,
      title: words.fields.weapon,
      takes: 'one',
      value: now,
      choices: [
        { value: null, title: itemName(words, own), adds: 0 },
        ...others.map((weapon) => ({
          value: weapon,
          title: itemName(words, weapon),
          adds: unitPrice(context, { ...units, weapon }) - without,
        })),
      ],
    },
  ];
}

/** Those that the units may have, and those that they have against the rules. */
function abilitiesField(context: PageContext, at: string, units: ArmyUnits): readonly ArmyField[] {
  const { words, rules } = context;
  const { kind, weapon, abilities: now } = units;
  const row = rules.units[kind];
  const buyer = { kind, row, shoots: canShoot(rules, kind, row, weapon) };
  const bare = unitPrice(context, { ...units, abilities: [] });
  const open = armyAbilities.filter((ability) => now.includes(ability) || abilityRows[ability].isFor(buyer));
  if (open.length === 0) return [];
  return [
    {
      at: `${at}.abilities`,
      title: words.fields.abilities,
      takes: 'many',
      value: now,
      choices: open.map((ability) => ({
        value: ability,
        title: itemName(words, ability),
        adds: unitPrice(context, { ...units, abilities: [ability] }) - bare,
      })),
    },
  ];
}

function unitFields(context: PageContext, at: string, units: ArmyUnits): readonly ArmyField[] {
  const { words } = context;
  const ordinary = unitPrice(context, { ...units, quality: 'ordinary' });
  return [
    {
      at: `${at}.count`,
      title: words.fields.count,
      takes: 'number',
      value: units.count,
      least: 1,
      most: mostOfKind,
    },
    {
      at: `${at}.quality`,
      title: words.fields.quality,
      takes: 'one',
      value: units.quality,
      choices: qualities.map((quality) => ({
        value: quality,
        title: itemName(words, quality),
        adds: unitPrice(context, { ...units, quality }) - ordinary,
      })),
    },
    ...weaponField(context, at, units),
    ...abilitiesField(context, at, units),
  ];
}

/** The name of a grade or a quality: both have `ordinary`, which is no item by itself. */
function commanderFields(
  { words, rules }: PageContext,
  at: string,
  commander: ArmyCommander,
): readonly ArmyField[] {
  const { fields } = words;
  const priceOf = (other: Partial<ArmyCommander>) =>
    sumOf(pricesOfCommander(rules, { ...commander, ...other }));
  const choose = <T extends ArmyItem | 'reliable'>(value: T, adds: number) => ({
    value,
    title: words.items[value] ?? value,
    adds,
  });
  return [
    {
      at: `${at}.name`,
      title: fields.leader,
      takes: 'text',
      value: commander.name === null ? '' : commander.name,
      longest: longestName,
      canBeEmpty: true,
    },
    {
      at: `${at}.grade`,
      title: fields.grade,
      takes: 'one',
      value: commander.grade,
      choices: armyGrades.map((grade) => choose(grade, rules.prices[grade])),
    },
    { at: `${at}.chief`, title: fields.chief, takes: 'flag', value: commander.chief, adds: null },
    {
      at: `${at}.included`,
      title: fields.included,
      takes: 'flag',
      value: commander.included,
      adds: priceOf({ included: true }) - priceOf({ included: false }),
    },
    {
      at: `${at}.loyalty`,
      title: fields.loyalty,
      takes: 'one',
      value: commander.loyalty,
      choices: loyalties.map((loyalty) =>
        choose(loyalty, priceOf({ loyalty }) - priceOf({ loyalty: 'reliable' })),
      ),
    },
  ];
}

function armyFields({ words, rules }: PageContext, army: Army): readonly ArmyField[] {
  const { fields } = words;
  return [
    {
      at: 'name',
      title: fields.name,
      takes: 'text',
      value: army.name,
      longest: longestName,
      canBeEmpty: false,
    },
    {
      at: 'points',
      title: fields.points,
      takes: 'one',
      value: army.points,
      choices: formats.map((points) => ({ value: points, title: words.ofPoints(points), adds: null })),
    },
    {
      at: 'camp',
      title: fields.camp,
      takes: 'one',
      value: army.camp,
      choices: camps.map((camp) => ({
        value: camp,
        title: itemName(words, camp),
        adds: sumOf(pricesOfCamp(rules, { camp })),
      })),
    },
    {
      at: 'note',
      title: fields.note,
      takes: 'text',
      value: army.note,
      longest: longestNote,
      canBeEmpty: true,
    },
  ];
}

/** The fields of the line at each place of the file. */
function fieldsByLine(context: PageContext, { corps, works }: Army): Map<string, readonly ArmyField[]> {
  const { fields } = context.words;
  return new Map([
    ...corps.flatMap(({ commander, units }, c) => [
      [`corps[${c}].commander`, commanderFields(context, `corps[${c}].commander`, commander)] as const,
      ...units.map((each, n) => {
        const at = `corps[${c}].units[${n}]`;
        return [at, unitFields(context, at, each)] as const;
      }),
    ]),
    ...works.map(({ ud }, n) => {
      const length = {
        at: `works[${n}].ud`,
        title: fields.length,
        takes: 'number',
        value: ud,
        least: 1,
        most: mostWorks,
      } as const;
      return [`works[${n}]`, [length]] as const;
    }),
  ]);
}

function troopGroup({ rules }: PageContext, kind: ArmyUnits['kind']): TroopGroup {
  const { category, mounted } = rules.units[kind];
  if (category === 'Art' || category === 'WWg') return 'guns';
  return mounted || category === 'Drag' ? 'mounted' : 'foot';
}

function addedUnit(context: PageContext, kind: ArmyUnits['kind']): ArmyAddition {
  const units = { kind, count: 1, weapon: null, quality: 'ordinary', abilities: [] } as const;
  return {
    title: capital(itemName(context.words, kind)),
    profile: profileOf(context, units),
    points: unitPrice(context, units),
    entry: { kind },
  };
}

export function offersOf(context: PageContext, army: Army): ArmyOffers {
  const { words, rules } = context;
  const lines = fieldsByLine(context, army);
  return {
    army: armyFields(context, army),
    line: (at) => lines.get(at) ?? [],
    units: (['foot', 'mounted', 'guns'] as const).map((group) => ({
      title: words.groups[group],
      additions: kinds
        .filter((kind) => troopGroup(context, kind) === group)
        .map((kind) => addedUnit(context, kind)),
    })),
    works: worksKinds.map((kind) => ({
      title: capital(itemName(words, kind)),
      profile: ['UD'],
      points: sumOf(pricesOfWorks(rules, kind)),
      entry: { kind, ud: 1 },
    })),
    corps: emptyCorps,
    options: armyOptions.map(({ id }) => id).filter((id) => id !== 'army.sample'),
    lists: { corps: 'corps', units: (corps) => `${corps}.units`, works: 'works' },
  };
}
