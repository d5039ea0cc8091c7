/** The melee rules before any option. */
import { meleeResults } from '../../data/melee-results.ts';
import { beatenBy, bonuses, lostTo } from './abilities.ts';
import { effects } from './effects.ts';
import type { MeleeRules } from './model.ts';
import { modifiers } from './rows.ts';

export const melee: MeleeRules = {
  modifiers,
  bonuses,
  counted: 'one',
  lostTo,
  beatenBy,
  effects,
  results: meleeResults.adopted,
  tieBoth: 'cancel',
  firstPhaseEdge: 'charger-any',
  lightTakesFactor: false,
  deepOrderSuffersMultiple: true,
  squareEdges: true,
  squareMarks: true,
  headstrongImpact: false,
  armourBeaters: ['arquebus', 'musket', 'flintlock'],
  lightInfantryRoughAdds: true,
};
