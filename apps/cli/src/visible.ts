/** visible: characters that a terminal would obey, or that hide or reorder text, as escapes that are also valid JSON. */

/** Control characters, line and paragraph separators, lone surrogates, direction marks, and invisible characters with an effect. */
const unsafe =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u200b\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** `\n`, or `\u` with four hexadecimal digits for each UTF-16 unit. */
function escapeOf(sign: string): string {
  const known = short[sign];
  if (known !== undefined) return known;
  let text = '';
  for (let n = 0; n < sign.length; n++) text += `\\u${sign.charCodeAt(n).toString(16).padStart(4, '0')}`;
  return text;
}

/** A text of one line. Line breaks are escaped too, so that a text from a file cannot pass for a line of ours. */
export function visible(text: string): string {
  return text.replace(unsafe, escapeOf);
}

/** A text of several lines. JSON stays valid, because escapes occur only inside its strings. */
export function visibleLines(text: string): string {
  return text.replace(unsafe, (sign) => (sign === '\n' ? sign : escapeOf(sign)));
}

/** SVG and HTML. Characters that markup allows become numeric references. The rest, which no page could show, become escapes. */
export function visibleMarkup(text: string): string {
  return text.replace(unsafe, (sign) => {
    if (sign === '\n' || sign === '\t') return sign;
    const code = sign.codePointAt(0);
    const isAllowed = code !== undefined && code > 0x9f && !/\p{Cs}/u.test(sign);
    return isAllowed ? `&#x${code.toString(16)};` : escapeOf(sign);
  });
}
