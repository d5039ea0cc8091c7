/** Worked examples as data. They run as tests and are printed on the sheet. */
import { asExamples, type Example } from '@grognard/rules-kit';
import chargeAdjust from './charge-adjust.json' with { type: 'json' };
import command from './command.json' with { type: 'json' };
import commanderRisk from './commander-risk.json' with { type: 'json' };
import evadeAdjust from './evade-adjust.json' with { type: 'json' };
import melee from './melee.json' with { type: 'json' };
import move from './move.json' with { type: 'json' };
import orderCost from './order-cost.json' with { type: 'json' };
import rally from './rally.json' with { type: 'json' };
import shoot from './shoot.json' with { type: 'json' };

export const examples: readonly Example[] = asExamples([
  ...command,
  ...orderCost,
  ...move,
  ...shoot,
  ...melee,
  ...rally,
  ...chargeAdjust,
  ...evadeAdjust,
  ...commanderRisk,
]);
