/** Episode: what happened between two prompts, as one viewer is told of it. Whoever holds nothing else can paint it, play it back and read it. */
import { type GameEvent, isKnownTo } from './event.ts';
import type { Viewer } from './side.ts';
import type { Command, TableRules } from './table-rules.ts';

export interface Episode<V, E extends GameEvent> {
  readonly before: V;
  /** As `witnessed` gives them. */
  readonly events: readonly E[];
  readonly after: V;
}

/** Events that have happened since a state, as a viewer is told of them. */
export function witnessed<S, V, C extends Command, E extends GameEvent>(
  rules: TableRules<S, V, C, E>,
  before: S,
  events: readonly E[],
  viewer: Viewer,
): readonly E[] {
  return rules.witness?.(before, events, viewer) ?? events.filter((event) => isKnownTo(event, viewer));
}

export function episodeOf<S, V, C extends Command, E extends GameEvent>(
  rules: TableRules<S, V, C, E>,
  before: S,
  events: readonly E[],
  viewer: Viewer,
): Episode<V, E> {
  const state = rules.copy(before);
  for (const event of events) rules.apply(state, event);
  return {
    before: rules.view(before, viewer),
    events: witnessed(rules, before, events, viewer),
    after: rules.view(state, viewer),
  };
}
