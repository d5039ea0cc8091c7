/** The rules before any option. */
import { charge } from './data/charge.ts';
import { command } from './data/command.ts';
import { commander } from './data/commander.ts';
import { evade } from './data/evade.ts';
import { melee } from './data/melee.ts';
import { movement } from './data/movement.ts';
import { orders } from './data/orders.ts';
import { rally } from './data/rally.ts';
import { shooting } from './data/shooting.ts';
import { units } from './data/units.ts';
import type { AdlgRules } from './model.ts';

/** The rules as the ledger of the edition has them, all options at their defaults. */
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
};
