/** The draft of an order (select, setValues, leadTo, cancelDraft). Every change asks the referee. */
import type { Gesture, PieceId } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { areMine, findPiece } from './context.ts';
import {
  findPathTask,
  findPlaceTask,
  nudged,
  pathOf,
  pathTo,
  pathValue,
  placeOf,
  pointValue,
} from './paths.ts';
import {
  emptyDraft,
  isForecastCurrent,
  isProposalCurrent,
  type OrderDraft,
  type TaskValues,
} from './state.ts';
import type { Stepping } from './stepping.ts';

/** Whether a pointer is still dragging, or the draft is complete for now. */
type DraftPace = 'moving' | 'resting';

function gestureOf({ selection, values }: OrderDraft): Gesture {
  return { pieces: selection, values: values ?? {} };
}

function askTasks(step: Stepping): void {
  const request = step.nextRequest();
  step.updateRequests({ tasks: request });
  step.emit({ kind: 'ask-tasks', request, gesture: gestureOf(step.draft) });
}

/** Asks for a proposal of the newest values, unless one is pending. */
export function askProposal(step: Stepping): void {
  const { gesture, revision, values, proposedRevision } = step.draft;
  if (values === null || proposedRevision === revision || step.state.requests.proposal !== null) return;
  const request = step.nextRequest();
  step.updateRequests({ proposal: { request, gesture, revision } });
  step.emit({ kind: 'ask-proposal', request, gesture: gestureOf(step.draft) });
}

/** Asks for a forecast once everything quicker has been answered and the hand rests, so that it delays nothing. */
export function askForecast(step: Stepping): void {
  const { draft, state } = step;
  const { tasks, proposal, forecast } = state.requests;
  const isWaiting = tasks !== null || proposal !== null || forecast !== null;
  if (isWaiting || draft.isMoving || !isProposalCurrent(draft) || isForecastCurrent(draft)) return;
  if (draft.selection.length === 0 || !areMine(step.context, draft.selection)) return;
  const { gesture, revision } = draft;
  const request = step.nextRequest();
  step.updateRequests({ forecast: { request, gesture, revision } });
  step.emit({ kind: 'ask-forecast', request, gesture: gestureOf(draft) });
}

/** Selects pieces, or none. A draft that is not confirmed is dropped. */
export function select(step: Stepping, selection: readonly PieceId[]): void {
  const { gesture, revision } = step.draft;
  const isAsked = selection.length > 0 && areMine(step.context, selection);
  step.update({
    draft: { ...emptyDraft, gesture: gesture + 1, revision: revision + 1, selection, hasTasks: !isAsked },
    deferred: [],
  });
  step.updateRequests({ tasks: null, threats: null });
  if (isAsked) askTasks(step);
}

/** Adds a piece to the selection, or takes it out. */
export function toggle(step: Stepping, piece: PieceId): void {
  const { selection } = step.draft;
  select(
    step,
    selection.includes(piece) ? selection.filter((each) => each !== piece) : [...selection, piece],
  );
}

/** Drafts values. While a pointer moves, only the proposal follows. Tasks and threats follow when it rests. */
export function setValues(step: Stepping, values: TaskValues, pace: DraftPace): void {
  const { revision, forecast } = step.draft;
  step.updateDraft({
    values,
    revision: revision + 1,
    isMoving: pace === 'moving',
    forecast: forecast === null ? null : { ...forecast, proposal: null },
  });
  askProposal(step);
  if (pace === 'moving') return;
  askTasks(step);
  const request = step.nextRequest();
  step.updateRequests({ threats: request });
  step.emit({ kind: 'ask-threats', request, gesture: gestureOf(step.draft) });
}

/** Drops the draft. With nothing drafted the selection is dropped instead. */
export function cancelDraft(step: Stepping): void {
  const { values, selection } = step.draft;
  select(step, values === null ? [] : selection);
}

/** `restart` draws a new path, `end` moves the end of the path, `bend` adds a point, `tap` starts a new path unless one is drafted. */
export type Leading = 'restart' | 'end' | 'bend' | 'tap';

function leadingTo({ tasks, values }: OrderDraft, to: Point, how: Leading): TaskValues | null {
  const path = findPathTask(tasks);
  if (path !== null) {
    const isNew = how === 'restart' || (how === 'tap' && values?.[path.id] === undefined);
    const before = isNew ? [] : pathOf(path, values);
    const kept = how === 'restart' ? withoutHandles(tasks, values) : values;
    return { ...kept, [path.id]: pathValue(pathTo(before, to, how === 'bend' ? 'bend' : 'end')) };
  }
  const place = findPlaceTask(tasks);
  if (place === null) return null;
  const kept = how === 'restart' ? withoutHandles(tasks, values) : values;
  return { ...kept, [place.id]: pointValue(to) };
}

/** Moving a body elsewhere resets handles that were dragged before. */
function withoutHandles(tasks: OrderDraft['tasks'], values: TaskValues | null): TaskValues {
  const pulled = new Set(tasks.filter(({ kind }) => kind === 'handles').map(({ id }) => id));
  return Object.fromEntries(Object.entries(values ?? {}).filter(([id]) => !pulled.has(id)));
}

/** Leads the selected pieces to a place, by a path or by direct placement. */
export function leadTo(step: Stepping, to: Point, how: Leading, pace: DraftPace): void {
  const values = leadingTo(step.draft, to, how);
  if (values !== null) setValues(step, values, pace);
}

/** Moves the end of the path, or the place, by a distance in tenths of a millimetre. */
export function nudge(step: Stepping, dx: number, dy: number): void {
  const { tasks, values, selection } = step.draft;
  const [first] = selection;
  const piece = first === undefined ? null : findPiece(step.context, first);
  if (piece === null) return;
  const path = findPathTask(tasks);
  const place = findPlaceTask(tasks);
  if (path !== null) {
    const end = pathOf(path, values).at(-1) ?? piece.at;
    leadTo(step, nudged(end, dx, dy), 'end', 'resting');
  } else if (place !== null) leadTo(step, nudged(placeOf(place, values), dx, dy), 'end', 'resting');
}
