/** English sentences of a melee. */
import { capital, counted, listed } from '@grognard/rules-kit';
import type { ChartCell, SideFate } from '../model.ts';
import type { Fighter, MeleeSituation } from '../rules/melee/situation.ts';
import { coverNames, formationNames, kindNames, resultNames } from './names.ts';

function unitInWords({ asked, given, arm }: Fighter): string {
  const { kind, bases, cover } = asked;
  const inside = cover === 'woods' || cover === 'building';
  const order = inside || (arm !== 'artillery' && given === 'line') ? '' : ` ${formationNames[given]}`;
  const where = cover === 'none' ? '' : ` ${coverNames[cover]}`;
  const state = `${asked.shaken ? 'shaken ' : ''}${asked.charging ? 'charging ' : ''}`;
  const about = [
    counted(bases, 'base'),
    asked.elevated ? 'on higher ground' : '',
    asked.flank ? 'struck in flank' : '',
    asked.general ? 'with the general' : '',
  ].filter((part) => part !== '');
  return `${state}${kindNames[kind]} (${about.join(', ')})${order}${where}`;
}

export function tellMelee({ attackers, defenders }: MeleeSituation): string {
  return capital(`${listed(attackers.map(unitInWords))} attack ${listed(defenders.map(unitInWords))}`);
}

function fateInWords(side: string, { lost, result }: SideFate): string {
  return `${side}: ${lost === 0 ? 'no losses' : `${lost} lost`}, ${resultNames[result]}`;
}

export function outcomeOfMelee({ attacker, defender }: ChartCell): string {
  return `${fateInWords('attacker', attacker)}; ${fateInWords('defender', defender)}`;
}
