/** The odds printed on the sheet, by number needed and by modifiers. */
import type { OddsBlock } from '@grognard/rules-kit';
import { firearms } from '../data/firearms.ts';
import type { Rules } from '../model.ts';

/** A shot for each number needed, and the conditions that give each modifier. */
export function shotOdds(): OddsBlock {
  return {
    kind: 'odds',
    title: 'Chance to hit with one die',
    procedure: 'shoot',
    input: { weapon: 'flintlock-musket' },
    down: {
      title: 'Needs',
      values: firearms['flintlock-musket'].bands.map(({ need, upToCm }) => ({
        label: String(need),
        set: { rangeCm: upToCm },
      })),
    },
    across: {
      title: 'Modifiers',
      values: [
        { label: '0', set: {} },
        { label: '−1', set: { 'target.cover': 'cover' } },
        { label: '−2', set: { 'target.cover': 'narrow-opening' } },
        { label: '−3', set: { 'target.cover': 'narrow-opening', 'shooter.class': 2 } },
      ],
    },
    count: [{ field: 'hits', atLeast: 1 }],
  };
}

/** A blow at each class with each modifier. */
export function hitOdds(rules: Rules): OddsBlock {
  const higher = { 'attacker.enemyHigher': true };
  const bonuses = rules.mounted
    ? [
        { label: '+2', set: { 'attacker.troop': 'light-cavalry', 'attacker.charging': 'direct' } },
        {
          label: '+3',
          set: {
            'attacker.troop': 'heavy-cavalry',
            'attacker.closeOrder': true,
            'attacker.charging': 'direct',
          },
        },
      ]
    : [];
  return {
    kind: 'odds',
    title: 'Chance that a blow hits (no breastplate)',
    procedure: 'strike',
    input: {},
    down: {
      title: 'Class',
      values: [1, 2, 3, 4, 5].map((level) => ({
        label: String(level),
        set: { 'defender.class': level },
      })),
    },
    across: {
      title: 'Modifiers',
      values: [
        { label: '−2', set: { ...higher, 'attacker.weapon': 'club' } },
        { label: '−1', set: higher },
        { label: '0', set: {} },
        { label: '+1', set: { 'attacker.defendsObstacle': true } },
        ...bonuses,
      ],
    },
    count: [{ field: 'result', is: 'hit' }],
  };
}
