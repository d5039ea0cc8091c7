/** base: the rules before any option. */
import { charge } from './data/charge.ts';
import { command } from './data/command.ts';
import { commander } from './data/commander.ts';
import { evade } from './data/evade.ts';
import { movement } from './data/movement.ts';
import { orders } from './data/orders.ts';
import { rally } from './data/rally.ts';
import { tableFigures } from './data/table.ts';
import { units } from './data/units.ts';
import type { AdlgRules } from './model.ts';
import { melee } from './rules/melee/base.ts';
import { shooting } from './rules/shooting/base.ts';

/** The rules as in the ledger of the edition, with all options at their defaults. */
export const base: AdlgRules = {
  units,
  shooting,
  melee,
  command,
  orders,
  movement,
  rally,
  charge,
  evade,
  commander,
  table: tableFigures,
};
