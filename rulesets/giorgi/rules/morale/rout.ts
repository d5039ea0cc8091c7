/** `rout`: the length of a rout move. */
import {
  choice,
  firstOf,
  type OutputOf,
  procedure,
  record,
  required,
  rulesIn,
  total,
} from '@grognard/rules-kit';
import { routDice } from '../../data/moves.ts';
import { armOf, kinds, type Rules } from '../../model.ts';
import { dice } from '../../words/amounts.ts';
import { outcomeOfRout, tellRout } from '../../words/tell-morale.ts';
import { perRules, sectionsInForce } from '../in-force.ts';

const routInput = record({ kind: required(choice(kinds), 'Kind of unit') });

export interface Rout {
  readonly rules: Rules;
  readonly asked: OutputOf<typeof routInput>;
}

export type RoutOutcome = { readonly cm: number };

/** Fixed part of a rout: the full move, at the column rate for foot and gunners and at the class rate for horse. */
function fullMove({ rules: { rates }, asked: { kind } }: Rout): number {
  return kind === 'light-cavalry' || kind === 'medium-cavalry' || kind === 'heavy-cavalry'
    ? rates[kind]
    : rates['infantry-column'];
}

const sections = perRules((rules) =>
  sectionsInForce<Rout>(rules, [
    firstOf(
      {
        id: 'morale.rout-medium',
        value: fullMove,
        when: ({ asked }) => asked.kind === 'medium-cavalry',
      },
      { id: 'morale.rout-move', value: fullMove, when: () => true },
    ),
  ]),
);

export const rout = procedure({
  id: 'rout',
  title: 'Rout move',
  steps: [
    `Back to the enemy: the full move and, in cm, ${dice(routDice.foot)} for foot and gunners, ${dice(routDice.horse)} for horse.`,
  ],
  input: routInput,
  situation: (rules: Rules, asked): Rout => ({ rules, asked }),
  mistakes: () => [],
  refusals: () => [],
  assess: (situation, lines) => ({
    base: total(sections(situation.rules), situation, lines ? { lines, of: 'base' } : null),
    dice: routDice[armOf(situation.asked.kind)],
    rule: situation.asked.kind === 'medium-cavalry' ? 'morale.rout-medium' : 'morale.rout-move',
  }),
  facts: ({ base, dice }) => ({ base, dice }),
  totals: {},
  roll: ({ base, dice, rule }, chance): RoutOutcome => {
    const sum = chance.sum(dice);
    const cm = base + sum;
    chance.note?.({
      by: 'unit',
      for: 'rout',
      gives: { read: 'sum', value: sum, adds: { base }, result: 'goes', amount: cm },
      rules: [rule],
    });
    return { cm };
  },
  prints: perRules((rules) => rulesIn(sections(rules))),
  tell: {
    case: tellRout,
    outcome: outcomeOfRout,
    facts: { base: 'Full move (cm)', dice: 'Dice' },
  },
});
