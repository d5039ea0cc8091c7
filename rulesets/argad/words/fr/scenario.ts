/** French words for a battle before it begins. */
import { counted } from '@grognard/rules-kit';
import type { Gear, Troop } from '../../model.ts';
import type { ScenarioWords } from '../table-words.ts';
import { firearmNames, meleeWeaponNames } from './terms.ts';

const dress: Readonly<Record<Gear, string>> = {
  light: '',
  full: ' en équipement complet',
  breastplate: ' en cuirasse',
  'awkward-civilian': ' en habits de ville',
  'everyday-dress': ' en robe',
  child: ', enfant',
  'wooden-leg': ' à jambe de bois',
  elderly: ', personne âgée',
  'rich-dress': ' en robe lourde',
};

const kinds: Readonly<Record<Exclude<Troop, 'foot'>, string>> = {
  'light-cavalry': 'cavalerie légère',
  'heavy-cavalry': 'cavalerie lourde',
  'mounted-infantry': 'infanterie montée',
};

const swimmers = { average: 'nage moyennement', good: 'nage bien' } as const;

export const scenarioWords: ScenarioWords = {
  history: 'Histoire',
  aims: 'Objectifs',
  balance: 'Équilibre',
  noPlan: 'Ce que ce camp est seul à savoir reste entre ses mains.',
  planOf: (side) => `Plan : ${side}`,
  mostPoints: (turns) => `Après ${counted(turns, 'tour', 'tours', 'fr')}, le plus de points l’emporte.`,
  points: (points) => counted(points, 'point', 'points', 'fr'),
  aim: (side, words, secrecy) => `${side} : ${words}${secrecy === 'secret' ? ' (secret)' : ''}`,
  closeOrder: (files, figures) =>
    `En ordre serré, ${files} de front : ${counted(figures, 'figurine', 'figurines', 'fr')}.`,
  unlisted: 'Les figurines cachées, s’il y en a, ne sont pas dans la liste.',
  kind: (figure, reader) => {
    const { troop, class: rank, gear, firearms, weapons, swims, leader, captive, secret, light } = figure;
    const kind = troop === 'foot' ? `à pied${dress[gear]}` : kinds[troop];
    const marks = [
      leader ? 'chef' : null,
      captive ? 'prisonnier' : null,
      light ? 'infanterie légère instruite' : null,
      swims === 'none' ? null : swimmers[swims],
      secret && reader === 'own' ? 'caché' : null,
    ].filter((mark) => mark !== null);
    const arms = [...firearms.map((id) => firearmNames[id]), ...weapons.map((id) => meleeWeaponNames[id])];
    const who = [`Classe ${rank}, ${kind}`, ...marks].join(', ');
    return arms.length === 0 ? who : `${who} ; ${arms.join(', ')}`;
  },
  named: (kind, names) => `${kind} : ${names}`,
};
