/** Helpers with which editions and options change one part of the rules and keep the rest. */
import type { Row } from '@grognard/rules-kit';
import type { MeleeRules, MoveRules, Rules, ShootCells, ShootRules } from '../model.ts';
import { meleeSections } from '../rules/melee/rows.ts';
import type { BlowSituation } from '../rules/melee/situation.ts';
import { closeOrderRows, contactPace } from '../rules/move/rows.ts';
import { sectionsOf } from '../rules/shoot/rows.ts';

export function withMove(rules: Rules, change: Partial<MoveRules>): Rules {
  return { ...rules, move: { ...rules.move, ...change } };
}

/** Changes rules of shooting other than the modifiers. */
export function withShoot(rules: Rules, change: Partial<Omit<ShootRules, 'cells' | 'modifiers'>>): Rules {
  return { ...rules, shoot: { ...rules.shoot, ...change } };
}

/** Changes cells of the shooting modifiers. */
export function withCells(rules: Rules, change: Partial<ShootCells>): Rules {
  const cells = { ...rules.shoot.cells, ...change };
  return { ...rules, shoot: { ...rules.shoot, cells, modifiers: sectionsOf(cells) } };
}

/** Changes rules of melee other than the modifiers. */
export function withMelee(
  rules: Rules,
  change: Partial<Omit<MeleeRules, 'hand' | 'others' | 'modifiers'>>,
): Rules {
  return { ...rules, melee: { ...rules.melee, ...change } };
}

export function withBlows(
  rules: Rules,
  change: { readonly hand?: readonly Row<BlowSituation>[]; readonly others?: readonly Row<BlowSituation>[] },
): Rules {
  const { hand, others } = { ...rules.melee, ...change };
  return { ...rules, melee: { ...rules.melee, hand, others, modifiers: meleeSections(hand, others) } };
}

/** Switches the contact pace of a wide body on or off. Rules without close order stay as they are. */
export function withContactPace(rules: Rules, pace: 'on' | 'off'): Rules {
  if (rules.move.closeOrder.length === 0) return rules;
  return withMove(rules, {
    closeOrder: closeOrderRows.filter((row) => pace === 'on' || row !== contactPace),
  });
}
