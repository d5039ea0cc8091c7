/** Form defaults of Argad !, taken from its worked examples. A test checks the results they give. */
import type { FormDefaultsByProcedure } from '@grognard/rules-kit';

export const formDefaults: FormDefaultsByProcedure = {
  move: { start: {}, fields: ['files', 'formation', 'gear', 'ground', 'intoContact', 'load', 'troop'] },
  shoot: {
    start: { weapon: 'pistol', rangeCm: 10 },
    fields: [
      'armour',
      'contact',
      'cover',
      'forestCm',
      'moving',
      'rangeCm',
      'shooter',
      'target',
      'troop',
      'weapon',
    ],
  },
  strike: {
    start: {},
    fields: [
      'armour',
      'attacker',
      'cavalryGround',
      'charging',
      'class',
      'closeOrder',
      'defender',
      'troop',
      'weapon',
    ],
  },
  bout: { start: {}, fields: ['a', 'b', 'enemyHigher', 'troop', 'weapon'] },
};
