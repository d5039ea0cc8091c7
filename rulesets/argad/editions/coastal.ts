/** The coastal sheet, undated: everybody on foot, with the terrain of a shore. */
import type { Edition } from '@grognard/rules-kit';
import { sheets } from '../about.ts';
import { musketoonShort } from '../data/firearms.ts';
import type { Rules } from '../model.ts';
import { heavyToolOutdoors, replacing } from '../rules/melee/rows.ts';
import { withBlows, withShoot } from './amending.ts';
import { coastalArms } from './coastal-arms.ts';

export const coastal: Edition<Rules> = {
  id: 'argad-coastal',
  title: sheets['argad-coastal'],
  parent: null,
  amendments: [
    ...coastalArms,
    {
      rule: 'weapon.musketoon-short',
      change: (rules) =>
        withShoot(rules, { firearms: { ...rules.shoot.firearms, musketoon: musketoonShort } }),
    },
    { rule: 'hide.forest-ten', change: (rules) => withShoot(rules, { forestLimitDisputed: true }) },
    {
      rule: 'melee.heavy-tool',
      change: (rules) => withBlows(rules, { others: replacing(rules.melee.others, heavyToolOutdoors) }),
    },
  ],
};
