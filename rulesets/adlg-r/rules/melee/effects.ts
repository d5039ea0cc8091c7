/** Effects that apply before the dice or after them, in the order of the ledger. */
import { weightOf } from '../unit-input.ts';
import { isBarred, isShockNever } from './abilities.ts';
import type { MeleeEffect, Side } from './model.ts';
import { isPenalisedMounted } from './rows.ts';
import { hasFirstPhase, isAtWork, isStripped, isStruckAside, losesPointFirst } from './side.ts';

const overrunners: readonly string[] = ['LMI', 'MI', 'HI', 'Cv', 'Kn'];

function isDestroyed({ row, input, enemy }: Side): boolean {
  return (
    row.category === 'LI' &&
    input.terrain === 'open' &&
    input.works !== 'fortification' &&
    overrunners.includes(enemy.row.category) &&
    !isPenalisedMounted(enemy)
  );
}

function hasBetterArmour({ armour, enemy, firstPhase, rules }: Side): boolean {
  if (weightOf(armour) <= weightOf(enemy.armour) || enemy.row.category === 'El') return false;
  if (!firstPhase) return true;
  const firesIn = rules.armourBeaters.includes(enemy.weapon) && !isStripped(enemy);
  return !firesIn && !isAtWork(enemy, 'shock');
}

function ridesDown(unit: Side): boolean {
  const { row, input, impact, enemy } = unit;
  const foe = enemy.row.category;
  if (row.category === 'El') return foe !== 'LI' || impact;
  const strikes = row.category === 'Kn' || impact || (input.shock && !isShockNever(unit));
  if (strikes && foe !== 'WWg') return true;
  return (row.category === 'Cv' && foe === 'LMI') || (row.category === 'LH' && foe === 'LI');
}

function hasFuriousCharge(unit: Side): boolean {
  const { row, input, enemy, headstrong } = unit;
  if (enemy.row.mounted || !hasFirstPhase(unit) || isStripped(unit) || isBarred(unit)) return false;
  if (input.salvo) return true;
  if (row.mounted) return !isPenalisedMounted(unit) && ridesDown(unit);
  return headstrong && enemy.row.category !== 'WWg';
}

export const effects: readonly MeleeEffect[] = [
  { id: 'melee.multiple-loss', does: 'loses-first', by: 1, when: losesPointFirst },
  { id: 'unit.light-infantry-destroyed', does: 'destroyed', by: 0, when: isDestroyed },
  {
    id: 'ability.keil-swordsmen',
    does: 'wins-ties',
    by: 1,
    when: (x) =>
      x.input.keilSwordsmen &&
      !isStruckAside(x) &&
      !isStripped(x) &&
      (x.enemy.row.pikeArmed || x.enemy.row.spearArmed),
  },
  {
    id: 'ability.regimental-gun',
    does: 'wins-ties',
    by: 1,
    when: (x) => x.input.regimentalGun && hasFirstPhase(x) && !isStripped(x),
  },
  { id: 'ability.two-handed', does: 'deepens', by: 1, when: (x) => x.twoHanded && !isStripped(x) },
  { id: 'ability.armour-melee', does: 'lessens', by: 1, when: hasBetterArmour },
  { id: 'melee.furious-charge', does: 'costs-more', by: 1, when: hasFuriousCharge },
];
