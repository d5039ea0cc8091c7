/** Options of melee. */
import { choice, type Option, option } from '@grognard/rules-kit';
import { withBlows, withMelee } from '../editions/amending.ts';
import { base } from '../editions/base.ts';
import type { Rules } from '../model.ts';
import { bareHands, classOne } from '../rules/melee/rows.ts';

export const meleeOptions = [
  option({
    id: 'melee.silenced',
    title: 'Who was made to recoil by a longer weapon',
    shape: choice(['silent', 'strikes']),
    default: base.melee.silenced,
    says: 'strikes: he still strikes in this turn',
    readBy: ['bout'],
    amend: (rules: Rules, silenced) => withMelee(rules, { silenced }),
  }),
  option({
    id: 'melee.dead-heat',
    title: 'Results that no tie-break parts',
    shape: choice(['both', 'neither']),
    default: base.melee.deadHeat,
    says: 'neither: the results cancel out',
    readBy: ['bout'],
    amend: (rules: Rules, deadHeat) => withMelee(rules, { deadHeat }),
  }),
  option({
    id: 'melee.hit-and-recoil',
    title: 'A hit and a recoil at the same moment',
    shape: choice(['hit', 'both']),
    default: base.melee.hitAndRecoil,
    says: 'both: the one who hit recoils as well',
    readBy: ['bout'],
    amend: (rules: Rules, hitAndRecoil) => withMelee(rules, { hitAndRecoil }),
  }),
  option({
    id: 'melee.class-1',
    title: 'Malus of class 1 in melee',
    shape: choice(['minus', 'none']),
    default: 'minus',
    says: 'none: class 1 strikes without malus',
    readBy: ['strike', 'bout'],
    amend: (rules: Rules, malus) =>
      malus === 'none'
        ? withBlows(rules, { hand: rules.melee.hand.filter((row) => row !== classOne) })
        : rules,
  }),
  option({
    id: 'melee.bare-hands',
    title: 'Malus of bare hands',
    shape: choice(['minus', 'none']),
    default: 'minus',
    says: 'none: bare hands strike without malus',
    readBy: ['strike', 'bout'],
    amend: (rules: Rules, malus) =>
      malus === 'none'
        ? withBlows(rules, { hand: rules.melee.hand.filter((row) => row !== bareHands) })
        : rules,
  }),
] as const satisfies readonly Option<Rules>[];
