/** Several pieces in one gesture: groups that are offered, who sets the pace, and who stays for which reason. */
import type {
  ChoiceTask,
  ExplainedRefusal,
  GroupRow,
  PieceGroup,
  PieceId,
  TaskValues,
} from '@grognard/engine';
import { choiceTask, plainChoice } from './proposals.ts';

/** Pieces with the same title, as groups in the order of their first pieces. Those without a title are in none. */
export function groupsByTitle(
  titled: readonly { readonly id: PieceId; readonly title: string | null }[],
  sort: PieceGroup['sort'],
): PieceGroup[] {
  const found = new Map<string, PieceId[]>();
  for (const { id, title } of titled) if (title !== null) found.set(title, [...(found.get(title) ?? []), id]);
  return [...found].map(([title, pieces]) => ({ id: `${sort}:${title}`, title, sort, pieces }));
}

/** Everybody goes as far as the slowest, unless the player wishes otherwise. */
export function isKept(values: TaskValues): boolean {
  return values['keep'] !== false;
}

/** Whether they keep together. */
export function keepTask(
  title: string,
  words: { readonly yes: string; readonly no: string },
  values: TaskValues,
  refusals: (keep: boolean) => readonly ExplainedRefusal[] = () => [],
): ChoiceTask {
  const choices = [
    plainChoice(true, words.yes, refusals(true)),
    plainChoice(false, words.no, refusals(false)),
  ];
  return choiceTask('keep', title, isKept(values), choices);
}

/** The rule that a row cites for a refusal, or null. */
export function citedIn(refusal: ExplainedRefusal | undefined): GroupRow['cited'] {
  if (refusal === undefined || refusal.rule === null) return null;
  return { rule: refusal.rule, standing: refusal.standing };
}

/** Pieces that stay, by reason. */
export function stayRows(
  stays: Iterable<readonly [PieceId | null, ExplainedRefusal | undefined]>,
): readonly GroupRow[] {
  const rows = new Map<string, GroupRow>();
  for (const [piece, refusal] of stays) {
    if (refusal === undefined) continue;
    const { rule, label, words } = refusal;
    const key = `${rule} ${label}`;
    const pieces = [...(rows.get(key)?.pieces ?? []), ...(piece === null ? [] : [piece])];
    const said = rule === null ? words : label;
    rows.set(key, { pieces, value: '', words: said, cited: citedIn(refusal), role: 'stays' });
  }
  return [...rows.values()];
}
