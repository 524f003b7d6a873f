import type { Db, Tx } from './db/database.ts';
import type { EventSender } from './events/events.ts';
import type { WordsKind } from './words-kind.ts';

/** What erasing is done with. */
interface Erasing {
  events: EventSender;
  /** Every kind of what people show to others. */
  words: ReadonlyMap<string, WordsKind>;
  now: number;
}

/**
 * What one feature keeps about a person: how it is handed out ('Export my data') and what has to be erased besides
 * the rows that are deleted with the user (foreign keys cascade).
 */
export interface PersonalData {
  /** The key in the exported file: 'journalEntries'. */
  section: string;
  /** The tables it stands for; a test finds those that no section names. */
  tables: readonly string[];
  /**
   * The person's records as they should read, a page (`inPages`) at a time so that none is held whole. Each page is as
   * the database is at that moment (docs/decisions/032-stopping-waiting-and-memory.md).
   * @param publicUrl what addresses begin with: the file is opened where no page is
   */
  exportOf(db: Db, userId: string, publicUrl: string): AsyncIterable<readonly unknown[]>;
  /**
   * Its texts have an index of words (`db/text-index/`), so it is erased after all else. SQLite would otherwise write the changed
   * index out before each statement that touches several rows: 10 ms for each of the thousands that leave groups and events.
   */
  isIndexed?: true;
  /** Erases what no foreign key reaches; what is not in the database, by an event. Others have a turn at least every 50 ms. */
  eraseOf?(tx: Tx, userId: string, deps: Erasing): Promise<void>;
}

/** Several features may fill one section: what they have of it is handed out one after the other. */
export function joinSections(all: readonly PersonalData[]): PersonalData[] {
  const sections = Map.groupBy(all, ({ section }) => section);
  return [...sections].map(([section, filledBy]) => ({
    section,
    tables: filledBy.flatMap(({ tables }) => tables),
    ...(filledBy.some(({ isIndexed }) => isIndexed) && { isIndexed: true as const }),
    async *exportOf(db, userId, publicUrl) {
      for (const data of filledBy) yield* data.exportOf(db, userId, publicUrl);
    },
    async eraseOf(tx, userId, deps) {
      for (const data of filledBy) await data.eraseOf?.(tx, userId, deps);
    },
  }));
}

/** Erases all sections of somebody; the caller deletes their own row. */
export async function eraseAll(
  tx: Tx,
  userId: string,
  deps: Erasing & { personalData: readonly PersonalData[] },
): Promise<void> {
  const { personalData, ...given } = deps;
  const inOrder = personalData.toSorted(
    (a, b) => Number(a.isIndexed ?? false) - Number(b.isIndexed ?? false),
  );
  for (const { eraseOf } of inOrder) await eraseOf?.(tx, userId, given);
}

/** Of the largest journal entries these are a megabyte, which is read in some milliseconds. */
const PAGE_SIZE = 25;

/**
 * Pages through records ordered by a key that never changes: `load` gives at most `limit` of those after the last one
 * seen, null at the beginning. It has to find them by an index, or the time for all would grow with their square.
 */
export async function* inPages<Row>(
  load: (last: Row | null, limit: number) => Promise<Row[]>,
): AsyncGenerator<readonly Row[]> {
  let last: Row | null = null;
  for (;;) {
    const rows: Row[] = await load(last, PAGE_SIZE);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_SIZE) return;
    last = rows[rows.length - 1]!;
  }
}
