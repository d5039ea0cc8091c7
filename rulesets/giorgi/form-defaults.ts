/** Form defaults of Giorgi's procedures, taken from the worked examples. A test checks their results. */
import type { FormDefaultsByProcedure } from '@grognard/rules-kit';

export const formDefaults: FormDefaultsByProcedure = {
  fire: {
    start: { shot: 'round', firer: { kind: 'gun' }, target: { kind: 'gun' }, sector: 'middle' },
    fields: [
      'bases',
      'cover',
      'firer',
      'formation',
      'kind',
      'place',
      'rangeCm',
      'reaction',
      'sector',
      'shot',
      'soldiersUnderRod',
      'target',
    ],
  },
  melee: {
    start: { attackers: [{ kind: 'line' }], defenders: [{ kind: 'line' }] },
    fields: [
      'attackers',
      'bases',
      'basesInContact',
      'charging',
      'cover',
      'defenders',
      'elevated',
      'formation',
      'kind',
      'shaken',
    ],
  },
  skirmish: { start: { manner: 'pressed-home', soldiers: [3] }, fields: ['manner', 'soldiers'] },
  square: {
    start: { index: 4, troopers: 4 },
    fields: ['charging', 'index', 'losses', 'sheltering', 'soldiers', 'troopers'],
  },
  reactivity: { start: { index: 3 }, fields: ['general', 'index'] },
  rout: { start: { kind: 'line' }, fields: ['kind'] },
  react: { start: { kind: 'light', action: 'flee', needCm: 8 }, fields: ['action', 'kind', 'needCm'] },
};
