/** command: the command points of a corps when it is activated. */
import { choice, procedure, record, required, writeLine } from '@grognard/rules-kit';
import type { AdlgRules } from '../../model.ts';
import { type CommandRules, type GradeRow, grades } from './model.ts';

/** The commander of the corps, and the rules of command. */
export interface CommandCase {
  readonly grade: GradeRow;
  readonly rules: CommandRules;
}

const input = record({ grade: required(choice(grades), 'Commander of the corps') });

export const command = procedure({
  id: 'command',
  title: 'Command points of a corps',
  steps: [
    'When the corps is activated roll 1D6 and add the value of its commander.',
    'Halve it, rounding up: these are the CP of this activation. Unspent CP are lost.',
    'Every commander also has free CP, once a game turn, for himself or the units he is with.',
  ],
  input,
  situation: ({ command: rules }: AdlgRules, { grade }): CommandCase => ({
    grade: rules.grades[grade],
    rules,
  }),
  mistakes: () => [],
  refusals: () => [],
  assess(command, lines) {
    const { grade } = command;
    if (lines) writeLine({ lines, of: 'value' }, grade.id, grade.value);
    return command;
  },
  facts: ({ grade, rules }) => ({
    value: grade.value,
    rangeUd: grade.rangeUd,
    lightRangeUd: grade.rangeUd * rules.lightRange,
  }),
  totals: {},
  roll: ({ grade, rules }, chance) => {
    const face = chance.die();
    const cp = Math.ceil((face + grade.value) / rules.dividedBy);
    chance.note?.({
      by: 'commander',
      for: 'points',
      gives: { read: 'face', value: face, adds: { value: grade.value }, result: 'points', amount: cp },
      rules: ['command.points'],
    });
    return { cp, free: grade.free };
  },
  prints: ({ command: rules }) => grades.map((grade) => rules.grades[grade].id),
  tell: {
    case: ({ grade }) => `A corps with ${grade.title} is activated`,
    outcome: ({ cp, free }) => `${cp} CP${free > 0 ? ` and ${free} free` : ''}`,
    facts: {
      value: 'Value of the commander',
      rangeUd: 'Command range in UD',
      lightRangeUd: 'For LI, LH and Drag',
    },
  },
});
