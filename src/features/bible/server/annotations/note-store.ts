import type { Selectable } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { VerseNoteTable } from './annotation-tables.ts';

/** Without the text as it is searched, which doubles what is read. */
export type NoteRow = Omit<Selectable<VerseNoteTable>, 'search_text'>;
export type SearchedNoteRow = Selectable<VerseNoteTable>;

const SHOWN = ['id', 'user_id', 'place', 'last_verse', 'text', 'created_at', 'updated_at'] as const;

/** Somebody's notes that begin in a half-open range of places, in their order. @param wanted `after`: beside `from`, the id before */
export function notesIn(
  db: DbOrTx,
  wanted: { userId: string; from: number; before: number; limit: number; after?: string },
): Promise<NoteRow[]> {
  return db
    .selectFrom('verse_note')
    .select(SHOWN)
    .where('user_id', '=', wanted.userId)
    .where((eb) => eb(eb.refTuple('place', 'id'), '>', eb.tuple(wanted.from, wanted.after ?? '')))
    .where('place', '<', wanted.before)
    .orderBy('place')
    .orderBy('id')
    .limit(wanted.limit)
    .execute();
}

/** Of one book or day: half-open ranges. */
export interface NoteFilter {
  places?: { from: number; before: number } | undefined;
  time?: { start: number; end: number } | undefined;
}

/** The newest first. */
export function findNotes(
  db: DbOrTx,
  wanted: { userId: string; limit: number; after: TimeCursor | null } & NoteFilter,
): Promise<SearchedNoteRow[]> {
  const { userId, limit, after, places, time } = wanted;
  let query = db.selectFrom('verse_note').selectAll().where('user_id', '=', userId);
  if (places) query = query.where('place', '>=', places.from).where('place', '<', places.before);
  if (time) query = query.where('created_at', '>=', time.start).where('created_at', '<', time.end);
  if (after) {
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.at, after.id)));
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** Somebody's own note; nobody finds another's. */
export function findNote(db: DbOrTx, userId: string, id: string): Promise<NoteRow | undefined> {
  return db
    .selectFrom('verse_note')
    .select(SHOWN)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** How many there are; in a half-open range of places, if one is given. */
export async function countNotes(
  db: DbOrTx,
  userId: string,
  places?: { from: number; before: number },
): Promise<number> {
  let query = db
    .selectFrom('verse_note')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId);
  if (places) query = query.where('place', '>=', places.from).where('place', '<', places.before);
  return Number((await query.executeTakeFirst())?.count ?? 0);
}

export async function createNoteRow(tx: Tx, row: SearchedNoteRow): Promise<void> {
  await tx.insertInto('verse_note').values(row).execute();
}

export async function updateNoteRow(
  tx: Tx,
  userId: string,
  id: string,
  changes: Pick<SearchedNoteRow, 'text' | 'search_text' | 'updated_at'>,
): Promise<void> {
  await tx
    .updateTable('verse_note')
    .set(changes)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/** @returns whether there was one */
export async function deleteNoteRow(tx: Tx, userId: string, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('verse_note')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
