/** Result tables as data, so that the engine looks results up where the sheet prints them. */

/** One step of a table: scores `from` … `to` give `gives`; an open end is left out. */
export interface ResultBand<T> {
  readonly from?: number;
  readonly to?: number;
  readonly gives: T;
}

/** Steps in rising order. A score between two steps, possible only with fractions, belongs to the higher one. */
export type ResultTable<T> = readonly ResultBand<T>[];

/** What the table gives for a score. */
export function lookUp<T>(table: ResultTable<T>, score: number): T {
  for (const { to, gives } of table) {
    if (to === undefined || score <= to) return gives;
  }
  throw new RangeError(`the result table ends before ${score}`);
}
