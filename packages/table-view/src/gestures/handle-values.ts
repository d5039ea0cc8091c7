/** withHandle: values of a handles task, with the handles set one after the other. */
import type { HandleSet, HandlesTask } from '@grognard/engine';
import { pointValue } from './paths.ts';
import type { TaskValue, TaskValues } from './state.ts';

const isSetting = (value: TaskValue): value is { readonly handle: string } =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  'handle' in value &&
  typeof value.handle === 'string';

function settingValue(set: HandleSet): TaskValue {
  return 'to' in set
    ? { handle: set.handle, to: pointValue(set.to) }
    : { handle: set.handle, value: set.value };
}

/** Values of a body with one handle set. The handle set last is replaced. */
export function withHandle(values: TaskValues | null, task: HandlesTask, set: HandleSet): TaskValue {
  const drafted = values?.[task.id] ?? task.value;
  const before: readonly TaskValue[] = Array.isArray(drafted) ? drafted : [];
  const last = before.at(-1);
  const kept =
    last !== undefined && isSetting(last) && last.handle === set.handle ? before.slice(0, -1) : before;
  return [...kept, settingValue(set)];
}
