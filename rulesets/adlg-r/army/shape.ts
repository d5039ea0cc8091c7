/** armyShape: the file of an army. Its ids are those of the ledger. */
import {
  choice,
  dataObject,
  flag,
  list,
  type OutputOf,
  optional,
  orNull,
  record,
  refine,
  required,
  text,
  whole,
} from '@grognard/rules-kit';
import { about } from '../about.ts';
import { kinds, qualities, weapons } from '../model.ts';
import { grades } from '../rules/command/model.ts';

export const armyFormat = 'grognard-army';
export const armyVersion = 1;

/** Points of the formats, as the option army.formats names them. */
export const formats = [100, 200, 300] as const;
export type Format = (typeof formats)[number];

/** Grades that can be bought: no army begins with a lost commander. */
export const armyGrades = grades.filter((grade) => grade !== 'lost');
export type ArmyGrade = (typeof armyGrades)[number];

/** Whether the troops of a corps are sure to fight for the army (deploy.hesitant). */
export const loyalties = ['reliable', 'allied', 'unreliable'] as const;
export type Loyalty = (typeof loyalties)[number];

/** What can be bought for a unit in addition to its weapon and quality. */
export const armyAbilities = [
  'impact',
  'pistol',
  'shock',
  'salvo',
  'keil-swordsmen',
  'two-handed',
  'armour',
  'regimental-gun',
  'reduced',
  'headstrong',
  'expendable',
  'stakes',
] as const;
export type ArmyAbility = (typeof armyAbilities)[number];

export const camps = ['camp', 'fortified-camp'] as const;
export type Camp = (typeof camps)[number];

export const worksKinds = ['fortification', 'obstacle'] as const;
export type WorksKind = (typeof worksKinds)[number];

/** Longest texts, and the most of a line. */
export const longestName = 60;
export const longestNote = 1000;
export const mostOfKind = 40;
export const mostWorks = 60;

/** One line without control characters and without spaces at its ends, so that it can be told from what stands around it. */
const line = (longest: number) =>
  new RegExp(
    String.raw`^[^\s\p{Cc}\p{Cs}](?:[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{0,${longest - 2}}[^\s\p{Cc}\p{Cs}])?$`,
    'u',
  );
const name = text(line(longestName), `a name of up to ${longestName} characters on one line`);
const note = text(
  new RegExp(`^$|${line(longestNote).source}`, 'u'),
  `a note of up to ${longestNote} characters on one line`,
);

function hasTwins(values: readonly string[]): boolean {
  return new Set(values).size < values.length;
}

const unit = record({
  kind: required(choice(kinds), 'Unit'),
  count: optional(whole(1, mostOfKind), 1, 'How many'),
  weapon: optional(orNull(choice(weapons)), null, 'Missile weapon (default: the unit’s own)'),
  quality: optional(choice(qualities), 'ordinary', 'Quality'),
  abilities: optional(
    refine(list(choice(armyAbilities), { min: 0, max: armyAbilities.length }), (given) =>
      hasTwins(given) ? 'an ability is named twice' : null,
    ),
    [],
    'Abilities',
  ),
});

const commander = record({
  name: optional(orNull(name), null, 'Name'),
  grade: required(choice(armyGrades), 'Grade'),
  chief: optional(flag(), false, 'Commander-in-chief'),
  included: optional(flag(), false, 'Included in a unit'),
  loyalty: optional(choice(loyalties), 'reliable', 'Loyalty of the corps'),
});

const corps = record({
  commander: required(commander, 'Commander'),
  units: required(list(unit, { min: 0, max: 60, addTitle: 'Add units' }), 'Units'),
});

const works = record({
  kind: required(choice(worksKinds), 'Works'),
  ud: required(whole(1, mostWorks), 'Length in UD'),
});

export const armyShape = record({
  format: required(choice([armyFormat]), 'Format'),
  version: required(choice([armyVersion]), 'Version'),
  ruleset: required(choice([about.id]), 'Ruleset'),
  name: required(name, 'Name'),
  points: required(choice(formats), 'Points of the battle'),
  corps: required(list(corps, { min: 0, max: 12, addTitle: 'Add a corps' }), 'Corps'),
  camp: optional(choice(camps), 'camp', 'Camp'),
  works: optional(list(works, { min: 0, max: 12, addTitle: 'Add works' }), [], 'Works'),
  options: optional(dataObject({ depth: 6, values: 2000, characters: 200 }), {}, 'Options'),
  note: optional(note, '', 'Note'),
});

export type Army = OutputOf<typeof armyShape>;
export type Corps = Army['corps'][number];
export type ArmyCommander = Corps['commander'];
export type ArmyUnits = Corps['units'][number];
