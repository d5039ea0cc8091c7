/** `melee`: one melee on the chart. */
import { entryAt } from '@grognard/lists';
import { type Line, procedure, total } from '@grognard/rules-kit';
import type { Chart } from '../../model.ts';
import { outcomeOfMelee, tellMelee } from '../../words/tell-melee.ts';
import { cellFor, columnFor } from './column.ts';
import { meleeInput } from './input.ts';
import { meleeMistakes, meleeRefusals } from './refusals.ts';
import { fighterSections, printedByMelee } from './rows.ts';
import { type Fighter, type MeleeSituation, meleeOf } from './situation.ts';
import { noteMelee } from './steps.ts';

/** Parameters of the throw of two dice. */
export interface Contest {
  readonly attack: number;
  readonly defence: number;
  readonly differential: number;
  readonly column: number;
  readonly chart: Chart;
}

/** Rounds a sum. Values set by options may have tenths, and 7.3 − 11.3 must give −4. */
function settled(sum: number): number {
  return Math.round(sum * 1e9) / 1e9 + 0;
}

function sideTotal(units: readonly Fighter[], of: 'attack' | 'defence', lines: Line[] | null): number {
  let sum = 0;
  for (let unit = 0; unit < units.length; unit++) {
    const fighter = entryAt(units, unit);
    sum += total(fighterSections(fighter.rules), fighter, lines ? { lines, of, unit } : null);
  }
  return settled(sum);
}

function assess({ rules, attackers, defenders }: MeleeSituation, lines: Line[] | null): Contest {
  const attack = sideTotal(attackers, 'attack', lines);
  const defence = sideTotal(defenders, 'defence', lines);
  const differential = settled(attack - defence);
  const column = columnFor(differential, rules, lines ? { lines, of: 'column' } : null);
  return { attack, defence, differential, column, chart: rules.melee.chart };
}

export const melee = procedure({
  id: 'melee',
  title: 'Melee',
  steps: [
    'Add up each side: values (doubled in a building, halved in flank), points for each base in contact, points for each unit.',
    'Differential = attack − defence; a half goes to the defender.',
    'Roll two dice and cross their sum with the differential on the chart.',
    'Each unit of a side loses the soldiers and carries out the result of its side.',
  ],
  input: meleeInput,
  situation: meleeOf,
  mistakes: () => meleeMistakes,
  refusals: meleeRefusals,
  assess,
  facts: ({ attack, defence, differential, column }) => ({ attack, defence, differential, column }),
  totals: {},
  roll: (contest, chance) => {
    const sum = chance.sum(2);
    const cell = cellFor(contest.chart, contest.column, sum);
    if (chance.note !== undefined) noteMelee(chance.note, contest, sum, cell);
    return cell;
  },
  prints: printedByMelee,
  tell: {
    case: tellMelee,
    outcome: outcomeOfMelee,
    facts: {
      attack: 'Attack',
      defence: 'Defence',
      differential: 'Differential',
      column: 'Chart column',
    },
  },
});
