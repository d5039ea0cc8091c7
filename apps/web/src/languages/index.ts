/** The interface's own words: one catalogue a language, loaded when it is spoken. */
import { i18n, type Messages } from '@lingui/core';
import type { Language } from '../settings/store.ts';

const catalogues: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import('./en.po'),
  fr: () => import('./fr.po'),
  it: () => import('./it.po'),
};

/** Speaks a language from now on. */
export async function begin(language: Language): Promise<void> {
  const { messages } = await catalogues[language]();
  i18n.loadAndActivate({ locale: language, messages });
}

/** The words of an id in the language spoken; `{name}` stands for a value. */
export function say(id: string, values?: Readonly<Record<string, string | number>>): string {
  return i18n._(id, values);
}
