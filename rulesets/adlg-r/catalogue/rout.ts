/** Catalogue entries of chapter rout: source, standing and use of each rule. */
import type { RuleEntry } from '@grognard/rules-kit';

export const rout: readonly RuleEntry[] = [
  {
    id: 'rout.friends',
    standing: 'stated',
    source: 'Sheet: Rout and pursuit',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'rout.behind',
    standing: 'elsewhere',
    source: 'V4 p.68',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'rout.li',
    standing: 'stated',
    source: 'Sheet: Rout and pursuit',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'rout.guns',
    standing: 'stated',
    source: 'Sheet: Rout and pursuit',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'rout.turn',
    standing: 'elsewhere',
    source: 'V4 p.68',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'rout.when',
    standing: 'elsewhere',
    source: 'V4 p.68',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'rout.cascade',
    standing: 'elsewhere',
    source: 'V4 p.68',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'rout.cascade-order',
    standing: 'ours',
    options: ['rout.cascade-order'],
    source: 'option rout.cascade-order',
    editions: ['adlg-r'],
    use: ['table', 'option'],
  },
  {
    id: 'rout.steps',
    standing: 'ours',
    options: ['rout.steps'],
    source: 'option rout.steps',
    editions: ['adlg-r'],
    use: ['table', 'option'],
  },
  {
    id: 'rout.waits',
    standing: 'ours',
    source: 'geometry',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'rout.turn-how',
    standing: 'ours',
    source: 'geometry',
    editions: ['adlg-r'],
    use: ['table'],
  },
];
