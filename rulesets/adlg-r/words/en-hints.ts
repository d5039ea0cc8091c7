/** English hints shown under a prompt when nothing is selected. */
import type { QuestionPhase } from '../table/flow/question.ts';

export const hints: Readonly<Partial<Record<QuestionPhase, string>>> = {
  activation: 'Choose the corps that acts next: a die says how many orders it gets.',
  orders:
    'Drag a unit or a group to move it, or tap it and then the enemy it charges. Every order costs command points; the rest are lost.',
  shooting:
    'Tap a unit, then an enemy in range, and confirm. All shots are thrown together when both sides have finished.',
  engagement: 'Tap a commander whose unit fights: he may fight with it, at his own risk.',
  melee: 'Tap a unit in contact: its melee is fought next. The rest are fought in order.',
  pursuit: 'Tap a unit that has routed its enemy, to let it pursue.',
};
