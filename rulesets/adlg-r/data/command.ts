/** The figures of command. */
import type { CommandRules } from '../rules/command/model.ts';

export const command: CommandRules = {};
