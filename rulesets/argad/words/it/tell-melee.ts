/** Italian sentences for blows and bouts. */
import type { Telling } from '@grognard/rules-kit';
import type { BlowResult } from '../../rules/melee/blow.ts';
import type { BoutOutcome, FighterFate } from '../../rules/melee/bout.ts';
import type { Fighter } from '../../rules/melee/input.ts';
import type { Bout, Fight, First } from '../../rules/melee/situation.ts';
import type { StrikeOutcome } from '../../rules/melee/strike.ts';
import { a } from './grammar.ts';
import { figureNames, meleeWeaponNames } from './terms.ts';

const results: Readonly<Record<BlowResult, string>> = {
  hit: 'a segno',
  recoil: 'il nemico arretra',
  miss: 'a vuoto',
};
const fates: Readonly<Record<FighterFate, string>> = {
  stands: 'regge',
  recoils: 'arretra',
  killed: 'muore',
};

function armed({ weapon }: Fighter): string {
  return weapon === 'bare-hands' ? 'a mani nude' : `con ${a(meleeWeaponNames[weapon])}`;
}

function fighter(who: Fighter): string {
  const states = [
    who.armour === 0 ? '' : ' in corazza',
    who.closeOrder ? ' in ordine chiuso' : '',
    who.charging === 'none' ? '' : ' che carica',
    who.defendsObstacle ? ' dietro un ostacolo' : '',
    who.enemyHigher ? ' più in basso' : '',
  ];
  return `un ${figureNames[who.troop]} di classe ${who.class}${states.join('')} ${armed(who)}`;
}

function place({ indoors, ground }: Fight): string {
  const on = {
    open: '',
    difficult: ', in terreno difficile',
    'very-difficult': ', in terreno molto difficile',
  }[ground];
  return `${indoors ? ', dentro un edificio' : ''}${on}`;
}

const order: Readonly<Record<First, string>> = {
  a: 'a colpisce per primo',
  b: 'b colpisce per primo',
  together: 'colpiscono insieme',
  none: 'nessuno colpisce',
};

export const tellStrike: Telling<Fight, StrikeOutcome> = {
  case: (fight) => `${fighter(fight.one)} colpisce ${fighter(fight.other)}${place(fight)}`,
  outcome: ({ result }) => results[result],
  facts: { need: 'A segno da', recoil: 'Arretramento da', modifier: 'Modificatori' },
};

export const tellBout: Telling<Bout, BoutOutcome> = {
  case: (bout) =>
    `${fighter(bout.one)} (a) affronta ${fighter(bout.other)} (b)${place(bout)}; ${order[bout.first]}`,
  outcome: (ends) => `a ${fates[ends.a]}, b ${fates[ends.b]}`,
  facts: {
    first: 'Chi colpisce per primo',
    a: 'Colpo di a',
    b: 'Colpo di b',
    need: 'a segno da',
    recoil: 'arretramento da',
    modifier: 'modificatori',
  },
};
