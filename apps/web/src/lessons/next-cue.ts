/** nextCue: what the learner has to do next, read off the table: what is in hand, and which orders are given. */
import { isSameData, type LessonCue, type PieceId } from '@grognard/engine';
import type { TableState } from '../table/table-state.ts';

export type CueState = Pick<TableState, 'selection' | 'values' | 'tasks'> & {
  readonly status: Pick<TableState['status'], 'pieces' | 'prompt'>;
  /** Whether the learner has looked at the aims. */
  readonly hasLooked: boolean;
};

/** Cues up to a confirmation, and the pieces that they order. */
interface CueGroup {
  readonly pieces: readonly PieceId[];
  readonly cues: readonly LessonCue[];
}

function groupsOf(cues: readonly LessonCue[]): readonly CueGroup[] {
  const groups: CueGroup[] = [];
  let group: LessonCue[] = [];
  const close = () => {
    const pieces = group.flatMap((cue) => (cue.do === 'select' ? cue.pieces : []));
    if (group.length > 0) groups.push({ pieces, cues: group });
    group = [];
  };
  for (const cue of cues) {
    group.push(cue);
    if (cue.do === 'confirm') close();
  }
  close();
  return groups;
}

/** Whether a piece has its order, or can have none any more. */
function isOrdered({ status: { pieces, prompt } }: CueState, id: PieceId): boolean {
  const piece = pieces.find((each) => each.id === id);
  const isSpent = prompt?.orderable !== undefined && !prompt.orderable.includes(id);
  const isAsked = prompt?.reaction?.pieces.includes(id) === true;
  return (piece?.orderText ?? null) !== null || (isSpent && !isAsked);
}

function isSet({ values, tasks }: CueState, { task, value, at }: LessonCue & { do: 'set' }): boolean {
  const given = values?.[task];
  if (given !== undefined) return at !== undefined || isSameData(given, value);
  const known = tasks.find(({ id }) => id === task);
  return values !== null && known !== undefined && isSameData(known.value, value);
}

/** Pieces that are neither selected nor ordered. A player who orders them one by one is led on too. */
function missing(state: CueState, pieces: readonly PieceId[]): readonly PieceId[] {
  return pieces.filter((id) => !state.selection.includes(id) && !isOrdered(state, id));
}

function isDone(state: CueState, cue: LessonCue): boolean {
  switch (cue.do) {
    case 'select':
      return missing(state, cue.pieces).length === 0;
    case 'set':
      return isSet(state, cue);
    case 'look':
      return state.hasLooked || state.selection.length > 0;
    case 'confirm':
    case 'finish':
      return false;
  }
}

/** The group that is still to be done. */
function openGroup(cues: readonly LessonCue[], state: CueState): CueGroup | undefined {
  return groupsOf(cues).find(
    ({ pieces }) => pieces.length === 0 || !pieces.every((id) => isOrdered(state, id)),
  );
}

export function nextCue(cues: readonly LessonCue[], state: CueState): LessonCue | null {
  const cue = openGroup(cues, state)?.cues.find((each) => !isDone(state, each)) ?? null;
  return cue?.do === 'select' ? { ...cue, pieces: missing(state, cue.pieces) } : cue;
}

/** What *Show me* takes in hand: the pieces, and the values to set. Null if only a button is left to press. */
export function gestureShown(
  cues: readonly LessonCue[],
  state: CueState,
): { readonly pieces: readonly PieceId[]; readonly sets: readonly (LessonCue & { do: 'set' })[] } | null {
  const group = openGroup(cues, state);
  const sets = (group?.cues ?? []).filter((cue) => cue.do === 'set');
  if (group === undefined || group.pieces.length === 0 || sets.every((cue) => isSet(state, cue))) return null;
  return { pieces: group.pieces, sets };
}
