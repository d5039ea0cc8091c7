/** stepGesture: the gesture machine. A state and an event give the next state and the intentions for the page. */
import { takeAnswer } from './answers.ts';
import type { GestureContext } from './context.ts';
import { defer } from './deferred.ts';
import { select, setValues } from './draft.ts';
import type { GestureEvent, PanelEvent } from './events.ts';
import { leaveOut } from './groups.ts';
import { chooseTool } from './instruments.ts';
import type { GestureIntention } from './intentions.ts';
import { cancel, pressKey } from './keys.ts';
import { holdPointer, leaveMap } from './naming.ts';
import { breakOff, cancelPointer, movePointer, pressPointer, releasePointer } from './pointers.ts';
import type { GestureState } from './state.ts';
import { Stepping } from './stepping.ts';

export interface GestureStep {
  readonly state: GestureState;
  readonly intentions: readonly GestureIntention[];
  /** False for a key without a meaning here, so that the page may use it. */
  readonly isConsumed: boolean;
}

export function stepGesture(state: GestureState, event: GestureEvent, context: GestureContext): GestureStep {
  const step = new Stepping(state, context);
  const isConsumed = carryOut(step, event);
  return { state: step.state, intentions: step.intentions, isConsumed };
}

function carryOut(step: Stepping, event: GestureEvent): boolean {
  switch (event.kind) {
    case 'pointer-down':
      pressPointer(step, event);
      return true;
    case 'pointer-move':
      movePointer(step, event);
      return true;
    case 'pointer-up':
      releasePointer(step, event);
      return true;
    case 'pointer-cancel':
      cancelPointer(step, event.pointer);
      return true;
    case 'pointer-held':
      holdPointer(step, event);
      return true;
    case 'pointer-leave':
      leaveMap(step, event);
      return true;
    case 'wheel-zoom':
      step.emit({ kind: 'zoom', at: { x: event.x, y: event.y }, factor: event.factor });
      return true;
    case 'wheel-pan':
      step.emit({ kind: 'pan', dx: event.dx, dy: event.dy });
      return true;
    case 'key':
      return pressKey(step, event);
    case 'tasks-answered':
    case 'proposal-answered':
    case 'threats-answered':
    case 'forecast-answered':
    case 'measured':
    case 'request-failed':
      takeAnswer(step, event);
      return true;
    case 'select':
    case 'leave-out':
    case 'set-task':
    case 'set-values':
    case 'confirm':
    case 'cancel':
    case 'choose-tool':
      takePanel(step, event);
      return true;
  }
}

function takePanel(step: Stepping, event: PanelEvent): void {
  switch (event.kind) {
    case 'select':
      breakOff(step, 'keep');
      select(step, event.pieces);
      break;
    case 'leave-out':
      breakOff(step, 'keep');
      leaveOut(step, event.pieces);
      break;
    case 'set-task':
      setValues(step, { ...step.draft.values, [event.task]: event.value }, 'resting');
      break;
    case 'set-values':
      setValues(step, event.values, 'resting');
      break;
    case 'confirm':
      defer(step, { kind: 'confirm' });
      break;
    case 'cancel':
      cancel(step);
      break;
    case 'choose-tool':
      breakOff(step, 'restore');
      chooseTool(step, event.tool);
      break;
  }
}
