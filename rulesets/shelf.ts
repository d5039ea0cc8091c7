/** The rulesets offered, each loaded only when somebody takes it down: for programs that begin in a browser. */
import type { RulesetAbout } from '@grognard/rules-kit';
import { shelfDoors } from './catalogue.ts';
import type { ShelfDoor } from './offer.ts';

export type { AtTable } from './offer.ts';

export interface Shelved extends RulesetAbout, Omit<ShelfDoor, 'about'> {}

export const shelf: readonly Shelved[] = shelfDoors.map(({ about, ...door }) => ({ ...about, ...door }));

/** The ruleset that an edition belongs to. */
export function shelvedWith(edition: string): Shelved | null {
  return shelf.find(({ editions }) => editions.some(({ id }) => id === edition)) ?? null;
}
