/** Values of the rules for commanders at risk. */
import type { CommanderRules } from '../rules/commander/model.ts';

export const commander: CommanderRules = { lost: 1, routed: 3, includedRouted: 3 };
