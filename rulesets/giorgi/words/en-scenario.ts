/** English phrases for what players read before a battle. */
import { counted } from '@grognard/rules-kit';
import type { ScenarioWords } from '../scenarios/words.ts';
import { calibreNames, kindNames } from './names.ts';

export const scenarioWords: ScenarioWords = {
  history: 'History',
  objectives: 'Objectives',
  balance: 'Balance',
  noPlan: 'What this side means to do stays with it.',
  planOf: (side) => `Plan of ${side}`,
  won: (turns) =>
    `${counted(turns, 'turn')}. A side is beaten when too many of its units are destroyed, gone or routing; otherwise points decide.`,
  byPlayers: 'The players lay the ground before they deploy.',
  byTurns: 'The sides deploy unit by unit in turn.',
  kind: ({ kind, calibre, horse, carbine, elite, with: second }, bases) => {
    const isBattery = kind === 'gun' || kind === 'howitzer';
    const name = kind === 'gun' ? `${calibreNames[calibre]} ${kindNames[kind]}` : kindNames[kind];
    const marks = [
      horse ? 'horse artillery' : null,
      elite ? 'elite' : null,
      carbine ? 'with carbines' : null,
      second === null ? null : `${second.bases} of them ${kindNames[second.kind]}`,
    ].filter((mark) => mark !== null);
    return [name, isBattery ? counted(bases, 'piece') : counted(bases, 'base'), ...marks].join(', ');
  },
  named: (kind, names) => `${kind}: ${names}`,
};
