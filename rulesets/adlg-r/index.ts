/** L'Art de la Guerre, Renaissance: the ruleset and what the library takes from it. */
import { type Option, type ProcedureFace, type Ruleset, ruleset } from '@grognard/rules-kit';
import { about } from './about.ts';
import { base } from './base.ts';
import { catalogue } from './catalogue/index.ts';
import { adlgREdition } from './editions/adlg-r.ts';
import { examples } from './examples/index.ts';
import type { AdlgRules } from './model.ts';
import { options } from './options/index.ts';
import { chargeAdjust } from './rules/charge/procedure.ts';
import { combatFigures } from './rules/combat-figures.ts';
import { command } from './rules/command/procedure.ts';
import { commanderRisk } from './rules/commander/procedure.ts';
import { evadeAdjust } from './rules/evade/procedure.ts';
import { melee } from './rules/melee/procedure.ts';
import { move } from './rules/movement/procedure.ts';
import { orderFigures } from './rules/order-figures.ts';
import { orderCost } from './rules/orders/procedure.ts';
import { rally } from './rules/rally/procedure.ts';
import { shoot } from './rules/shooting/procedure.ts';
import { sheet } from './sheet/index.ts';
import { sources } from './sources.ts';
import { en } from './words/en.ts';
import { labelsCombat } from './words/labels-combat.ts';
import { labelsOrders } from './words/labels-orders.ts';
import { remediesCombat } from './words/remedies-combat.ts';
import { remediesOrders } from './words/remedies-orders.ts';

export { options };

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

/** L'Art de la Guerre, Renaissance. */
export const adlgR: Ruleset = ruleset<AdlgRules>({
  id: about.id,
  title: about.title,
  credit: about.credit,
  sources,
  catalogue,
  words: {
    en: {
      rules: en,
      labels: { ...labelsOrders, ...labelsCombat },
      remedies: { ...remediesOrders, ...remediesCombat },
    },
  },
  base,
  editions: [adlgREdition],
  options: options as readonly Option<AdlgRules>[],
  procedures: Object.values<{ readonly face: ProcedureFace<AdlgRules> }>(procedures).map(({ face }) => face),
  examples,
  figures: (rules) => ({ ...orderFigures(rules), ...combatFigures(rules) }),
  sheet,
});
