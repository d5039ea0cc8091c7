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

const swimmers = { average: 'nageur moyen', good: 'bon nageur' } as const;

/** Weapons of one person by name. Two of a kind are told once: deux pistolets. */
function counts<Id extends string>(ids: readonly Id[], names: Readonly<Record<Id, string>>): string[] {
  return [...new Set(ids)].map((id) => {
    const count = ids.filter((other) => other === id).length;
    if (count === 1) return names[id];
    return `${count === 2 ? 'deux' : count} ${names[id].replace(/^[\p{L}]+/u, (noun) => `${noun}s`)}`;
  });
}

export const scenarioWords: ScenarioWords = {
  history: 'Contexte historique',
  aims: 'Objectifs',
  balance: 'Équilibre',
  noPlan: 'Le plan de ce camp n’est connu que de lui.',
  planOf: (side) => `Plan : ${side}`,
  mostPoints: (turns) =>
    `Après ${counted(turns, 'tour', 'tours', 'fr')}, le camp qui a le plus de points l’emporte.`,
  points: (points) => counted(points, 'point', 'points', 'fr'),
  aim: (side, words, secrecy) => `${side} : ${words}${secrecy === 'secret' ? ' (secret)' : ''}`,
  closeOrder: (files, figures) =>
    `En ordre serré, ${files} de front : ${counted(figures, 'personnage', 'personnages', 'fr')}.`,
  unlisted: 'Les éventuels personnages cachés ne figurent pas dans la liste.',
  kind: (figure, reader) => {
    const { troop, class: rank, gear, firearms, weapons, swims, leader, captive, secret, light } = figure;
    const kind = troop === 'foot' ? `à pied${dress[gear]}` : kinds[troop];
    const marks = [
      leader ? 'chef' : null,
      captive ? 'sous bonne garde' : null,
      light ? 'infanterie légère entraînée' : null,
      swims === 'none' ? null : swimmers[swims],
      secret && reader === 'own' ? 'hors de vue' : null,
    ].filter((mark) => mark !== null);
    const arms = [...counts(firearms, firearmNames), ...counts(weapons, meleeWeaponNames)];
    const who = [`Classe ${rank}, ${kind}`, ...marks].join(', ');
    return arms.length === 0 ? who : `${who} ; ${arms.join(', ')}`;
  },
  named: (kind, names) => `${kind} : ${names}`,
};
