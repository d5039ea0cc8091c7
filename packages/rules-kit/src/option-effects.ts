/** effectText: what the values of an option change, each after the name of the value. */
import { kitWords } from './i18n/kit-words.ts';
import { choiceName, phrase } from './i18n/phrase.ts';
import type { Words } from './i18n/words.ts';
import type { OptionInfo } from './ruleset.ts';
import { capital } from './words.ts';

/** Effects of an option in the language of the words. Empty if its title says it all. */
export function effectText(
  words: Words,
  { id, shape, says, effects = {} }: Pick<OptionInfo, 'id' | 'shape' | 'says' | 'effects'>,
): string {
  const { colon, on, off } = kitWords(words.language);
  const nameOf = (value: string) =>
    shape.form.kind === 'flag' ? (value === 'on' ? on : off) : choiceName(words, value, id);
  const named = Object.entries(effects).map(
    ([value, effect]) => `${capital(nameOf(value))}${colon}${phrase(words, effect)}`,
  );
  return [...named, ...(says === undefined ? [] : [phrase(words, says)])].join(' ');
}
