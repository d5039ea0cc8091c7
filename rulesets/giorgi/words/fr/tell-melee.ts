/** French sentences of a melee. */
import { capital, counted, listed, type Telling } from '@grognard/rules-kit';
import type { ChartCell, SideFate } from '../../model.ts';
import type { Fighter, MeleeSituation } from '../../rules/melee/situation.ts';
import { agreeing } from '../kind-number.ts';
import { coverNames, formationName, kindNames, resultNames } from './terms.ts';

function unitOf({ asked, given, arm }: Fighter): string {
  const { kind, bases, cover } = asked;
  const inside = cover === 'woods' || cover === 'building';
  const order = inside || (arm !== 'artillery' && given === 'line') ? '' : ` ${formationName(given, kind)}`;
  const where = cover === 'none' ? '' : ` ${coverNames[cover]}`;
  const about = [
    counted(bases, 'socle', 'socles', 'fr'),
    asked.charging ? 'en pleine charge' : '',
    asked.shaken ? agreeing(kind, 'ébranlée', 'ébranlés') : '',
    asked.elevated ? 'sur une hauteur' : '',
    asked.flank ? `${agreeing(kind, 'prise', 'pris')} de flanc ou à revers` : '',
    asked.general ? 'avec le général' : '',
  ].filter((part) => part !== '');
  return `${kindNames[kind]} (${about.join(', ')})${order}${where}`;
}

function fate(side: string, { lost, result }: SideFate): string {
  const loss = lost === 0 ? 'ne perd personne' : `perd ${counted(lost, 'soldat', 'soldats', 'fr')}`;
  return `${side} ${loss} et ${resultNames[result]}`;
}

export const tellMelee: Telling<MeleeSituation, ChartCell> = {
  case: ({ attackers, defenders }) => {
    const first = attackers[0]?.asked.kind;
    const verb =
      attackers.length > 1 || first === undefined ? 'attaquent' : agreeing(first, 'attaque', 'attaquent');
    return capital(`${listed(attackers.map(unitOf), 'fr')} ${verb} ${listed(defenders.map(unitOf), 'fr')}`);
  },
  outcome: ({ attacker, defender }) =>
    `${fate('l’attaquant', attacker)}\u202f; ${fate('le défenseur', defender)}`,
  facts: {
    attack: 'Attaque',
    defence: 'Défense',
    differential: 'Différentiel',
    column: 'Colonne du tableau',
  },
};
