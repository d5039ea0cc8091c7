/** Catalogue entries of chapter disengage: source, standing and use of each rule. */
import type { RuleEntry } from '@grognard/rules-kit';

export const disengage: readonly RuleEntry[] = [
  {
    id: 'disengage.move',
    standing: 'stated',
    source: 'Sheet: Disengage',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'disengage.li',
    standing: 'stated',
    source: 'Sheet: Disengage',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'disengage.mounted',
    standing: 'stated',
    source: 'Sheet: Disengage',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'disengage.all',
    standing: 'stated',
    source: 'Sheet: Disengage',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'disengage.cost',
    standing: 'elsewhere',
    source: 'V4 p.40',
    editions: ['adlg-r'],
    use: ['procedure', 'table'],
  },
  {
    id: 'disengage.unit',
    standing: 'elsewhere',
    source: 'V4 p.40',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'disengage.stops',
    standing: 'elsewhere',
    source: 'V4 p.40',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'disengage.forbidden',
    standing: 'elsewhere',
    source: 'V4 p.40',
    editions: ['adlg-r'],
    use: ['table'],
  },
  {
    id: 'disengage.zero',
    standing: 'ours',
    options: ['disengage.zero'],
    source: 'option disengage.zero',
    editions: ['adlg-r'],
    use: ['table', 'option'],
  },
  {
    id: 'disengage.after',
    standing: 'elsewhere',
    source: 'V4 p.40',
    editions: ['adlg-r'],
    use: ['procedure', 'table'],
  },
  {
    id: 'disengage.slower',
    standing: 'inferred',
    source: 'Sheet: Disengage; unit.dragoons-on-foot',
    editions: ['adlg-r'],
    use: ['table'],
  },
];
