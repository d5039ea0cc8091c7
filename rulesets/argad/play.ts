/** Argad ! at the table: what plays a battle, without sheet and examples; of the battles only the one that is fought. */
import { type Json, ruleset } from '@grognard/rules-kit';
import { alone } from './alone.ts';
import type { Rules } from './model.ts';
import { words } from './words/whole-en.ts';

export const atTable = ruleset<Rules>({
  ...alone,
  words: { en: words },
  examples: [],
  sheet: () => [],
});

const files: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  starter: () => import('./scenarios/starter.json', { with: { type: 'json' } }),
  convoy: () => import('./scenarios/convoy.json', { with: { type: 'json' } }),
  village: () => import('./scenarios/village.json', { with: { type: 'json' } }),
  landing: () => import('./scenarios/landing.json', { with: { type: 'json' } }),
  battery: () => import('./scenarios/battery.json', { with: { type: 'json' } }),
};

/** The file of a battle that comes with the ruleset; null: there is none of that id. */
export async function battle(id: string): Promise<Json | null> {
  const load = Object.hasOwn(files, id) ? files[id] : undefined;
  return load === undefined ? null : ((await load()).default as Json);
}

export { arrange } from './table/index.ts';
