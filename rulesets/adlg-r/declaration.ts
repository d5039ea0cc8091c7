/** Declaration of L'Art de la Guerre, Renaissance, for play: without options, words, sheet and examples. */
import type { ProcedureInfo, RulesetDeclaration } from '@grognard/rules-kit';
import { about } from './about.ts';
import { base } from './base.ts';
import { catalogue } from './catalogue/index.ts';
import { adlgREdition } from './editions/adlg-r.ts';
import type { AdlgRules } from './model.ts';
import { chargeAdjust } from './rules/charge/procedure.ts';
import { combatFigures } from './rules/combat-rule-numbers.ts';
import { command } from './rules/command/procedure.ts';
import { commanderRisk } from './rules/commander/procedure.ts';
import { evadeAdjust } from './rules/evade/procedure.ts';
import { melee } from './rules/melee/procedure.ts';
import { move } from './rules/movement/procedure.ts';
import { orderFigures } from './rules/order-rule-numbers.ts';
import { orderCost } from './rules/orders/procedure.ts';
import { rally } from './rules/rally/procedure.ts';
import { shoot } from './rules/shooting/procedure.ts';
import { sources } from './sources.ts';

/** The procedures with their types, by id, in the order of the rulebook. */
export const procedures = {
  command,
  'order-cost': orderCost,
  move,
  shoot,
  melee,
  rally,
  'charge-adjust': chargeAdjust,
  'evade-adjust': evadeAdjust,
  'commander-risk': commanderRisk,
} as const;

export const declaration: Omit<RulesetDeclaration<AdlgRules>, 'options' | 'words' | 'examples' | 'sheet'> = {
  id: about.id,
  title: about.title,
  credit: about.credit,
  sources,
  catalogue,
  base,
  editions: [adlgREdition],
  procedures: Object.values<{ readonly info: ProcedureInfo<AdlgRules> }>(procedures).map(({ info }) => info),
  ruleNumbers: (rules) => ({ ...orderFigures(rules), ...combatFigures(rules) }),
};
