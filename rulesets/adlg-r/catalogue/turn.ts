/** Catalogue entries of chapter turn: source, standing and use of each rule. */
import type { RuleEntry } from '@grognard/rules-kit';

export const turn: readonly RuleEntry[] = [
  {
    id: 'turn.sequence',
    standing: 'stated',
    source: 'Sheet: Sequence',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'turn.corps',
    standing: 'stated',
    source: 'Sheet: Sequence',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'turn.corps-finish',
    standing: 'elsewhere',
    source: 'V4 p.23, 29',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'turn.game-turn',
    standing: 'elsewhere',
    source: 'V4 p.23, 73',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'turn.both-shoot',
    standing: 'elsewhere',
    source: 'V4 p.56',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'turn.simultaneous',
    standing: 'elsewhere',
    source: 'V4 p.23, 56, 62',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'turn.immediate',
    standing: 'elsewhere',
    source: 'V4 p.40, 49, 61, 68',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'turn.activation',
    standing: 'elsewhere',
    source: 'V4 p.45',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'turn.victory',
    standing: 'elsewhere',
    source: 'V4 p.69; Sheet: Sequence',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'turn.limit',
    standing: 'ours',
    options: ['turn.limit'],
    source: 'option turn.limit',
    editions: ['adlg-r'],
    use: ['table', 'option'],
  },
  {
    id: 'turn.shots-laid',
    standing: 'ours',
    options: ['turn.shots-laid'],
    source: 'option turn.shots-laid',
    editions: ['adlg-r'],
    use: ['table', 'option'],
  },
];
