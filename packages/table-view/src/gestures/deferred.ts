/** defer, runDeferred: input that came before the referee's answer is carried out in order when the answer arrives. */
import type { ChoiceTask, PieceId } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { leadTo, nudge, select, setValues } from './draft.ts';
import { findPathTask } from './paths.ts';
import { type DeferredStep, isProposalCurrent } from './state.ts';
import type { Stepping } from './stepping.ts';

export function defer(step: Stepping, ...steps: readonly DeferredStep[]): void {
  step.update({ deferred: [...step.state.deferred, ...steps] });
  runDeferred(step);
}

/** Carries out deferred steps while the answers they wait for are known. */
export function runDeferred(step: Stepping): void {
  for (;;) {
    const [next, ...rest] = step.state.deferred;
    if (next === undefined || !canRun(step, next)) return;
    step.update({ deferred: rest });
    run(step, next);
  }
}

function canRun({ state, draft }: Stepping, { kind }: DeferredStep): boolean {
  if (!draft.hasTasks) return false;
  switch (kind) {
    case 'lead':
    case 'nudge':
    case 'aim':
      return true;
    case 'next-target':
      return state.requests.tasks === null;
    case 'confirm':
      return isProposalCurrent(draft);
  }
}

function run(step: Stepping, deferred: DeferredStep): void {
  switch (deferred.kind) {
    case 'lead':
      leadTo(step, deferred.to, deferred.how, 'resting');
      break;
    case 'nudge':
      nudge(step, deferred.dx, deferred.dy);
      break;
    case 'next-target':
      aimAtNext(step);
      break;
    case 'aim':
      if (!aimAt(step, deferred.at) && !goAt(step, deferred.to)) select(step, [deferred.at]);
      break;
    case 'confirm':
      submit(step);
      break;
  }
}

/** Submits the commands of the newest proposal, if it is legal. */
function submit(step: Stepping): void {
  const { values, proposal } = step.draft;
  if (values === null || proposal === null) return;
  if (proposal.refusals.length === 0 && proposal.commands.length > 0)
    step.emit({ kind: 'submit', commands: proposal.commands });
}

function findTargetTask({ draft }: Stepping): ChoiceTask | null {
  return draft.tasks.find((task): task is ChoiceTask => task.kind === 'target') ?? null;
}

/** Chooses an enemy as the target, if a task asks for one. */
function aimAt(step: Stepping, piece: PieceId): boolean {
  const task = findTargetTask(step);
  const choice = task?.choices.find((each) => each.piece === piece);
  if (task === null || choice === undefined) return false;
  setValues(step, { ...step.draft.values, [task.id]: choice.value }, 'resting');
  return true;
}

/** Leads a piece that cannot aim to the enemy that was tapped, if it can march: a charge, or a place beside. */
function goAt(step: Stepping, to: Point): boolean {
  if (findPathTask(step.draft.tasks) === null) return false;
  leadTo(step, to, 'tap', 'resting');
  return true;
}

/** Moves to the next target that may be chosen. */
function aimAtNext(step: Stepping): void {
  const { values } = step.draft;
  const task = findTargetTask(step);
  const choices =
    task?.choices.filter(({ refusals, piece }) => refusals.length === 0 && piece !== null) ?? [];
  if (task === null) return;
  const chosen = JSON.stringify(values?.[task.id] ?? task.value);
  const at = choices.findIndex(({ value }) => JSON.stringify(value) === chosen);
  const next = choices[(at + 1) % choices.length];
  if (next !== undefined) setValues(step, { ...values, [task.id]: next.value }, 'resting');
}
