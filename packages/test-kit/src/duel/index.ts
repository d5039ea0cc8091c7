/** duel: a tiny game for tests of the kit, with shot and save, two editions and two options. */
import {
  type Example,
  flag,
  option,
  type RuleEntry,
  type Ruleset,
  type RulesetDeclaration,
  ruleset,
  whole,
} from '@grognard/rules-kit';
import { type DuelRules, modifiers2001, shot } from './shot.ts';

const both = ['duel-2001', 'duel-2002'];

function entry(id: string, more: Partial<RuleEntry> = {}): RuleEntry {
  return { id, standing: 'stated', source: 'duel sheet', editions: both, use: ['procedure'], ...more };
}

const catalogue: readonly RuleEntry[] = [
  entry('shoot.hedge'),
  entry('shoot.wall'),
  entry('shoot.coat'),
  entry('shoot.cap'),
  entry('shoot.moving'),
  entry('shoot.kneeling'),
  entry('shoot.too-near'),
  entry('shoot.night', {
    standing: 'ours',
    source: '',
    use: ['procedure', 'option'],
    options: ['shoot.night'],
  }),
  entry('shoot.reach', { use: ['procedure', 'option'], options: ['shoot.reach'] }),
  entry('turn.alternate', { use: ['table'] }),
];

const rules: Readonly<Record<string, string>> = {
  'shoot.hedge': 'A hedge gives {value}',
  'shoot.wall': 'A wall gives {value}',
  'shoot.coat': 'A coat takes off its thickness',
  'shoot.cap': 'Cover and coat never count for more than {value}',
  'shoot.moving': 'On the move: {value}',
  'shoot.kneeling': 'Kneeling: {value}',
  'shoot.too-near': 'Kneeling is worth nothing under 5 cm',
  'shoot.night': 'At night all shots suffer {value}',
  'shoot.reach': 'Nobody shoots further than {value} cm',
  'turn.alternate': 'The duellists take turns',
};

const printed = Object.keys(rules).filter((id) => id !== 'shoot.reach' && id !== 'turn.alternate');

const night = option({
  id: 'shoot.night',
  title: 'The duel is fought at night',
  shape: flag(),
  default: false,
  readBy: ['shot'],
  amend: (rules: DuelRules, on) =>
    on
      ? {
          ...rules,
          modifiers: [
            ...rules.modifiers,
            {
              groups: [
                {
                  take: 'all' as const,
                  rows: [{ id: 'shoot.night', value: -1, when: () => true }],
                },
              ],
            },
          ],
        }
      : rules,
});

const reach = option({
  id: 'shoot.reach',
  title: 'How far a pistol carries',
  shape: whole(10, 60),
  default: 30,
  readBy: ['shot'],
  amend: (rules: DuelRules, reachCm) => ({ ...rules, reachCm }),
});

const examples: readonly Example[] = [
  {
    shows: 'a plain shot',
    case: { id: 'D1', ruleset: 'duel-2001', procedure: 'shot', input: { rangeCm: 10 }, dice: [5, 4] },
    answer: {
      id: 'D1',
      ok: true,
      allowed: true,
      facts: { need: 5, modifier: 0 },
      lines: [],
      outcomes: [
        { p: '5/6', outcome: { wounds: 0 } },
        { p: '1/6', outcome: { wounds: 1 } },
      ],
      rolled: { dice: [5, 4], outcome: { wounds: 1 } },
    },
  },
  {
    shows: 'nobody moves kneeling',
    case: {
      id: 'D2',
      ruleset: 'duel-2002',
      procedure: 'shot',
      input: { rangeCm: 10, shooter: { moving: true, kneeling: true } },
    },
    answer: { id: 'D2', ok: false, error: { code: 'combination' } },
  },
];

/** Declaration of the duel, for tests that change it. */
export const declaration: RulesetDeclaration<DuelRules> = {
  id: 'duel',
  title: 'Duel',
  credit: 'Ours, for tests only',
  sources: [{ id: 'duel sheet', title: 'The duel on half a page' }],
  catalogue,
  words: {
    en: {
      rules,
      labels: Object.fromEntries(printed.map((id) => [id, id.slice(6)])),
      refusalTitles: { 'shoot.reach': 'Too far' },
      remedies: { 'shoot.reach': 'Come nearer' },
      names: { none: 'none', hedge: 'hedge', wall: 'wall' },
      steps: {
        owners: { shooter: 'Shooter', target: 'Target' },
        purposes: { shot: 'shot', save: 'save' },
        readings: { reaching: 'dice that reach it', 'up-to': 'dice at or under it' },
        needs: { hit: 'hit', saved: 'saved' },
        results: { hits: ['{n} hit', '{n} hits'], saves: '{n} saved' },
        rules: { 'turn.alternate': 'In turn' },
      },
    },
  },
  base: { need: 5, reachCm: 30, highest: 7, saveOn: 3, modifiers: modifiers2001 },
  editions: [
    { id: 'duel-2001', title: 'Duel, 2001', parent: null, amendments: [] },
    {
      id: 'duel-2002',
      title: 'Duel, 2002',
      parent: 'duel-2001',
      amendments: [{ rule: 'shoot.wall', change: (before) => ({ ...before, highest: 8, saveOn: 2 }) }],
    },
  ],
  options: [night, reach],
  procedures: [shot.info],
  examples,
  ruleNumbers: ({ reachCm }) => ({
    'shoot.hedge': { value: -1 },
    'shoot.wall': { value: -2 },
    'shoot.cap': { value: -3 },
    'shoot.moving': { value: -1 },
    'shoot.kneeling': { value: 1 },
    'shoot.night': { value: -1 },
    'shoot.reach': { value: reachCm },
  }),
  sheet: () => [],
};

export const duel: Ruleset = ruleset(declaration);
