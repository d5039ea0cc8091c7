/** Points of an army, for play on the table. */
import type { Kind } from '../model.ts';

export const unitPrices: Readonly<Record<Kind, number>> = {
  'light-infantry': 4,
  bowmen: 14,
  crossbowmen: 14,
  shot: 14,
  'medium-swordsmen': 12,
  'medium-spearmen': 14,
  'bayonet-medium': 14,
  'bayonet-heavy': 16,
  'heavy-swordsmen': 16,
  'foot-knights': 24,
  'heavy-spearmen': 16,
  colunela: 22,
  tercio: 28,
  'later-tercio': 26,
  keil: 26,
  'pike-and-shot': 20,
  'later-pike-and-shot': 18,
  levy: 3,
  'war-wagon': 12,
  'light-artillery': 6,
  'medium-artillery': 10,
  'heavy-artillery': 10,
  'light-cavalry': 6,
  dragoons: 6,
  'medium-cavalry': 7,
  'heavy-cavalry': 9,
  'heavily-armoured-cavalry': 11,
  gendarmes: 11,
  elephants: 13,
};

/** Points that quality adds or subtracts. */
export const qualityPrices = {
  elite: 2,
  'elite-battle-unit': 4,
  'elite-light': 1,
  'elite-elephants': 3,
  mediocre: -2,
  'mediocre-battle-unit': -4,
  'mediocre-levy': -1,
  'mediocre-elephants': -3,
} as const;

/** Points that abilities and weapons add. */
export const abilityPrices = {
  impact: 1,
  'impact-kn-battle-unit': 2,
  pistol: 1,
  shock: 2,
  salvo: 2,
  'keil-swordsmen': 2,
  'two-handed': 2,
  'armour-battle-unit': 4,
  caracole: 1,
  'commanded-shot': 3,
  'regimental-gun': 2,
  'bow-cv': 2,
  'crossbow-cv': 2,
  'carbine-cv': 2,
  arquebus: 0,
  musket: 2,
  flintlock: 3,
  reduced: -2,
  headstrong: 0,
  'headstrong-kn': 1,
  expendable: -1,
  stakes: 1,
} as const;

export const commanderPrices = {
  ordinary: 0,
  competent: 3,
  brilliant: 6,
  strategist: 10,
  included: -2,
  allied: -2,
  unreliable: -2,
} as const;

/** What a grade takes of the command value of its army (army.command-value). */
export const gradeWeights = { ordinary: 0, competent: 1, brilliant: 2, strategist: 2 } as const;

/** Prices of the camp and of works. Works are priced by the UD. */
export const campPrices = { camp: 0, 'fortified-camp': 6, fortification: 1, obstacle: 1 } as const;
