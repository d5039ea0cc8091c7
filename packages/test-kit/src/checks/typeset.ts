/** typesettingComplaints: texts in the source of words that are not set as their language sets them, also inside functions that tell. */

/** A text of the source, without what is filled in. `isAfterPlace` if it follows something filled in. */
interface SourceText {
  readonly text: string;
  readonly isAfterPlace: boolean;
}

const token = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|[`{}]/g;

/** Texts of a source file in order, without comments and without keys of objects, which are ids or English. */
function textsIn(source: string): readonly SourceText[] {
  const texts: SourceText[] = [];
  /** Templates that are open, each with the braces open in its current place. */
  const templates: number[] = [];
  let at = 0;
  const readTemplate = (isAfterPlace: boolean) => {
    const part = /^(?:[^`\\$]|\\.|\$(?!\{))*/.exec(source.slice(at))![0];
    texts.push({ text: part, isAfterPlace });
    at += part.length;
    if (source.startsWith('${', at)) templates.push(0);
    at += source.startsWith('${', at) ? 2 : 1;
  };
  while (at < source.length) {
    token.lastIndex = at;
    const found = token.exec(source);
    if (found === null) break;
    const [whole, single, double] = found;
    const before = source.slice(0, found.index);
    at = found.index + whole.length;
    const open = templates.at(-1);
    if (whole === '`') readTemplate(false);
    else if (whole === '{' && open !== undefined) templates.splice(-1, 1, open + 1);
    else if (whole === '}' && open === 0) {
      templates.pop();
      readTemplate(true);
    } else if (whole === '}' && open !== undefined) templates.splice(-1, 1, open - 1);
    const text = single ?? double;
    const isKey = /^\s*\]?:/.test(source.slice(at)) && !/\?\s*$/.test(before);
    if (text !== undefined && !isKey) texts.push({ text, isAfterPlace: false });
  }
  return texts;
}

const faults = {
  // A narrow space before high punctuation and inside quotation marks. What counts a figure that is filled in stays on its line; the kit
  // sees to figures that are written.
  fr: {
    within: /[ \u00a0][;:!?»]|[\p{L})][;!?»](?!\w)|«(?!\u202f|$)|\p{L}'\p{L}/u,
    afterPlace: /^[;:!?]|^ (?:cm|mm|UD|PC|%)(?!\p{L})/u,
  },
  it: {
    within: /[ \u00a0\u202f][;:?](?!\w)|(?<!\b\p{Lu}\p{Ll}+)[ \u00a0\u202f]!|« | »|\p{L}'\p{L}|\d[ \u00a0]%/u,
    afterPlace: /^ %/u,
  },
} as const;

/** Texts of a source file that are not set as the language sets them. */
export function typesettingComplaints(language: keyof typeof faults, source: string): string[] {
  const { within, afterPlace } = faults[language];
  return textsIn(source)
    .map(({ text, isAfterPlace }) => ({
      isAfterPlace,
      text: text
        .replace(/\\u([\da-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
        .replace(/\\'/g, "'"),
    }))
    .filter(({ text, isAfterPlace }) => within.test(text) || (isAfterPlace && afterPlace.test(text)))
    .map(({ text }) => text);
}
