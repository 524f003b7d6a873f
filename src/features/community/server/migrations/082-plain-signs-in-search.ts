import { type Kysely, sql } from 'kysely';
import { foldForSearch } from '#contract/fold-for-search.ts';

export const outsideTransaction = true;

const PAGE = 200;
const TABLES = ['journal_entry', 'verse_note', 'study_group', 'debate'] as const;
const SIGNS = Array.from('‘’‛ʼ“”„‟«»‐‒–—―−');

type Searched = Record<(typeof TABLES)[number], { id: string; search_text: string }>;

/**
 * Texts are searched with the signs of a plain keyboard now: those that were written before have others in what is searched of them, by
 * which nobody would find them any more. It bears being run again.
 */
export async function up(db: Kysely<Searched>): Promise<void> {
  for (const table of TABLES) {
    for (let last = ''; ; ) {
      const rows = await db
        .selectFrom(table)
        .select(['id', 'search_text'])
        .where('id', '>', last)
        .where((eb) => eb.or(SIGNS.map((sign) => eb('search_text', 'like', `%${sign}%`))))
        .orderBy('id')
        .limit(PAGE)
        .execute();
      for (const { id, search_text } of rows) {
        await db
          .updateTable(table)
          .set({ search_text: foldForSearch(search_text) })
          .where('id', '=', id)
          // Whoever changes the text meanwhile folds it, too.
          .where(sql<boolean>`search_text = ${search_text}`)
          .execute();
      }
      if (rows.length < PAGE) break;
      last = rows.at(-1)!.id;
    }
  }
}
