/** Catalogue entries of chapter wagon: source, standing and use of each rule. */
import type { RuleEntry } from '@grognard/rules-kit';

export const wagon: readonly RuleEntry[] = [
  {
    id: 'wagon.edges',
    standing: 'elsewhere',
    source: 'V4 p.67',
    editions: ['adlg-r'],
    use: ['procedure', 'table'],
  },
  {
    id: 'wagon.battle-ready',
    standing: 'stated',
    source: 'Sheet: Foot table',
    editions: ['adlg-r'],
    use: ['procedure', 'table'],
  },
  {
    id: 'wagon.battle-ready-when',
    standing: 'ours',
    options: ['wagon.battle-ready-when'],
    source: 'option wagon.battle-ready-when; V4 p.67 has the state',
    editions: ['adlg-r'],
    use: ['table', 'option'],
  },
  {
    id: 'wagon.alone',
    standing: 'elsewhere',
    source: 'V4 p.67',
    editions: ['adlg-r'],
    use: ['procedure', 'table'],
  },
  {
    id: 'wagon.one-main',
    standing: 'elsewhere',
    source: 'V4 p.67',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'wagon.support',
    standing: 'elsewhere',
    source: 'V4 p.67',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'wagon.li',
    standing: 'elsewhere',
    source: 'V4 p.67',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'wagon.wheel',
    standing: 'stated',
    source: 'Sheet: Manoeuvres, Difficult manoeuvres',
    editions: ['adlg-r'],
    use: ['procedure', 'table'],
  },
  {
    id: 'wagon.turn-room',
    standing: 'elsewhere',
    source: 'V4 p.32, 35',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'wagon.never',
    standing: 'elsewhere',
    source: 'Sheet: Charge, ZoC; V4 p.42, 51, 69, 77, 79',
    editions: ['adlg-r'],
    use: ['procedure', 'table'],
  },
  {
    id: 'wagon.weapon',
    standing: 'ours',
    options: ['wagon.weapon'],
    source: 'option wagon.weapon',
    editions: ['adlg-r'],
    use: ['procedure', 'table', 'option'],
  },
];
