/** Italian phrases for what players read before a battle. */
import { counted } from '@grognard/rules-kit';
import type { ScenarioWords } from '../../scenarios/words.ts';

export const scenarioWords: ScenarioWords = {
  history: 'Contesto storico',
  aims: 'Obiettivi',
  balance: 'Equilibrio',
  noPlan: 'Il piano di questa parte è segreto.',
  planOf: (side) => `Piano: ${side}`,
  won: (turns) =>
    `${turns === 0 ? 'Finché un esercito non va in rotta' : counted(turns, 'turno', 'turni', 'it')}. Un esercito le cui perdite raggiungono il suo valore è in rotta e perde${turns === 0 ? '' : '; altrimenti vince la quota minore di perdite'}.`,
  place: (words, points) =>
    `${words}: ${counted(points, 'punto di perdita', 'punti di perdita', 'it')} alla parte che non lo tiene alla fine.`,
  grades: {
    ordinary: 'generale ordinario',
    competent: 'generale competente',
    brilliant: 'generale brillante',
    strategist: 'stratega',
  },
  chief: 'comandante in capo',
  unreliable: 'non affidabile',
  corps: (name, marks) => `${name} (${marks.join(', ')})`,
  marked: (kind, marks) => [kind, ...marks].join(', '),
  named: (kind, names) => `${kind}: ${names}`,
};
