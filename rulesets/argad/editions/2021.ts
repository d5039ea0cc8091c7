/** The sheet for the 18th and early 19th century, January 2021. */
import type { Edition } from '@grognard/rules-kit';
import { sheets } from '../about.ts';
import { forestEdgeCm } from '../data/distances.ts';
import { musketoonLong } from '../data/firearms.ts';
import { riderSpeeds } from '../data/speeds.ts';
import type { Rules } from '../model.ts';
import { heavyTool, heavyToolLoose, mountedRows, replacing } from '../rules/melee/rows.ts';
import { closeOrderRows, speedRow } from '../rules/move/rows.ts';
import { mountedInfantry } from '../rules/shoot/rows.ts';
import { awaited } from '../rules/shoot/situation.ts';
import { withBlows, withCells, withContactPace, withMove, withShoot } from './amending.ts';
import { swimmingInTerrain } from './coastal-arms.ts';

export const sheet2021: Edition<Rules> = {
  id: 'argad-2021',
  title: sheets['argad-2021'],
  parent: null,
  amendments: [
    {
      rule: 'figure.kinds',
      change: (rules) =>
        withMove(
          { ...rules, mounted: true },
          { speeds: [...rules.move.speeds, ...riderSpeeds.map(speedRow)] },
        ),
    },
    { rule: 'formation.close-order', change: (rules) => withMove(rules, { closeOrder: closeOrderRows }) },
    { rule: 'formation.contact-pace', change: (rules) => withContactPace(rules, 'on') },
    {
      rule: 'weapon.musketoon-long',
      change: (rules) =>
        withShoot(rules, { firearms: { ...rules.shoot.firearms, musketoon: musketoonLong } }),
    },
    { rule: 'shoot.swimming', change: swimmingInTerrain },
    { rule: 'shoot.forest-edge', change: (rules) => withShoot(rules, { forestEdgeCm }) },
    { rule: 'hide.furtive-target', change: (rules) => withShoot(rules, { furtiveByContact: 'yes' }) },
    {
      rule: 'shoot.mounted-awaiting',
      change: (rules) => withShoot(rules, { awaiting: awaited.charge }),
    },
    {
      rule: 'shoot.mounted-infantry',
      change: (rules) => withCells(rules, { shooter: [mountedInfantry, ...rules.shoot.cells.shooter] }),
    },
    {
      rule: 'melee.cavalry',
      change: (rules) => withBlows(rules, { others: [...rules.melee.others, ...mountedRows] }),
    },
    {
      rule: 'melee.heavy-tool',
      change: (rules) => withBlows(rules, { others: replacing(rules.melee.others, heavyToolLoose) }),
    },
    {
      rule: 'option.cropped-2021',
      change: (rules) => ({ ...rules, barePrint: { heavyTool, forestEdgeCm: null, furtiveByContact: 'no' } }),
    },
  ],
};
