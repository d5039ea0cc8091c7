/** French sentences for blows and bouts. */
import type { Telling } from '@grognard/rules-kit';
import type { BlowResult } from '../../rules/melee/blow.ts';
import type { BoutOutcome, FighterFate } from '../../rules/melee/bout.ts';
import type { Fighter } from '../../rules/melee/input.ts';
import type { Bout, Fight, First } from '../../rules/melee/situation.ts';
import type { StrikeOutcome } from '../../rules/melee/strike.ts';
import { a } from './grammar.ts';
import { figureNames, meleeWeaponNames } from './terms.ts';

const results: Readonly<Record<BlowResult, string>> = {
  hit: 'touché',
  recoil: 'l’ennemi recule',
  miss: 'raté',
};
const fates: Readonly<Record<FighterFate, string>> = {
  stands: 'tient',
  recoils: 'recule',
  killed: 'tombe',
};

function armed({ weapon }: Fighter): string {
  return weapon === 'bare-hands' ? 'à mains nues' : `avec ${a(meleeWeaponNames[weapon])}`;
}

function fighter(who: Fighter): string {
  const states = [
    who.armour === 0 ? '' : ' en cuirasse',
    who.closeOrder ? ' en ordre serré' : '',
    who.charging === 'none' ? '' : ' qui charge',
    who.defendsObstacle ? ' derrière un obstacle' : '',
    who.enemyHigher ? ' en contrebas' : '',
  ];
  return `un ${figureNames[who.troop]} de classe ${who.class}${states.join('')} ${armed(who)}`;
}

function place({ indoors, ground }: Fight): string {
  const on = {
    open: '',
    difficult: ', en terrain difficile',
    'very-difficult': ', en terrain très difficile',
  }[ground];
  return `${indoors ? ', dans un bâtiment' : ''}${on}`;
}

const order: Readonly<Record<First, string>> = {
  a: 'a frappe le premier',
  b: 'b frappe le premier',
  together: 'les deux frappent ensemble',
  none: 'personne ne frappe',
};

const factNames = { need: 'Touche dès', recoil: 'Recul dès', modifier: 'Modificateurs' } as const;

export const tellStrike: Telling<Fight, StrikeOutcome> = {
  case: (fight) => `${fighter(fight.one)} frappe ${fighter(fight.other)}${place(fight)}`,
  outcome: ({ result }) => results[result],
  facts: factNames,
};

export const tellBout: Telling<Bout, BoutOutcome> = {
  case: (bout) =>
    `${fighter(bout.one)} (a) combat ${fighter(bout.other)} (b)${place(bout)} ; ${order[bout.first]}`,
  outcome: (ends) => `a ${fates[ends.a]}, b ${fates[ends.b]}`,
  facts: {
    first: 'Qui frappe le premier',
    a: 'Coup de a',
    b: 'Coup de b',
    need: 'touche dès',
    recoil: 'recul dès',
    modifier: 'modificateurs',
  },
};
