/** Chapter option: source, standing and use of each rule. */
import type { RuleEntry } from '@grognard/rules-kit';

export const optionRows: readonly RuleEntry[] = [
  {
    id: 'option.coastal-arms',
    standing: 'ours',
    options: ['coastal-arms'],
    source: 'SC note under shooting modifiers',
    editions: ['argad-2021', 'argad-2024'],
    use: ['procedure', 'option'],
  },
  {
    id: 'option.cropped-2021',
    standing: 'inferred',
    options: ['option.cropped-2021'],
    source: 'S21 modifier tables',
    editions: ['argad-2021'],
    use: ['procedure', 'option'],
  },
  {
    id: 'option.terms',
    standing: 'elsewhere',
    source: 'generic rules 2011',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['note'],
  },
  {
    id: 'option.more',
    standing: 'inferred',
    standingIn: { 'argad-2021': 'stated', 'argad-coastal': 'inferred', 'argad-2024': 'inferred' },
    source: 'S21 last paragraph',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['note'],
  },
];
