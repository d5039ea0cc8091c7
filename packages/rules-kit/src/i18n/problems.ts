/** problemText: problems with a case in the language of the words. Answers contain the English message, which is recognised here. */

import { entryAt } from '@grognard/lists';
import { memoizePer } from '../memoize.ts';
import { kitWords } from './kit-words.ts';
import type { Language } from './language.ts';
import { measured } from './lengths.ts';
import { type PhraseWords, translated } from './phrase.ts';

interface Template {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly here: string;
}

const known = new Map<Language, readonly Template[]>();

function templatesIn(language: Language): readonly Template[] {
  let templates = known.get(language);
  if (templates === undefined) {
    templates = kitWords(language).problems.map(([english, here]) => templateOf(english, here));
    known.set(language, templates);
  }
  return templates;
}

/** Messages of a ruleset with inserted parts: phrases that contain `{name}`. */
const ownTemplates = memoizePer((phrases: PhraseWords['phrases']): readonly Template[] =>
  Object.keys(phrases)
    .filter((english) => /\{[a-z]\w*\}/i.test(english))
    .map((english) => templateOf(english, phrases[english]!)),
);

function templateOf(english: string, here: string): Template {
  const names: string[] = [];
  const source = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return '(.+?)';
  });
  return { pattern: new RegExp(`^${source}$`, 's'), names, here };
}

/** A message about a case, or the English text if there is no translation. */
export function problemText(words: PhraseWords, message: string): string {
  return measured(words, saidIn(words, message));
}

function saidIn(words: PhraseWords, message: string): string {
  if (words.language === 'en') return message;
  const hint = /^(.+); did you mean (".*")\?$/s.exec(message);
  if (hint === null) return toldAgain(words, message);
  const { didYouMean } = kitWords(words.language);
  return didYouMean(toldAgain(words, entryAt(hint, 1)), entryAt(hint, 2));
}

function toldAgain(words: PhraseWords, message: string): string {
  const own = translated(words, message);
  if (own !== message) return own;
  const templates = templatesIn(words.language);
  for (const { pattern, names, here } of [...ownTemplates(words.phrases), ...templates]) {
    const found = pattern.exec(message);
    if (found === null) continue;
    const parts = found.slice(1).map((part) => {
      const plain = templates.find((template) => template.names.length === 0 && template.pattern.test(part));
      return plain?.here ?? (Object.hasOwn(words.phrases, part) ? words.phrases[part]! : part);
    });
    return filledIn(here, names, parts);
  }
  return message;
}

function filledIn(here: string, names: readonly string[], parts: readonly string[]): string {
  return here.replace(/\{(\w+)\}/g, (whole, name: string) => parts[names.indexOf(name)] ?? whole);
}
