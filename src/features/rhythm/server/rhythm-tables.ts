import type { Weekday } from '#contract/local-dates.ts';

/** Somebody's rhythm. Who has lit no lamp and chosen nothing has no row. */
export interface RhythmTable {
  user_id: string;
  /** Days in a row, flasks of oil, the longest row and all days, as they stood at the end of `until_date`. */
  row_days: number;
  flasks: number;
  longest: number;
  total: number;
  until_date: string | null;
  until_end: number | null;
  /** The date of the last day on which a lamp was lit; it has a row in `rhythm_day`. */
  lit_date: string | null;
  sabbath: Weekday;
  /** The first and the last date of a rest; null for none. */
  rest_from: string | null;
  rest_until: string | null;
  /** The dates that oil has kept last, with commas; and the day on which they were counted. */
  oil_on: string | null;
  oil_used_on: string | null;
}

/** A day on which somebody lit at least one lamp. Times are UTC epoch milliseconds; null: that lamp was not lit. */
export interface RhythmDayTable {
  user_id: string;
  date: string;
  started_at: number;
  read_at: number | null;
  write_at: number | null;
  pray_at: number | null;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    rhythm: RhythmTable;
    rhythm_day: RhythmDayTable;
  }
}
