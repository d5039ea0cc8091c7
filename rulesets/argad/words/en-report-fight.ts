/** English sentences of a battle report: contact, shots, blows and casualties. */
import { listed, plusMinus } from '@grognard/rules-kit';
import { enLabels } from './en-labels.ts';
import { withArticle } from './en-terms.ts';

const moments = {
  start: ' before anybody moves',
  moving: ' on the move',
  contact: ' as they meet',
  end: '',
} as const;

export interface ReportedShot {
  readonly who: string;
  readonly target: string;
  readonly firearm: string;
  readonly moment: keyof typeof moments;
  readonly rangeCm: number;
  readonly need: number;
  readonly modifier: number;
  readonly hits: number;
  readonly victims: readonly string[];
}

export interface ReportedBlow {
  readonly who: string;
  readonly victim: string;
  readonly weapon: string;
  readonly need: number;
  readonly recoil: number;
  readonly modifier: number;
  readonly natural: number;
  readonly result: 'hit' | 'recoil' | 'miss';
  readonly stands: boolean;
}

/** The number needed, and the modifier of the throw. */
function wanted(need: number, modifier: number): string {
  return `needs ${need}${modifier === 0 ? '' : ` at ${plusMinus(modifier)}`}`;
}

/** A distance to the millimetre. Less than one counts as none. */
function distance(inCm: number): string {
  return inCm <= 0.1 ? "at arm's length" : `${Math.round(inCm * 10) / 10} cm`;
}

function shotEnd({ hits, victims }: ReportedShot): string {
  if (hits === 0) return 'misses';
  return victims.length === 0 ? 'hits' : `hits ${listed(victims)}`;
}

function blowEnd({ victim, result, stands }: ReportedBlow): string {
  if (result === 'miss') return 'and misses';
  const done = result === 'hit' ? 'hits' : `presses ${victim} back`;
  return stands ? `and ${done}` : `and ${done}, but the other's blow counts before it`;
}

/** Reasons that no procedure prints. */
const reasons: Readonly<Record<string, string>> = {
  'turn.surprise': 'the target came out of hiding only now',
  'turn.target-lost': 'there is no chance of a hit',
  'turn.shot-start': 'nobody fires before the movement',
  'turn.shot-moving': 'the place to fire from is not reached',
  'turn.shot-contact': 'nobody comes to close quarters',
  'turn.deadlock': 'friends claim one place',
  'shoot.one-shot': 'one shot a turn',
  'shoot.contact-later': 'the enemy is upon the shooter',
  'water.boat-crew': 'the shooter rows',
};

function reasonOf(rule: string): string {
  const label = enLabels[rule];
  return reasons[rule] ?? (label === undefined ? rule : label.charAt(0).toLowerCase() + label.slice(1));
}

export type Death = 'shot' | 'blow' | 'fall' | 'drowned' | 'recoil';

export const fightReport = {
  touched: (one: string, other: string) => `${one} and ${other} come face to face.`,
  charged: (who: string, on: string | null, run: string) =>
    on === null ? `${who} charges, a run of ${run}.` : `${who} charges ${on}, a run of ${run}.`,
  shot: (shot: ReportedShot) =>
    `${shot.who} fires ${withArticle(shot.firearm)}${moments[shot.moment]} at ${shot.target}, ${distance(shot.rangeCm)}: ${wanted(shot.need, shot.modifier)}, and ${shotEnd(shot)}.`,
  noTarget: (who: readonly string[]) =>
    `${listed(who)} ${who.length > 1 ? 'find' : 'finds'} nobody to shoot at.`,
  heldFire: (who: string, target: string | null, rules: readonly string[]) => {
    const at = target === null ? '' : ` at ${target}`;
    const why = rules.length === 0 ? '' : `: ${rules.map(reasonOf).join('; ')}`;
    return `${who} does not fire${at}${why}.`;
  },
  struck: (blow: ReportedBlow) => {
    const back = blow.recoil < blow.need ? `, ${blow.recoil} to press back` : '';
    const how = blow.weapon === 'bare hands' ? 'with bare hands' : `with ${withArticle(blow.weapon)}`;
    return `${blow.who} strikes at ${blow.victim} ${how}: ${wanted(blow.need, blow.modifier)}${back}; throws ${blow.natural} ${blowEnd(blow)}.`;
  },
  recoiled: (who: string, from: readonly string[]) =>
    from.length === 0 ? `${who} falls back.` : `${who} falls back before ${listed(from)}.`,
  recoiledIntoWater: (who: string) => `${who} falls back into deep water.`,
  stoodFast: (who: string) => `${who} has no way back and stands fast.`,
  gaveWay: (who: string) => `${who} makes room.`,
  steppedUp: (who: string, foes: readonly string[]) =>
    `${who} steps into the gap${foes.length === 0 ? '' : `, up to ${listed(foes)}`}.`,
  wounded: (who: string) => `${who} is wounded.`,
  fell: (who: string, how: Death, by: string | null) => {
    switch (how) {
      case 'shot':
        return by === null ? `${who} is shot.` : `${who} is shot by ${by}.`;
      case 'blow':
        return by === null ? `${who} is struck down.` : `${who} is struck down by ${by}.`;
      case 'fall':
        return `${who} falls to the ground below and is dead.`;
      case 'drowned':
        return `${who} drowns.`;
      case 'recoil':
        return `${who}, with no way back, is killed.`;
    }
  },
  dropped: (thing: string) => `The ${thing}${thing.includes(',') ? ',' : ''} falls to the ground.`,
  reloaded: (who: string, firearm: string) => `${who} has loaded the ${firearm}.`,
  reloading: (who: string, firearm: string) => `${who} is loading the ${firearm}.`,
  soaked: (who: string) => `The powder of ${who} is wet.`,
};
