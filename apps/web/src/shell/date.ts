/** dateTimeText: a moment as the reader writes it. English dates are British. */

export function dateTimeText(at: number | Date, language: string): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
