/** Rules of chapter formation: source, standing and use of each. */
import type { RuleEntry } from '@grognard/rules-kit';

export const formation: readonly RuleEntry[] = [
  {
    id: 'formation.list',
    standing: 'elsewhere',
    source: 'combat-arms-artillery; melee-cavalry-vs-square; intro-savin-thow',
    editions: ['giorgi'],
    use: ['procedure', 'table'],
  },
  {
    id: 'formation.open',
    standing: 'inferred',
    source: 'sheet ¶21 treats both alike',
    editions: ['giorgi'],
    use: ['note'],
  },
  {
    id: 'formation.open-light',
    standing: 'elsewhere',
    source: 'melee-buildings',
    editions: ['giorgi'],
    use: ['procedure', 'table'],
  },
  {
    id: 'formation.deployed',
    standing: 'inferred',
    source: 'sheet ¶13',
    editions: ['giorgi'],
    use: ['procedure', 'table'],
  },
  {
    id: 'formation.shapes',
    standing: 'ours',
    options: ['formation.shapes'],
    source: 'option formation.shapes',
    editions: ['giorgi'],
    use: ['table', 'option'],
  },
  {
    id: 'formation.change-cost',
    standing: 'ours',
    options: ['formation.change-cost'],
    source: 'option formation.change-cost; the cost of forming up is half a move in melee-buildings',
    editions: ['giorgi'],
    use: ['table', 'option'],
  },
  {
    id: 'formation.limber-cost',
    standing: 'ours',
    options: ['formation.limber-cost'],
    source: 'option formation.limber-cost',
    editions: ['giorgi'],
    use: ['table', 'option'],
  },
  {
    id: 'formation.square-who',
    standing: 'inferred',
    source: 'melee-cavalry-vs-square; woods.open-order',
    editions: ['giorgi'],
    use: ['table'],
  },
  {
    id: 'formation.facing',
    standing: 'ours',
    options: ['formation.facing'],
    source: 'option formation.facing',
    editions: ['giorgi'],
    use: ['table', 'option'],
  },
];
