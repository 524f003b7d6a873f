import { sql } from 'kysely';
import { foldForSearch } from '#contract/fold-for-search.ts';
import type { Db } from '#platform/server/db/database.ts';
import { searchTextOf } from './said-in.ts';

/*
 * While an installation is upgraded, a server of a former version may write, change and delete what is said, and fold none of it. It is
 * folded afterwards. Words that somebody removed in that time stand in what is searched until then, and where they were held, or on a
 * picture that was taken out, until the post is changed again; nobody is shown them.
 */

/** When a post said what it says. */
const SAID_AT = sql<number>`coalesce(deleted_at, edited_at, created_at)`;

/** Posts whose words are not what is searched of them. They have an index of their own, in which there is none most of the time. */
export function postsToFold(db: Db, limit: number) {
  return db
    .selectFrom('group_post')
    .select(['id', 'text', 'pictures', 'poll_options', SAID_AT.as('said_at')])
    .where(sql<boolean>`coalesce(search_of, -1) <> ${SAID_AT}`)
    .limit(limit);
}

/** Threads whose titles were never folded; the same. */
export function threadsToFold(db: Db, limit: number) {
  return db.selectFrom('group_thread').select(['id', 'title']).where('search_text', 'is', null).limit(limit);
}

/** @returns how many it were */
export async function foldPosts(db: Db, limit: number): Promise<number> {
  const rows = await postsToFold(db, limit).execute();
  for (const { id, said_at, ...said } of rows) {
    await db
      .updateTable('group_post')
      .set({ search_text: searchTextOf(said), search_of: Number(said_at) })
      .where('id', '=', id)
      // Whoever changes it meanwhile says something else.
      .where(sql<boolean>`coalesce(search_of, -1) <> ${SAID_AT} and ${SAID_AT} = ${said_at}`)
      .execute();
  }
  return rows.length;
}

/** @returns how many it were */
export async function foldThreads(db: Db, limit: number): Promise<number> {
  const rows = await threadsToFold(db, limit).execute();
  for (const { id, title } of rows) {
    await db
      .updateTable('group_thread')
      .set({ search_text: foldForSearch(title) })
      .where('id', '=', id)
      .where('title', '=', title)
      .where('search_text', 'is', null)
      .execute();
  }
  return rows.length;
}
