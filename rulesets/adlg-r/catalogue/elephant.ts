/** Catalogue entries of chapter elephant: source, standing and use of each rule. */
import type { RuleEntry } from '@grognard/rules-kit';

export const elephant: readonly RuleEntry[] = [
  {
    id: 'elephant.impact',
    standing: 'stated',
    source: 'Sheet: Mounted table',
    editions: ['adlg-r'],
    use: ['procedure', 'table'],
  },
  {
    id: 'elephant.panic',
    standing: 'ours',
    options: ['elephant.panic'],
    source: 'option elephant.panic; the sheet names Panic without a figure',
    editions: ['adlg-r'],
    use: ['procedure', 'table', 'option'],
  },
  {
    id: 'elephant.panic-who',
    standing: 'elsewhere',
    source: 'V4 p.60; Sheet: Flank',
    editions: ['adlg-r'],
    use: ['procedure', 'table'],
  },
  {
    id: 'elephant.move',
    standing: 'ours',
    options: ['elephant.move'],
    source: 'option elephant.move; not in the movement table',
    editions: ['adlg-r'],
    use: ['procedure', 'table', 'option'],
  },
  {
    id: 'elephant.field',
    standing: 'elsewhere',
    source: 'V4 p.72; Sheet: Melee modifiers',
    editions: ['adlg-r'],
    use: ['procedure', 'table'],
  },
  {
    id: 'elephant.no-rally',
    standing: 'stated',
    source: 'Sheet: Rallying',
    editions: ['adlg-r'],
    use: ['procedure', 'table'],
  },
  {
    id: 'elephant.no-disengage',
    standing: 'stated',
    source: 'Sheet: Disengage',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'elephant.rampage',
    standing: 'elsewhere',
    source: 'V4 p.68',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'elephant.no-trigger',
    standing: 'elsewhere',
    source: 'V4 p.46',
    editions: ['adlg-r'],
    use: ['table'],
  },
];
