/** scenarioOrigin: whether a scenario was ever published with a ruleset, in any version. */
import { digestOf } from '@grognard/engine';
import digestsById from './published-scenarios.json' with { type: 'json' };

/** Digests of every published version of a scenario, the newest last. */
export const publishedScenarios: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(digestsById),
);

/** `altered` means that it has the id of a published scenario but matches none of its versions. */
export type ScenarioOrigin =
  | { readonly kind: 'published'; readonly id: string }
  | { readonly kind: 'altered'; readonly id: string }
  | { readonly kind: 'unpublished' };

export function scenarioOrigin(scenario: unknown): ScenarioOrigin {
  const digest = digestOf(scenario);
  for (const [id, digests] of publishedScenarios)
    if (digests.includes(digest)) return { kind: 'published', id };
  const id = idOf(scenario);
  return id !== null && publishedScenarios.has(id) ? { kind: 'altered', id } : { kind: 'unpublished' };
}

function idOf(scenario: unknown): string | null {
  if (typeof scenario !== 'object' || scenario === null || !('id' in scenario)) return null;
  return typeof scenario.id === 'string' ? scenario.id : null;
}
