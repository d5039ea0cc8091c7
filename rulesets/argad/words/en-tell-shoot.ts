/** English sentences for a shot. */
import type { Telling } from '@grognard/rules-kit';
import type { ShotOutcome } from '../rules/shoot/procedure.ts';
import type { ShotSituation } from '../rules/shoot/situation.ts';
import { contactWords, figureNames, firearmNames, withArticle } from './en-terms.ts';

function howOf({ shooter, moving, apart }: ShotSituation): string {
  const how = shooter.furtive ? ' furtively' : moving && apart ? ' on the move' : '';
  return how + contactWords[shooter.contact];
}

function shooterOf({ shooter }: ShotSituation): string {
  const aboard =
    shooter.aboard === 'no'
      ? ''
      : shooter.aboard === 'steady'
        ? ' aboard a steady vessel'
        : ' aboard an unsteady vessel';
  const who = shooter.troop === 'foot' ? 'shooter on foot' : figureNames[shooter.troop];
  return `A class ${shooter.class} ${who}${aboard} fires`;
}

function targetOf({ target, firearm }: ShotSituation): string {
  const figure =
    firearm.dice !== null && target.groupSize > 1
      ? `${target.groupSize} ${figureNames[target.troop].replace('man', 'men')}`
      : withArticle(figureNames[target.troop]);
  const states = [
    target.armour === 0 ? '' : ' in a breastplate',
    target.furtive ? ' slipping past' : '',
    target.swimming ? ' swimming' : '',
    { none: '', cover: ' in cover', 'narrow-opening': ' behind a narrow opening' }[target.cover],
    target.forestCm === null ? '' : ` behind ${target.forestCm} cm of forest`,
    { no: '', crouched: ', hidden', inside: ', hidden inside' }[target.hidden],
  ];
  return figure + states.join('');
}

function counted(hits: number): string {
  return hits === 0 ? 'miss' : hits === 1 ? '1 hit' : `${hits} hits`;
}

function outcome(result: ShotOutcome): string {
  const surplus = 'surplus' in result ? result.surplus : 0;
  return surplus === 0 ? counted(result.hits) : `${counted(result.hits)}, ${surplus} wasted`;
}

export const tellShoot: Telling<ShotSituation, ShotOutcome> = {
  case: (shot) =>
    `${shooterOf(shot)} ${withArticle(firearmNames[shot.input.weapon])}${howOf(shot)} at ${shot.input.rangeCm} cm at ${targetOf(shot)}`,
  outcome,
  facts: {
    need: 'Number needed',
    modifier: 'Modifiers',
    red: 'Red dice',
    white: 'White dice',
    bonus: 'Bonus on one die',
  },
};
