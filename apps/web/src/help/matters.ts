/** rulesThatMatter: the rules of the refusal shown, else of the current draft, the reaction, the primary tasks or the prompt. */
import type { RuleId } from '@grognard/rules-kit';
import type { TableState } from '../table/table-state.ts';

/** Maximum number of rules shown. Nobody reads more at once. */
const most = 6;

export function rulesThatMatter({
  status,
  refusals,
  proposal,
  values,
  tasks,
}: Pick<TableState, 'status' | 'refusals' | 'proposal' | 'values' | 'tasks'>): readonly RuleId[] {
  const refused = [...refusals, ...(proposal?.refusals ?? [])].map(({ rule }) => rule);
  const drafted = tasks.filter(({ id }) => values !== null && Object.hasOwn(values, id));
  const counted = (proposal?.notes ?? []).flatMap(({ lines }) =>
    lines.map((line) => (line.kind === 'modifier' || line.kind === 'effect' ? line.rule : null)),
  );
  const promptRules = status.prompt?.rules ?? [];
  const groups: readonly (readonly (RuleId | null)[])[] = [
    refused,
    [...drafted.flatMap(({ rules }) => rules ?? []), ...counted],
    status.prompt?.reaction === undefined ? [] : promptRules,
    tasks.filter(({ isPrimary: usual }) => usual).flatMap(({ rules }) => rules?.slice(0, 1) ?? []),
    status.result === null ? promptRules : [status.result.by],
  ];
  const found = groups.map((group) => group.filter((rule) => rule !== null));
  return [...new Set(found.find((group) => group.length > 0) ?? [])].slice(0, most);
}
