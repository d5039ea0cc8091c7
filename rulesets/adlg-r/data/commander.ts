/** The figures of commander. */
import type { CommanderRules } from '../rules/commander/model.ts';

export const commander: CommanderRules = {};
