/** rollChange: the change of a distance by a die, shared by charges and evade moves. */
import { type Chance, type ResultTable, resultFor } from '@grognard/rules-kit';

export type DistanceChange = { readonly ud: number };

const changes: readonly DistanceChange[] = [{ ud: -1 }, { ud: 0 }, { ud: 1 }];

export function rollChange(table: ResultTable<number>, floor: number, chance: Chance): DistanceChange {
  const ud = Math.max(floor, resultFor(table, chance.die()));
  return changes.find((known) => known.ud === ud) ?? { ud };
}

export function tellChange({ ud }: DistanceChange): string {
  return ud === 0 ? 'the distance as it is' : ud > 0 ? `${ud} UD further` : `${-ud} UD less`;
}
