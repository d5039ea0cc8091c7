/** English phrases for what players read before a battle. */
import { counted } from '@grognard/rules-kit';
import type { ScenarioWords } from '../scenarios/words.ts';
import { calibreNames, kindNames } from './names.ts';

export const scenarioWords: ScenarioWords = {
  history: 'History',
  objectives: 'Objectives',
  balance: 'Balance',
  noPlan: 'This side’s plan is secret.',
  planOf: (side) => `Plan of ${side}`,
  won: (turns) =>
    `${counted(turns, 'turn')}. A side loses when too many of its units are destroyed, off the table or routing; otherwise points decide.`,
  byPlayers: 'Players lay out the terrain before deploying.',
  byTurns: 'Sides take turns to deploy one unit at a time.',
  kind: ({ kind, calibre, horse, carbine, elite, with: second }, bases) => {
    const isBattery = kind === 'gun' || kind === 'howitzer';
    const name = kind === 'gun' ? `${calibreNames[calibre]} ${kindNames[kind]}` : kindNames[kind];
    const marks = [
      horse ? 'horse artillery' : null,
      elite ? 'elite' : null,
      carbine ? 'with carbines' : null,
      second === null ? null : `${second.bases} of them ${kindNames[second.kind]}`,
    ].filter((mark) => mark !== null);
    return [name, isBattery ? counted(bases, 'gun') : counted(bases, 'base'), ...marks].join(', ');
  },
  named: (kind, names) => `${kind}: ${names}`,
};
