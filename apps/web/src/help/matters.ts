/** Which rules matter at the table right now: those of the refusal that is shown, of what is being told, of what can be told, of what is asked. */
import type { RuleId } from '@grognard/rules-kit';
import type { Seen } from '../table/seen.ts';

/** More than a few at once nobody reads. */
const most = 6;

export function rulesThatMatter({
  stand,
  against: refusals,
  proposal,
  told,
  tasks,
}: Pick<Seen, 'stand' | 'against' | 'proposal' | 'told' | 'tasks'>): readonly RuleId[] {
  const refused = [...refusals, ...(proposal?.refusals ?? [])].map(({ rule }) => rule);
  const telling = tasks.filter(({ id }) => told !== null && Object.hasOwn(told, id));
  const counted = (proposal?.notes ?? []).flatMap(({ lines }) =>
    lines.map((line) => (line.kind === 'modifier' || line.kind === 'effect' ? line.rule : null)),
  );
  const asked = stand.asked?.rules ?? [];
  const groups: readonly (readonly (RuleId | null)[])[] = [
    refused,
    [...telling.flatMap(({ rules }) => rules ?? []), ...counted],
    stand.asked?.reaction === undefined ? [] : asked,
    tasks.filter(({ isPrimary: usual }) => usual).flatMap(({ rules }) => rules?.slice(0, 1) ?? []),
    stand.result === null ? asked : [stand.result.by],
  ];
  const found = groups.map((group) => group.filter((rule) => rule !== null));
  return [...new Set(found.find((group) => group.length > 0) ?? [])].slice(0, most);
}
