/** Italian sentences of a battle report: contact, shots, blows and casualties. */
import { decimal, listed, plusMinus } from '@grognard/rules-kit';
import type { fightReport as english, ReportedBlow, ReportedShot } from '../en-report-fight.ts';
import { a, of, on, the } from './grammar.ts';
import { labels } from './labels.ts';

const moments: Readonly<Record<ReportedShot['moment'], string>> = {
  start: ', prima che qualcuno si muova,',
  moving: ' in movimento',
  contact: ' al momento dell’urto',
  end: '',
};

/** The number needed, and the modifier of the throw. */
function wanted(need: number, modifier: number): string {
  return `serve ${need}${modifier === 0 ? '' : ` a ${plusMinus(modifier, 'it')}`}`;
}

/** A distance to the millimetre. Less than one counts as none. */
function distance(inCm: number): string {
  return inCm <= 0.1 ? 'a bruciapelo' : `a ${decimal(Math.round(inCm * 10) / 10, 'it')} cm`;
}

const all = (who: readonly string[]): string => listed(who.map(the), 'it');

function shotEnd({ hits, victims }: ReportedShot): string {
  if (hits === 0) return 'a vuoto';
  return victims.length === 0 ? 'a segno' : `a segno (${all(victims)})`;
}

function blowEnd({ victim, result, stands }: ReportedBlow): string {
  if (result === 'miss') return 'e va a vuoto';
  const done = result === 'hit' ? 'e va a segno' : `e fa arretrare ${the(victim)}`;
  return stands ? done : `${done}, ma il colpo dell’altro conta prima`;
}

/** Reasons that no procedure prints. */
const reasons: Readonly<Record<string, string>> = {
  'turn.surprise': 'il bersaglio esce dal nascondiglio solo ora',
  'turn.target-lost': 'nessuna possibilità di colpire',
  'turn.shot-start': 'nessuno tira prima del movimento',
  'turn.shot-moving': 'il posto da cui tirare non è raggiunto',
  'turn.shot-contact': 'nessuno arriva a contatto',
  'turn.deadlock': 'amici vogliono lo stesso posto',
  'shoot.one-shot': 'un tiro per turno',
  'shoot.contact-later': 'il nemico è addosso al tiratore',
  'water.boat-crew': 'il tiratore rema',
};

function reasonOf(rule: string): string {
  const label = labels[rule];
  return reasons[rule] ?? (label === undefined ? rule : label.charAt(0).toLowerCase() + label.slice(1));
}

export const fightReport: typeof english = {
  touched: (one, other) => `${the(one)} e ${the(other)} si trovano faccia a faccia.`,
  charged: (who, on, run) => `${the(who)} carica${on === null ? '' : ` ${the(on)}`}, una corsa di ${run}.`,
  shot: (shot) =>
    `${the(shot.who)} tira${moments[shot.moment]} con ${a(shot.firearm)} ${on(shot.target)}, ${distance(shot.rangeCm)}: ${wanted(shot.need, shot.modifier)}; ${shotEnd(shot)}.`,
  noTarget: (who) => `${all(who)} non ${who.length > 1 ? 'trovano' : 'trova'} nessuno su cui tirare.`,
  heldFire: (who, target, rules) => {
    const at = target === null ? '' : ` ${on(target)}`;
    const why = rules.length === 0 ? '' : `: ${rules.map(reasonOf).join('; ')}`;
    return `${the(who)} non tira${at}${why}.`;
  },
  struck: (blow) => {
    const back = blow.recoil < blow.need ? `, ${blow.recoil} per far arretrare` : '';
    const how = blow.weapon === 'mani nude' ? 'a mani nude' : `con ${a(blow.weapon)}`;
    return `${the(blow.who)} colpisce ${the(blow.victim)} ${how}: ${wanted(blow.need, blow.modifier)}${back}; fa ${blow.natural} ${blowEnd(blow)}.`;
  },
  recoiled: (who, from) =>
    from.length === 0 ? `${the(who)} arretra.` : `${the(who)} arretra, di fronte: ${all(from)}.`,
  recoiledIntoWater: (who) => `${the(who)} arretra fin nell’acqua profonda.`,
  stoodFast: (who) => `${the(who)} non può arretrare e resta dov’è.`,
  gaveWay: (who) => `${the(who)} fa posto.`,
  steppedUp: (who) => `${the(who)} prende il posto.`,
  wounded: (who) => `Una ferita per ${the(who)}.`,
  fell: (who, how, by) => {
    switch (how) {
      case 'shot':
        return by === null
          ? `${the(who)} cade sotto una palla.`
          : `${the(who)} cade sotto la palla ${of(by)}.`;
      case 'blow':
        return by === null
          ? `${the(who)} cade sotto un colpo.`
          : `${the(who)} cade sotto il colpo ${of(by)}.`;
      case 'fall':
        return `${the(who)} precipita a terra e muore.`;
      case 'drowned':
        return `${the(who)} annega.`;
      case 'recoil':
        return `${the(who)}, senza poter arretrare, muore.`;
    }
  },
  dropped: (thing) => `A terra: ${the(thing)}.`,
  reloaded: (who, firearm) => `${the(who)} ha ricaricato ${the(firearm)}.`,
  reloading: (who, firearm) => `${the(who)} ricarica ${the(firearm)}.`,
  soaked: (who) => `La polvere ${of(who)} è bagnata.`,
};
