/** French phrases for what players read before a battle. */
import { counted } from '@grognard/rules-kit';
import type { ScenarioWords } from '../../scenarios/words.ts';

export const scenarioWords: ScenarioWords = {
  history: 'Contexte historique',
  aims: 'Objectifs',
  balance: 'Équilibre',
  noPlan: 'Le plan de ce camp n’est connu que de lui.',
  planOf: (side) => `Plan : ${side}`,
  won: (turns) =>
    `${turns === 0 ? 'Jusqu’à ce qu’une armée soit brisée' : counted(turns, 'tour', 'tours', 'fr')}. Une armée dont les pertes atteignent la valeur est brisée et perd${turns === 0 ? '' : ' ; sinon, la plus petite part de pertes l’emporte'}.`,
  place: (words, points) =>
    `${words} : ${counted(points, 'point de perte', 'points de perte', 'fr')} pour le camp qui ne le tient pas à la fin.`,
  grades: {
    ordinary: 'général ordinaire',
    competent: 'général compétent',
    brilliant: 'général brillant',
    strategist: 'stratège',
  },
  chief: 'général en chef',
  unreliable: 'non fiable',
  corps: (name, marks) => `${name} (${marks.join(', ')})`,
  marked: (kind, marks) => [kind, ...marks].join(', '),
  named: (kind, names) => `${kind} : ${names}`,
};
