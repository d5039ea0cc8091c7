/** Abilities of the first phase: their bonuses, and the rules that cancel them. */
import { memoizePer, type Row, type Section } from '@grognard/rules-kit';
import { abilities, type Bonus, type Cancel, type MeleeRules, type Side } from './model.ts';
import { isPenalisedMounted } from './rows.ts';
import { hasAbility, hasFirstPhase, isAtWork, isStripped, showsStar, worksBetween } from './side.ts';

/** In order of precedence, if only one of them counts. */
export const bonuses: readonly Bonus[] = [
  { ability: 'shock', id: 'ability.shock', value: 1 },
  { ability: 'pistol', id: 'ability.pistol', value: 1 },
  { ability: 'impact', id: 'ability.impact', value: 1 },
  { ability: 'salvo', id: 'ability.salvo', value: 1 },
  { ability: 'elephant', id: 'elephant.impact', value: 1 },
];

const isHorse = ({ row }: Side) => row.mounted && row.category !== 'El';

/** Whether the unit charges enemies against which Shock never counts. */
export function isShockNever({ charged, enemy }: Side): boolean {
  const { kind } = enemy.input;
  return charged && (enemy.row.tercio || kind === 'keil' || kind === 'pike-and-shot');
}

/** Numbers 1 to 6: edges, ground, works, and marks of the enemy. */
export const lostTo: readonly Cancel[] = [
  { id: 'melee.abilities-lost', takes: abilities, when: isStripped },
  { id: 'melee.mounted-no-abilities', takes: abilities, when: isPenalisedMounted },
  {
    id: 'fortification.no-impact',
    takes: abilities,
    when: (x) => worksBetween(x) === 'fortification' || worksBetween(x) === 'obstacle',
    bars: true,
  },
  {
    id: 'fortification.stakes-no-impact',
    takes: abilities,
    when: (x) => worksBetween(x) === 'stakes' && x.row.mounted,
    bars: true,
  },
  { id: 'ability.shock-never', takes: ['shock'], when: isShockNever },
  { id: 'unit.mark-star', takes: abilities, when: (x) => isHorse(x) && showsStar(x.enemy) },
  { id: 'unit.mark-hash', takes: abilities, when: (x) => isHorse(x) && x.enemy.row.hash },
];

/** Numbers 7 to 9: abilities of the enemy that are active. */
export const beatenBy: readonly Cancel[] = [
  {
    id: 'ability.shock-cancels',
    takes: ['impact', 'pistol', 'elephant'],
    when: ({ row, enemy }) => row.mounted && isAtWork(enemy, 'shock'),
  },
  {
    id: 'ability.pistol-cancels',
    takes: ['impact', 'elephant'],
    when: ({ row, enemy }) => row.mounted && isAtWork(enemy, 'pistol'),
  },
  {
    id: 'ability.impact-foot-mounted',
    takes: ['impact'],
    when: ({ row, enemy, charged }) =>
      !row.mounted &&
      enemy.row.mounted &&
      (charged || isAtWork(enemy, 'impact') || isAtWork(enemy, 'shock') || isAtWork(enemy, 'elephant')),
  },
];

interface BonusRow {
  readonly row: Row<Side>;
  readonly section: readonly Section<Side>[];
}

function bonusRow(rules: MeleeRules, { ability, id, value }: Bonus): BonusRow {
  const cancels = [...rules.lostTo, ...rules.beatenBy].filter(({ takes }) => takes.includes(ability));
  const row: Row<Side> = {
    id,
    value,
    when: (x) => hasFirstPhase(x) && hasAbility(x, ability),
    lostTo: cancels,
  };
  return { row, section: [{ groups: [{ take: 'all', rows: [row] }] }] };
}

/** The rows of step 16. Cached by the rules in force. */
const bonusRows = memoizePer((rules: MeleeRules): readonly BonusRow[] =>
  rules.bonuses.map((bonus) => bonusRow(rules, bonus)),
);

/**
 * The abilities that get lines for a unit: the first that nothing cancels, or the first if all are cancelled. If abilities add up,
 * all of them, each with its cancelling rules.
 */
export function countedAbilities(unit: Side): readonly (readonly Section<Side>[])[] {
  if (!unit.firstPhase) return [];
  const offered = bonusRows(unit.rules).filter(({ row }) => row.when(unit));
  if (unit.rules.counted === 'add') return offered.map(({ section }) => section);
  const free = offered.find(({ row }) => !row.lostTo?.some(({ when }) => when(unit)));
  const counted = free ?? offered[0];
  return counted === undefined ? [] : [counted.section];
}

/** Whether works between the two keep this unit from charging home. */
export function isBarred(unit: Side): boolean {
  return unit.rules.lostTo.some(({ bars, when }) => bars === true && when(unit));
}

/** The rule ids of all bonuses and of the rules that cancel them. */
export function rulesOfAbilities({ bonuses: given, lostTo: lost, beatenBy: beaten }: MeleeRules): string[] {
  return [...given, ...lost, ...beaten].map(({ id }) => id);
}
