/** English hints shown under a prompt when nothing is selected. */
import type { QuestionPhase } from '../table/flow/question.ts';

export const hints: Readonly<Partial<Record<QuestionPhase | 'deployed', string>>> = {
  roll: 'Roll to see which side goes first.',
  terrain: 'Choose a piece of terrain, tap where it is to lie, and confirm. The sides take turns.',
  edge: 'Choose the edge of the table from which you deploy.',
  deploy: 'Choose a unit below and place it on the table.',
  deployed: 'All your units stand. Drag one to place it elsewhere, or finish deployment.',
  start: 'Tap a unit to rally or reform it, then continue.',
  guns: 'Tap a battery, then an enemy in range, and confirm. When you have finished firing, choose Cease fire.',
  'small-arms':
    'Tap a unit, then an enemy in range, and confirm. A unit that fires cannot attack this turn. When you have finished firing, choose Cease fire.',
  move: 'Drag a unit to move it, or tap it and then the enemy it attacks. Units need not move.',
  melee: 'Tap a unit in contact: its melee is fought next.',
  reaction: 'Units that can react are selected one after another. Then choose Finish reactions.',
  breakthrough: 'Move the unit again, or leave it where it is.',
};
