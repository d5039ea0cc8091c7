/** readArmyText: an army from what a player pastes or opens, as data or as a list, or everything that is wrong with it. */
import { type ArmyFiles, type Language, type ReadArmy, textPlaceOf } from '@grognard/rules-kit';
import { say } from '../languages/index.ts';

/** In bytes. A larger file is not read at all. */
export const largestArmyFile = 256 * 1024;

export interface ArmyTextFault {
  /** Line and column of a list, or the place in a file. */
  readonly at: string;
  readonly message: string;
}

interface Source {
  readonly file: unknown;
  /** What the player sees of a place in the file. */
  readonly shown: (at: string) => string;
}

function sourceOf(files: ArmyFiles, text: string, language: Language): Source | readonly ArmyTextFault[] {
  if (/^\s*[[{]/.test(text)) {
    try {
      const file: unknown = JSON.parse(text);
      return { file, shown: (at) => at };
    } catch {
      return [{ at: '', message: say('evening.file-json') }];
    }
  }
  const list = files.parse(text, language);
  if (!('file' in list))
    return list.map(({ line, column, message }) => ({ at: `${line}:${column}`, message }));
  const shown = (at: string) => {
    const place = textPlaceOf(list, at);
    return place === null ? at : `${place.line}:${place.column}`;
  };
  return { file: list.file, shown };
}

export function readArmyText(
  files: ArmyFiles,
  given: string,
  language: Language,
): ReadArmy | readonly ArmyTextFault[] {
  const source = sourceOf(files, given.replace(/^\uFEFF/, ''), language);
  if (!('file' in source)) return source;
  const army = files.read(source.file, { language });
  if ('page' in army) return army;
  return army.map(({ at, message }) => ({ at: source.shown(at), message }));
}
