/** Italian sentences of a battle report: contact, shots, blows and casualties. */
import { decimal, listed, plusMinus } from '@grognard/rules-kit';
import type { fightReport as english, ReportedBlow, ReportedShot } from '../en-report-fight.ts';
import { a, of, on, subject, the, to } from './grammar.ts';
import { labels } from './labels.ts';

const moments: Readonly<Record<ReportedShot['moment'], string>> = {
  start: ', prima di ogni movimento,',
  moving: ' in movimento',
  contact: ' al momento del contatto',
  end: '',
};

/** The number needed, and the modifier of the throw. */
function wanted(need: number, modifier: number): string {
  return `serve ${need}${modifier === 0 ? '' : ` con ${plusMinus(modifier, 'it')}`}`;
}

/** A distance to the millimetre. Less than one counts as none. */
function distance(inCm: number): string {
  return inCm <= 0.1 ? 'a bruciapelo' : `a ${decimal(Math.round(inCm * 10) / 10, 'it')} cm`;
}

const all = (who: readonly string[]): string => listed(who.map(the), 'it');

function shotEnd({ hits, target, victims }: ReportedShot): string {
  if (hits === 0) return 'a vuoto';
  return victims.every((victim) => victim === target) ? 'a segno' : `a segno (${all(victims)})`;
}

function blowEnd({ victim, result, stands }: ReportedBlow): string {
  if (result === 'miss') return 'e va a vuoto';
  const done = result === 'hit' ? 'e va a segno' : `e fa arretrare ${the(victim)}`;
  return stands ? done : `${done}, ma prevale il colpo dell’altro`;
}

/** Reasons that no procedure prints. */
const reasons: Readonly<Record<string, string>> = {
  'turn.surprise': 'il bersaglio esce dal nascondiglio solo ora',
  'turn.target-lost': 'nessun bersaglio a tiro',
  'turn.shot-start': 'nessuno spara prima del movimento',
  'turn.shot-moving': 'il posto da cui sparare non è raggiunto',
  'turn.shot-contact': 'nessuno arriva a contatto',
  'turn.deadlock': 'due amici vogliono lo stesso posto',
  'shoot.one-shot': 'un tiro per turno',
  'shoot.contact-later': 'il nemico è addosso al tiratore',
  'water.boat-crew': 'il tiratore rema',
};

function reasonOf(rule: string): string {
  const label = labels[rule];
  return reasons[rule] ?? (label === undefined ? rule : label.charAt(0).toLowerCase() + label.slice(1));
}

export const fightReport: typeof english = {
  touched: (one, other) => `${subject(one)} e ${the(other)} si trovano faccia a faccia.`,
  charged: (who, on, run) =>
    `${subject(who)} carica${on === null ? '' : ` ${the(on)}`}, con una rincorsa di ${run}.`,
  shot: (shot) =>
    `${subject(shot.who)} spara${moments[shot.moment]} con ${a(shot.firearm)} ${on(shot.target)}, ${distance(shot.rangeCm)}: ${wanted(shot.need, shot.modifier)}; ${shotEnd(shot)}.`,
  noTarget: (who) => `${all(who)} non ${who.length > 1 ? 'trovano' : 'trova'} nessuno su cui sparare.`,
  heldFire: (who, target, rules) => {
    const at = target === null ? '' : ` ${on(target)}`;
    const why = rules.length === 0 ? '' : `: ${rules.map(reasonOf).join('; ')}`;
    return `${subject(who)} non spara${at}${why}.`;
  },
  struck: (blow) => {
    const back = blow.recoil < blow.need ? `, ${blow.recoil} per far arretrare` : '';
    const how = blow.weapon === 'mani nude' ? 'a mani nude' : `con ${a(blow.weapon)}`;
    return `${subject(blow.who)} colpisce ${the(blow.victim)} ${how}: ${wanted(blow.need, blow.modifier)}${back}; ottiene ${blow.natural} ${blowEnd(blow)}.`;
  },
  recoiled: (who, from) =>
    from.length === 0
      ? `${subject(who)} arretra.`
      : `${subject(who)} arretra davanti ${listed(from.map(to), 'it')}.`,
  recoiledIntoWater: (who) => `${subject(who)} arretra fin nell’acqua profonda.`,
  stoodFast: (who) => `${subject(who)} non può arretrare e resta dov’è.`,
  gaveWay: (who) => `${subject(who)} fa posto.`,
  steppedUp: (who) => `${subject(who)} avanza al suo posto.`,
  wounded: (who) => `Una ferita: ${the(who)}.`,
  fell: (who, how, by) => {
    switch (how) {
      case 'shot':
        return by === null
          ? `${subject(who)} cade sotto il fuoco.`
          : `${subject(who)} cade sotto il fuoco ${of(by)}.`;
      case 'blow':
        return by === null
          ? `${subject(who)} cade sotto un colpo.`
          : `${subject(who)} cade per mano ${of(by)}.`;
      case 'fall':
        return `${subject(who)} precipita a terra e muore.`;
      case 'drowned':
        return `${subject(who)} annega.`;
      case 'recoil':
        return `${subject(who)} non può arretrare e muore.`;
    }
  },
  dropped: (thing) => `A terra: ${the(thing)}.`,
  reloaded: (who, firearm) => `${subject(who)} ha ricaricato ${the(firearm)}.`,
  reloading: (who, firearm) => `${subject(who)} ricarica ${the(firearm)}.`,
  soaked: (who) => `La polvere ${of(who)} è bagnata.`,
};
