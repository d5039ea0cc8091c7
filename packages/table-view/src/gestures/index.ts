/** The gesture machine of the table: pure, driven by plain events. This index lists everything exported. */
export type { GestureContext, GestureTable, SelectableGroup } from './context.ts';
export type { GestureEvent, PointerInput, PointerKind, ScreenSpot } from './events.ts';
export type { GivenEnd } from './given-end.ts';
export { withHandle } from './handle-values.ts';
export type { GestureIntention } from './intentions.ts';
export { defaultLimits, type GestureLimits, type PointerLimits } from './limits.ts';
export { onMm, pathOf, pathTo, pathValue, placeOf, pointValue } from './paths.ts';
export { type ScreenBox, selectionBox } from './selection-box.ts';
export {
  type GestureState,
  initialGestures,
  isProposalCurrent,
  type OrderDraft,
  type TaskValue,
  type TaskValues,
  type Tool,
} from './state.ts';
export { type GestureStep, stepGesture } from './step.ts';
