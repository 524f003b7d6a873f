import type { Db, Tx } from './db/database.ts';
import type { EventSender } from './events/events.ts';

/**
 * What one feature keeps about a person: how it is handed out ('Export my data') and what has to be erased besides
 * the rows that are deleted with the user (foreign keys cascade).
 */
export interface PersonalData {
  /** The key in the exported file: 'journalEntries'. */
  section: string;
  /** The tables it stands for; a test finds those that no section names. */
  tables: readonly string[];
  /** The person's records as they should read, oldest first, a page at a time so that none is held whole. */
  exportOf(db: Db, userId: string): AsyncIterable<readonly unknown[]>;
  /** Erases what no foreign key reaches; what is not in the database, by an event. */
  eraseOf?(tx: Tx, userId: string, deps: { events: EventSender; now: number }): Promise<void>;
}

/** Several features may fill one section: what they have of it is handed out one after the other. */
export function joinSections(all: readonly PersonalData[]): PersonalData[] {
  const sections = Map.groupBy(all, ({ section }) => section);
  return [...sections].map(([section, filledBy]) => ({
    section,
    tables: filledBy.flatMap(({ tables }) => tables),
    async *exportOf(db, userId) {
      for (const data of filledBy) yield* data.exportOf(db, userId);
    },
    async eraseOf(tx, userId, deps) {
      for (const data of filledBy) await data.eraseOf?.(tx, userId, deps);
    },
  }));
}

const PAGE_SIZE = 200;

/**
 * Pages through records in an order of their own: `load` gives those after the last one seen, which it gets by its id and
 * as it is, null at the start. An index has to have that order, or each page costs as much as the whole.
 */
export async function* inPages<Row extends { id: string }>(
  load: (afterId: string, limit: number, after: Row | null) => Promise<Row[]>,
): AsyncIterable<readonly Row[]> {
  let after: Row | null = null;
  for (;;) {
    const rows: Row[] = await load(after?.id ?? '', PAGE_SIZE, after);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_SIZE) return;
    after = rows[rows.length - 1]!;
  }
}
