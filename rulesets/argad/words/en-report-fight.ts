/** English sentences of a battle report: contact, shots, blows and casualties. */
import { listed, plusMinus } from '@grognard/rules-kit';
import { enLabels } from './en-labels.ts';
import { withArticle } from './en-terms.ts';

const moments = {
  start: ' before movement',
  moving: ' on the move',
  contact: ' just before contact',
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
  return `needs ${need}${modifier === 0 ? '' : `, modifier ${plusMinus(modifier)}`}`;
}

/** A distance to the millimetre. Less than one counts as none. */
function distance(inCm: number): string {
  return inCm <= 0.1 ? 'at arm’s length' : `${Math.round(inCm * 10) / 10} cm`;
}

/** Names who was hit if it is not the one aimed at. */
function shotEnd({ hits, target, victims }: ReportedShot): string {
  if (hits === 0) return 'Miss';
  return victims.every((victim) => victim === target) ? 'Hit' : `Hits ${listed(victims)}`;
}

function blowEnd({ victim, result, stands }: ReportedBlow): string {
  if (result === 'miss') return 'miss';
  const done = result === 'hit' ? 'kill' : `${victim} is driven back`;
  return stands ? done : `${done}, but the opponent’s blow takes effect first`;
}

/** Reasons that no procedure prints. */
const reasons: Readonly<Record<string, string>> = {
  'turn.surprise': 'the target was hidden until now',
  'turn.target-lost': 'there is no chance of a hit',
  'turn.shot-start': 'no shots before movement',
  'turn.shot-moving': 'it did not reach its firing position',
  'turn.shot-contact': 'nobody made contact',
  'turn.deadlock': 'two friends want the same spot',
  'shoot.one-shot': 'one shot a turn',
  'shoot.contact-later': 'an enemy is in contact',
  'water.boat-crew': 'it is rowing',
};

function reasonOf(rule: string): string {
  const label = enLabels[rule];
  return reasons[rule] ?? (label === undefined ? rule : label.charAt(0).toLowerCase() + label.slice(1));
}

export type Death = 'shot' | 'blow' | 'fall' | 'drowned' | 'recoil';

export const fightReport = {
  touched: (one: string, other: string) => `${one} and ${other} are in contact.`,
  charged: (who: string, on: string | null, run: string) =>
    on === null ? `${who} charges from ${run}.` : `${who} charges ${on} from ${run}.`,
  shot: (shot: ReportedShot) =>
    `${shot.who} fires ${withArticle(shot.firearm)}${moments[shot.moment]} at ${shot.target} (${distance(shot.rangeCm)}): ${wanted(shot.need, shot.modifier)}. ${shotEnd(shot)}.`,
  noTarget: (who: readonly string[]) => `${listed(who)} ${who.length > 1 ? 'have' : 'has'} no target.`,
  heldFire: (who: string, target: string | null, rules: readonly string[]) => {
    const at = target === null ? '' : ` at ${target}`;
    const why = rules.length === 0 ? '' : `: ${rules.map(reasonOf).join('; ')}`;
    return `${who} does not fire${at}${why}.`;
  },
  struck: (blow: ReportedBlow) => {
    const back = blow.recoil < blow.need ? `, drives back on ${blow.recoil}+` : '';
    const modifier = blow.modifier === 0 ? '' : `, modifier ${plusMinus(blow.modifier)}`;
    const how = blow.weapon === 'bare hands' ? 'with bare hands' : `with ${withArticle(blow.weapon)}`;
    return `${blow.who} strikes ${blow.victim} ${how}: kills on ${blow.need}+${back}${modifier}. Rolled ${blow.natural}: ${blowEnd(blow)}.`;
  },
  recoiled: (who: string, from: readonly string[]) =>
    from.length === 0 ? `${who} falls back.` : `${who} falls back before ${listed(from)}.`,
  recoiledIntoWater: (who: string) => `${who} falls back into deep water.`,
  stoodFast: (who: string) => `${who} cannot fall back and holds its ground.`,
  gaveWay: (who: string) => `${who} makes room.`,
  steppedUp: (who: string, foes: readonly string[]) =>
    `${who} follows up${foes.length === 0 ? '' : ` into contact with ${listed(foes)}`}.`,
  wounded: (who: string) => `${who} is wounded.`,
  fell: (who: string, how: Death, by: string | null) => {
    switch (how) {
      case 'shot':
        return by === null ? `${who} is shot.` : `${who} is shot by ${by}.`;
      case 'blow':
        return by === null ? `${who} is struck down.` : `${who} is struck down by ${by}.`;
      case 'fall':
        return `${who} falls and is killed.`;
      case 'drowned':
        return `${who} drowns.`;
      case 'recoil':
        return `${who} cannot fall back and is killed.`;
    }
  },
  dropped: (thing: string) => `The ${thing}${thing.includes(',') ? ',' : ''} falls to the ground.`,
  reloaded: (who: string, firearm: string) => `${who} has loaded the ${firearm}.`,
  reloading: (who: string, firearm: string) => `${who} is loading the ${firearm}.`,
  soaked: (who: string) => `${who}’s powder is wet; its firearms are unloaded.`,
};
