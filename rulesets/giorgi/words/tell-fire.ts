/** English sentences of a shot. */
import { capital, counted } from '@grognard/rules-kit';
import type { FireSituation } from '../rules/fire/situation.ts';
import { calibreNames, coverNames, formationNames, kindNames, placeNames } from './names.ts';

function firerInWords({ asked: { firer, shot }, arm, firerGiven }: FireSituation): string {
  const name = firer.kind === 'gun' ? `${calibreNames[firer.calibre]} guns` : kindNames[firer.kind];
  const strength =
    shot === 'small-arms' ? ` with ${counted(firer.bases, arm === 'horse' ? 'trooper' : 'base')}` : '';
  const where =
    firer.place !== 'open'
      ? ` ${placeNames[firer.place]}`
      : arm === 'foot'
        ? ` ${formationNames[firerGiven]}`
        : '';
  return name + where + strength;
}

function shotInWords({ asked: { shot, sector, rangeCm, soldiersUnderRod } }: FireSituation): string {
  const names = {
    'small-arms': 'fire',
    round: 'fire round shot',
    canister: 'fire canister',
    shell: 'fire shell',
  };
  const far =
    rangeCm !== null ? ` at ${rangeCm} cm` : shot === 'round' && sector ? ` in the ${sector} sector` : '';
  const rod = shot === 'round' ? `, ${counted(soldiersUnderRod, 'soldier')} under the rod,` : '';
  return names[shot] + far + rod;
}

function targetInWords({ asked: { target }, targetGiven, targetOrder }: FireSituation): string {
  const order = targetOrder === 'none' ? '' : ` ${formationNames[targetGiven]}`;
  const cover = target.cover === 'none' ? '' : ` ${coverNames[target.cover]}`;
  const more = [
    target.charging ? 'charging' : '',
    target.higher ? 'on higher ground' : '',
    target.enfilade ? 'taken from the flank' : '',
  ].filter((part) => part !== '');
  return [kindNames[target.kind] + order + cover, ...more].join(', ');
}

export function tellFire(shooting: FireSituation): string {
  const reaction = shooting.asked.reaction ? ' in reaction' : '';
  return capital(
    `${firerInWords(shooting)} ${shotInWords(shooting)} at ${targetInWords(shooting)}${reaction}`,
  );
}

/** `nobody killed`, `2 soldiers killed`. */
export function outcomeOfFire({ killed }: { readonly killed: number }): string {
  return killed === 0 ? 'no losses' : `${counted(killed, 'soldier')} killed`;
}
