/** Handles of a formed body: what was set stays, and the handle that is moved on is set again. */
import type { HandleSet, HandlesTask } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import type { Seen } from './desk.ts';

/** What a body would be told with one handle set; a handle that was set last is set anew. */
export function handled({ told }: Pick<Seen, 'told'>, task: HandlesTask, set: HandleSet): Json {
  const before = (told?.[task.id] ?? task.value ?? []) as unknown as readonly HandleSet[];
  const kept = before.at(-1)?.handle === set.handle ? before.slice(0, -1) : before;
  return [...kept, set] as unknown as Json;
}
