/** assumedCommand: what is taken for granted where a side would be asked. */

import { entryAt } from '@grognard/lists';
import { fightersIn, nextMelees } from '../actions/melee/index.ts';
import { isLegal } from '../doctrine/random.ts';
import { planOfSergeant } from '../doctrine/sergeant/sergeant.ts';
import { styles } from '../doctrine/sergeant/styles.ts';
import { commandsFor } from '../flow/legal.ts';
import type { TurnQuestion } from '../flow/question.ts';
import type { GiorgiCommand } from '../state/commands.ts';
import type { State, Table } from '../state/model.ts';
import type { Stake } from './moment.ts';

/** The doctrine draws lots for nothing that is asked here. */
const unused = { below: () => 0 };

export function assumedCommand(
  table: Table,
  state: State,
  question: TurnQuestion,
  stake: Stake,
): GiorgiCommand {
  switch (question.phase) {
    case 'reaction':
      return question.side === stake.side ? { kind: 'done' } : answerOfDoctrine(table, state, question);
    case 'melee':
      return fightOf(table, state, stake);
    case 'advance':
    case 'occupy':
    case 'end':
    case 'value':
    case 'edge':
    case 'roll':
      return firstLegal(table, state, question);
    case 'start':
    case 'guns':
    case 'small-arms':
    case 'move':
    case 'breakthrough':
    case 'terrain':
    case 'deploy':
    case 'breaking':
      return { kind: 'done' };
  }
}

/** As a sergeant of the first style answers. */
function answerOfDoctrine(table: Table, state: State, question: TurnQuestion): GiorgiCommand {
  const { commands } = planOfSergeant(table, state, question, entryAt(styles, 0).name, unused);
  return commands[0] ?? { kind: 'done' };
}

/** The melee of the units at stake is fought as soon as it may be. */
function fightOf(table: Table, state: State, { units }: Stake): GiorgiCommand {
  const melees = nextMelees(table, state);
  const own = melees.find((melee) => fightersIn(melee).some((unit) => units.includes(unit)));
  const melee = own ?? entryAt(melees, 0);
  return { kind: 'fight', unit: entryAt(table.units, entryAt(melee.attackers, 0)).id };
}

function firstLegal(table: Table, state: State, question: TurnQuestion): GiorgiCommand {
  const legal = commandsFor(table, state, question).find((each) =>
    isLegal(table, state, question.side, each),
  );
  return legal ?? { kind: 'done' };
}
