import { describe, expect, it } from 'vitest';
import { distinctGroups } from './distinct-groups.ts';

const group = (id: string, ...pieces: readonly string[]) => ({ id, pieces });

describe('distinctGroups', () => {
  it('leaves out single pieces, and what another group or chip selects already', () => {
    const groups = [
      group('brigade', 'first', 'second'),
      group('foot', 'second', 'first'),
      group('guns', 'battery'),
      group('mounted', 'hussars', 'dragoons'),
      group('everybody', 'first', 'second', 'battery'),
    ];
    const kept = distinctGroups(groups, [['battery', 'second', 'first']]);
    expect(kept.map(({ id }) => id)).toEqual(['brigade', 'mounted']);
  });
});
