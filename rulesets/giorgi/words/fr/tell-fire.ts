/** French sentences of a shot. */
import { capital, counted, decimal, type Telling } from '@grognard/rules-kit';
import type { Formation, Kind } from '../../model.ts';
import type { FireSituation } from '../../rules/fire/situation.ts';
import { agreeing } from '../kind-number.ts';
import { calibreNames, coverNames, formationName, kindNames, placeNames } from './terms.ts';

/** The formation after the kind. Line infantry in line is told by its kind alone. */
function deployed(formation: Formation, kind: Kind): string {
  return formation === 'line' && kind === 'line' ? '' : ` ${formationName(formation, kind)}`;
}

function firerOf({ asked: { firer, shot }, arm, firerGiven }: FireSituation): string {
  const name = firer.kind === 'gun' ? `des canons de ${calibreNames[firer.calibre]}` : kindNames[firer.kind];
  const base = arm === 'horse' ? 'cavalier' : 'socle';
  const strength = shot === 'small-arms' ? ` (${counted(firer.bases, base, `${base}s`, 'fr')})` : '';
  const where =
    firer.place !== 'open'
      ? ` ${placeNames[firer.place]}`
      : arm === 'foot'
        ? deployed(firerGiven, firer.kind)
        : '';
  return name + where + strength;
}

function shotOf({ asked: { firer, shot, sector, rangeCm, soldiersUnderRod } }: FireSituation): string {
  const what = { 'small-arms': '', round: ' à boulet', canister: ' à mitraille', shell: ' à obus' }[shot];
  const sectors = { near: 'proche', middle: 'moyen', far: 'lointain' };
  const far =
    rangeCm !== null
      ? ` à ${decimal(rangeCm, 'fr')}\u00a0cm`
      : shot === 'round' && sector
        ? ` au secteur ${sectors[sector]}`
        : '';
  const rod =
    shot === 'round' ? `, ${counted(soldiersUnderRod, 'soldat', 'soldats', 'fr')} sous la réglette,` : '';
  return agreeing(firer.kind, 'tire', 'tirent') + what + far + rod;
}

function targetOf({ asked: { target }, targetGiven, targetOrder }: FireSituation): string {
  const order = targetOrder === 'none' ? '' : deployed(targetGiven, target.kind);
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
    killed === 0 ? 'aucune perte' : counted(killed, 'soldat tué', 'soldats tués', 'fr'),
  facts: { dice: 'Dés', killOn: 'Tue à ce résultat ou moins', saveOn: 'Sauvegarde à ce résultat ou moins' },
};
