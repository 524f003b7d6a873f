import type { JournalEntry } from '../journal.contract.ts';

/**
 * The column of each field that an entry is shown with. The table's type, what is selected, inserted, updated and exported
 * are made of this list; a column that is not in it is never handed out.
 */
export const COLUMN_OF = {
  id: 'id',
  content: 'content',
  reflectionPrompt: 'reflection_prompt',
  mood: 'mood',
  passage: 'passage',
  writingTimeMinutes: 'writing_time_minutes',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  xpEarned: 'xp_earned',
} as const satisfies Record<keyof JournalEntry, string>;

type Field = keyof JournalEntry;
type ColumnOf = typeof COLUMN_OF;

export interface JournalEntryTable extends ShownColumns {
  user_id: string;
  /** `searchText` of the entry. It is never selected, because it is as long as the entry itself. */
  search_text: string;
  /** The author's calendar day when it was written, '2026-11-21'. */
  local_date: string;
  /** The chapter of its passage, 'PSA.23'; null without one. */
  passage_chapter: string | null;
}

/** A field has the same values in the table as in the answer. */
type ShownColumns = { [F in Field as ColumnOf[F]]: JournalEntry[F] };

/** `JournalUsage` of each person who has saved something since there was this table. */
interface JournalUsageTable {
  user_id: string;
  bytes: number;
  day_begun_at: number;
  day_entries: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    journal_entry: JournalEntryTable;
    journal_usage: JournalUsageTable;
  }
}

export const SHOWN_FIELDS = Object.keys(COLUMN_OF) as Field[];

/** For `select`: the shown columns under the names of the answer's fields, so that such a row is a `JournalEntry`. */
export const SHOWN = SHOWN_FIELDS.map((field) => `${COLUMN_OF[field]} as ${field}`) as {
  [F in Field]: `${ColumnOf[F]} as ${F}`;
}[Field][];

/** The values of some fields by column, as they are written to the table. */
export function columnsOf<F extends Field>(
  entry: JournalEntry,
  fields: readonly F[],
): Pick<JournalEntryTable, ColumnOf[F]> {
  const values = fields.map((field): [string, unknown] => [COLUMN_OF[field], entry[field]]);
  return Object.fromEntries(values) as Pick<JournalEntryTable, ColumnOf[F]>;
}
