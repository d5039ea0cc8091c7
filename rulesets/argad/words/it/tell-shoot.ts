/** Italian sentences for a shot. */
import { decimal, type Telling } from '@grognard/rules-kit';
import type { Contact } from '../../model.ts';
import type { ShotOutcome } from '../../rules/shoot/procedure.ts';
import type { ShotSituation } from '../../rules/shoot/situation.ts';
import { a } from './grammar.ts';
import { figureNames, figuresNames, firearmNames } from './terms.ts';

const contacts: Readonly<Record<Contact, string>> = {
  none: '',
  closing: ' arrivando a contatto',
  receiving: ' mentre il bersaglio arriva a contatto',
  'receiving-charge': ' mentre viene caricato',
  'in-contact': ' a contatto',
};

function howOf({ shooter, moving, apart }: ShotSituation): string {
  const how = shooter.furtive ? ' furtivamente' : moving && apart ? ' in movimento' : '';
  return how + contacts[shooter.contact];
}

function shooterOf({ shooter }: ShotSituation): string {
  const aboard = {
    no: '',
    steady: ' a bordo di uno scafo stabile',
    unsteady: ' a bordo di uno scafo instabile',
  }[shooter.aboard];
  const who = shooter.troop === 'foot' ? 'tiratore a piedi' : figureNames[shooter.troop];
  return `Un ${who} di classe ${shooter.class}${aboard} spara`;
}

function targetOf({ target, firearm }: ShotSituation): string {
  const figure =
    firearm.dice !== null && target.groupSize > 1
      ? `${target.groupSize} ${figuresNames[target.troop]}`
      : `un ${figureNames[target.troop]}`;
  const states = [
    target.armour === 0 ? '' : ' in corazza',
    target.furtive ? ' che passa di nascosto' : '',
    target.swimming ? ' a nuoto' : '',
    { none: '', cover: ' in copertura', 'narrow-opening': ' dietro una feritoia' }[target.cover],
    target.forestCm === null ? '' : ` dietro ${decimal(target.forestCm, 'it')} cm di foresta`,
    { no: '', crouched: ', nascosto', inside: ', nascosto all’interno' }[target.hidden],
  ];
  return figure + states.join('');
}

function counted(hits: number): string {
  return hits === 0 ? 'a vuoto' : hits === 1 ? '1 colpo a segno' : `${hits} colpi a segno`;
}

function outcome(result: ShotOutcome): string {
  const surplus = 'surplus' in result ? result.surplus : 0;
  return surplus === 0 ? counted(result.hits) : `${counted(result.hits)}, di cui ${surplus} in più`;
}

export const tellShoot: Telling<ShotSituation, ShotOutcome> = {
  case: (shot) =>
    `${shooterOf(shot)}${howOf(shot)} con ${a(firearmNames[shot.input.weapon])} a ${decimal(shot.input.rangeCm, 'it')} cm su ${targetOf(shot)}`,
  outcome,
  facts: {
    need: 'Serve',
    modifier: 'Modificatori',
    red: 'Dadi rossi',
    white: 'Dadi bianchi',
    bonus: 'Bonus a un dado',
  },
};
