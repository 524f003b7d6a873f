/** A date of the tables that accounts began with: ISO text in SQLite, a Date from PostgreSQL. Read it with `toEpochMs`. */
export type DateColumn = string | Date;

/** UTC epoch milliseconds. */
export function toEpochMs(date: DateColumn): number {
  return (typeof date === 'string' ? new Date(date) : date).getTime();
}
