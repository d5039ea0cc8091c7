/** say: the messages of the interface, one catalogue for each language, loaded on demand. */
import { i18n, type Messages } from '@lingui/core';
import type { Language } from '../settings/store.ts';

const catalogues: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import('./en.po'),
  fr: () => import('./fr.po'),
  it: () => import('./it.po'),
};

/** Switches to a language. */
export async function begin(language: Language): Promise<void> {
  const { messages } = await catalogues[language]();
  i18n.loadAndActivate({ locale: language, messages });
}

/** The message of an id in the current language. `{name}` stands for a value. */
export function say(id: string, values?: Readonly<Record<string, string | number>>): string {
  return i18n._(id, values);
}
