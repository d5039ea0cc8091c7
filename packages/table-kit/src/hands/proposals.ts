/** Proposals without contents, plain choices, tasks of one choice, and the rules to read about a task. */
import type {
  AmountTask,
  Choice,
  ChoiceTask,
  ExplainedRefusal,
  Handle,
  HandlesTask,
  PathTask,
  PieceId,
  PlaceTask,
  Proposal,
  Task,
} from '@grognard/engine';
import { fullTurn, type Heading, type Point } from '@grognard/geometry';
import type { Json, RuleId } from '@grognard/rules-kit';

export const nothingProposed: Proposal = {
  commands: [],
  refusals: [],
  items: [],
  stretches: [],
  notes: [],
  longestLegal: null,
};

/** A proposal that cannot be submitted. */
export function refused(refusals: readonly ExplainedRefusal[]): Proposal {
  return { ...nothingProposed, refusals };
}

/** A choice without odds. */
export function plainChoice(
  value: Json,
  title: string,
  refusals: readonly ExplainedRefusal[],
  piece: PieceId | null = null,
): Choice {
  return { value, title, refusals, odds: [], sum: [], piece };
}

/** One of several choices, always on the panel or unfolded on request. */
export function choiceTask(
  id: string,
  title: string,
  value: Json,
  choices: readonly Choice[],
  usual: 'usual' | 'more' = 'usual',
): ChoiceTask {
  return { kind: 'choice', id, title, isPrimary: usual === 'usual', value, choices };
}

/** One of several pieces of the table. */
export function targetTask(id: string, title: string, value: Json, choices: readonly Choice[]): ChoiceTask {
  return { kind: 'target', id, title, isPrimary: true, value, choices };
}

export function placeTask(id: string, title: string, value: PlaceTask['value']): PlaceTask {
  return { kind: 'place', id, title, isPrimary: true, value };
}

export function wayTask(
  id: string,
  title: string,
  { value, most }: Pick<PathTask, 'value' | 'most'>,
): PathTask {
  return { kind: 'way', id, title, isPrimary: true, value, most };
}

/** A task with the rules to read about it, by its id. */
export function withRules<T extends Task>(
  task: T,
  about: Readonly<Record<string, readonly RuleId[]>>,
  isKnown: (rule: RuleId) => boolean = () => true,
): T {
  return { ...task, rules: (about[task.id] ?? []).filter(isKnown) };
}

/** A number on the panel. */
export function amountTask(
  id: string,
  title: string,
  amount: Pick<AmountTask, 'value' | 'unit' | 'least' | 'most'>,
  usual: 'usual' | 'more' = 'usual',
): AmountTask {
  return { kind: 'amount', id, title, isPrimary: usual === 'usual', ...amount };
}

/** Handles of a body on the table. */
export function handlesTask(
  id: string,
  title: string,
  value: Json,
  handles: readonly Handle[],
  usual: 'usual' | 'more' = 'usual',
): HandlesTask {
  return { kind: 'handles', id, title, isPrimary: usual === 'usual', value, handles };
}

/** One handle by which a piece is faced. */
export function facingTask(title: string, at: Point, heading: Heading): HandlesTask {
  const handle = {
    id: 'facing',
    title,
    at,
    unit: 'angle',
    value: heading,
    least: 0,
    most: fullTurn - 1,
  } as const;
  return handlesTask('facing', title, [], [handle]);
}
