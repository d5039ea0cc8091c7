/** Catalogue entries of chapter camp: source, standing and use of each rule. */
import type { RuleEntry } from '@grognard/rules-kit';

export const camp: readonly RuleEntry[] = [
  {
    id: 'camp.unit',
    standing: 'elsewhere',
    source: 'V4 p.66',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'camp.contact',
    standing: 'elsewhere',
    source: 'V4 p.66',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'camp.open',
    standing: 'elsewhere',
    source: 'V4 p.66',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'camp.fortified',
    standing: 'elsewhere',
    source: 'V4 p.66',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'camp.fortified-light',
    standing: 'elsewhere',
    source: 'V4 p.66',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'camp.attacker',
    standing: 'elsewhere',
    source: 'V4 p.66',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'camp.loot',
    standing: 'elsewhere',
    source: 'V4 p.66',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'camp.stays',
    standing: 'elsewhere',
    source: 'V4 p.66',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'camp.value',
    standing: 'stated',
    source: 'Sheet: Losses',
    editions: ['adlg-r'],
    use: ['table'],
  },
];
