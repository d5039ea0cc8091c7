/** French sentences of a shot. */
import { capital, counted, decimal, type Telling } from '@grognard/rules-kit';
import type { FireSituation } from '../../rules/fire/situation.ts';
import { agreeing } from '../kind-number.ts';
import { calibreNames, coverNames, formationName, kindNames, placeNames } from './terms.ts';

function firerOf({ asked: { firer, shot }, arm, firerGiven }: FireSituation): string {
  const name = firer.kind === 'gun' ? `des canons de ${calibreNames[firer.calibre]}` : kindNames[firer.kind];
  const base = arm === 'horse' ? 'cavalier' : 'socle';
  const strength = shot === 'small-arms' ? ` (${counted(firer.bases, base, `${base}s`, 'fr')})` : '';
  const where =
    firer.place !== 'open'
      ? ` ${placeNames[firer.place]}`
      : arm === 'foot'
        ? ` ${formationName(firerGiven, firer.kind)}`
        : '';
  return name + where + strength;
}

function shotOf({ asked: { firer, shot, sector, rangeCm, soldiersUnderRod } }: FireSituation): string {
  const what = { 'small-arms': '', round: ' à boulet', canister: ' à mitraille', shell: ' à obus' }[shot];
  const sectors = { near: 'proche', middle: 'moyen', far: 'lointain' };
  const far =
    rangeCm !== null
      ? ` à ${decimal(rangeCm, 'fr')} cm`
      : shot === 'round' && sector
        ? ` au secteur ${sectors[sector]}`
        : '';
  const rod =
    shot === 'round' ? `, ${counted(soldiersUnderRod, 'soldat', 'soldats', 'fr')} sous la baguette,` : '';
  return agreeing(firer.kind, 'tire', 'tirent') + what + far + rod;
}

function targetOf({ asked: { target }, targetGiven, targetOrder }: FireSituation): string {
  const order = targetOrder === 'none' ? '' : ` ${formationName(targetGiven, target.kind)}`;
  const cover = target.cover === 'none' ? '' : ` ${coverNames[target.cover]}`;
  const more = [
    target.charging ? 'en pleine charge' : '',
    target.higher ? 'sur une hauteur' : '',
    target.enfilade ? `${agreeing(target.kind, 'prise', 'pris')} de flanc` : '',
  ].filter((part) => part !== '');
  return [kindNames[target.kind] + order + cover, ...more].join(', ');
}

export const tellFire: Telling<FireSituation, { readonly killed: number }> = {
  case: (shooting) => {
    const reaction = shooting.asked.reaction ? ' en réaction' : '';
    return capital(`${firerOf(shooting)} ${shotOf(shooting)} sur ${targetOf(shooting)}${reaction}`);
  },
  outcome: ({ killed }) =>
    killed === 0 ? 'personne de tué' : counted(killed, 'soldat tué', 'soldats tués', 'fr'),
  facts: { dice: 'Dés', killOn: 'Tue jusqu’à', saveOn: 'Sauvé jusqu’à' },
};
