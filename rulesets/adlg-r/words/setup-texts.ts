/** SetupTexts: what only a battle says that is set up by its players, or that hides something. */
import type { Words } from '@grognard/rules-kit';
import { isTableWords, type SetupWords } from './table-words.ts';

type Texts = Readonly<Record<string, string>>;

export interface SetupTexts {
  readonly rules: Texts;
  readonly refusalTitles: Texts;
  readonly remedies: Texts;
  readonly setup: SetupWords;
}

/** The words of a table with those of the set-up. */
export function withSetup(words: Words, { rules, refusalTitles, remedies, setup }: SetupTexts): Words {
  const { table } = words;
  return {
    ...words,
    rules: { ...words.rules, ...rules },
    refusalTitles: { ...words.refusalTitles, ...refusalTitles },
    remedies: { ...words.remedies, ...remedies },
    ...(isTableWords(table) ? { table: { ...table, setup } } : {}),
  };
}
