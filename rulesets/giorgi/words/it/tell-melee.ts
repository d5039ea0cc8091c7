/** Italian sentences of a melee. */
import { capital, counted, listed, type Telling } from '@grognard/rules-kit';
import type { ChartCell, SideFate } from '../../model.ts';
import type { Fighter, MeleeSituation } from '../../rules/melee/situation.ts';
import { agreeing } from '../kind-number.ts';
import { the } from './grammar.ts';
import { coverNames, formationNames, kindNames, resultNames } from './terms.ts';

function unitOf({ asked, given, arm }: Fighter): string {
  const { kind, bases, cover } = asked;
  const inside = cover === 'woods' || cover === 'building';
  const order = inside || (arm !== 'artillery' && given === 'line') ? '' : ` ${formationNames[given]}`;
  const where = cover === 'none' ? '' : ` ${coverNames[cover]}`;
  const about = [
    counted(bases, 'base', 'basi', 'it'),
    asked.charging ? 'in carica' : '',
    asked.shaken ? agreeing(kind, 'scossa', 'scossi') : '',
    asked.elevated ? 'su un’altura' : '',
    asked.flank ? `${agreeing(kind, 'colpita', 'colpiti')} di fianco` : '',
    asked.general ? 'con il generale' : '',
  ].filter((part) => part !== '');
  return `${the(kindNames[kind])} (${about.join(', ')})${order}${where}`;
}

function fate(side: string, { lost, result }: SideFate): string {
  const loss = lost === 0 ? 'non perde nessuno' : `perde ${counted(lost, 'soldato', 'soldati', 'it')}`;
  return `${side} ${loss} e ${resultNames[result]}`;
}

export const tellMelee: Telling<MeleeSituation, ChartCell> = {
  case: ({ attackers, defenders }) => {
    const first = attackers[0]?.asked.kind;
    const verb =
      attackers.length > 1 || first === undefined ? 'attaccano' : agreeing(first, 'attacca', 'attaccano');
    return capital(`${listed(attackers.map(unitOf), 'it')} ${verb} ${listed(defenders.map(unitOf), 'it')}`);
  },
  outcome: ({ attacker, defender }) => `${fate('l’attaccante', attacker)}; ${fate('il difensore', defender)}`,
  facts: {
    attack: 'Attacco',
    defence: 'Difesa',
    differential: 'Differenziale',
    column: 'Colonna della tabella',
  },
};
