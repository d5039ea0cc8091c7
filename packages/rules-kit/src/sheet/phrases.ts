/** What every sheet says in its own name, whatever the game. */
import type { Standing, Use } from '../rule.ts';

/** Our own phrases, in English. */
export const phrases = {
  unofficial:
    'Made by Grognard: unofficial, free, in our own words. The game is its author’s; to play, get the author’s own documents.',
  quick: 'quick reference',
  full: 'full reference',
  diff: 'What changed',
  inferred: 'inferred: follows from the sheets',
  ours: 'ours: nobody says, we decided',
  atTheTable: 'At the table',
  everyRule: 'Every rule',
  options: 'Options',
  examples: 'Worked examples',
  sources: 'Documents',
  chance: 'chance in %',
  refused: '–',
  notHere: '·',
  contents: 'Contents',
  default: 'default',
  values: 'values',
  changes: 'what it changes',
  onlyTable: 'read at the table only',
  readBy: 'read by',
  unit: 'unit',
  effects: 'in force',
  rolled: 'Thrown',
  refusedBy: 'Not allowed',
  wrong: 'An error',
  given: 'Given',
  odds: 'Odds',
  amended: 'Amended rules',
  onlyIn: (edition: string) => `Only in ${edition}`,
  otherWords: 'Other rules that read differently',
  refusals: 'What is refused',
  printed: 'What counts',
  tables: 'The sheet',
  sameWords: 'The same sentence for both editions.',
  noChange: 'Nothing differs.',
  standing: 'standing',
  source: 'source',
  use: 'use',
} as const;

/** How a standing is called. */
export const standingWords: Readonly<Record<Standing, string>> = {
  stated: 'stated',
  elsewhere: 'elsewhere',
  inferred: 'inferred',
  ours: 'ours',
};

/** How a use is called. */
export const useWords: Readonly<Record<Use, string>> = {
  procedure: 'resolved',
  table: 'table',
  option: 'option',
  note: 'note',
};
