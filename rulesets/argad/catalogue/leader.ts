/** Chapter leader: source, standing and use of each rule. */
import type { RuleEntry } from '@grognard/rules-kit';

export const leader: readonly RuleEntry[] = [
  {
    id: 'leader.none',
    standing: 'elsewhere',
    source: "author's forum",
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['note'],
  },
  {
    id: 'leader.formation',
    standing: 'elsewhere',
    source: "author's forum",
    editions: ['argad-2021', 'argad-2024'],
    use: ['table'],
  },
  {
    id: 'leader.radius',
    standing: 'elsewhere',
    options: ['leader.radius'],
    source: "author's forum",
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['table', 'option'],
  },
  {
    id: 'leader.wound',
    standing: 'ours',
    options: ['leader.wound'],
    source: 'cut-down pirate rules 2012',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['table', 'option'],
  },
  {
    id: 'leader.half',
    standing: 'ours',
    options: ['leader.half'],
    source: '',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['table', 'option'],
  },
];
