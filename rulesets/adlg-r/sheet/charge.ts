/** Sheet blocks for charges and evading. */
import type { Block } from '@grognard/rules-kit';

export const chargeBlocks: readonly Block[] = [
  {
    kind: 'rules',
    chapter: 'Charge and evade',
    newSide: true,
    title: 'Charge',
    rules: [
      'charge.prohibited',
      'charge.light-infantry-open',
      'charge.light-infantry-rough',
      'charge.light-infantry-rough-adds',
      'charge.procedure',
      'charge.opening',
      'charge.opening-turn',
      'charge.straight',
      'charge.adjust',
      'charge.adjust-group',
      'charge.hi-not-reduced',
      'charge.minimum',
      'charge.maximum-headstrong',
      'charge.conform',
      'charge.continue',
    ],
  },
  {
    kind: 'rules',
    title: 'Which edge is struck',
    fullOnly: true,
    rules: ['charge.edge-front', 'charge.edge-flank', 'charge.edge-rear', 'charge.edge-choice'],
  },
  {
    kind: 'rules',
    title: 'Spontaneous and uncontrolled charges',
    rules: [
      'charge.spontaneous',
      'charge.uncontrolled',
      'charge.uncontrolled-order',
      'charge.uncontrolled-minus',
    ],
  },
  {
    kind: 'rules',
    title: 'More on charges',
    fullOnly: true,
    rules: [
      'charge.uncontrolled-choice',
      'charge.spontaneous-how',
      'charge.uncontrolled-exempt',
      'charge.uncontrolled-kn',
    ],
  },
  {
    kind: 'rules',
    title: 'Evade',
    rules: [
      'evade.who',
      'evade.in-melee',
      'evade.must',
      'evade.turn-which',
      'evade.blocked',
      'evade.align',
      'evade.distance',
      'evade.distance-group',
      'evade.avoid',
      'evade.end-turn',
      'evade.caught',
    ],
  },
];
