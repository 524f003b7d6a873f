import { setImmediate as othersTurn } from 'node:timers/promises';
import type { TimeCursor } from '#contract/paging.ts';
import type { Db } from '#platform/server/db/database.ts';
import { findNotes, type NoteFilter, type NoteRow } from './note-store.ts';

/** Notes that are looked through before others have their turn: of the longest, some milliseconds. */
const NOTES_PER_TURN = 50;

/**
 * The newest notes that have all of these words, at most `limit`. They are looked through here and not by the database: in SQLite,
 * which runs in the server's own thread, one search for a hundred alike letters in 2,000 long notes would keep everybody waiting.
 */
export async function searchNotes(
  db: Db,
  wanted: { userId: string; limit: number; after: TimeCursor | null; words: readonly string[] } & NoteFilter,
): Promise<NoteRow[]> {
  const { words, limit, ...filter } = wanted;
  if (words.length === 0) return findNotes(db, { ...filter, limit });
  const found: NoteRow[] = [];
  for (let after = wanted.after; found.length < limit; ) {
    const rows = await findNotes(db, { ...filter, limit: NOTES_PER_TURN, after });
    found.push(...rows.filter(({ search_text }) => words.every((word) => search_text.includes(word))));
    const last = rows.at(-1);
    if (!last || rows.length < NOTES_PER_TURN) break;
    after = { at: last.created_at, id: last.id };
    await othersTurn();
  }
  return found.slice(0, limit);
}
