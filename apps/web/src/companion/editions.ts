/** Names and credits of editions, available before their rules are loaded. */
import { type LazyRuleset, lazyRulesets } from '@grognard/rulesets/lazy';
import { settings } from '../settings/store.ts';

export interface EditionName {
  readonly id: string;
  readonly name: string;
  readonly credit: string;
}

/** The credit of a game, in the current language if the game has it in that language. */
export function creditOf({ credit, said }: LazyRuleset): string {
  return said?.[settings.get().language]?.credit ?? credit;
}

export function editions(): readonly EditionName[] {
  const { language } = settings.get();
  return lazyRulesets.flatMap((shelved) =>
    shelved.editions.map(({ id, title }) => ({
      id,
      name: shelved.said?.[language]?.editions[id] ?? title,
      credit: creditOf(shelved),
    })),
  );
}

/** The name of a game. A game with a single edition is called by the edition's name. */
export function gameName(ruleset: string): string {
  const shelved = lazyRulesets.find(({ id }) => id === ruleset);
  const [only, second] = shelved?.editions ?? [];
  return only !== undefined && second === undefined ? editionName(only.id) : (shelved?.title ?? ruleset);
}

export function editionName(id: string): string {
  return editions().find((known) => known.id === id)?.name ?? id;
}

/** The edition for a player who has never chosen one. */
export function firstEdition(): string {
  return lazyRulesets.find(({ first }) => first !== null)?.first?.edition ?? lazyRulesets[0]!.editions[0]!.id;
}
