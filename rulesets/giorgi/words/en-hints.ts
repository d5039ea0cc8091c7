/** English hints shown under a prompt when nothing is selected. */
import type { QuestionPhase } from '../table/flow/question.ts';

export const hints: Readonly<Partial<Record<QuestionPhase, string>>> = {
  roll: 'Dice decide which side goes first: throw them with the button above.',
  deploy: 'Take a unit from the list below and put it where it is to stand.',
  start: 'Tap a unit that is to rally or reform; then go on.',
  guns: 'Tap a battery, then an enemy in its reach, and confirm. When everybody has fired who shall, cease fire.',
  'small-arms':
    'Tap a unit, then an enemy in its range, and confirm. When everybody has fired who shall, cease fire.',
  move: 'Drag a unit where it is to go, or tap it and then the enemy whom it attacks. Nobody has to move.',
  melee: 'Tap a unit in contact: its melee is fought next.',
  reaction: 'Each unit that can answer is in hand one after the other; then close with the button above.',
  breakthrough: 'Drag the unit once more, or leave it where it is.',
};
