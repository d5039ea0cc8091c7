/** ResultTable: result tables as data, shared by the engine and the sheet. */

/** One band of a table: scores `from` … `to` give `gives`. An open end has no field. */
export interface ResultBand<T> {
  readonly from?: number;
  readonly to?: number;
  readonly gives: T;
}

/** Bands in rising order. A score between two bands, possible only with fractions, belongs to the higher one. */
export type ResultTable<T> = readonly ResultBand<T>[];

/** Result of the table for a score. */
export function resultFor<T>(table: ResultTable<T>, score: number): T {
  for (const { to, gives } of table) {
    if (to === undefined || score <= to) return gives;
  }
  throw new RangeError(`the result table ends before ${score}`);
}
