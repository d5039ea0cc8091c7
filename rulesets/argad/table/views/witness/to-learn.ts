/** bodyToLearn: a body that an event names and the view does not list, since it was formed in this turn. */
import type { Learnt } from '../../state/events.ts';
import { bodyView } from '../view-things.ts';
import { isBodySeen, type ViewerContext } from '../viewer-context.ts';

/** An index below zero names no body. */
export function bodyToLearn(viewerContext: ViewerContext, body: number): Learnt {
  if (body < 0 || isBodySeen(viewerContext, body)) return {};
  return { bodies: [bodyView(viewerContext, body)] };
}
