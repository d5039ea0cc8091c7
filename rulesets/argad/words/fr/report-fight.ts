/** French sentences of a battle report: contact, shots, blows and casualties. */
import { decimal, listed, plusMinus } from '@grognard/rules-kit';
import type { fightReport as english, ReportedBlow, ReportedShot } from '../en-report-fight.ts';
import { a, gun, of, the } from './grammar.ts';
import { labels } from './labels.ts';

const moments: Readonly<Record<ReportedShot['moment'], string>> = {
  start: ', avant tout mouvement,',
  moving: ' en mouvement',
  contact: ' juste avant le contact',
  end: '',
};

/** The number needed, and the modifier of the throw. */
function wanted(need: number, modifier: number): string {
  return `il faut\u00a0${need}${modifier === 0 ? '' : `, modificateur ${plusMinus(modifier, 'fr')}`}`;
}

/** A distance to the millimetre. Less than one counts as none. */
function distance(inCm: number): string {
  return inCm <= 0.1 ? 'à bout portant' : `à ${decimal(Math.round(inCm * 10) / 10, 'fr')}\u00a0cm`;
}

const all = (who: readonly string[]): string => listed(who.map(the), 'fr');

function shotEnd({ hits, target, victims }: ReportedShot): string {
  if (hits === 0) return 'raté';
  return victims.every((victim) => victim === target) ? 'le coup porte' : `touche ${all(victims)}`;
}

function blowEnd({ victim, result, stands }: ReportedBlow): string {
  if (result === 'miss') return 'et rate';
  const done = result === 'hit' ? 'et touche' : `et fait reculer ${the(victim)}`;
  return stands ? done : `${done}, mais le coup de l’adversaire l’emporte`;
}

/** Reasons that no procedure prints. */
const reasons: Readonly<Record<string, string>> = {
  'turn.surprise': 'la cible ne sort de sa cachette que maintenant',
  'turn.target-lost': 'plus aucune cible en vue',
  'turn.shot-start': 'personne ne tire avant le mouvement',
  'turn.shot-moving': 'l’endroit d’où tirer n’est pas atteint',
  'turn.shot-contact': 'personne n’arrive au contact',
  'turn.deadlock': 'des amis veulent la même place',
  'shoot.one-shot': 'un tir par tour',
  'shoot.contact-later': 'l’ennemi est au contact du tireur',
  'water.boat-crew': 'le tireur rame',
};

function reasonOf(rule: string): string {
  const label = labels[rule];
  return reasons[rule] ?? (label === undefined ? rule : label.charAt(0).toLowerCase() + label.slice(1));
}

export const fightReport: typeof english = {
  touched: (one, other) => `${the(one)} et ${the(other)} se trouvent face à face.`,
  charged: (who, on, run) => `${the(who)} charge${on === null ? '' : ` ${the(on)}`} sur ${run}.`,
  shot: (shot) =>
    `${the(shot.who)} tire${moments[shot.moment]} au ${gun(shot.firearm)} sur ${the(shot.target)}, ${distance(shot.rangeCm)} : ${wanted(shot.need, shot.modifier)} ; ${shotEnd(shot)}.`,
  noTarget: (who) => `${all(who)} ne ${who.length > 1 ? 'trouvent' : 'trouve'} personne sur qui tirer.`,
  heldFire: (who, target, rules) => {
    const at = target === null ? '' : ` sur ${the(target)}`;
    const why = rules.length === 0 ? '' : ` : ${rules.map(reasonOf).join(' ; ')}`;
    return `${the(who)} ne tire pas${at}${why}.`;
  },
  struck: (blow) => {
    const back = blow.recoil < blow.need ? `, ${blow.recoil} pour faire reculer` : '';
    const how = blow.weapon === 'mains nues' ? 'à mains nues' : `avec ${a(blow.weapon)}`;
    return `${the(blow.who)} frappe ${the(blow.victim)} ${how} : ${wanted(blow.need, blow.modifier)}${back} ; fait ${blow.natural} ${blowEnd(blow)}.`;
  },
  recoiled: (who, from) =>
    from.length === 0 ? `${the(who)} recule.` : `${the(who)} recule devant ${all(from)}.`,
  recoiledIntoWater: (who) => `${the(who)} recule jusque dans l’eau profonde.`,
  stoodFast: (who) => `${the(who)} ne peut pas reculer et tient sur place.`,
  gaveWay: (who) => `${the(who)} fait de la place.`,
  steppedUp: (who, foes) =>
    `${the(who)} prend la place de l’ennemi${foes.length === 0 ? '' : `, face à ${all(foes)}`}.`,
  wounded: (who) => `${the(who)} reçoit une blessure.`,
  fell: (who, how, by) => {
    switch (how) {
      case 'shot':
        return by === null
          ? `${the(who)} tombe sous une balle.`
          : `${the(who)} tombe sous la balle ${of(by)}.`;
      case 'blow':
        return by === null ? `${the(who)} tombe sous un coup.` : `${the(who)} tombe sous le coup ${of(by)}.`;
      case 'fall':
        return `${the(who)} s’écrase au sol et meurt.`;
      case 'drowned':
        return `${the(who)} se noie.`;
      case 'recoil':
        return `${the(who)} ne peut reculer et succombe.`;
    }
  },
  dropped: (thing) => `${the(thing)} tombe à terre.`,
  reloaded: (who, firearm) => `${the(who)} a rechargé son ${gun(firearm)}.`,
  reloading: (who, firearm) => `${the(who)} recharge son ${gun(firearm)}.`,
  soaked: (who) => `La poudre ${of(who)} est mouillée.`,
};
