/** Options of the chapters command and commander that a procedure reads. */
import { choice, flag, number, option, optionsOn } from '@grognard/rules-kit';
import { base } from '../base.ts';
import type { AdlgRules } from '../model.ts';
import { figureOf } from '../rules/amend-rows.ts';
import { price } from '../rules/orders/rows.ts';

const ordersOption = optionsOn(base, 'orders');
const commanderOption = optionsOn(base, 'commander');

/** Price in CP of holding back a Headstrong unit. */
const holding = figureOf(price, 'command.hold');

export const commandOptions = [
  ordersOption({
    id: 'command.headstrong-surcharge',
    title: `Range and an engaged commander cost more on top of the ${holding} CP for Headstrong units`,
    shape: flag(),
    sets: 'headstrongSurcharge',
    effects: { off: `those orders always cost ${holding} CP.` },
    readBy: ['order-cost'],
  }),
  option({
    id: 'command.lost-free',
    title: 'Free CP of a corps without commander',
    shape: choice([0, 1]),
    default: base.command.grades.lost.free === 0 ? 0 : 1,
    effects: { 1: 'it keeps the free CP.' },
    readBy: ['command'],
    amend: (rules: AdlgRules, free) => {
      const { command } = rules;
      const lost = { ...command.grades.lost, free };
      return { ...rules, command: { ...command, grades: { ...command.grades, lost } } };
    },
  }),
  commanderOption({
    id: 'commander.included-routed',
    title: 'A commander included in a unit routed outside melee is killed on this or less',
    shape: number(0, 6),
    sets: 'includedRouted',
    says: '0: he is never killed this way.',
    readBy: ['commander-risk'],
  }),
] as const;
