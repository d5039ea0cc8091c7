/** Result tables as data, so that the engine looks results up where the sheet prints them. */

/** One step of a table: scores `from` … `to` give `gives`; an open end is left out. */
export interface Step<T> {
  readonly from?: number;
  readonly to?: number;
  readonly gives: T;
}

export type ResultTable<T> = readonly Step<T>[];

/** What the table gives for a score; a score between the steps is a mistake in the table. */
export function lookUp<T>(table: ResultTable<T>, score: number): T {
  for (const { from, to, gives } of table) {
    if ((from === undefined || score >= from) && (to === undefined || score <= to)) return gives;
  }
  throw new RangeError(`no step of the result table holds ${score}`);
}
