/** Episode: the events between two prompts as one viewer may know them. It is enough to paint them, play them back and read them. */
import { type GameEvent, isKnownTo } from './event.ts';
import type { Viewer } from './side.ts';
import type { Command, TableRules } from './table-rules.ts';

export interface Episode<V, E extends GameEvent> {
  readonly before: V;
  /** Events as `witnessed` gives them. */
  readonly events: readonly E[];
  readonly after: V;
}

/** Events since a state, as a viewer may know them. */
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
