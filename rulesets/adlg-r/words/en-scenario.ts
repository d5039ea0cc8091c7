/** English phrases for what players read before a battle. */
import { counted } from '@grognard/rules-kit';
import type { ScenarioWords } from '../scenarios/words.ts';

export const scenarioWords: ScenarioWords = {
  history: 'History',
  aims: 'Objectives',
  balance: 'Balance',
  noPlan: 'This side’s plan is secret.',
  planOf: (side) => `Plan of ${side}`,
  won: (turns) =>
    `${turns === 0 ? 'Until an army breaks' : counted(turns, 'turn')}. An army whose losses reach its value is broken and loses${turns === 0 ? '' : '; otherwise the smaller share of losses wins'}.`,
  place: (words, points) =>
    `${words}: ${counted(points, 'point')} of loss to the side that does not hold it at the end.`,
  grades: {
    ordinary: 'ordinary commander',
    competent: 'competent commander',
    brilliant: 'brilliant commander',
    strategist: 'strategist',
  },
  chief: 'commander-in-chief',
  unreliable: 'unreliable',
  corps: (name, marks) => `${name} (${marks.join(', ')})`,
  marked: (kind, marks) => [kind, ...marks].join(', '),
  named: (kind, names) => `${kind}: ${names}`,
};
