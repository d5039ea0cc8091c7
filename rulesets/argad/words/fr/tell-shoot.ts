/** French sentences for a shot. */
import { decimal, type Telling } from '@grognard/rules-kit';
import type { Contact } from '../../model.ts';
import type { ShotOutcome } from '../../rules/shoot/procedure.ts';
import type { ShotSituation } from '../../rules/shoot/situation.ts';
import { gun } from './grammar.ts';
import { figureNames, figuresNames, firearmNames } from './terms.ts';

const contacts: Readonly<Record<Contact, string>> = {
  none: '',
  closing: ' en arrivant au contact',
  receiving: ' tandis que la cible arrive au contact',
  'receiving-charge': ' tandis qu’on le charge',
  'in-contact': ' au contact',
};

function howOf({ shooter, moving, apart }: ShotSituation): string {
  const how = shooter.furtive ? ' furtivement' : moving && apart ? ' en mouvement' : '';
  return how + contacts[shooter.contact];
}

function shooterOf({ shooter }: ShotSituation): string {
  const aboard = {
    no: '',
    steady: ' à bord d’un bâtiment stable',
    unsteady: ' à bord d’un bâtiment instable',
  }[shooter.aboard];
  const who = shooter.troop === 'foot' ? 'tireur à pied' : figureNames[shooter.troop];
  return `Un ${who} de classe ${shooter.class}${aboard} tire`;
}

function targetOf({ target, firearm }: ShotSituation): string {
  const figure =
    firearm.dice !== null && target.groupSize > 1
      ? `${target.groupSize}\u00a0${figuresNames[target.troop]}`
      : `un ${figureNames[target.troop]}`;
  const states = [
    target.armour === 0 ? '' : ' en cuirasse',
    target.furtive ? ' qui passe furtivement' : '',
    target.swimming ? ' à la nage' : '',
    { none: '', cover: ' à couvert', 'narrow-opening': ' derrière une meurtrière' }[target.cover],
    target.forestCm === null ? '' : ` derrière ${decimal(target.forestCm, 'fr')}\u00a0cm de bois`,
    { no: '', crouched: ', hors de vue', inside: ', hors de vue à l’intérieur' }[target.hidden],
  ];
  return figure + states.join('');
}

function counted(hits: number): string {
  return hits === 0 ? 'raté' : hits === 1 ? '1\u00a0touche' : `${hits}\u00a0touches`;
}

function outcome(result: ShotOutcome): string {
  const surplus = 'surplus' in result ? result.surplus : 0;
  const lost = surplus === 1 ? '1 en trop' : `${surplus} en trop`;
  return surplus === 0 ? counted(result.hits) : `${counted(result.hits)}, dont ${lost}`;
}

export const tellShoot: Telling<ShotSituation, ShotOutcome> = {
  case: (shot) =>
    `${shooterOf(shot)}${howOf(shot)} au ${gun(firearmNames[shot.input.weapon])} à ${decimal(shot.input.rangeCm, 'fr')}\u00a0cm sur ${targetOf(shot)}`,
  outcome,
  facts: {
    need: 'Il faut',
    modifier: 'Modificateurs',
    red: 'Dés rouges',
    white: 'Dés blancs',
    bonus: 'Bonus à un dé',
  },
};
