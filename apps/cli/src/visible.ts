/** visible: characters that a terminal would obey, or that hide or turn the text around them, shown as escapes that JSON knows too. */

/** Control characters, line and paragraph separators, lone surrogates, marks of direction, and what takes no room but has an effect. */
const unsafe =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u200b\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** `\n`, or `\u` with four hexadecimal digits for each unit of UTF-16. */
function escapeOf(sign: string): string {
  const known = short[sign];
  if (known !== undefined) return known;
  let text = '';
  for (let n = 0; n < sign.length; n++) text += `\\u${sign.charCodeAt(n).toString(16).padStart(4, '0')}`;
  return text;
}

/** A text of one line: a line break in it is an escape, too, so that no text of a file can pass for a line of ours. */
export function visible(text: string): string {
  return text.replace(unsafe, escapeOf);
}

/** A text of several lines. JSON stays JSON: what is escaped stands only inside of its texts. */
export function visibleLines(text: string): string {
  return text.replace(unsafe, (sign) => (sign === '\n' ? sign : escapeOf(sign)));
}

/** SVG and HTML: what they may hold by number means the same there, and the rest is nothing that a page could show. */
export function visibleMarkup(text: string): string {
  return text.replace(unsafe, (sign) => {
    if (sign === '\n' || sign === '\t') return sign;
    const code = sign.codePointAt(0);
    const isAllowed = code !== undefined && code > 0x9f && !/\p{Cs}/u.test(sign);
    return isAllowed ? `&#x${code.toString(16)};` : escapeOf(sign);
  });
}
