/** Italian words for a battle before it begins. */
import { counted } from '@grognard/rules-kit';
import type { Gear, Troop } from '../../model.ts';
import type { ScenarioWords } from '../table-words.ts';
import { firearmNames, meleeWeaponNames } from './terms.ts';

const dress: Readonly<Record<Gear, string>> = {
  light: '',
  full: ' con equipaggiamento completo',
  breastplate: ' in corazza',
  'awkward-civilian': ' in abiti da città',
  'everyday-dress': ' in abiti femminili',
  child: ', bambino',
  'wooden-leg': ' con la gamba di legno',
  elderly: ', persona anziana',
  'rich-dress': ' in abito pesante',
};

const kinds: Readonly<Record<Exclude<Troop, 'foot'>, string>> = {
  'light-cavalry': 'cavalleria leggera',
  'heavy-cavalry': 'cavalleria pesante',
  'mounted-infantry': 'fanteria montata',
};

const swimmers = { average: 'nuota discretamente', good: 'nuota bene' } as const;

export const scenarioWords: ScenarioWords = {
  history: 'Storia',
  aims: 'Obiettivi',
  balance: 'Equilibrio',
  noPlan: 'I piani di questa parte restano segreti.',
  planOf: (side) => `Piano: ${side}`,
  mostPoints: (turns) => `Dopo ${counted(turns, 'turno', 'turni', 'it')} vince chi ha più punti.`,
  points: (points) => counted(points, 'punto', 'punti', 'it'),
  aim: (side, words, secrecy) => `${side}: ${words}${secrecy === 'secret' ? ' (segreto)' : ''}`,
  closeOrder: (files, figures) =>
    `In ordine chiuso, ${files} affiancati: ${counted(figures, 'figura', 'figure', 'it')}.`,
  unlisted: 'Le figure nascoste, se ce ne sono, non sono nell’elenco.',
  kind: (figure, reader) => {
    const { troop, class: rank, gear, firearms, weapons, swims, leader, captive, secret, light } = figure;
    const kind = troop === 'foot' ? `a piedi${dress[gear]}` : kinds[troop];
    const marks = [
      leader ? 'capo' : null,
      captive ? 'in prigionia' : null,
      light ? 'fanteria leggera addestrata' : null,
      swims === 'none' ? null : swimmers[swims],
      secret && reader === 'own' ? 'in agguato' : null,
    ].filter((mark) => mark !== null);
    const arms = [...firearms.map((id) => firearmNames[id]), ...weapons.map((id) => meleeWeaponNames[id])];
    const who = [`Classe ${rank}, ${kind}`, ...marks].join(', ');
    return arms.length === 0 ? who : `${who}; ${arms.join(', ')}`;
  },
  named: (kind, names) => `${kind}: ${names}`,
};
