/** English sentences for blows and bouts. */
import type { Telling } from '@grognard/rules-kit';
import type { BlowResult } from '../rules/melee/blow.ts';
import type { BoutOutcome, FighterFate } from '../rules/melee/bout.ts';
import type { Fighter } from '../rules/melee/input.ts';
import type { Bout, Fight, First } from '../rules/melee/situation.ts';
import type { StrikeOutcome } from '../rules/melee/strike.ts';
import { figureNames, meleeWeaponNames, withArticle } from './en-terms.ts';

const results: Readonly<Record<BlowResult, string>> = {
  hit: 'hit',
  recoil: 'enemy driven back',
  miss: 'miss',
};
const fates: Readonly<Record<FighterFate, string>> = {
  stands: 'stands',
  recoils: 'recoils',
  killed: 'is killed',
};

function weaponOf({ weapon }: Fighter): string {
  return weapon === 'bare-hands' ? 'bare hands' : withArticle(meleeWeaponNames[weapon]);
}

function fighter(who: Fighter): string {
  const states = [
    who.armour === 0 ? '' : ' in a breastplate',
    who.closeOrder ? ' in close order' : '',
    who.charging === 'none' ? '' : ', charging,',
    who.defendsObstacle ? ' behind an obstacle' : '',
    who.enemyHigher ? ' on lower ground' : '',
  ];
  return `class ${who.class} ${figureNames[who.troop]}${states.join('')} with ${weaponOf(who)}`;
}

function place({ indoors, ground }: Fight): string {
  const on = { open: '', difficult: ' in difficult ground', 'very-difficult': ' in very difficult ground' }[
    ground
  ];
  return `${indoors ? ' indoors' : ''}${on}`;
}

const order: Readonly<Record<First, string>> = {
  a: 'A strikes first',
  b: 'B strikes first',
  together: 'both strike together',
  none: 'nobody strikes',
};

const factNames = { need: 'Kills on', recoil: 'Drives back on', modifier: 'Modifiers' } as const;

export const tellStrike: Telling<Fight, StrikeOutcome> = {
  case: (fight) => `A ${fighter(fight.one)} strikes at a ${fighter(fight.other)}${place(fight)}`,
  outcome: ({ result }) => results[result],
  facts: factNames,
};

export const tellBout: Telling<Bout, BoutOutcome> = {
  case: (bout) =>
    `A ${fighter(bout.one)} (A) fights a ${fighter(bout.other)} (B)${place(bout)}; ${order[bout.first]}`,
  outcome: ({ a, b }) => `A ${fates[a]}, B ${fates[b]}`,
  facts: { first: 'Strikes first', a: 'A’s blow', b: 'B’s blow' },
};
