/** mattersIn: what `?` explains at the table: refusals that hold, what is in hand, and the states of the piece in hand. */
import { type ExplainedRefusal, type PieceState, statesOf, type Task } from '@grognard/engine';
import type { RuleId } from '@grognard/rules-kit';
import type { TableState } from '../table/table-state.ts';

/** Maximum number of rules shown for what is in hand. Nobody reads more at once. */
const most = 6;

/** What matters now. Every part may be empty. */
export interface HelpTopics {
  /** Refusals of what is proposed now. */
  readonly refusals: readonly ExplainedRefusal[];
  /** What is in hand, in a few words: the question of an attack, or each task with what is chosen. */
  readonly inHand: readonly string[];
  readonly rules: readonly RuleId[];
  /** Those of the rules that count now. Only these go by their labels, which may read as a refusal. */
  readonly counted: readonly RuleId[];
  readonly piece: { readonly name: string; readonly states: readonly PieceState[] } | null;
}

type ShownState = Pick<
  TableState,
  'status' | 'refusals' | 'proposal' | 'values' | 'tasks' | 'follows' | 'selection'
>;

export function mattersIn(state: ShownState): HelpTopics {
  const { inHand, rules, counted = [] } = readingFor(state);
  return {
    refusals: refusalsHolding(state),
    inHand,
    rules: [...new Set(rules)].slice(0, most),
    counted,
    piece: pieceInHand(state),
  };
}

/** A proposal that is not that of the newest values refuses something that nobody wants any more. */
function refusalsHolding({ refusals, proposal, follows }: ShownState): readonly ExplainedRefusal[] {
  const proposed = follows === 'yes' ? (proposal?.refusals ?? []) : [];
  const isKnown = ({ rule, code }: ExplainedRefusal) =>
    refusals.some((each) => each.rule === rule && each.code === code);
  return [...refusals, ...proposed.filter((each) => !isKnown(each))];
}

interface Reading {
  readonly inHand: readonly string[];
  readonly rules: readonly RuleId[];
  readonly counted?: readonly RuleId[];
}

/** The draft, else the question of a reaction, else what the piece can be told, else what is asked. */
function readingFor({ status, proposal, values, tasks }: ShownState): Reading {
  const told = values ?? {};
  const drafted = tasks.filter(({ id }) => Object.hasOwn(told, id));
  const counted = (proposal?.notes ?? []).flatMap(({ lines }) =>
    lines.flatMap((line) => (line.kind === 'modifier' || line.kind === 'effect' ? [line.rule] : [])),
  );
  const asked = status.prompt?.rules ?? [];
  const { reaction } = status.prompt ?? {};
  const primary = tasks.filter(({ isPrimary }) => isPrimary);
  const readings: readonly Reading[] = [
    {
      inHand: drafted.map((task) => inWords(task, told)),
      rules: [...drafted.flatMap(({ rules }) => rules ?? []), ...counted],
      counted,
    },
    { inHand: reaction === undefined ? [] : [reaction.words], rules: reaction === undefined ? [] : asked },
    {
      inHand: primary.map(({ title }) => title),
      rules: primary.flatMap(({ rules }) => rules?.slice(0, 1) ?? []),
    },
    { inHand: [], rules: status.result === null ? asked : [status.result.by] },
  ];
  return readings.find(({ rules }) => rules.length > 0) ?? { inHand: [], rules: [] };
}

/** A task with what is chosen: "Target: Anna". */
function inWords(task: Task, told: NonNullable<ShownState['values']>): string {
  if (task.kind !== 'choice' && task.kind !== 'target') return task.title;
  const chosen = JSON.stringify(told[task.id]);
  const choice = task.choices.find(({ value }) => JSON.stringify(value) === chosen);
  return choice === undefined ? task.title : `${task.title} – ${choice.title}`;
}

/** Only of a single piece: states of many would be a roll-call. */
function pieceInHand({ status, selection }: ShownState): HelpTopics['piece'] {
  const [id, ...others] = selection;
  const piece = status.pieces.find((each) => each.id === id);
  if (piece === undefined || others.length > 0 || piece.state.length === 0) return null;
  return { name: piece.name, states: statesOf(piece) };
}
