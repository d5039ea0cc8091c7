/** say: the messages of the interface, for each language a catalogue in two parts, loaded on demand. */
import { i18n, type Messages } from '@lingui/core';
import type { Language } from '../settings/store.ts';

type LoadMessages = () => Promise<{ readonly messages: Messages }>;

/** The build parts each catalogue: what only screens apart from the battles say need not be loaded for a battle. */
const catalogues: Readonly<Record<Language, { readonly near: LoadMessages; readonly apart: LoadMessages }>> =
  {
    en: { near: () => import('./en.po'), apart: () => import('./en.po?apart') },
    fr: { near: () => import('./fr.po'), apart: () => import('./fr.po?apart') },
    it: { near: () => import('./it.po'), apart: () => import('./it.po?apart') },
  };

let current: Language = 'en';
let isApartNeeded = false;

/** Switches to a language. */
export async function begin(language: Language): Promise<void> {
  current = language;
  const { near, apart } = catalogues[language];
  const [first, further] = await Promise.all([near(), isApartNeeded ? apart() : null]);
  i18n.loadAndActivate({ locale: language, messages: { ...first.messages, ...further?.messages } });
}

/** Loads what the screens apart say, before the first of them is shown. */
export async function prepareApart(): Promise<void> {
  isApartNeeded = true;
  const language = current;
  const { messages } = await catalogues[language].apart();
  i18n.load(language, messages);
}

/** The message of an id in the current language. `{name}` stands for a value. */
export function say(id: string, values?: Readonly<Record<string, string | number>>): string {
  return i18n._(id, values);
}
