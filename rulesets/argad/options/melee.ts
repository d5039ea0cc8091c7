/** Options of melee. */
import { choice, type Option, option, optionsOn } from '@grognard/rules-kit';
import { withBlows } from '../editions/amending.ts';
import { base } from '../editions/base.ts';
import type { Rules } from '../model.ts';
import { bareHands, classOne } from '../rules/melee/rows.ts';

const meleeOption = optionsOn(base, 'melee');

export const meleeOptions = [
  meleeOption({
    id: 'melee.silenced',
    title: 'Who was made to recoil by a longer weapon',
    shape: choice(['silent', 'strikes']),
    sets: 'silenced',
    says: 'strikes: he still strikes in this turn',
    readBy: ['bout'],
  }),
  meleeOption({
    id: 'melee.dead-heat',
    title: 'Results that no tie-break parts',
    shape: choice(['both', 'neither']),
    sets: 'deadHeat',
    says: 'neither: the results cancel out',
    readBy: ['bout'],
  }),
  meleeOption({
    id: 'melee.hit-and-recoil',
    title: 'A hit and a recoil at the same moment',
    shape: choice(['hit', 'both']),
    sets: 'hitAndRecoil',
    says: 'both: the one who hit recoils as well',
    readBy: ['bout'],
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
