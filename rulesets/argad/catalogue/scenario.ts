/** Chapter scenario: source, standing and use of each rule. */
import type { RuleEntry } from '@grognard/rules-kit';

export const scenario: readonly RuleEntry[] = [
  {
    id: 'scenario.sides',
    standing: 'elsewhere',
    source: 'game reports of the author; privateer rules 2015',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['table'],
  },
  {
    id: 'scenario.size',
    standing: 'elsewhere',
    source: "author's web site",
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['table'],
  },
  {
    id: 'scenario.table',
    standing: 'ours',
    source: 'game reports of the author',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['table'],
  },
  {
    id: 'scenario.deploy',
    standing: 'ours',
    source: '',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['table'],
  },
  {
    id: 'scenario.objectives',
    standing: 'ours',
    source: 'game reports of the author',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['table'],
  },
  {
    id: 'scenario.turns',
    standing: 'ours',
    options: ['scenario.turns'],
    source: '',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['table', 'option'],
  },
  {
    id: 'scenario.edge',
    standing: 'ours',
    source: '',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['table'],
  },
  {
    id: 'scenario.end',
    standing: 'ours',
    source: '',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['table'],
  },
  {
    id: 'scenario.winner',
    standing: 'ours',
    source: 'generic rules 2014',
    editions: ['argad-2021', 'argad-coastal', 'argad-2024'],
    use: ['table'],
  },
];
