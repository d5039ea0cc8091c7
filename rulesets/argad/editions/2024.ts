/** The 2021 sheet as updated in May 2024. */
import type { Edition } from '@grognard/rules-kit';
import { sheets } from '../about.ts';
import type { Rules } from '../model.ts';
import { chargeHeavyUnlessAwaited, replacing } from '../rules/melee/rows.ts';
import { tieModifier } from '../rules/melee/ties.ts';
import { mountedInfantry } from '../rules/shoot/rows.ts';
import { awaited } from '../rules/shoot/situation.ts';
import { withBlows, withCells, withContactPace, withMelee, withMove, withShoot } from './amending.ts';

export const sheet2024: Edition<Rules> = {
  id: 'argad-2024',
  title: sheets['argad-2024'],
  parent: 'argad-2021',
  amendments: [
    { rule: 'formation.infantry-narrow', change: (rules) => withMove(rules, { narrowFiles: 3 }) },
    { rule: 'formation.contact-pace', change: (rules) => withContactPace(rules, 'off') },
    { rule: 'shoot.natural-eight', change: (rules) => withShoot(rules, { highest: 8 }) },
    {
      rule: 'shoot.mounted-awaiting',
      change: (rules) => withShoot(rules, { awaiting: awaited.contact }),
    },
    {
      rule: 'shoot.mounted-infantry-contact',
      change: (rules) =>
        withShoot(rules, {
          mountedInfantryBarred: ['receiving', 'receiving-charge'],
          mountedInfantryRowAlone: ['receiving', 'receiving-charge', 'closing'],
        }),
    },
    {
      rule: 'shoot.mounted-infantry',
      change: (rules) =>
        withCells(rules, {
          shooter: rules.shoot.cells.shooter.filter((row) => row !== mountedInfantry),
          saddle: [mountedInfantry],
        }),
    },
    { rule: 'melee.open-six', change: (rules) => withMelee(rules, { highest: 8 }) },
    {
      rule: 'melee.natural-8',
      change: (rules) => withMelee(rules, { alwaysHits: 8, alwaysHitsBy: 'melee.natural-8' }),
    },
    {
      rule: 'melee.tie-modifier',
      change: (rules) => withMelee(rules, { tieBreaks: [...rules.melee.tieBreaks, tieModifier] }),
    },
    {
      rule: 'melee.charge-heavy',
      change: (rules) =>
        withBlows(rules, { others: replacing(rules.melee.others, chargeHeavyUnlessAwaited) }),
    },
    // The cells of this sheet are complete, so there is nothing to add to them.
    { rule: 'option.cropped-2021', change: (rules) => ({ ...rules, barePrint: null }) },
  ],
};
