/** rollChange: the change of a distance by a die, shared by charges and evade moves. */
import { bandOf, type Chance, type ResultTable, type RuleId, resultFor } from '@grognard/rules-kit';

export type DistanceChange = { readonly ud: number };

const changes: readonly DistanceChange[] = [{ ud: -1 }, { ud: 0 }, { ud: 1 }];

/** Whose distance it is, and the rule of its table. */
interface DistanceRules {
  readonly by: string;
  readonly rule: RuleId;
  /** The least change, and the rule that limits it. */
  readonly floor?: { readonly rule: RuleId; readonly ud: number };
}

export function rollChange(
  table: ResultTable<number>,
  { by, rule, floor }: DistanceRules,
  chance: Chance,
): DistanceChange {
  const face = chance.die();
  const printed = resultFor(table, face);
  const ud = floor === undefined ? printed : Math.max(floor.ud, printed);
  const outcome = changes.find((known) => known.ud === ud) ?? { ud };
  const isLimited = floor !== undefined && ud > printed;
  chance.note?.({
    by,
    for: 'distance',
    gives: {
      read: 'face',
      value: face,
      result: ud === 0 ? 'as-it-is' : ud > 0 ? 'further' : 'less',
      amount: Math.abs(ud),
    },
    against: { chart: { rule, cells: table, cell: bandOf(table, face) } },
    rules: isLimited ? [rule, floor.rule] : [rule],
    ...(floor !== undefined && !isLimited ? { idle: [floor.rule] } : {}),
  });
  return outcome;
}

export function tellChange({ ud }: DistanceChange): string {
  return ud === 0 ? 'the distance as it is' : ud > 0 ? `${ud} UD further` : `${-ud} UD less`;
}
