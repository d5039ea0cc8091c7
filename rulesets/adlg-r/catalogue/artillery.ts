/** Catalogue entries of chapter artillery: source, standing and use of each rule. */
import type { RuleEntry } from '@grognard/rules-kit';

export const artillery: readonly RuleEntry[] = [
  {
    id: 'artillery.melee',
    standing: 'stated',
    source: 'Sheet: Foot table',
    editions: ['adlg-r'],
    use: ['procedure'],
  },
  {
    id: 'artillery.short-range',
    standing: 'stated',
    source: 'Sheet: Shooting',
    editions: ['adlg-r'],
    use: ['procedure'],
  },
  {
    id: 'artillery.at-small',
    standing: 'stated',
    source: 'Sheet: Shooting',
    editions: ['adlg-r'],
    use: ['procedure'],
  },
  {
    id: 'artillery.at-deep',
    standing: 'stated',
    source: 'Sheet: Shooting',
    editions: ['adlg-r'],
    use: ['procedure'],
  },
  {
    id: 'artillery.at-flank',
    standing: 'ours',
    options: ['artillery.at-flank'],
    source: 'option artillery.at-flank',
    editions: ['adlg-r'],
    use: ['table', 'option'],
  },
  {
    id: 'artillery.moved',
    standing: 'elsewhere',
    source: 'V4 p.56',
    editions: ['adlg-r'],
    use: ['procedure', 'table'],
  },
  {
    id: 'artillery.pivot',
    standing: 'elsewhere',
    source: 'V4 p.31, 35',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'artillery.pivot-cost',
    standing: 'ours',
    options: ['artillery.pivot-cost'],
    source: 'option artillery.pivot-cost',
    editions: ['adlg-r'],
    use: ['table', 'option'],
  },
  {
    id: 'artillery.heavy',
    standing: 'elsewhere',
    source: 'V4 p.31, 35',
    editions: ['adlg-r'],
    use: ['procedure', 'table'],
  },
  {
    id: 'artillery.never',
    standing: 'elsewhere',
    source: 'Sheet: Charge, ZoC; V4 p.42, 61, 69, 77, 79',
    editions: ['adlg-r'],
    use: ['procedure', 'table'],
  },
];
