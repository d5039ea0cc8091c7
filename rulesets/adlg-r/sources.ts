/** The documents that the rules come from. */
import type { Source } from '@grognard/rules-kit';

export const sources: readonly Source[] = [
  {
    id: 'Sheet',
    title: 'L’Art de la Guerre – Renaissance, quick reference sheet, version 4',
    date: '2021-12',
  },
  { id: 'V4', title: 'L’Art de la Guerre, 4th edition' },
  { id: 'V4 errata', title: 'L’Art de la Guerre, 4th edition: errata', date: '2024-02' },
  { id: 'V3', title: 'L’Art de la Guerre, 3rd edition: FAQ and amendments' },
];
