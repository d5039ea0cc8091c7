/** What editions are called before their rules are loaded. */

import { shelf } from '@grognard/rulesets/shelf';
import { i18n } from '@lingui/core';
import { say } from '../languages/index.ts';

export interface EditionName {
  readonly id: string;
  readonly name: string;
  readonly credit: string;
}

/** In the language spoken where the interface knows the edition, else as its own ruleset calls it. */
function nameOf(id: string, title: string): string {
  const words = i18n._(`edition.${id}`);
  return words === `edition.${id}` ? title : words;
}

export function editions(): readonly EditionName[] {
  return shelf.flatMap((shelved) =>
    shelved.editions.map(({ id, title }) => ({
      id,
      name: nameOf(id, title),
      credit: say(`credit.${shelved.id}`),
    })),
  );
}

export function editionName(id: string): string {
  return editions().find((known) => known.id === id)?.name ?? id;
}

/** The edition of somebody who has never chosen one. */
export function firstEdition(): string {
  return shelf.find(({ first }) => first !== null)?.first?.edition ?? shelf[0]!.editions[0]!.id;
}
