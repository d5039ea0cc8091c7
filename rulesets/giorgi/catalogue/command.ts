/** Rules of chapter command: source, standing and use of each. */
import type { RuleEntry } from '@grognard/rules-kit';

export const command: readonly RuleEntry[] = [
  {
    id: 'command.none',
    standing: 'elsewhere',
    source: 'melee-multiple-melee',
    editions: ['giorgi'],
    use: ['note'],
  },
  {
    id: 'command.general',
    standing: 'ours',
    options: ['command.general'],
    source: 'option command.general',
    editions: ['giorgi'],
    use: ['procedure', 'table', 'option'],
  },
  {
    id: 'command.general-test',
    standing: 'ours',
    options: ['command.general'],
    source: 'option command.general',
    editions: ['giorgi'],
    use: ['procedure', 'table', 'option'],
  },
  {
    id: 'command.general-melee',
    standing: 'ours',
    options: ['command.general'],
    source: 'option command.general',
    editions: ['giorgi'],
    use: ['procedure', 'table', 'option'],
  },
  {
    id: 'command.general-lost',
    standing: 'ours',
    options: ['command.general'],
    source: 'option command.general',
    editions: ['giorgi'],
    use: ['table', 'option'],
  },
];
