/** `bodyToLearn`: a body named by an event but not listed in the view, because it was formed this turn. */
import { none, type OrNone } from '@grognard/lists';
import type { Learnt } from '../../state/events.ts';
import type { BodyIndex } from '../../state/indices.ts';
import { bodyView } from '../view-things.ts';
import { isBodySeen, type ViewerContext } from '../viewer-context.ts';

export function bodyToLearn(viewerContext: ViewerContext, body: OrNone<BodyIndex>): Learnt {
  if (body === none || isBodySeen(viewerContext, body)) return {};
  return { bodies: [bodyView(viewerContext, body)] };
}
