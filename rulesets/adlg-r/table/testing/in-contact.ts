/** A battle that begins with melees, shooters in range and a wood: everything comes up soon. For tests only. */
import { type BattleSetup, layBattle } from './battle.ts';
import { touch } from './contacts.ts';

export const inContact: BattleSetup = {
  turns: 6,
  areas: [
    { kind: 'wood', form: 'oval', at: [22, 10], size: [5, 4] },
    {
      kind: 'gentle-hill',
      form: 'oval',
      at: [8, 12],
      size: [6, 4],
      ridge: [
        [6, 12],
        [10, 12],
      ],
    },
  ],
  southCorps: {
    foot: {
      grade: 'competent',
      at: [9, 4],
      units: {
        tercio: { kind: 'tercio', at: [9, 8], weapon: 'arquebus' },
        pikes: { kind: 'pike-and-shot', at: [11, 8.5], weapon: 'musket' },
        shot: { kind: 'shot', at: [13, 8.5], weapon: 'musket' },
        guns: { kind: 'medium-artillery', at: [6, 7] },
      },
    },
    horse: {
      grade: 'ordinary',
      at: [18, 4],
      included: 'knights',
      units: {
        knights: { kind: 'gendarmes', at: [17.5, 8.625], traits: ['shock'] },
        riders: { kind: 'heavy-cavalry', at: [18.5, 8.625], traits: ['pistol'] },
        light: { kind: 'light-cavalry', at: [20, 7], weapon: 'carbine' },
        elephant: { kind: 'elephants', at: [15.5, 8.5] },
      },
    },
  },
  northCorps: {
    line: {
      grade: 'brilliant',
      at: [10, 14],
      units: {
        keil: { kind: 'keil', at: [9, 10], traits: ['keil-swordsmen'] },
        foes: { kind: 'later-pike-and-shot', at: [11, 9.5], weapon: 'musket', quality: 'elite' },
        bows: { kind: 'bowmen', at: [13, 12] },
        cannon: { kind: 'heavy-artillery', at: [5, 13] },
        skirmishers: { kind: 'light-infantry', at: [7, 9], weapon: 'musket' },
      },
    },
    wing: {
      grade: 'ordinary',
      at: [18, 14],
      units: {
        horse: { kind: 'medium-cavalry', at: [17.5, 9.375], traits: ['impact', 'headstrong'] },
        other: { kind: 'medium-cavalry', at: [18.5, 9.375], quality: 'mediocre' },
        spears: { kind: 'medium-spearmen', at: [15, 9.5] },
        rear: { kind: 'levy', at: [17.5, 10.5] },
      },
    },
  },
};

export function layInContact(options: Readonly<Record<string, unknown>>, setup: BattleSetup = inContact) {
  const { table, state } = layBattle({ ...setup, options });
  for (const [by, on] of [
    ['tercio', 'keil'],
    ['pikes', 'foes'],
    ['knights', 'horse'],
    ['riders', 'other'],
    ['elephant', 'spears'],
  ] as const)
    touch(table, state, by, on, { first: true });
  return { table, state };
}
