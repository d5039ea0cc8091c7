/** Chapter charge: source, standing and use of each rule. */
import type { RuleEntry } from '@grognard/rules-kit';

export const charge: readonly RuleEntry[] = [
  {
    id: 'charge.who',
    standing: 'inferred',
    source: 'S21, S24 melee modifiers',
    editions: ['argad-2021', 'argad-2024'],
    use: ['procedure', 'table'],
  },
  {
    id: 'charge.ground',
    standing: 'ours',
    source: 'S21, S24 melee modifiers',
    editions: ['argad-2021', 'argad-2024'],
    use: ['procedure', 'table'],
  },
  {
    id: 'charge.definition',
    standing: 'ours',
    source: '',
    editions: ['argad-2021', 'argad-2024'],
    use: ['table'],
  },
  {
    id: 'charge.run',
    standing: 'ours',
    options: ['charge.run'],
    source: '',
    editions: ['argad-2021', 'argad-2024'],
    use: ['table', 'option'],
  },
  {
    id: 'charge.obstacle',
    standing: 'elsewhere',
    source: "author's forum",
    editions: ['argad-2021', 'argad-2024'],
    use: ['procedure', 'table'],
  },
  {
    id: 'charge.direct',
    standing: 'ours',
    source: '',
    editions: ['argad-2021', 'argad-2024'],
    use: ['table'],
  },
  {
    id: 'charge.one-turn',
    standing: 'inferred',
    source: '',
    editions: ['argad-2021', 'argad-2024'],
    use: ['table'],
  },
  {
    id: 'charge.mutual',
    standing: 'ours',
    source: '',
    editions: ['argad-2021', 'argad-2024'],
    use: ['table'],
  },
  {
    id: 'charge.reform',
    standing: 'elsewhere',
    options: ['charge.reform'],
    source: "author's forum",
    editions: ['argad-2021', 'argad-2024'],
    use: ['table', 'option'],
  },
];
