/** Italian sentences of a shot. */
import { capital, counted, decimal, type Telling } from '@grognard/rules-kit';
import type { FireSituation } from '../../rules/fire/situation.ts';
import { agreeing } from '../kind-number.ts';
import { on, the } from './grammar.ts';
import { calibreNames, coverNames, formationNames, kindNames, placeNames } from './terms.ts';

function firerOf({ asked: { firer, shot }, arm, firerGiven }: FireSituation): string {
  const name = firer.kind === 'gun' ? `cannoni da ${calibreNames[firer.calibre]}` : kindNames[firer.kind];
  const strength =
    shot !== 'small-arms'
      ? ''
      : arm === 'horse'
        ? ` (${counted(firer.bases, 'cavaliere', 'cavalieri', 'it')})`
        : ` (${counted(firer.bases, 'base', 'basi', 'it')})`;
  const where =
    firer.place !== 'open'
      ? ` ${placeNames[firer.place]}`
      : arm === 'foot'
        ? ` ${formationNames[firerGiven]}`
        : '';
  return name + where + strength;
}

function shotOf({ asked: { firer, shot, sector, rangeCm, soldiersUnderRod } }: FireSituation): string {
  const what = { 'small-arms': '', round: ' a palla', canister: ' a mitraglia', shell: ' a granata' }[shot];
  const sectors = { near: 'vicino', middle: 'medio', far: 'lontano' };
  const far =
    rangeCm !== null
      ? ` a ${decimal(rangeCm, 'it')} cm`
      : shot === 'round' && sector
        ? ` nel settore ${sectors[sector]}`
        : '';
  const rod =
    shot === 'round' ? `, ${counted(soldiersUnderRod, 'soldato', 'soldati', 'it')} sotto la bacchetta,` : '';
  return agreeing(firer.kind, 'spara', 'sparano') + what + far + rod;
}

function targetOf({ asked: { target }, targetGiven, targetOrder }: FireSituation): string {
  const order = targetOrder === 'none' ? '' : ` ${formationNames[targetGiven]}`;
  const cover = target.cover === 'none' ? '' : ` ${coverNames[target.cover]}`;
  const more = [
    target.charging ? 'in carica' : '',
    target.higher ? 'su un’altura' : '',
    target.enfilade ? `${agreeing(target.kind, 'presa', 'presi')} di fianco` : '',
  ].filter((part) => part !== '');
  return [kindNames[target.kind] + order + cover, ...more].join(', ');
}

export const tellFire: Telling<FireSituation, { readonly killed: number }> = {
  case: (shooting) => {
    const reaction = shooting.asked.reaction ? ' per reazione' : '';
    return capital(`${the(firerOf(shooting))} ${shotOf(shooting)} ${on(targetOf(shooting))}${reaction}`);
  },
  outcome: ({ killed }) =>
    killed === 0 ? 'nessun ucciso' : counted(killed, 'soldato ucciso', 'soldati uccisi', 'it'),
  facts: { dice: 'Dadi', killOn: 'Soglia per uccidere', saveOn: 'Soglia del tiro salvezza' },
};
