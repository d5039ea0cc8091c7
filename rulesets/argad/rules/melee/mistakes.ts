/** Mistakes of a fight: inputs that contradict themselves, or ask for what the edition lacks. */
import type { Mistake } from '@grognard/rules-kit';
import type { Rules } from '../../model.ts';
import { type ListedIf, mistakeList, withoutMounted } from '../lists.ts';
import type { Fighter } from './input.ts';
import type { Fight } from './situation.ts';

type FightMistake = Mistake<Fight> & ListedIf;

function beyondTheSheet(name: string, who: 'one' | 'other'): readonly FightMistake[] {
  const mistake = (field: string, when: (fighter: Fighter) => boolean, message: string): FightMistake => ({
    code: 'edition',
    at: `input.${name}.${field}`,
    when: (fight) => when(fight[who]),
    message,
    onlyIf: withoutMounted,
  });
  return [
    mistake('troop', ({ troop }) => troop !== 'foot', 'there are no mounted troops in this edition'),
    mistake('charging', ({ charging }) => charging !== 'none', 'nobody charges in this edition'),
    mistake('closeOrder', ({ closeOrder }) => closeOrder, 'there is no close order in this edition'),
  ];
}

function chargesStanding(name: string, who: 'one' | 'other'): FightMistake {
  return {
    code: 'combination',
    at: `input.${name}.immobile`,
    when: (fight) => fight[who].immobile && fight[who].charging !== 'none',
    message: 'whoever charges is not immobile',
  };
}

const contradictions: readonly FightMistake[] = [
  {
    code: 'combination',
    at: 'input',
    when: ({ one, other }) => one.enemyHigher && other.enemyHigher,
    message: 'each is said to stand higher than the other',
  },
  {
    code: 'combination',
    at: 'input',
    when: ({ one, other }) => one.defendsObstacle && other.defendsObstacle,
    message: 'only one of them can hold the obstacle',
  },
];

/** The mistakes of a fight between fighters with these names. What the edition lacks is checked first. */
export function fightMistakes(one: string, other: string): (rules: Rules) => readonly Mistake<Fight>[] {
  return mistakeList<Fight>([
    ...beyondTheSheet(one, 'one'),
    ...beyondTheSheet(other, 'other'),
    ...contradictions,
    chargesStanding(one, 'one'),
    chargesStanding(other, 'other'),
  ]);
}
