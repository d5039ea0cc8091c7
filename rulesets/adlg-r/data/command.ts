/** Values of the command rules. */
import type { CommandRules } from '../rules/command/model.ts';

const free = 1;

export const command: CommandRules = {
  grades: {
    ordinary: { id: 'command.ordinary', title: 'an ordinary commander', value: 0, rangeUd: 4, free },
    competent: { id: 'command.competent', title: 'a competent commander', value: 1, rangeUd: 6, free },
    brilliant: { id: 'command.brilliant', title: 'a brilliant commander', value: 2, rangeUd: 8, free },
    strategist: { id: 'command.strategist', title: 'a strategist', value: 3, rangeUd: 8, free },
    lost: { id: 'command.lost', title: 'no commander', value: 0, rangeUd: 0, free: 0 },
  },
  lightRange: 2,
  dividedBy: 2,
};
