/** html: a template that escapes its parts, so that no text can become markup. */

/** Markup created here, which is not escaped again. */
export class HtmlMarkup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type HtmlPart = HtmlMarkup | string | number | null | readonly HtmlPart[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign]!);
}

function partText(part: HtmlPart): string {
  if (part === null) return '';
  if (part instanceof HtmlMarkup) return part.text;
  if (typeof part === 'object') return part.map(partText).join('');
  return escapeHtml(String(part));
}

/** Markup from a template. Its parts are escaped unless they are markup themselves. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): HtmlMarkup {
  return new HtmlMarkup(
    strings.map((text, at) => (at < parts.length ? text + partText(parts[at]!) : text)).join(''),
  );
}

/** Markup with a separator: `joined(dice, ' ')`. */
export function joined(parts: readonly HtmlPart[], between: string): HtmlMarkup {
  return new HtmlMarkup(parts.map(partText).join(escapeHtml(between)));
}
