/** Choices: what was chosen in a form, by field name. Untouched fields are omitted. */

export type Choices = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Choices {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
