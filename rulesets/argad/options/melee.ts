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
    title: 'Figure driven back by a longer weapon',
    shape: choice(['silent', 'strikes']),
    sets: 'silenced',
    effects: { strikes: 'it strikes in the same turn.' },
    readBy: ['bout'],
  }),
  meleeOption({
    id: 'melee.dead-heat',
    title: 'Tied results',
    shape: choice(['both', 'neither']),
    sets: 'deadHeat',
    effects: { neither: 'neither result counts.' },
    readBy: ['bout'],
  }),
  meleeOption({
    id: 'melee.hit-and-recoil',
    title: 'Hit and recoil at the same moment',
    shape: choice(['hit', 'both']),
    sets: 'hitAndRecoil',
    effects: { both: 'the figure that hit also recoils.' },
    readBy: ['bout'],
  }),
  option({
    id: 'melee.class-1',
    title: 'Class 1 in melee',
    shape: choice(['minus', 'none']),
    default: 'minus',
    effects: { none: 'class 1 strikes without a modifier.' },
    readBy: ['strike', 'bout'],
    amend: (rules: Rules, malus) =>
      malus === 'none'
        ? withBlows(rules, { hand: rules.melee.hand.filter((row) => row !== classOne) })
        : rules,
  }),
  option({
    id: 'melee.bare-hands',
    title: 'Bare hands',
    shape: choice(['minus', 'none']),
    default: 'minus',
    effects: { none: 'bare hands strike without a modifier.' },
    readBy: ['strike', 'bout'],
    amend: (rules: Rules, malus) =>
      malus === 'none'
        ? withBlows(rules, { hand: rules.melee.hand.filter((row) => row !== bareHands) })
        : rules,
  }),
] as const satisfies readonly Option<Rules>[];
