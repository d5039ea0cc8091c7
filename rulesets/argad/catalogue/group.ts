/** Chapter group: source, standing and use of each rule. */
import type { RuleEntry } from '@grognard/rules-kit';

export const group: readonly RuleEntry[] = [
  {
    id: 'group.moving',
    standing: 'ours',
    source: 'S21, S24 movement text; SC slowness-die column',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['table'],
  },
  {
    id: 'group.target',
    standing: 'ours',
    source: 'SC bonus table',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['procedure', 'table'],
  },
  {
    id: 'group.bunch',
    standing: 'inferred',
    source: 'SC bonus table',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['table'],
  },
];
